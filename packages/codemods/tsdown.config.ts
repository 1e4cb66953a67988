import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  platform: 'node',
  dts: false,
  clean: true,
  outExtensions: () => ({ js: '.js' }),
  outputOptions: { banner: '#!/usr/bin/env node' },
})
