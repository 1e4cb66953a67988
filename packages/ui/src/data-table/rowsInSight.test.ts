import { expect, it } from 'vitest'
import { rowsInSight, rowsToRender } from './rowsInSight.ts'

it.each([
  ['at the top', 0, { from: 0, to: 24 }],
  ['a little further, the same rows', 90, { from: 0, to: 24 }],
  ['in the middle', 20_000, { from: 388, to: 424 }],
  ['at the end', 39_500, { from: 776, to: 800 }],
  ['beyond the end, after a filter took rows away', 90_000, { from: 800, to: 800 }],
])('renders the rows in sight and some around: %s', (_, scrolled, span) => {
  expect(rowsInSight(scrolled, 500, 50, 800)).toEqual(span)
})

it('covers the visible area at every scroll position', () => {
  for (let scrolled = 0; scrolled < 40_000; scrolled += 37) {
    const { from, to } = rowsInSight(scrolled, 500, 50, 800)
    expect(from * 50).toBeLessThanOrEqual(scrolled)
    expect(to * 50).toBeGreaterThanOrEqual(Math.min(40_000, scrolled + 500))
  }
})

it.each([
  ['none', undefined, [4, 5, 6]],
  ['among them', 5, [4, 5, 6]],
  ['before', 1, [1, 4, 5, 6]],
  ['after', 9, [4, 5, 6, 9]],
])('keeps the row with the focus: %s', (_, focused, rows) => {
  expect(rowsToRender({ from: 4, to: 7 }, focused)).toEqual(rows)
})
