import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { looks } from './looks.ts'
import { rowsInSight, rowsToRender } from './rowsInSight.ts'

/** Renders a row that is out of sight at once, so that it can take the focus. `at` is its position from 0. */
export type RenderRow = (at: number) => void

interface WindowedRowsProps {
  count: number
  /** The scroll area. */
  region: RefObject<HTMLElement | null>
  row: (at: number) => ReactNode
  /** Number of columns. */
  width: number
  renderRow: Ref<RenderRow>
}

/**
 * Renders the visible rows and a few around them. Empty space replaces the others, assuming that all are about as high
 * as these. `aria-rowindex` gives each row's position. On paper all rows appear.
 */
export function WindowedRows({ count, region, row, width, renderRow }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [rowHeight, setRowHeight] = useState(48)
  const [span, setSpan] = useState(() => rowsInSight(0, 800, rowHeight, count))
  const [focused, setFocused] = useState<number>()
  const printing = usePrinting()
  useImperativeHandle(renderRow, () => (at: number) => flushSync(() => setFocused(at)), [])

  useEffect(() => {
    const box = region.current
    // A DOM without layout, as in tests, has no observer and shows the first rows.
    if (!box || typeof ResizeObserver === 'undefined') return undefined
    const look = () => {
      const scrolled = box.getBoundingClientRect().top - (body.current?.getBoundingClientRect().top ?? 0)
      const next = rowsInSight(Math.max(0, scrolled), box.clientHeight, rowHeight, count)
      setSpan((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    // A new width wraps text differently, and on a phone a row is a card.
    const sizes = new ResizeObserver(() => {
      const heights = [...(body.current?.rows ?? [])].flatMap((one) => (one.ariaRowIndex ? [one.offsetHeight] : []))
      const sum = heights.reduce((total, height) => total + height, 0)
      const next = sum / heights.length
      // A small difference would only measure again, with other rows.
      if (sum > 0) setRowHeight((now) => (Math.abs(now - next) < now / 10 ? now : next))
      look()
    })
    const trackFocus = ({ target, type }: FocusEvent) => {
      const index = target instanceof Element ? target.closest('tr')?.getAttribute('data-index') : undefined
      setFocused(type === 'focusin' && index ? Number(index) : undefined)
    }
    sizes.observe(box)
    box.addEventListener('focusin', trackFocus)
    box.addEventListener('focusout', trackFocus)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('focusin', trackFocus)
      box.removeEventListener('focusout', trackFocus)
      box.removeEventListener('scroll', look)
    }
  }, [region, rowHeight, count])

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
