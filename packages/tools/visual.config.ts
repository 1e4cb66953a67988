import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './src/browser.ts'

const root = resolve(import.meta.dirname, '../..')

// `pnpm visual` uses this configuration after it has compared the environments.
export default defineConfig({
  testDir: resolve(import.meta.dirname, 'src/visual'),
  testMatch: '**/*.visual.ts',
  outputDir: resolve(root, 'test-results/visual'),
  snapshotPathTemplate: resolve(root, 'packages/ui/visual/stories/{arg}{ext}'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Tolerates rounding of single pixels; a moved border or letter changes dozens.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.15, maxDiffPixels: 12 },
  },
  reporter: 'line',
  webServer: {
    command: 'node packages/tools/run.mjs visual/serve',
    cwd: root,
    port: 6107,
    reuseExistingServer: false,
  },
  use: {
    baseURL: 'http://127.0.0.1:6107',
    browserName: 'chromium',
    launchOptions: launchOptions(),
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
  },
})
