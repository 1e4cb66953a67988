/** French first: it is the default and the reference. [§3, §9, I18N-02] */
export const languages = ['fr', 'en', 'de', 'it', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'fr'

/** An operator's own text; a language without one shows that of another. */
export type TextByLanguage = Readonly<Partial<Record<Language, string>>>

/** The text in a language, else the first one that exists. */
export const textIn = (language: Language, texts: TextByLanguage): string | undefined =>
  texts[language] ?? languages.map((other) => texts[other]).find((text) => text !== undefined)

/** The country whose flag stands for a language. [OPEN-17] */
export const flagOf = (language: Language): string => (language === 'en' ? 'gb' : language)

/** The tag of a language as its main country writes dates and numbers. [OPEN-17, OPEN-22] */
export const localeOf = (language: Language): string => `${language}-${flagOf(language).toUpperCase()}`

/**
 * The language to offer to a visitor: the first of the browser's (`navigator.languages`) that the site has; undefined if
 * the browser also accepts the current one. The address alone decides the language, so nobody is redirected. [OPEN-17]
 */
export function languageToOffer(accepted: readonly string[], current: Language): Language | undefined {
  const codes = accepted.map((tag) => tag.slice(0, 2).toLowerCase())
  if (codes.includes(current)) return undefined
  return codes.flatMap((code) => languages.filter((known) => known === code))[0]
}
