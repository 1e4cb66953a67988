import { expect, it } from 'vitest'
import { holdsCardNumber, withoutCardNumbers } from './cardNumber.ts'

it.each([
  ['4111111111111111', true],
  ['4111 1111 1111 1111', true],
  ['5500-0000-0000-0004', true],
  ['Jeanne 378282246310005', true],
  ['4111 1111 1111 1112', false],
  ['26090100042', false],
  ['Jeanne Moreau', false],
  ['12 rue des Lilas, 03400', false],
  ['', false],
])('"%s" holds a card number: %s', (text, holds) => expect(holdsCardNumber(text)).toBe(holds))

it('removes only the card number from a text', () => {
  expect(withoutCardNumbers('Avis 26090100042, carte 4111 1111 1111 1111.')).toBe('Avis 26090100042, carte .')
})
