import { expect, it } from 'vitest'
import { pagesShown } from './pagesShown.ts'

const shownAt = (page: number, count: number, places: 5 | 7) =>
  pagesShown(page, count)
    .filter(({ narrow, wide }) => (places === 5 ? narrow : wide))
    .map(({ at }) => at)
const shown = (page: number, count: number, places: 5 | 7) =>
  shownAt(page, count, places)
    .map((at) => (typeof at === 'string' ? '…' : at === page ? `[${at}]` : at))
    .join(' ')

it.each([
  [1, 1, 7, '[1]'],
  [3, 7, 7, '1 2 [3] 4 5 6 7'],
  [1, 8, 7, '[1] 2 3 4 5 … 8'],
  [4, 8, 7, '1 2 3 [4] 5 … 8'],
  [5, 8, 7, '1 … 4 [5] 6 7 8'],
  [5, 20, 7, '1 … 4 [5] 6 … 20'],
  [17, 20, 7, '1 … 16 [17] 18 19 20'],
  [16, 20, 7, '1 … 15 [16] 17 … 20'],
  [20, 20, 7, '1 … 16 17 18 19 [20]'],
  [4, 6, 5, '1 … [4] 5 6'],
  [2, 2, 5, '1 [2]'],
  [1, 5, 5, '[1] 2 3 4 5'],
  [2, 20, 5, '1 [2] 3 … 20'],
  [3, 20, 5, '1 2 [3] … 20'],
  [4, 20, 5, '1 … [4] … 20'],
  [18, 20, 5, '1 … [18] 19 20'],
  [19, 20, 5, '1 … 18 [19] 20'],
] as const)('page %i of %i in %i places: %s', (page, count, places, text) => {
  expect(shown(page, count, places)).toBe(text)
})

it('never moves a button, and never hides a single page', () => {
  for (const places of [5, 7] as const) {
    for (let page = 1; page <= 30; page++) {
      const all = shownAt(page, 30, places)
      expect(all).toHaveLength(places)
      expect(all).toContain(page)
      const leftOut = all.flatMap((place, at) =>
        typeof place === 'string' ? [Number(all[at + 1]) - Number(all[at - 1]) - 1] : [],
      )
      expect(Math.min(...leftOut)).toBeGreaterThan(1)
    }
  }
})
