import { withLanguage } from '@voie-libre/domain/access/pages'
import { defaultLanguage, type Language, languages } from '@voie-libre/domain/reference/languages'
import type { Words } from '@voie-libre/ui/provider'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { renderScope } from '../api/renderScope.ts'
import type { Namespace } from './resources.ts'

type Texts = Record<string, unknown>
/** A language's file: texts of the component library and of all pages, and loaders for other namespaces. */
interface LanguageFile {
  words: Words
  common: Texts
  others: Readonly<Record<string, () => Promise<Texts>>>
}
const files = import.meta.glob<LanguageFile>('./locales/*/language.ts')
const loaded = new Map<Language, LanguageFile>()
const usedNamespaces = new Set<string>()

const knownLanguage = (name: string): Language => languages.find((known) => known === name) ?? defaultLanguage
export const currentLanguage = (): Language => renderScope.current()?.language ?? knownLanguage(i18next.language)

export const currentWords = (): Words | undefined => loaded.get(currentLanguage())?.words

export const localized = (to: string): string => withLanguage(currentLanguage(), to)

async function loadLanguage(language: Language): Promise<LanguageFile> {
  const known = loaded.get(language)
  if (known) return known
  const fresh = await files[`./locales/${language}/language.ts`]?.()
  if (!fresh) throw new Error(`No texts in ${language}`)
  loaded.set(language, fresh)
  i18next.addResourceBundle(language, 'common', fresh.common)
  return fresh
}

async function load(language: Language, namespace: string): Promise<void> {
  const texts = await textsOf(language, namespace)
  if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, texts)
}

async function textsOf(language: Language, namespace: string): Promise<Texts> {
  const { common, others } = await loadLanguage(language)
  if (namespace === 'common') return common
  const file = others[`./${namespace}.json`]
  if (!file) throw new Error(`No ${language} texts for ${namespace}`)
  return file()
}

/** Loads the texts that only an action shows, when a component first needs them; the component then renders again. */
const lateTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf(knownLanguage(language), namespace).then(
      (texts) => done(null, texts),
      () => done('no texts', false),
    )
  },
}

/** Loads namespaces, of a page in parallel with its module. Throws for one that has no texts. */
export async function loadTexts(namespaces: readonly string[], language = currentLanguage()): Promise<void> {
  for (const namespace of namespaces) usedNamespaces.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(language, namespace)))
}
export const loadNamespaces = (namespaces: readonly Namespace[], language?: Language) => loadTexts(namespaces, language)

/** Initialises one language; components may render after it resolves. */
export async function startI18n(language: Language): Promise<void> {
  await i18next
    .use(lateTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: {},
      interpolation: { escapeValue: false }, // React escapes
      // No text, rather than its key, until its namespace has arrived.
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler: (key) => {
        const [namespace = '', path = key] = key.split(':')
        return i18next.hasResourceBundle(currentLanguage(), namespace) ? path : ''
      },
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
  await loadLanguage(language)
}

/** Changes the language without reload. Loads all used namespaces first, which prevents flicker. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return
  await Promise.all([loadLanguage(language), ...[...usedNamespaces].map((namespace) => load(language, namespace))])
  await i18next.changeLanguage(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}
