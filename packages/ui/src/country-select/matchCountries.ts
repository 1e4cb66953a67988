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
export function matchCountries(countries: readonly Country[], text: string): Country[] {
  const wanted = fold(text.trim())
  if (wanted === '') return [...countries]
  const begins: Country[] = []
  const contains: Country[] = []
  for (const country of countries) {
    const name = fold(country.name)
    if (name.startsWith(wanted) || isSign(country, wanted)) begins.push(country)
    else if (name.includes(wanted) || hasOtherName(country, wanted)) contains.push(country)
  }
  return [...begins, ...contains]
}

const code = /^[A-Z]{1,3}$/

const isSign = ({ code: own, keywords = [] }: Country, wanted: string) =>
  fold(own) === wanted || keywords.some((keyword) => code.test(keyword) && fold(keyword) === wanted)

const hasOtherName = ({ keywords = [] }: Country, wanted: string) =>
  keywords.some((keyword) => !code.test(keyword) && fold(keyword).includes(wanted))
