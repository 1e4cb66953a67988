import { useEffect, type RefObject } from 'react'

/**
 * Marks the scroll area for its style, without a render: `data-fits` if the table needs no scrolling, so that the head
 * sticks to the page; `data-pinned` if the first column stays while the others scroll; `data-scrolled` while they are
 * scrolled.
 */
export function useEdges(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current
    const table = box?.querySelector('table')
    if (!box || !table) return undefined
    const mark = () => {
      // Reads everything before it writes, since a read after a write lays out the whole page once more.
      const fits = table.offsetWidth <= box.clientWidth
      const pinned = fits ? undefined : lastPinned(table)
      // A wide first column, such as with text at 200 %, would leave too little room for the others.
      const isPinned = pinned !== undefined && widthUpTo(pinned) <= box.clientWidth / 2
      box.toggleAttribute('data-fits', fits)
      box.toggleAttribute('data-pinned', isPinned)
      onScroll()
    }
    const onScroll = () => box.toggleAttribute('data-scrolled', box.scrollLeft !== 0)
    /** The browser scrolls a focused element into view, but not from below a sticky column. */
    const onFocus = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest('td, th') : undefined
      const pinned = box.hasAttribute('data-pinned') ? lastPinned(table) : undefined
      if (!(cell instanceof HTMLTableCellElement) || !pinned || cell.cellIndex <= pinned.cellIndex) return
      const [own, first] = [cell.getBoundingClientRect(), pinned.getBoundingClientRect()]
      const isRtl = getComputedStyle(box).direction === 'rtl'
      const hidden = isRtl ? own.right - first.left : first.right - own.left
      if (hidden > 0) box.scrollLeft += isRtl ? hidden : -hidden
    }
    // The DOM of a host's tests may have no ResizeObserver.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark)
    sizes?.observe(box)
    sizes?.observe(table)
    box.addEventListener('scroll', onScroll, { passive: true })
    box.addEventListener('focusin', onFocus)
    return () => {
      sizes?.disconnect()
      box.removeEventListener('scroll', onScroll)
      box.removeEventListener('focusin', onFocus)
    }
  }, [region])
}

/** The header of the last sticky column: the first column, after that of the checkboxes. */
function lastPinned(table: HTMLTableElement): HTMLTableCellElement | undefined {
  const [first, second] = table.tHead?.rows[0]?.cells ?? []
  return first?.querySelector('input') ? second : first
}

/** Width of the cell and the one before it. */
const widthUpTo = (cell: HTMLTableCellElement) =>
  cell.offsetWidth + (cell.previousElementSibling instanceof HTMLElement ? cell.previousElementSibling.offsetWidth : 0)
