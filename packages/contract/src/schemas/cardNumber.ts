import * as z from 'zod/mini'

/** Digits with single spaces, dots or dashes between them, as card numbers are written. */
const digitRuns = /\d(?:[ .\u00A0\u202F-]?\d){12,18}/g

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

const isCardNumber = (run: string): boolean => passesLuhn(run.replaceAll(/\D/g, ''))

/** Whether a text contains 13 to 19 digits that are the number of a bank card. */
export const holdsCardNumber = (text: string): boolean => (text.match(digitRuns) ?? []).some(isCardNumber)

/** The text without card numbers, which must never be stored. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(digitRuns, (run) => (isCardNumber(run) ? '' : run))

/** Refuses a card number in a field about the person: autofill and haste put them there. */
export const noCardNumber = z.refine<string>((text) => !holdsCardNumber(text), 'card_number_misplaced')
