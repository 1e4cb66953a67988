import { addressData } from './addresses.ts'
import plates from './plates.json' with { type: 'json' }

/** Codes and names in one language, in its alphabetical order: `names` of `@voie-libre/countries/names/<language>`. */
export type CountryNames = readonly (readonly [code: string, name: string])[]

/** An option of CountrySelect. */
export interface CountryOption {
  code: string
  name: string
  /** Everything that finds the country, besides its name. */
  keywords: string[]
}

/** The letters on the band of each country's plates, then further names that people type. [§3, DATA-03] */
const plateData: Readonly<Record<string, readonly string[]>> = plates

/** Countries whose plates appear on European motorways. */
export const plateCountries: readonly string[] = Object.keys(plateData)

/** Countries of postal addresses; they include those of plates. */
export const addressCountries: readonly string[] = addressData.split(' ')

/** The letters on the band of a plate, and the sign on a car: F, D, CH...; the code itself if they are unknown. */
export function plateLetters(code: string): string {
  return plateData[code]?.[0] ?? code
}

/** Options for CountrySelect, in the order of `names`. Without `codes` all countries of addresses. */
export function countryOptions(names: CountryNames, codes: readonly string[] = addressCountries): CountryOption[] {
  const wanted = new Set(codes)
  return names.flatMap(([code, name]) => (wanted.has(code) ? { code, name, keywords: countryKeywords(code) } : []))
}

/** Search terms for a country: its names in five languages, its letters, its code, and other names that people type. */
export function countryKeywords(code: string): string[] {
  const translated = searched.map((language) => countryName(code, language))
  return [...new Set([...translated, code, ...(plateData[code] ?? [])])]
}
const searched = ['fr', 'en', 'de', 'it', 'es'] as const

/** The name of a country in any language of the platform's `Intl`; an unknown code is its own name. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return namesIn(language, shortNamed.includes(code) ? 'short' : 'long').of(code) ?? code
}

/** Countries whose official name drivers do not use. */
const shortNamed: readonly string[] = ['HK', 'MO', 'PS']

const known = new Map<string, Intl.DisplayNames>()

/** Created once per language, because it takes milliseconds. */
function namesIn(language: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${language} ${style}`
  const names = known.get(key) ?? new Intl.DisplayNames(language, { type: 'region', style })
  known.set(key, names)
  return names
}
