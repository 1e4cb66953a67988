/** From the first row to the one after the last. */
export interface Span {
  from: number
  to: number
}

// Rows rendered beyond each edge, for what a wheel or a finger uncovers before the next frame.
const around = 8
// The rows around begin only at every fourth one, so that most frames of a scroll change nothing.
const stride = 4
// So many rows around are added in one task: on a slow phone, a row takes about a millisecond.
const step = 8

/** The visible rows, out of `count`, when `scrolled` px are above the edge and `seen` px are visible. */
export function rowsInSight(scrolled: number, seen: number, rowHeight: number, count: number): Span {
  const from = Math.min(Math.floor(scrolled / rowHeight), count)
  return { from, to: Math.max(from, Math.min(count, Math.ceil((scrolled + seen) / rowHeight))) }
}

/**
 * The next rows to render: those in sight at once, the rows around them a few at a time. Returns `now` when nothing is
 * missing.
 */
export function nextSpan(now: Span, sight: Span, count: number): Span {
  const from = Math.max(0, Math.floor((sight.from - around) / stride) * stride)
  const to = Math.min(count, Math.ceil((sight.to + around) / stride) * stride)
  // After a jump nothing of the rows before is worth keeping.
  const isFar = now.to < sight.from || now.from > sight.to
  const kept = isFar ? sight : { from: Math.max(now.from, from), to: Math.min(now.to, to) }
  const next = { from: Math.min(kept.from, sight.from), to: Math.max(kept.to, sight.to) }
  if (next.from >= now.from && next.to <= now.to) {
    const [above, below] = [next.from - from, to - next.to]
    if (below > 0 && below >= above) next.to += Math.min(step, below)
    else next.from -= Math.min(step, above)
  }
  return next.from === now.from && next.to === now.to ? now : next
}

/** The rows of a span, plus the focused row wherever it is, so that scrolling does not lose focus. */
export function rowsToRender({ from, to }: Span, focused: number | undefined): number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index)
  if (focused === undefined || (focused >= from && focused < to)) return rows
  return focused < from ? [focused, ...rows] : [...rows, focused]
}
