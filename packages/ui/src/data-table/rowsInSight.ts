/** From the first row to the one after the last. */
export interface Span {
  from: number
  to: number
}

// Rendered beyond each edge: what a wheel or a finger uncovers before the next frame.
const around = 12
// A span begins at every fourth row only, so that most frames of a scroll change nothing.
const stride = 4

/** Which of `count` rows to render when `scrolled` pixels of them are above the edge and `seen` pixels are in sight. */
export function rowsInSight(scrolled: number, seen: number, rowHeight: number, count: number): Span {
  const first = Math.floor(scrolled / rowHeight) - around
  const from = Math.max(0, Math.min(Math.floor(first / stride) * stride, count))
  const to = Math.min(count, Math.ceil((scrolled + seen) / rowHeight / stride) * stride + around)
  return { from, to: Math.max(from, to) }
}

/** The rows of a span, and the one that has the focus wherever it is: scrolling must not lose it. */
export function rowsToRender({ from, to }: Span, focused: number | undefined): number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index)
  if (focused === undefined || (focused >= from && focused < to)) return rows
  return focused < from ? [focused, ...rows] : [...rows, focused]
}
