import { expect, it } from 'vitest'
import { suggestedEmail } from './emailTypo.ts'

it.each([
  ['jeanne@gmial.com', 'jeanne@gmail.com'],
  ['jeanne@gamil.com', 'jeanne@gmail.com'],
  ['jeanne@gmail.con', 'jeanne@gmail.com'],
  ['jeanne@gmail.co', 'jeanne@gmail.com'],
  ['jeanne@gmail.fr', 'jeanne@gmail.com'],
  ['Jeanne.M@GMIAL.com', 'Jeanne.M@gmail.com'],
  ['jeanne@hotmal.fr', 'jeanne@hotmail.fr'],
  ['jeanne@hotmail.cm', 'jeanne@hotmail.com'],
  ['jeanne@orage.fr', 'jeanne@orange.fr'],
  ['jeanne@wandaoo.fr', 'jeanne@wanadoo.fr'],
  ['jeanne@laposte.fr', 'jeanne@laposte.net'],
  ['hans@t-onlnie.de', 'hans@t-online.de'],
  ['jeanne@example.frr', 'jeanne@example.fr'],
])('%s: did you mean %s?', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant))

it.each([
  'jeanne@gmail.com',
  'jeanne@hotmail.se',
  'jeanne@yahoo.co.uk',
  'jeanne@email.com',
  'jeanne@mail.com',
  'jeanne@ymail.com',
  'jeanne@fred.fr',
  'jeanne@weg.de',
  'jeanne@example.org',
  'jeanne@mairie-moulins.fr',
  'jeanne@gmx.at',
  'jeanne@',
  'jeanne',
  '',
])('"%s" gets no suggestion', (typed) => expect(suggestedEmail(typed)).toBeUndefined())

it('suggests nothing for a text that is longer than an address may be', { tags: ['VALID-04'] }, () => {
  expect(suggestedEmail(`${'a'.repeat(90)}@gmial.com`)).toBe(`${'a'.repeat(90)}@gmail.com`)
  expect(suggestedEmail(`${'a'.repeat(91)}@gmial.com`)).toBeUndefined()
})
