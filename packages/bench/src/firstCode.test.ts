import { expect, it } from 'vitest'
import { overFirstCode } from './sizes.ts'

it.each([
  ['passes at its budget', 181, 181, []],
  ['refuses more', 181.4, 181, ['/form/claim: 181.4 kB, the budget is 181 kB.']],
  ['leaves a page without a budget alone', 300, undefined, []],
])('the first code of a page %s', (_, result, budget, faults) => {
  expect(overFirstCode([{ measure: '/form/claim', ours: '', result, ...(budget && { budget }) }])).toEqual(faults)
})
