import { expect, it } from 'vitest'
import { digitsOf, grouped, maskOf } from './mask.ts'

it.each([
  ['7077 1234-1234', '707712341234'],
  ['４２', '42'],
  ['abc', ''],
])('extracts the digits of "%s"', (text, digits) => expect(digitsOf(text)).toBe(digits))

it.each([
  ['', ''],
  ['7077', '7077'],
  ['70771', '7077 1'],
  ['7077123412341234567', '7077 1234 1234 1234 567'],
  ['70771234123412345678', '7077 1234 1234 1234 5678'],
])('groups "%s" as "%s" without truncation', (digits, shown) =>
  expect(grouped(digits, maskOf([4, 4, 4, 4, 3], ' '))).toBe(shown),
)

it.each([
  ['/', '09/27'],
  [' / ', '09 / 27'],
])('separates groups with "%s"', (separator, shown) => expect(grouped('0927', maskOf([2, 2], separator))).toBe(shown))
