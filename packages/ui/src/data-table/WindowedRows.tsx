import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { rowsInSight, rowsToRender } from './rowsInSight.ts'

interface WindowedRowsProps<Item> {
  rows: readonly Item[]
  /** The scroll area. */
  region: RefObject<HTMLElement | null>
  row: (item: Item, index: number) => ReactNode
  /** Number of columns. */
  width: number
}

/**
 * Renders the visible rows and a few around them. Empty space replaces the others, assuming that all are about as high
 * as the first. `aria-rowindex` gives each row's position.
 */
export function WindowedRows<Item>({ rows, region, row, width }: WindowedRowsProps<Item>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const count = rows.length
  const [rowHeight, setRowHeight] = useState(48)
  const [span, setSpan] = useState(() => rowsInSight(0, 800, rowHeight, count))
  const [focused, setFocused] = useState<number>()

  useEffect(() => {
    const box = region.current
    if (!box) return undefined
    const look = () => {
      const scrolled = box.getBoundingClientRect().top - (body.current?.getBoundingClientRect().top ?? 0)
      const next = rowsInSight(Math.max(0, scrolled), box.clientHeight, rowHeight, count)
      setSpan((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    // A new width wraps text differently, and on a phone a row is a card.
    const sizes = new ResizeObserver(() => {
      const height = body.current?.querySelector('[aria-rowindex]')?.getBoundingClientRect().height
      if (height) setRowHeight(height)
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

  const there = rowsToRender(span, focused)
  const after = count - (there.at(-1) ?? -1) - 1
  return (
    <tbody ref={body} className="max-md:block">
      {there.map((index, at) => {
        const item = rows[index]
        const room = index - (there[at - 1] ?? -1) - 1
        return (
          item && [room > 0 && <Room key={`room${index}`} height={room * rowHeight} width={width} />, row(item, index)]
        )
      })}
      {after > 0 && <Room height={after * rowHeight} width={width} />}
    </tbody>
  )
}

// Uses the `height` attribute, because the content security policy forbids style attributes.
const Room = ({ height, width }: { height: number; width: number }) => (
  <tr aria-hidden="true" className="max-md:block">
    <td aria-hidden="true" colSpan={width} height={height} className="p-0 max-md:block" />
  </tr>
)
