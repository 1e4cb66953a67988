import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { looks } from './looks.ts'
import { nextSpan, rowsInSight, rowsToRender, type Span } from './rowsInSight.ts'

/** Renders a row that is out of sight at once, so that it can take the focus. `at` is its position from 0. */
export type RenderRow = (at: number) => void

interface WindowedRowsProps {
  /** What the rows show. Another array shows its rows in sight first. */
  rows: readonly unknown[]
  /** The scroll area. */
  region: RefObject<HTMLElement | null>
  row: (at: number) => ReactNode
  /** Number of columns. */
  width: number
  renderRow: Ref<RenderRow>
}

/** The rows that are rendered, those in sight, and the array that both are positions in. */
interface Shown {
  rows: readonly unknown[]
  sight: Span
  span: Span
}

/**
 * Renders the visible rows, and then a few around them, a task at a time, so that a slow phone can answer in between.
 * Empty space replaces the others, assuming that all are about as high as these. `aria-rowindex` gives each row's
 * position. On paper all rows appear. Our own, because `@tanstack/react-virtual` has twice as long tasks while scrolling.
 * [docs/PERFORMANCE.md, The table of 10,000 rows]
 */
export function WindowedRows({ rows, region, row, width, renderRow }: WindowedRowsProps) {
  const count = rows.length
  const body = useRef<HTMLTableSectionElement>(null)
  const [rowHeight, setRowHeight] = useState(48)
  const [state, setShown] = useState<Shown>(() => {
    const sight = rowsInSight(0, 800, rowHeight, count)
    return { rows, sight, span: sight }
  })
  const shown = state.rows === rows ? state : startingAnew(state, rows)
  if (shown !== state) setShown(shown)
  const { span } = shown
  const [focused, setFocused] = useState<number>()
  const printing = usePrinting()
  useImperativeHandle(renderRow, () => (at: number) => flushSync(() => setFocused(at)), [])

  const look = useEffectEvent((box: HTMLElement, height = rowHeight, total = count) => {
    // A hidden table, or a DOM without layout as in tests, keeps what it has.
    if (box.clientHeight === 0) return
    const scrolled = box.getBoundingClientRect().top - (body.current?.getBoundingClientRect().top ?? 0)
    const sight = rowsInSight(Math.max(0, scrolled), box.clientHeight, height, total)
    setShown((now) => widened(now, sight))
  })

  useEffect(() => {
    const box = region.current
    // Tests may have none; the table then shows the first rows.
    if (!box || typeof ResizeObserver === 'undefined') return undefined
    const onScroll = () => look(box)
    // A new width wraps text differently, and on a phone a row is a card.
    const sizes = new ResizeObserver(() => {
      const rendered = [...(body.current?.rows ?? [])].filter((one) => one.ariaRowIndex)
      const sum = rendered.reduce((total, one) => total + one.getBoundingClientRect().height, 0)
      // As exact as possible: otherwise each row that replaces empty space would move all rows below it.
      if (sum > 0) setRowHeight(sum / rendered.length)
      look(box)
    })
    const trackFocus = ({ target, type }: FocusEvent) => {
      const index = target instanceof Element ? target.closest('tr')?.getAttribute('data-index') : undefined
      setFocused(type === 'focusin' && index ? Number(index) : undefined)
    }
    sizes.observe(box)
    box.addEventListener('focusin', trackFocus)
    box.addEventListener('focusout', trackFocus)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('focusin', trackFocus)
      box.removeEventListener('focusout', trackFocus)
      box.removeEventListener('scroll', onScroll)
    }
  }, [region])

  useEffect(() => {
    // Rows of another height, or another number of them, put others in sight.
    if (region.current) look(region.current, rowHeight, count)
  }, [region, rowHeight, count])

  useEffect(() => {
    const wider = widened(shown, shown.sight)
    if (wider === shown) return undefined
    // The frame that shows the rows in sight comes first.
    const frame = requestAnimationFrame(() => setShown((now) => (now === shown ? wider : now)))
    return () => cancelAnimationFrame(frame)
  }, [shown])

  const there = printing ? Array.from({ length: count }, (_, at) => at) : rowsToRender(span, focused)
  const after = count - (there.at(-1) ?? -1) - 1
  return (
    <tbody ref={body} role="rowgroup" className={looks.body}>
      {there.flatMap((at, position) => {
        const room = at - (there[position - 1] ?? -1) - 1
        // One flat list: a focused row keeps its element wherever it is in the list.
        return [room > 0 && <Room key={`room${at}`} height={room * rowHeight} width={width} />, at < count && row(at)]
      })}
      {after > 0 && <Room height={after * rowHeight} width={width} />}
    </tbody>
  )
}

const startingAnew = ({ sight }: Shown, rows: readonly unknown[]): Shown => {
  const to = Math.min(sight.to, rows.length)
  const left = { from: Math.min(sight.from, to), to }
  return { rows, sight: left, span: left }
}

function widened(now: Shown, sight: Span): Shown {
  const span = nextSpan(now.span, sight, now.rows.length)
  const isSame = span === now.span && sight.from === now.sight.from && sight.to === now.sight.to
  return isSame ? now : { ...now, sight, span }
}

/** True while the browser prepares a print. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it is when the event handlers are done.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

// Uses the `height` attribute, because the content security policy forbids style attributes.
const Room = ({ height, width }: { height: number; width: number }) => (
  <tr aria-hidden="true" className="not-print:max-md:block">
    <td aria-hidden="true" colSpan={width} height={height} className="p-0 not-print:max-md:block" />
  </tr>
)
