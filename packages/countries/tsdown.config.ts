import { defineConfig } from 'tsdown'
import manifest from './package.json' with { type: 'json' }

export default defineConfig({
  entry: Object.values(manifest.exports).filter((path) => path.endsWith('.ts')),
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: { sourcemap: false },
  sourcemap: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
})
