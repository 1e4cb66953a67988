import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, resolve } from 'node:path'
import { defineConfig } from 'tsdown'
import tokens from '../tokens/package.json' with { type: 'json' }
import { ownFaces } from '../tokens/src/faces.ts'

const dist = (...names: string[]) => resolve(import.meta.dirname, 'dist', ...names)

/**
 * One file without dependencies, so that `npx` downloads one package, the fonts that `brand new` offers, and the licences of all that
 * is inside.
 */
export default defineConfig({
  entry: ['src/cli.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: false,
  minify: true,
  clean: true,
  outExtensions: () => ({ js: '.js' }),
  deps: { alwaysBundle: [/./] },
  onSuccess: copyAside,
})

/** Beside the fonts and the libraries in the bundle lie their notices, as they require. */
function copyAside() {
  const { resolve: find } = createRequire(resolve(import.meta.dirname, '../tokens/package.json'))
  mkdirSync(dist('fonts'), { recursive: true })
  for (const { source } of ownFaces) {
    copyFileSync(find(source), dist('fonts', basename(source)))
    const name = source.split('/').slice(0, 2).join('/')
    copyFileSync(find(`${name}/LICENSE`), dist('fonts', `${basename(name)}.LICENSE.txt`))
  }
  mkdirSync(dist('licences'), { recursive: true })
  for (const name of Object.keys(tokens.dependencies)) {
    const licence = resolve(import.meta.dirname, '../tokens/node_modules', name, 'LICENSE')
    copyFileSync(licence, dist('licences', `${name}.txt`))
  }
}
