/** From the first row to the one after the last. */
export interface Span {
  from: number
  to: number
}

// Rows rendered beyond each edge, for what a wheel or a finger uncovers before the next frame.
const around = 12
// A span begins only at every fourth row, so that most frames of a scroll change nothing.
const stride = 4

/** Rows to render, out of `count`, when `scrolled` px are above the edge and `seen` px are visible. */
export function rowsInSight(scrolled: number, seen: number, rowHeight: number, count: number): Span {
  const first = Math.floor(scrolled / rowHeight) - around
  const from = Math.max(0, Math.min(Math.floor(first / stride) * stride, count))
  const to = Math.min(count, Math.ceil((scrolled + seen) / rowHeight / stride) * stride + around)
  return { from, to: Math.max(from, to) }
}

/** The rows of a span, plus the focused row wherever it is, so that scrolling does not lose focus. */
export function rowsToRender({ from, to }: Span, focused: number | undefined): number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index)
  if (focused === undefined || (focused >= from && focused < to)) return rows
  return focused < from ? [focused, ...rows] : [...rows, focused]
}
