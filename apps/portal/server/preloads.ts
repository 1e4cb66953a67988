import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageName, pageOf } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import * as z from 'zod/mini'

/** Texts that every page speaks. */
const everywhere = ['common', 'errors']

/** What the pages that visits start with load, as `src/app/routes.tsx` says; a test holds the two together. */
export const firstPages: Readonly<Partial<Record<PageName, { module?: string; speaks: readonly string[] }>>> = {
  home: { speaks: ['home'] },
  formPayment: { module: 'features/search/SearchPage.tsx', speaks: ['search'] },
  processing: { module: 'features/payment/ProcessingPage.tsx', speaks: ['payment'] },
}

/** The part of the build's manifest that is read here. */
const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())), isEntry: z.optional(z.boolean()) }),
)

/**
 * Preload tags for the code and texts that the entry would only ask for once it runs: one round trip less on a phone.
 * Nothing when there is no build (development).
 */
export function createPreloads(dist: string): (language: Language, path: string) => readonly string[] {
  const manifest = readManifest(dist)
  const withImports = (key: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const inner of chunk.imports ?? []) withImports(inner, seen)
    return seen
  }
  return (language, path) => {
    const page = pageOf(path)
    const { module, speaks = [] } = (typeof page === 'string' ? firstPages[page] : undefined) ?? {}
    const keys = [
      ...[...everywhere, ...speaks].map((namespace) => `src/i18n/locales/${language}/${namespace}.json`),
      ...(module === undefined ? [] : [`src/${module}`]),
    ]
    const files = keys.reduce((seen, key) => withImports(key, seen), new Set<string>())
    return [...files].map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`)
  }
}

function readManifest(dist: string): z.infer<typeof manifestFile> {
  const file = join(dist, '.vite/manifest.json')
  return existsSync(file) ? manifestFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
