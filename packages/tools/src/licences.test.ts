import { expect, it } from 'vitest'
import { type Bill, isAllowed, refusedLicences } from './bills.ts'

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['(GPL-3.0-only OR MIT) AND ISC', true],
  ['GPL-3.0-only AND (MIT OR ISC)', false],
])('the licence %j is allowed: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected))

it('names what may not be shipped, and in which product', () => {
  const component = (name: string, id?: string) => ({
    name,
    version: '1.0.0',
    ...(id !== undefined && { licenses: [{ license: { id } }] }),
  })
  const bill = (...components: ReturnType<typeof component>[]): Bill => ({
    metadata: { component: component('product', 'MIT') },
    components,
  })
  const bills = new Map([
    ['portal', bill(component('good', 'MIT'), component('copyleft', 'AGPL-3.0-only'))],
    ['server', bill(component('copyleft', 'AGPL-3.0-only'), component('nameless'))],
  ])
  expect(refusedLicences(bills)).toEqual([
    'copyleft@1.0.0: AGPL-3.0-only (in portal, server)',
    'nameless@1.0.0: names no licence (in server)',
  ])
})
