import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'tsdown'
import manifest from './package.json' with { type: 'json' }

const here = import.meta.dirname
const dist = (name: string) => resolve(here, 'dist', name)

export default defineConfig({
  entry: Object.values(manifest.exports).filter((path) => /\.tsx?$/.test(path)),
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  clean: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  // Every component reads the provider: in a host that renders upon a server, all of them are client components.
  outputOptions: { banner: (chunk) => (chunk.fileName.endsWith('.js') ? "'use client';" : '') },
  onSuccess: styles,
})

/** What is not TypeScript: the prebuilt styles, the entry for Tailwind hosts, its names, the sprite. */
function styles() {
  execFileSync('tailwindcss', ['-i', 'src/styles.css', '-o', dist('styles.css'), '--minify'], {
    cwd: here,
    stdio: 'pipe',
  })
  copyFileSync(resolve(here, 'src/icon/sprite.svg'), dist('icons.svg'))
  copyFileSync(resolve(here, 'src/base.css'), dist('base.css'))
  copyFileSync(resolve(here, '../../tailwind.config.ts'), dist('tailwind.config.ts'))
  const entry = readFileSync(resolve(here, 'src/tailwind.css'), 'utf8')
  writeFileSync(dist('tailwind.css'), entry.replace('../../../tailwind.config.ts', './tailwind.config.ts'))
}
