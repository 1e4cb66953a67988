import { defaultLanguage, type Language, languages } from './languages.ts'

/** [§9, CONST-01] */
export const defaultCountry = 'FR'

/**
 * Countries whose plates are met on European motorways, with the letters on the plate's band; then names people type
 * that no dictionary of countries knows. [§3, DATA-03]
 */
const plateData: Readonly<Record<string, readonly [sign: string, ...synonyms: string[]]>> = {
  AD: ['AND'],
  AL: ['AL', 'Shqiperia'],
  AT: ['A', 'Oesterreich'],
  BA: ['BIH', 'Bosna'],
  BE: ['B', 'Belgie'],
  BG: ['BG', 'Balgariya'],
  BY: ['BY'],
  CA: ['CDN'],
  CH: ['CH', 'Helvetia', 'Confoederatio Helvetica'],
  CY: ['CY', 'Kypros'],
  CZ: ['CZ', 'Czech Republic', 'Republique tcheque', 'Cesko'],
  DE: ['D', 'Bundesrepublik'],
  DK: ['DK', 'Danmark'],
  EE: ['EST', 'Eesti'],
  ES: ['E', 'Espana'],
  FI: ['FIN', 'Suomi'],
  FR: ['F', 'Hexagone'],
  GB: [
    'UK',
    'GB',
    'Great Britain',
    'Grande-Bretagne',
    'England',
    'Angleterre',
    'Inghilterra',
    'Inglaterra',
    'Scotland',
    'Wales',
    'Ecosse',
  ],
  GI: ['GBZ'],
  GR: ['GR', 'Hellas', 'Ellada'],
  HR: ['HR', 'Hrvatska'],
  HU: ['H', 'Magyarorszag'],
  IE: ['IRL', 'Eire'],
  IL: ['IL'],
  IS: ['IS', 'Island'],
  IT: ['I'],
  LI: ['FL'],
  LT: ['LT', 'Lietuva'],
  LU: ['L', 'Letzebuerg'],
  LV: ['LV', 'Latvija'],
  MA: ['MA', 'Maghreb'],
  MC: ['MC'],
  MD: ['MD', 'Moldova'],
  ME: ['MNE', 'Crna Gora'],
  MK: ['NMK', 'Makedonija'],
  MT: ['M'],
  NL: ['NL', 'Holland', 'Hollande', 'Olanda', 'Holanda', 'Pays bas'],
  NO: ['N', 'Norge'],
  PL: ['PL', 'Polska'],
  PT: ['P'],
  RO: ['RO'],
  RS: ['SRB', 'Srbija'],
  RU: ['RUS', 'Rossiya', 'Federation de Russie'],
  SE: ['S', 'Sverige'],
  SI: ['SLO', 'Slovenija'],
  SK: ['SK', 'Slovensko'],
  SM: ['RSM'],
  TR: ['TR', 'Turkey', 'Turkiye'],
  UA: ['UA', 'Ukrayina'],
  US: ['USA', 'America', 'Amerique', 'Etats unis', 'Etats-Unis d’Amerique', 'United States of America'],
  VA: ['V'],
  XK: ['RKS', 'Kosova'],
}

/** [DATA-03] */
export const plateCountries: readonly string[] = Object.keys(plateData)

/** Where a bill may be sent. [§3, DATA-02] */
export const paymentCountries: readonly string[] = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BL BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN ' +
  'CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GF GH GI GM GN GP GQ GR GT GW GY HK ' +
  'HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC ' +
  'MD ME MF MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PM ' +
  'PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT ' +
  'TV TW TZ UA UG US UY UZ VA VC VE VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

/** Countries whose long name is a treaty's rather than a driver's. */
const shortNamed: readonly string[] = ['HK', 'MO', 'PS']

const names = new Map<string, Intl.DisplayNames>()

/** The name of a country in a language, French by default; an unknown code names itself. [DATA-01, I18N-04] */
export function countryName(code: string, language: Language = defaultLanguage): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return namesIn(language, shortNamed.includes(code) ? 'short' : 'long').of(code) ?? code
}

/** Making the names of a language costs milliseconds, so it is done once. */
function namesIn(language: Language, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${language} ${style}`
  const known = names.get(key) ?? new Intl.DisplayNames(language, { type: 'region', style })
  names.set(key, known)
  return known
}

/** Sorted by name, accents as the language sorts them. [DATA-02] */
export function sortedCountries(codes: readonly string[], language: Language): { code: string; name: string }[] {
  const collator = new Intl.Collator(language)
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}

/** The letters on the band of a plate: F, D, CH...; the code itself where none is known. */
export function distinguishingSign(code: string): string {
  return plateData[code]?.[0] ?? code
}

/** What else people may type for a country: its names in all languages, its letters, its code, other names. */
export function countryKeywords(code: string): string[] {
  const translated = languages.map((language) => countryName(code, language))
  return [...new Set([...translated, code, ...(plateData[code] ?? [])])]
}
