import { expect, it } from 'vitest'
import { sharesOf } from './settlement.ts'

it.each([
  ['exactly the sum of the lines', [500, 700], 1200, [500, 700]],
  ['less: the first lines are paid first', [500, 700], 800, [500, 300]],
  ['less than the first line', [500, 700], 300, [300, 0]],
  ['more: each line gets no more than its amount', [500, 700], 1500, [500, 700]],
  ['a sum with a credit in it', [-200, 700], 500, [-200, 700]],
  ['nothing', [500], 0, [0]],
])('shares out %s', { tags: ['OPEN-67'] }, (_, amounts, paid, shares) => {
  expect(sharesOf(amounts, paid)).toEqual(shares)
})
