import { expect, it } from 'vitest'
import { countSelected, isSelected, withRows, type Selected } from './selection.ts'

const some = new Set(['a', 'b'])
const allBut: Selected = { except: new Set(['a']) }

it.each([
  ['selects a row', some, ['c'], true, new Set(['a', 'b', 'c'])],
  ['removes a row', some, ['a'], false, new Set(['b'])],
  ['removes a row from all', allBut, ['b'], false, { except: new Set(['a', 'b']) }],
  ['selects the last exception: all', allBut, ['a'], true, { except: new Set() }],
] as const)('%s', (_, before, ids, on, after) => {
  expect(withRows(before, ids, on)).toEqual(after)
})

it('leaves the given selection as it is', () => {
  withRows(some, ['c'], true)
  withRows(allBut, ['b'], false)
  expect([some, allBut]).toEqual([new Set(['a', 'b']), { except: new Set(['a']) }])
})

it.each([
  ['ids', some, 10_000, 2],
  ['all but one', allBut, 10_000, 9_999],
  ['all but more than there are, after a filter', { except: new Set(['a', 'b', 'c']) }, 2, 0],
] as const)('counts the selected rows: %s', (_, selected, total, count) => {
  expect(countSelected(selected, total)).toBe(count)
})

it('finds a row of a page that was never loaded in a selection of all', () => {
  expect(['a', 'z'].map((id) => isSelected(allBut, id))).toEqual([false, true])
  expect(['a', 'z'].map((id) => isSelected(some, id))).toEqual([true, false])
})
