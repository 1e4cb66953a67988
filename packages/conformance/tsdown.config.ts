import { defineConfig } from 'tsdown'

/** One file with what it needs of the private packages; the libraries of others stay dependencies, so that npm can mend them. */
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
