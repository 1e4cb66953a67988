import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Rolldown } from 'tsdown'
import tailwind from '../../tailwind.config.ts'
import manifest from './package.json' with { type: 'json' }

const here = import.meta.dirname
const source = (name: string) => resolve(here, 'src', name)
const dist = (name: string) => resolve(here, 'dist', name)

export default defineConfig({
  entry: Object.values(manifest.exports).filter((path) => /\.tsx?$/.test(path)),
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: { sourcemap: false },
  sourcemap: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  outputOptions: { banner: useClient },
  onSuccess: styles,
})

/**
 * Every component reads the provider or has event handlers, so with React Server Components all of them are client
 * components. Modules without components (words, drawings, `fold`) run on both sides.
 */
function useClient({ fileName, facadeModuleId }: Rolldown.RenderedChunk): string {
  if (!fileName.endsWith('.js') || !facadeModuleId) return ''
  const live = facadeModuleId.endsWith('.tsx') || /\buse[A-Z]\w*\(/.test(readFileSync(facadeModuleId, 'utf8'))
  return live ? "'use client';" : ''
}

/** Files other than TypeScript: the prebuilt styles, the entry for Tailwind hosts with its tokens, the sprite. */
function styles() {
  execFileSync('tailwindcss', ['-i', 'src/styles.css', '-o', dist('styles.css'), '--minify'], {
    cwd: here,
    stdio: 'pipe',
  })
  copyFileSync(source('icon/sprite.svg'), dist('icons.svg'))
  copyFileSync(source('base.css'), dist('base.css'))
  const entry = readFileSync(source('tailwind.css'), 'utf8')
  writeFileSync(dist('tailwind.css'), forHosts(entry))
  writeFileSync(dist('tailwind.config.js'), `export default ${JSON.stringify(additive(tailwind), undefined, 2)}\n`)
}

/**
 * The same entry, adapted to the package: classes are in JavaScript files, and the token names are in the same folder.
 */
function forHosts(entry: string): string {
  return entry
    .replace('../../../tailwind.config.ts', './tailwind.config.js')
    .replace("@source './';", "@source './**/*.js';")
    .replace(/@source not .*\n/g, '')
}

/** In this repository our token names replace Tailwind's theme; in a host they extend it. */
function additive({ content, theme: { extend, ...own } }: typeof tailwind) {
  return { content, theme: { extend: { ...own, ...extend } } }
}
