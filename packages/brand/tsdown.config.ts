import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, resolve } from 'node:path'
import { defineConfig } from 'tsdown'
import { ownFaces } from '../tokens/src/faces.ts'

const dist = (...names: string[]) => resolve(import.meta.dirname, 'dist', ...names)

/** One file without dependencies, so that `npx` downloads one package, and the fonts that `brand new` offers. */
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
  onSuccess: copyFonts,
})

function copyFonts() {
  const { resolve: find } = createRequire(resolve(import.meta.dirname, '../tokens/package.json'))
  mkdirSync(dist('fonts'), { recursive: true })
  for (const { source } of ownFaces) {
    copyFileSync(find(source), dist('fonts', basename(source)))
    const name = source.split('/').slice(0, 2).join('/')
    copyFileSync(find(`${name}/LICENSE`), dist('fonts', `${basename(name)}.LICENSE.txt`))
  }
}
