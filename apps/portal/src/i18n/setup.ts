import { withLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import type { Words } from '@voie-libre/ui/provider'
import type { Namespace } from './resources.ts'
import { addTexts, currentLanguage, hasTexts, onMissing, setLanguage } from './texts.ts'
import type { Texts } from './translated.ts'

/** A language's file: texts of all pages and of the component library, and loaders for other namespaces. */
interface LanguageFile {
  words: Words
  first: Readonly<Partial<Record<Namespace, Texts>>>
  others: Readonly<Record<string, () => Promise<Texts>>>
}
const files: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  fr: () => import('./locales/fr/language.ts'),
  en: () => import('./locales/en/language.ts'),
  de: () => import('./locales/de/language.ts'),
  it: () => import('./locales/it/language.ts'),
  es: () => import('./locales/es/language.ts'),
}
const loaded = new Map<Language, LanguageFile>()
const usedNamespaces = new Set<Namespace>()

/** The component library's texts in the current language. */
export const currentWords = (): Words | undefined => loaded.get(currentLanguage())?.words

/** The path of a page in the current language. */
export const localized = (to: string): string => withLanguage(currentLanguage(), to)

async function loadLanguage(language: Language): Promise<LanguageFile> {
  const known = loaded.get(language)
  if (known) return known
  const fresh = await files[language]()
  loaded.set(language, fresh)
  for (const [namespace, texts] of Object.entries(fresh.first)) addTexts(language, namespace, texts)
  return fresh
}

async function load(language: Language, namespace: string): Promise<void> {
  const { others } = await loadLanguage(language)
  if (hasTexts(language, namespace)) return
  const file = others[`./${namespace}.json`]
  if (!file) throw new Error(`No ${language} texts for ${namespace}`)
  addTexts(language, namespace, await file())
}

/** Loads a page's namespaces; runs in parallel with loading the page's module. */
export async function loadNamespaces(namespaces: readonly Namespace[], language = currentLanguage()): Promise<void> {
  for (const namespace of namespaces) usedNamespaces.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(language, namespace)))
}

/** Initialises one language; components may render after it resolves. */
export async function startI18n(language: Language): Promise<void> {
  // A failure shows no text; the next text that is needed of the namespace tries again.
  onMissing.request = (namespace) => void load(currentLanguage(), namespace).catch(() => undefined)
  await loadLanguage(language)
  setLanguage(language)
}

/** Changes the language without reload. Loads all used namespaces first, which prevents flicker. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return
  await Promise.all([loadLanguage(language), ...[...usedNamespaces].map((namespace) => load(language, namespace))])
  setLanguage(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}
