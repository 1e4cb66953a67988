import { describe, expect, it } from 'vitest'
import { holdsCardNumber, withoutCardNumbers } from './cardNumber.ts'

describe('a card number in a text', { tags: ['F-PAY-15', 'HARDENING-14.3.3'] }, () => {
  it.each([
    ['alone', '4111111111111111'],
    ['in groups', '4111 1111 1111 1111'],
    ['with dashes', '5500-0000-0000-0004'],
    ['after a name', 'Jeanne 378282246310005'],
    ['before the date and the security code', 'Ma carte 4242 4242 4242 4242 12/28 123'],
    ['before the date', '4242 4242 4242 4242 12/28'],
    ['after the date', '12/28 4242424242424242'],
    ['after a digit', '1 4242424242424242'],
    ['after a notice', 'n°26030100031 4242424242424242'],
    ['with two spaces', '4242  4242  4242  4242'],
    ['with no-break spaces', '4242\u00A04242\u202F4242\u00A04242'],
    ['with slashes', '4242/4242/4242/4242'],
    ['with underscores', '4242_4242_4242_4242'],
    ['with commas', '4242, 4242, 4242, 4242'],
    ['with en dashes', '4242 – 4242 – 4242 – 4242'],
    ['over two lines', '4242 4242\r\n4242 4242'],
    ['over two lines, in the middle of a group', '424242424242\n4242'],
    ['digit by digit', '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2'],
    ['next to letters', 'CB4242424242424242cvv123'],
    ['of Visa, 19 digits', '4000 0000 0000 0000 006'],
    ['of Mastercard, the new series', '2223 0031 2200 3222'],
    ['of American Express', '3782 822463 10005'],
    ['of Diners', '3056 930902 5904'],
    ['of Discover', '6011 1111 1111 1117'],
    ['of JCB', '3566 0020 2036 0505'],
    ['of UnionPay', '6200 0000 0000 0005'],
    ['of Maestro', '6759 6498 2643 8453'],
    ['of a fuel company', '7035 0000 0000 0000 12'],
  ])('is found %s', (_, text) => {
    expect(holdsCardNumber(text)).toBe(true)
    expect(withoutCardNumbers(text).match(/\d{4}/g) ?? []).not.toContain('4242')
  })

  it.each([
    ['a wrong check digit', '4111 1111 1111 1112'],
    ['a notice', '26090100042'],
    ['two notices', '26030100031, 26030100042'],
    ['notices in groups', '2603-0100-031 2603-0100-042 2603-0100-057'],
    ['a notice with date and postcode', '26030100031 01/03/2026 03400'],
    ['a case', 'CNP 26030042, CNP 26030051'],
    ['tickets', 'T1373603 T1365684 T5753264'],
    ['a phone', '+33 4 42 42 42 42'],
    ['two phones', '04 70 12 34 56 / 06 42 42 42 42'],
    ['a phone abroad', '0049 176 4242 4242'],
    ['an account in France', 'FR76 3000 6000 0112 3456 7890 189'],
    ['an account in France, without spaces', 'FR7630006000011234567890189'],
    ['an account in Germany', 'DE89 3704 0044 0532 0130 00'],
    ['an account in Belgium', 'BE68 5390 0754 7034'],
    ['an account in Spain', 'ES91 2100 0418 4502 0005 1332'],
    ['an account in Italy', 'IT60 X054 2811 1010 0000 0123 456'],
    ['a company', 'SIRET 732 829 320 00074'],
    ['a day and hours', '2026-03-01 12:00:00, 2026-03-04 18:30:00'],
    ['a session', '8f14e45f-ceea-467a-9c42-424242424242'],
    ['a longer reference with a card number in it', '99424242424242424242'],
    ['an address', '12 rue des Lilas, 03400'],
    ['no digits', 'Jeanne Moreau'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(holdsCardNumber(text)).toBe(false)
    expect(withoutCardNumbers(text)).toBe(text)
  })

  it.each([
    ['Avis 26090100042, carte 4111 1111 1111 1111.', 'Avis 26090100042, carte .'],
    ['n°26030100031 4242424242424242', 'n°26030100031 '],
    ['4242 4242 4242 4242 12/28 et 5500000000000004', ' 12/28 et '],
  ])('is all that is removed from "%s"', (text, kept) => expect(withoutCardNumbers(text)).toBe(kept))

  it('is rare among numbers of notices', () => {
    const numbers = Array.from(
      { length: 2000 },
      (_, at) => `Avis 2603${String(at * 4999).padStart(7, '0')} ou CNP 2603${at}`,
    )
    expect(numbers.filter(holdsCardNumber)).toEqual([])
  })

  it.each(['4', '4 ', '4242 ', ' ', '4   ', '4242424242424242', '4242 4242 4242 4241 ', '-/'])(
    'is searched in 100 kB of "%s" without backtracking',
    { tags: ['HARDENING-1.3.1'], timeout: 30_000 },
    (part) => expect(typeof holdsCardNumber(part.repeat(100_000 / part.length))).toBe('boolean'),
  )
})
