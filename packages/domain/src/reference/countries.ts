import { addressCountries, countryName as nameIn } from '@voie-libre/countries'
import { defaultCountry } from './defaultCountry.ts'
import { defaultLanguage, type Language } from './languages.ts'

export { countryKeywords, plateCountries, plateLetters as distinguishingSign } from '@voie-libre/countries'
export { defaultCountry } from './defaultCountry.ts'

/** Countries of billing addresses. [§3, DATA-02] */
export const paymentCountries = addressCountries

/** The country that a form begins with: the stored one if the form offers it, otherwise the default. [WIDGET-17, WIDGET-18] */
export function firstCountry(stored: string | undefined, offered: readonly string[]): string {
  const code = stored?.toUpperCase() ?? ''
  return offered.includes(code) ? code : defaultCountry
}

/** The name of a country in a language, French by default; an unknown code is its own name. [DATA-01, I18N-04] */
export function countryName(code: string, language: Language = defaultLanguage): string {
  return nameIn(code, language)
}

/** Sorted by name in the order of the language. [DATA-02] */
export function sortedCountries(codes: readonly string[], language: Language): { code: string; name: string }[] {
  const collator = new Intl.Collator(language)
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}
