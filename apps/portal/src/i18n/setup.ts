import { withLanguage } from '@voie-libre/domain/access/pages'
import { defaultLanguage, type Language, languages } from '@voie-libre/domain/reference/languages'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Namespace } from './resources.ts'

// One chunk per language and namespace, loaded with the page that speaks it.
const files = import.meta.glob<{ default: Record<string, unknown> }>('./locales/*/*.json')

/** What every page says. */
const everywhere: readonly Namespace[] = ['common', 'errors']
const wanted = new Set<Namespace>(everywhere)

export const currentLanguage = (): Language => languages.find((known) => known === i18next.language) ?? defaultLanguage

/** The address of a page in the current language. */
export const localized = (to: string): string => withLanguage(currentLanguage(), to)

async function load(language: Language, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return
  const file = files[`./locales/${language}/${namespace}.json`]
  if (!file) throw new Error(`No ${language} texts for ${namespace}`)
  i18next.addResourceBundle(language, namespace, (await file()).default)
}

/** Makes sure the current language can say what a page says; the page's module and its words load side by side. */
export async function speak(namespaces: readonly Namespace[], language = currentLanguage()): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(language, namespace)))
}

/** Starts with one language; components may render as soon as this resolves. */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [...everywhere],
    defaultNS: 'common',
    partialBundledLanguages: true,
    resources: {},
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  })
  await speak(everywhere, language)
}

/** Changes the language in place: everything loaded so far is loaded in the new one first, so that nothing flickers. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return
  await Promise.all([...wanted].map((namespace) => load(language, namespace)))
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
