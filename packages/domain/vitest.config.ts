import { defineConfig } from 'vitest/config'

/**
 * For mutation testing: the domain alone, without the projects of the whole repository. Stryker runs tests in threads,
 * where a time zone cannot be changed, so the tests that change it are left to the other runs.
 */
export default defineConfig({
  test: { environment: 'node', include: ['src/**/*.test.ts'], exclude: ['src/**/*.zones.test.ts'], isolate: false },
})
