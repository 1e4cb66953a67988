import { countryName } from '@voie-libre/countries'
import { defaultCountry } from './defaultCountry.ts'
import type { Language } from './languages.ts'

export { addressCountries, countryKeywords, countryName, plateCountries, plateLetters } from '@voie-libre/countries'
export { defaultCountry } from './defaultCountry.ts'

/** The country that a form begins with: the stored one if the form offers it, otherwise the default. [WIDGET-17, WIDGET-18] */
export function firstCountry(stored: string | undefined, offered: readonly string[]): string {
  const code = stored?.toUpperCase() ?? ''
  return offered.includes(code) ? code : defaultCountry
}

/** Sorted by name in the order of the language. [DATA-02] */
export function sortedCountries(codes: readonly string[], language: Language): { code: string; name: string }[] {
  const collator = new Intl.Collator(language)
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}
