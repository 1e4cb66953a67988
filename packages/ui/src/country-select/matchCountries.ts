import { fold } from '../fold/fold.ts'

export interface Country {
  /** Two letters; the flag's file and the emitted value. */
  code: string
  name: string
  /** Other names, and codes or signs on cars in capitals (at most three letters), which match whole. */
  keywords?: readonly string[]
}

/**
 * The countries of which the name or another name contains the text, accents and case aside. [WIDGET-21]
 *
 * Codes and signs match only whole: otherwise "d" or "is" would find half the world by its code. Names that begin with
 * the text come first, since that is what most people type.
 */
export function matchCountries(countries: readonly Country[], text: string): readonly Country[] {
  const wanted = fold(text.trim())
  if (wanted === '') return countries
  const begins: Country[] = []
  const contains: Country[] = []
  for (const country of countries) {
    const { name, others, signs } = foldedOf(country)
    if (name.startsWith(wanted) || signs.includes(wanted)) begins.push(country)
    else if (name.includes(wanted) || others.includes(wanted)) contains.push(country)
  }
  return [...begins, ...contains]
}

interface Folded {
  name: string
  /** One to a line: folding them together is what makes it quick. */
  others: string
  signs: readonly string[]
}

/** Folding two thousand names takes a slow phone longer than a frame: once per country, not once per key. */
const known = new WeakMap<Country, Folded>()

function foldedOf(country: Country): Folded {
  const before = known.get(country)
  if (before) return before
  const { code, name, keywords = [] } = country
  const folded = {
    name: fold(name),
    others: fold(keywords.filter((keyword) => !sign.test(keyword)).join('\n')),
    signs: [code, ...keywords.filter((keyword) => sign.test(keyword))].map(fold),
  }
  known.set(country, folded)
  return folded
}

const sign = /^[A-Z]{1,3}$/
