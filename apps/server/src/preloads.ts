import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageName, pageOf } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import * as z from 'zod/mini'

/**
 * Modules and texts of the pages that anybody may open, and of the one to which the provider returns. They repeat
 * apps/portal/src/app/routes.tsx, and a test compares both.
 */
export const firstPages: Readonly<Partial<Record<PageName, { module: string; speaks: readonly string[] }>>> = {
  home: { module: 'features/home/HomePage.tsx', speaks: ['home'] },
  formPayment: { module: 'features/search/SearchPage.tsx', speaks: ['search'] },
  formClaim: { module: 'features/search/ClaimSearchPage.tsx', speaks: ['claim', 'search'] },
  formPrepayment: { module: 'features/prepayment/FormPage.tsx', speaks: ['prepayment', 'search'] },
  alert: { module: 'features/alert/AlertPage.tsx', speaks: ['alert', 'search'] },
  unsubscribe: { module: 'features/alert/UnsubscribePage.tsx', speaks: ['alert'] },
  receipts: { module: 'features/payment/ReceiptsPage.tsx', speaks: ['receipts', 'search'] },
  help: { module: 'features/help/HelpPage.tsx', speaks: ['help'] },
  helpCategory: { module: 'features/help/CategoryPage.tsx', speaks: ['help'] },
  contactChatbot: { module: 'features/contact/ChatbotPage.tsx', speaks: ['contact'] },
  contactForm: { module: 'features/contact/ContactFormPage.tsx', speaks: ['contact'] },
  accountLogin: { module: 'features/account/LoginPage.tsx', speaks: ['account'] },
  accountRegister: { module: 'features/account/RegisterPage.tsx', speaks: ['account'] },
  renterLogin: { module: 'features/renters/session/LoginPage.tsx', speaks: ['renters', 'account'] },
  article: { module: 'features/article/ArticlePage.tsx', speaks: ['help'] },
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
    const { module, speaks = [] } = (page && firstPages[typeof page === 'string' ? page : 'article']) ?? {}
    const texts = (file: string) => `src/i18n/locales/${language}/${file}`
    const keys = [
      texts('language.ts'),
      ...speaks.map((namespace) => texts(`${namespace}.json`)),
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
