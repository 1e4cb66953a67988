import { defineConfig } from 'vitest/config'

/** For mutation testing: the domain alone, without the projects of the whole repository. */
export default defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'] } })
