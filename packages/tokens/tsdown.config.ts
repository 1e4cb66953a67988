import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { defineConfig } from 'tsdown'
import { brandFiles, brands, tokensText } from './src/index.ts'

const dist = (...names: string[]) => resolve(import.meta.dirname, 'dist', ...names)

/** What the published package contains besides the folders of `src/build.ts`, which a server serves unchanged. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  dts: { sourcemap: false },
  sourcemap: true,
  clean: false,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  onSuccess: () => {
    // For bundlers: the style sheet of the folder, with addresses relative to it. Its names have the hashes of the files.
    for (const { name } of brands) {
      const css = readFileSync(dist(name, 'brand.css'), 'utf8')
      writeFileSync(dist(`${name}.css`), css.replaceAll(`url('/brands/${name}/`, `url('./${name}/`))
    }
    // For design tools, and as a starting point for a new brand.
    for (const [name, file] of Object.entries(brandFiles)) writeFileSync(dist(`${name}.tokens.json`), tokensText(file))
    licences()
  },
})

/** The fonts' licence allows redistribution only together with its text. */
function licences() {
  const { resolve: find } = createRequire(import.meta.url)
  const sources = brands.flatMap(({ faces }) => faces.map(({ source }) => source))
  mkdirSync(dist('font-licences'), { recursive: true })
  for (const name of new Set(sources.map((source) => source.split('/').slice(0, 2).join('/')))) {
    copyFileSync(find(`${name}/LICENSE`), dist('font-licences', `${name.slice(name.indexOf('/') + 1)}.txt`))
  }
}
