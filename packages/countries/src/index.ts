import addresses from './addresses.json' with { type: 'json' }
import plates from './plates.json' with { type: 'json' }

/** Codes and names in one language, in its alphabetical order: `names` of `@voie-libre/countries/names/<language>`. */
export type CountryNames = readonly (readonly [code: string, name: string])[]

/** An option of CountrySelect. */
export interface CountryOption {
  code: string
  name: string
  /** Search terms besides the name. */
  keywords: string[]
}

/** By country, the letters on the band of its plates, then further names that people type. [§3, DATA-03] */
const plateData: Readonly<Record<string, readonly string[]>> = plates

/** Countries whose plates appear on European motorways. */
export const plateCountries: readonly string[] = Object.keys(plateData)

/** Countries of postal addresses; they include those of plates. [§3, DATA-02] */
export const addressCountries: readonly string[] = addresses

/** Returns the letters on the band of a country's plates, such as F, D or CH; the code if they are unknown. */
export function plateLetters(code: string): string {
  return plateData[code]?.[0] ?? code
}

/** Builds options for CountrySelect in the order of `names`, by default for all countries of addresses. */
export function countryOptions(names: CountryNames, codes: readonly string[] = addressCountries): CountryOption[] {
  const wanted = new Set(codes)
  return names.flatMap(([code, name]) => (wanted.has(code) ? { code, name, keywords: countryKeywords(code) } : []))
}

/** Lists the search terms of a country: names in five languages, code, letters, and other names that people type. */
export function countryKeywords(code: string): string[] {
  const translated = searched.map((language) => countryName(code, language))
  return [...new Set([...translated, code, ...(plateData[code] ?? [])])]
}
const searched = ['fr', 'en', 'de', 'it', 'es'] as const

/** Returns the name of a country in any language of the platform's `Intl`, or the code if it is unknown. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return namesIn(language, shortNamed.includes(code) ? 'short' : 'long').of(code) ?? code
}

/** Countries whose official name drivers do not use. */
const shortNamed: readonly string[] = ['HK', 'MO', 'PS']

const known = new Map<string, Intl.DisplayNames>()

/** Creates each `Intl.DisplayNames` once, because that takes milliseconds. */
function namesIn(language: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${language} ${style}`
  const names = known.get(key) ?? new Intl.DisplayNames(language, { type: 'region', style })
  known.set(key, names)
  return names
}
