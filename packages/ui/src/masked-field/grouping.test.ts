import { expect, it } from 'vitest'
import { digitsOf, grouped, placeAfter } from './grouping.ts'

it.each([
  ['7077 1234-1234', '707712341234'],
  ['４２', '42'],
  ['abc', ''],
])('takes the digits of "%s"', (text, digits) => expect(digitsOf(text)).toBe(digits))

it.each([
  ['', ''],
  ['7077', '7077'],
  ['70771', '7077 1'],
  ['7077123412341234567', '7077 1234 1234 1234 567'],
  ['70771234123412345678', '7077 1234 1234 1234 5678'],
])('groups "%s" as "%s", cutting nothing', (digits, shown) => expect(grouped(digits, [4, 4, 4, 4, 3], ' ')).toBe(shown))

it('groups by another separator', () => expect(grouped('0927', [2, 2], '/')).toBe('09/27'))

it.each([
  [0, 0],
  [4, 4],
  [5, 6],
  [9, 9],
])('finds the place after %i digits', (count, place) => expect(placeAfter(count, '7077 1234')).toBe(place))
