/** French first: it is the default and the reference. [§3, §9, I18N-02] */
export const languages = ['fr', 'en', 'de', 'it', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'fr'

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text)
}

/** The country whose flag stands for a language. [OPEN-17] */
export function flagOf(language: Language): string {
  return language === 'en' ? 'gb' : language
}
