import { fold } from '../fold/fold.ts'

export interface Country {
  /** Two-letter code: the emitted value and the name of the flag file. */
  code: string
  name: string
  /** Other names; codes in capitals (at most three letters) match only as a whole. */
  keywords?: readonly string[] | undefined
}

/**
 * The countries whose name or other name contains the text, ignoring accents and case. [WIDGET-21]
 *
 * Codes match only as a whole: otherwise "d" or "is" would match many countries by code. A code comes first, because
 * nothing else is as exact; then names that begin with the text, because most people type the beginning.
 */
export function matchCountries(countries: readonly Country[], text: string): readonly Country[] {
  const wanted = fold(text.trim())
  if (wanted === '') return countries
  const exact: Country[] = []
  const begins: Country[] = []
  const contains: Country[] = []
  for (const country of countries) {
    const { name, others, signs } = foldedOf(country)
    if (signs.includes(wanted)) exact.push(country)
    else if (name.startsWith(wanted)) begins.push(country)
    else if (name.includes(wanted) || others.includes(wanted)) contains.push(country)
  }
  return [...exact, ...begins, ...contains]
}

/**
 * Folding two thousand names takes longer than a frame on a slow phone, so each country is folded once, not at each
 * key.
 */
const known = new WeakMap<Country, ReturnType<typeof folded>>()

function foldedOf(country: Country) {
  const names = known.get(country) ?? folded(country)
  known.set(country, names)
  return names
}

const folded = ({ code, name, keywords = [] }: Country) => ({
  name: fold(name),
  // The other names, one per line: folding them in one call is faster.
  others: fold(keywords.filter((keyword) => !sign.test(keyword)).join('\n')),
  signs: [code, ...keywords.filter((keyword) => sign.test(keyword))].map(fold),
})

const sign = /^[A-Z]{1,3}$/
