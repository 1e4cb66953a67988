import { paymentData, plateData } from './countryData.ts'
import { defaultLanguage, type Language, languages } from './languages.ts'

export { defaultCountry } from './defaultCountry.ts'

/** [DATA-03] */
export const plateCountries: readonly string[] = Object.keys(plateData)

/** Countries of billing addresses. [§3, DATA-02] */
export const paymentCountries: readonly string[] = paymentData.split(' ')

/** Countries whose official name drivers do not use. */
const shortNamed: readonly string[] = ['HK', 'MO', 'PS']

const names = new Map<string, Intl.DisplayNames>()

/** The name of a country in a language, French by default; an unknown code is its own name. [DATA-01, I18N-04] */
export function countryName(code: string, language: Language = defaultLanguage): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return namesIn(language, shortNamed.includes(code) ? 'short' : 'long').of(code) ?? code
}

/** Computed once per language, because it takes milliseconds. */
function namesIn(language: Language, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${language} ${style}`
  const known = names.get(key) ?? new Intl.DisplayNames(language, { type: 'region', style })
  names.set(key, known)
  return known
}

/** Sorted by name in the order of the language. [DATA-02] */
export function sortedCountries(codes: readonly string[], language: Language): { code: string; name: string }[] {
  const collator = new Intl.Collator(language)
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}

/** The letters on the band of a plate: F, D, CH...; the code if they are unknown. */
export function distinguishingSign(code: string): string {
  return plateData[code]?.[0] ?? code
}

/** Search terms for a country: its names in all languages, its letters, its code, other names. */
export function countryKeywords(code: string): string[] {
  const translated = languages.map((language) => countryName(code, language))
  return [...new Set([...translated, code, ...(plateData[code] ?? [])])]
}
