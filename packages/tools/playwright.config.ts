import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './src/browser.ts'

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  testDir: resolve(root, 'apps/portal/e2e'),
  testMatch: '**/*.e2e.ts',
  outputDir: resolve(root, 'test-results'),
  globalSetup: resolve(import.meta.dirname, 'src/e2eSetup.ts'),
  // Each worker starts its own server (apps/portal/e2e/support/test.ts). Tests are dealt out one by one, because files
  // differ in length. One worker keeps about one core busy and needs 1 GB.
  workers: Math.min(Math.max(availableParallelism(), 2), 8),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a busy machine. A passing test never waits this long.
  timeout: 120_000,
  expect: { timeout: 20_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/transcripts/{arg}{ext}' } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
    trace: 'off',
    actionTimeout: 20_000,
  },
})
