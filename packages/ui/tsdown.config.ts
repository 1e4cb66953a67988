import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { defineConfig, type Rolldown } from 'tsdown'
import tailwind from '../../tailwind.config.ts'
import { markElements } from './build/mark.ts'
import { classesOf, layeredStyles, pageStyles, unlayeredStyles } from './build/scope.ts'
import manifest from './package.json' with { type: 'json' }

const here = import.meta.dirname
const source = (name: string) => resolve(here, 'src', name)
const dist = (name: string) => resolve(here, 'dist', name)

const classes = compiled(source('styles.css'))

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
  plugins: [markElements(classesOf(classes))],
  onSuccess: styles,
})

/**
 * Every component reads the provider or has event handlers, so with React Server Components all of them are client
 * components. Modules without components (words, drawings, `fold`) run on both sides.
 */
function useClient({ fileName, facadeModuleId }: Rolldown.RenderedChunk): string {
  if (!fileName.endsWith('.js') || !facadeModuleId) return ''
  const live =
    facadeModuleId.endsWith('.tsx') || /\b(use[A-Z]\w*|createContext)\(/.test(readFileSync(facadeModuleId, 'utf8'))
  return live ? "'use client';" : ''
}

/** Files other than TypeScript: the prebuilt styles, the entry for Tailwind hosts with its tokens, the sprite. */
function styles() {
  const parts = {
    reset: compiled(createRequire(import.meta.url).resolve('tailwindcss/preflight.css')),
    own: readFileSync(source('own.css'), 'utf8'),
    classes,
    tags: renderedTags(),
  }
  writeFileSync(dist('styles.css'), layeredStyles(parts))
  writeFileSync(dist('styles.unlayered.css'), unlayeredStyles(parts))
  writeFileSync(dist('reset.css'), `@layer base,voie-libre;\n${pageStyles(compiled(source('reset.css')))}`)
  copyFileSync(source('icon/sprite.svg'), dist('icons.svg'))
  copyFileSync(source('utilities.css'), dist('utilities.css'))
  writeFileSync(dist('tailwind.css'), forTailwind)
  writeFileSync(dist('tailwind.config.js'), `export default ${JSON.stringify(additive(tailwind), undefined, 2)}\n`)
}

/** The elements that the library renders; headings have the level that the host gives. */
function renderedTags(): Set<string> {
  const code = globSync('src/*/*.tsx', { cwd: here }).map((file) => readFileSync(resolve(here, file), 'utf8'))
  const used = code.flatMap((text) => [...text.matchAll(/<([a-z]\w*)/g)].map(([, tag = '']) => tag))
  return new Set([...'h1 h2 h3 h4 h5 h6'.split(' '), ...used])
}

/** A style sheet that Tailwind builds and minifies. */
function compiled(file: string): string {
  return execFileSync('tailwindcss', ['-i', file, '--minify'], { cwd: here, stdio: 'pipe' }).toString()
}

/** The prebuilt classes, above the host's reset and below its utilities, and the tokens as names for its own utilities. */
const forTailwind = `@import './styles.css' layer(components);
@import './utilities.css';
@config './tailwind.config.js';
`

/** In this repository our token names replace Tailwind's theme; in a host they extend it. */
function additive({ content, theme: { extend, ...own } }: typeof tailwind) {
  return { content, theme: { extend: { ...own, ...extend } } }
}
