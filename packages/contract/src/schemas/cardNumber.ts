import * as z from 'zod/mini'
import patterns from './cardBrands.json' with { type: 'json' }

/** First digits and length of the numbers of each brand. */
const brands = new RegExp(`^(?:${Object.values(patterns).join('|')})$`)

/** For each length, all whole groups of digits, which may overlap; people and editors put signs and line breaks between. */
const runs = [19, 18, 17, 16, 15, 14, 13].map(
  (length) => new RegExp(`(?<!\\d)(?=(\\d(?:[\\s\\p{Dash}\\p{Cf}.,/_]{0,3}\\d){${length - 1}})(?!\\d))`, 'gu'),
)

function isCardNumber(run: string): boolean {
  const digits = run.replaceAll(/\D/g, '')
  const luhn = Array.from(digits).reduce((sum, digit, at) => {
    const value = Number(digit) * ((digits.length - at) % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return brands.test(digits) && luhn % 10 === 0
}

/** A date or a security code beside a card number does not hide it; a part of a longer reference is none. [F-PAY-15] */
const cardNumbersIn = (text: string): RegExpExecArray[] =>
  runs.flatMap((run) => [...text.matchAll(run)]).filter(([, digits = '']) => isCardNumber(digits))

/** Whether a text contains the number of a payment card. */
export const holdsCardNumber = (text: string): boolean => cardNumbersIn(text).length > 0

/** The text without card numbers, which must never be stored. */
export function withoutCardNumbers(text: string): string {
  let [kept, read] = ['', 0]
  for (const { index, 1: number = '' } of cardNumbersIn(text).toSorted((one, other) => one.index - other.index)) {
    kept += text.slice(read, index)
    read = Math.max(read, index + number.length)
  }
  return kept + text.slice(read)
}

/** Refuses a card number in a field about the person: autofill and haste put them there. */
export const noCardNumber = z.refine<string>((text) => !holdsCardNumber(text), 'card_number_misplaced')
