interface Place {
  /** A page, or the gap before or after the current page. */
  at: number | 'before' | 'after'
  /** Shown in a narrow container. */
  narrow: boolean
  /** Shown in a wide container. */
  wide: boolean
}

/** The items of a pager with room for seven and with room for five. CSS shows one of them according to the width. */
export function pagesShown(page: number, count: number): Place[] {
  const narrow = new Set(places(page, count, 5))
  const wide = new Set(places(page, count, 7))
  const pages = [...wide].filter((at) => typeof at === 'number')
  return [1, 'before' as const, ...pages.slice(1, -1), 'after' as const, ...pages.slice(1).slice(-1)]
    .map((at) => ({ at, narrow: narrow.has(at), wide: wide.has(at) }))
    .filter((place) => place.narrow || place.wide)
}

/**
 * First, last, the current page and its neighbours. Their number is constant, so that buttons do not move under the
 * finger. A gap always stands for two pages or more.
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
