import { defineConfig } from 'tsdown'

/** Bundles the private packages into one file; other libraries stay dependencies, so that npm can update them. */
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: false,
  minify: true,
  clean: true,
  outExtensions: () => ({ js: '.js' }),
  deps: { alwaysBundle: [/^@voie-libre\//] },
})
