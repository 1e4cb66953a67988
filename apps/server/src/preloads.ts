import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageName, pageOf } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import * as z from 'zod/mini'

/**
 * Modules and texts of the pages that visits start with. They repeat apps/portal/src/app/routes.tsx, and a test compares
 * both.
 */
export const firstPages: Readonly<Partial<Record<PageName, { module: string; speaks: readonly string[] }>>> = {
  formPayment: { module: 'features/search/SearchPage.tsx', speaks: ['search'] },
  processing: { module: 'features/payment/ProcessingPage.tsx', speaks: ['payment'] },
}

/** The part of the build manifest that is read here. */
const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), isEntry: z.optional(z.boolean()) }),
)

/**
 * Preload tags for code and texts that the entry would otherwise request only once it runs, which saves a round trip on a
 * phone. Empty in development, where there is no build.
 */
export function createPreloads(dist: string): (language: Language, path: string) => readonly string[] {
  const manifest = readManifest(dist)
  const withImports = (seen: Set<string>, key: string): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    return (chunk.imports ?? []).reduce(withImports, seen)
  }
  // The built page already names these files.
  const started = Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry)
    .reduce(withImports, new Set<string>())
  return (language, path) => {
    const page = pageOf(path)
    const { module, speaks = [] } = (typeof page === 'string' ? firstPages[page] : undefined) ?? {}
    const texts = (file: string) => `src/i18n/locales/${language}/${file}`
    const keys = [
      texts('language.ts'),
      // Home needs no further texts.
      ...(page === 'home' ? [] : ['errors', ...speaks].map((namespace) => texts(`${namespace}.json`))),
      ...(module === undefined ? [] : [`src/${module}`]),
    ]
    const files = keys.reduce(withImports, new Set<string>())
    return [...files]
      .filter((file) => !started.has(file))
      .map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`)
  }
}

function readManifest(dist: string): z.infer<typeof manifestFile> {
  const file = join(dist, '.vite/manifest.json')
  return existsSync(file) ? manifestFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
