import { expect, it } from 'vitest'
import { nextSpan, rowsInSight, rowsToRender, type Span } from './rowsInSight.ts'

it.each([
  ['at the top', 0, 20, { from: 0, to: 20 }],
  ['in the middle', 4870, 20, { from: 48, to: 69 }],
  ['at the end', 98_000, 20, { from: 980, to: 1000 }],
  ['shorter than the rest', 99_900, 20, { from: 999, to: 1000 }],
  ['past the end, after a filter left fewer', 200_000, 20, { from: 1000, to: 1000 }],
  ['no room at all', 0, 0, { from: 0, to: 0 }],
] as const)('finds the rows in sight: %s', (_, scrolled, rows, expected) => {
  expect(rowsInSight(scrolled, rows * 100, 100, 1000)).toEqual(expected)
})

it('covers the visible area at every scroll position', () => {
  for (let scrolled = 0; scrolled < 40_000; scrolled += 37) {
    const { from, to } = rowsInSight(scrolled, 500, 50, 800)
    expect(from * 50).toBeLessThanOrEqual(scrolled)
    expect(to * 50).toBeGreaterThanOrEqual(Math.min(40_000, scrolled + 500))
  }
})

/** What is rendered, task by task, until nothing is missing. */
function spans(now: Span, sight: Span, count = 1000): Span[] {
  const next = nextSpan(now, sight, count)
  return next === now ? [] : [next, ...spans(next, sight, count)]
}

it.each([
  [
    'after a jump',
    { from: 0, to: 28 },
    { from: 500, to: 514 },
    [
      [500, 514],
      [500, 522],
      [492, 522],
      [492, 524],
    ],
  ],
  ['after a step within the rows around', { from: 492, to: 524 }, { from: 508, to: 522 }, [[500, 532]]],
  [
    'after a step beyond them',
    { from: 492, to: 524 },
    { from: 516, to: 530 },
    [
      [508, 530],
      [508, 538],
      [508, 540],
    ],
  ],
  [
    'after a step back',
    { from: 492, to: 524 },
    { from: 488, to: 502 },
    [
      [488, 512],
      [480, 512],
    ],
  ],
  [
    'at the top',
    { from: 0, to: 14 },
    { from: 0, to: 14 },
    [
      [0, 22],
      [0, 24],
    ],
  ],
  [
    'at the end',
    { from: 0, to: 14 },
    { from: 986, to: 1000 },
    [
      [986, 1000],
      [978, 1000],
      [976, 1000],
    ],
  ],
  [
    'after a filter left fewer',
    { from: 500, to: 540 },
    { from: 1000, to: 1000 },
    [
      [1000, 1000],
      [992, 1000],
    ],
  ],
] as const)('renders what is in sight first, then a few rows around at a time: %s', (_, now, sight, expected) => {
  expect(spans(now, sight).map(({ from, to }) => [from, to])).toEqual(expected)
})

it.each([
  ['none', undefined, [10, 11]],
  ['within', 11, [10, 11]],
  ['above', 2, [2, 10, 11]],
  ['below', 40, [10, 11, 40]],
])('keeps the focused row: %s', (_, focused, expected) => {
  expect(rowsToRender({ from: 10, to: 12 }, focused)).toEqual(expected)
})
