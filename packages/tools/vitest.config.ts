import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './src/browser.ts'

const root = resolve(import.meta.dirname, '../..')
// Storybook's plugin indexes every story before the first test of any project: loaded only when its tests are wanted.
const wantsStories = !process.argv.includes('--project') || process.argv.includes('stories')
const stories = () => ({
  root,
  plugins: [storybookTest({ configDir: resolve(root, '.storybook') })],
  // What the brand studio computes with, which is found too late for a cold cache.
  optimizeDeps: { entries: ['packages/ui/docs/studio/Studio.tsx'] },
  test: { name: 'stories', browser: browser() },
})
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/{src,server}/**/*.test.ts',
            '{packages,apps}/*/src/**/*.server.test.tsx',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        plugins: [react(), tailwindcss()],
        // Found while the tests run, a dependency reloads the page under them.
        optimizeDeps: {
          include: [
            '@voie-libre/ui > @radix-ui/react-accordion',
            '@voie-libre/ui > @radix-ui/react-dialog',
            '@voie-libre/ui > @radix-ui/react-popover',
            '@voie-libre/ui > class-variance-authority',
            '@storybook/react-vite',
            'react-dom',
            'storybook/test',
          ],
        },
        test: {
          name: 'browser',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/*.server.test.tsx'],
          browser: browser(),
        },
      },
      ...(wantsStories ? [stories()] : []),
    ],
  },
})
