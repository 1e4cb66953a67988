import * as z from 'zod/mini'

/** What people and editors put between the groups of a number, a line break included. */
const gap = /^[\s\p{Dash}\p{Cf}.,/_]{1,3}$/u

/** First digits and lengths of the cards: Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro, fuel. */
const brands = new RegExp(
  `^(?:${[
    '4\\d{12}(?:\\d{3}){0,2}',
    '(?:5[1-5]\\d\\d|222[1-9]|22[3-9]\\d|2[3-6]\\d\\d|27[01]\\d|2720)\\d{12}',
    '3[47]\\d{13}',
    '3(?:0[0-5]|[689]\\d)\\d{11}',
    '(?:3528|3529|35[3-8]\\d|6011|64[4-9]\\d|65\\d\\d|62\\d\\d)\\d{12,15}',
    '(?:5018|5020|5038|5893|6304|6759|676[1-3])\\d{9,15}',
    '70\\d{15,17}',
  ].join('|')})$`,
)

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/**
 * The text without card numbers, which must never be stored. A card number is whole groups of digits: a date or a
 * security code beside it does not hide it, and a part of a longer reference is none. [HARDENING: F-PAY-15, 14.3.3]
 */
export function withoutCardNumbers(text: string): string {
  const groups = [...text.matchAll(/\d+/g)]
  let [kept, read] = ['', 0]
  groups.forEach(({ index }, at) => {
    const end = index < read ? undefined : endOfCard(text, groups.slice(at, at + 19))
    if (end === undefined) return
    kept += text.slice(read, index)
    read = end
  })
  return kept + text.slice(read)
}

/** Where the longest card number ends that begins with the first of these groups. */
function endOfCard(text: string, groups: readonly RegExpExecArray[]): number | undefined {
  let digits = ''
  let end: number | undefined
  let at = 0
  for (const { index, 0: group } of groups) {
    if ((digits !== '' && !gap.test(text.slice(at, index))) || digits.length + group.length > 19) break
    digits += group
    at = index + group.length
    if (brands.test(digits) && passesLuhn(digits)) end = at
  }
  return end
}

/** Whether a text contains the number of a payment card. */
export const holdsCardNumber = (text: string): boolean => withoutCardNumbers(text) !== text

/** Refuses a card number in a field about the person: autofill and haste put them there. */
export const noCardNumber = z.refine<string>((text) => !holdsCardNumber(text), 'card_number_misplaced')
