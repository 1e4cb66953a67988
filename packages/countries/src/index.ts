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

const addressData =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BL BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN ' +
  'CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GF GH GI GM GN GP GQ GR GT GW GY HK ' +
  'HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC ' +
  'MD ME MF MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PM ' +
  'PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT ' +
  'TV TW TZ UA UG US UY UZ VA VC VE VN VU WF WS XK YE YT ZA ZM ZW'

/** Countries of postal addresses; they include those of plates. [§3, DATA-02] */
export const addressCountries: readonly string[] = addressData.split(' ')

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
