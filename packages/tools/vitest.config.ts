import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './src/browser.ts'

const root = resolve(import.meta.dirname, '../..')
/** Storybook's plugin indexes every story before the first test of any project, and a browser's packages take a second to load. */
const wants = (project: string) => !process.argv.includes('--project') || process.argv.includes(project)
/** In milliseconds; a passing test never waits this long. */
const busyMachine = 120_000
// A module discovered during the tests reloads the page under them, so optimise all possible imports beforehand.
const stories = async () => ({
  root,
  plugins: [
    (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({ configDir: resolve(root, '.storybook') }),
  ],
  optimizeDeps: { entries: ['apps/studio/src/Studio.tsx', 'packages/ui/src/*/*.tsx'] },
  // One page runs all story files: loading the library again for each would cost half as much as its stories.
  test: { name: 'stories', isolate: false, testTimeout: busyMachine, browser: await browser() },
})
const inBrowser = async (name: string, files: string, test: object = {}) => ({
  root,
  // The pictures at /media: a page replaces one that does not load, and a test that reads its address would race it.
  publicDir: 'apps/sandbox/src',
  plugins: [(await import('@vitejs/plugin-react')).default(), (await import('@tailwindcss/vite')).default()],
  optimizeDeps: { entries: ['packages/ui/src/*/*.tsx', 'apps/portal/src/**/*.{ts,tsx}'] },
  test: {
    name,
    include: [files],
    exclude: ['**/node_modules/**', '**/*.{dom,server}.test.tsx'],
    testTimeout: busyMachine,
    // A poll waits a second by default, which on a busy machine is too short for a page that opens.
    expect: { poll: { timeout: 30_000 } },
    browser: await browser(),
    ...test,
  },
})
const components = () =>
  inBrowser('browser', 'packages/ui/src/**/*.test.tsx', { setupFiles: ['packages/ui/src/testing/browser.setup.ts'] })
// One document opens the pages of all files: loading the portal again for each would cost more than a second.
const pages = () =>
  inBrowser('pages', 'apps/portal/src/**/*.test.tsx', {
    setupFiles: ['apps/portal/src/testing/pages.setup.ts'],
    isolate: false,
  })
const browser = async () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: (await import('@vitest/browser-playwright')).playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  root,
  test: {
    // The default leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    // Tags are requirement IDs; `pnpm requirements` checks that they exist.
    strictTags: false,
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          // These tests change nothing that another file sees, so a worker loads each module once.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            '{packages,apps}/*/src/**/*.{dom,server}.test.tsx',
          ],
          testTimeout: busyMachine,
          hookTimeout: busyMachine,
        },
      },
      {
        root,
        test: {
          name: 'deployed',
          environment: 'node',
          // They start servers, databases and builds, so one after the other.
          fileParallelism: false,
          include: ['packages/checks/src/**/*.deployed.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      ...(wants('browser') ? [await components()] : []),
      ...(wants('pages') ? [await pages()] : []),
      ...(wants('stories') ? [await stories()] : []),
    ],
  },
})
