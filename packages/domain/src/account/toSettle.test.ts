import { expect, it } from 'vitest'
import { owingFirst, toSettle } from './toSettle.ts'

const plate = (numberPlate: string, amount: number | undefined, nextDeadline?: string) => ({
  id: numberPlate,
  numberPlate,
  countryCode: 'FR',
  due: amount === undefined ? undefined : { count: 1, amount },
  nextDeadline,
})
const late = plate('late', 500, '2026-01-02')
const soon = plate('soon', 700, '2026-02-01')

it.each([
  ['puts a late vehicle before one with more time', [soon, late], ['late', 'soon'], 1200],
  ['puts the larger sum of one day first', [soon, plate('more', 900, '2026-02-01')], ['more', 'soon'], 1600],
  ['puts a vehicle without deadline last', [plate('none', 9900), soon], ['soon', 'none'], 10600],
  ['leaves out a vehicle without anything to pay', [plate('paid', 0), soon], ['soon'], 700],
  ['finds nothing to pay', [plate('paid', 0)], [], 0],
])('%s', (_, plates, order, amount) => {
  const all = toSettle(plates)
  expect(all?.vehicles.map(({ id }) => id)).toEqual(order)
  expect(all?.amount).toBe(amount)
})

it('gives no total while the due sum of one vehicle is unknown', () => {
  expect(toSettle([soon, plate('unknown', undefined)])).toBeUndefined()
})

it('lists vehicles with something to pay first, and the others as given', () => {
  const paid = plate('paid', 0)
  const unknown = plate('unknown', undefined)
  expect(owingFirst([paid, soon, late])).toEqual([late, soon, paid])
  expect(owingFirst([unknown, soon, late])).toEqual([unknown, soon, late])
})
