export interface Place {
  /** A page to go to, or the pages left out before or after the one that one is on. */
  at: number | 'before' | 'after'
  /** Shown upon a phone. */
  narrow: boolean
  /** Shown where there is room. */
  wide: boolean
}

/** The places of a pager, where it has room for seven and where it has room for five: what a width shows is up to CSS. */
export function pagesShown(page: number, count: number): Place[] {
  const narrow = new Set(places(page, count, 5))
  const wide = new Set(places(page, count, 7))
  const pages = [...wide].filter((at) => typeof at === 'number')
  return [1, 'before' as const, ...pages.slice(1, -1), 'after' as const, ...pages.slice(1).slice(-1)]
    .map((at) => ({ at, narrow: narrow.has(at), wide: wide.has(at) }))
    .filter((place) => place.narrow || place.wide)
}

/**
 * First, last, the page one is on and its neighbours. Their number stays the same from page to page, so that a button
 * does not move away from under the finger; a gap always stands for two pages or more.
 */
function places(page: number, count: number, room: 5 | 7): Place['at'][] {
  if (count <= room) return range(1, count)
  const beside = (room - 5) / 2
  const edge = room - 2
  if (page + beside <= edge) return [...range(1, edge), 'after', count]
  if (page - beside > count - edge) return [1, 'before', ...range(count - edge + 1, count)]
  return [1, 'before', ...range(page - beside, page + beside), 'after', count]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
