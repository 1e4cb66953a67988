import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { cellAround, gridRows, isTyping, landingOf, rowAt, rowNumber, widgetsOf } from './gridCells.ts'
import type { RenderRow } from './WindowedRows.tsx'

interface Grid {
  on: boolean
  region: RefObject<HTMLElement | null>
  /** `aria-rowindex` of the first and the last row of the page. */
  first: number
  last: number
  renderRow: RefObject<RenderRow | null>
}

/**
 * The keys of a grid: one tab stop, arrows between cells, and Enter or F2 into a cell with several controls. Works on the
 * rendered table, because the host renders the controls of the cells. [HARDENING §4; ARIA Authoring Practices, grid]
 */
export function useGrid({ on, region, first, last, renderRow }: Grid): void {
  /** The cell of the tab stop. */
  const current = useRef({ row: first, column: 0 })

  const onKey = useEffectEvent((event: KeyboardEvent, table: HTMLTableElement) => {
    const cell = cellAround(event.target)
    if (event.defaultPrevented || !cell || !(event.target instanceof HTMLElement)) return
    if (event.target !== landingOf(cell)) return insideCell(event, cell, event.target)
    const target = targetOf(event, cell, { first, last })
    if (!target) return
    event.preventDefault()
    if (target === 'inside') return widgetsOf(cell)[0]?.focus()
    if (target === 'select') return cell.parentElement?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
    if (!rowAt(table, target.row)) renderRow.current?.(target.row - first)
    const row = rowAt(table, target.row)
    const next = row?.cells[Math.min(target.column, row.cells.length - 1)]
    if (!next) return
    const landing = landingOf(next)
    landing.tabIndex = -1 // a row that was just rendered has none yet
    landing.focus()
  })

  useEffect(() => {
    const box = region.current
    const table = box?.querySelector('table')
    if (!on || !box || !table) return undefined
    const arrange = () => arrangeTabStops(table, box, current.current)
    const onFocus = ({ target }: FocusEvent) => {
      const cell = cellAround(target)
      if (!cell?.parentElement) return
      current.current = { row: rowNumber(cell.parentElement), column: cell.cellIndex }
      arrange()
    }
    // The host may render other controls, and a scroll other rows.
    const changes = new MutationObserver(arrange)
    changes.observe(table, { childList: true, subtree: true })
    const onKeyDown = (event: KeyboardEvent) => onKey(event, table)
    table.addEventListener('focusin', onFocus)
    table.addEventListener('keydown', onKeyDown)
    arrange()
    return () => {
      changes.disconnect()
      table.removeEventListener('focusin', onFocus)
      table.removeEventListener('keydown', onKeyDown)
      for (const element of table.querySelectorAll('[tabindex]')) element.removeAttribute('tabindex')
    }
  }, [on, region])
}

interface Place {
  /** `aria-rowindex`; 1 is the header. */
  row: number
  column: number
}

/** Where a key leads from a cell. */
function targetOf(
  event: KeyboardEvent,
  cell: HTMLTableCellElement,
  { first, last }: Pick<Grid, 'first' | 'last'>,
): Place | 'inside' | 'select' | undefined {
  const { key, shiftKey } = event
  const row = cell.parentElement ? rowNumber(cell.parentElement) : first
  const column = cell.cellIndex
  const isEdge = event.ctrlKey || event.metaKey
  if (event.altKey) return undefined
  if (shiftKey) return key === ' ' && row >= first ? 'select' : undefined
  const forward = getComputedStyle(cell).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const below = (rows: number) => Math.min(last, row < first ? first + rows - 1 : row + rows)
  // The header is above the first row, whatever the page.
  const above = (rows: number) => (row > first ? Math.max(first, row - rows) : 1)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return isEdge ? undefined : { row, column: Math.max(0, column + (key === forward ? 1 : -1)) }
    case 'ArrowDown':
      return isEdge ? undefined : { row: below(1), column }
    case 'ArrowUp':
      return isEdge ? undefined : { row: above(1), column }
    case 'Home':
      return { row: isEdge ? first : row, column: 0 }
    case 'End':
      return { row: isEdge ? last : row, column: Number.POSITIVE_INFINITY }
    case 'PageDown':
      return { row: below(rowsInView(cell)), column }
    case 'PageUp':
      return { row: row > first ? Math.max(first, row - rowsInView(cell)) : row, column }
    case 'Enter':
    case 'F2':
      return event.target === cell && widgetsOf(cell).length > 0 ? 'inside' : undefined
    default:
      return undefined
  }
}

/** Keys while the focus is on a control inside a cell: Tab and arrows stay in the cell, Escape and F2 lead back to it. */
function insideCell(event: KeyboardEvent, cell: HTMLTableCellElement, target: HTMLElement): void {
  const widgets = widgetsOf(cell)
  const move = (by: number) => {
    const next = widgets[widgets.indexOf(target) + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const { key } = event
  if (key === 'Escape' || key === 'F2') {
    event.preventDefault()
    event.stopPropagation() // a dialog around the table stays open
    landingOf(cell).focus()
  } else if (key === 'Tab') move(event.shiftKey ? -1 : 1)
  else if (isTyping(target)) return
  else if (key === 'ArrowRight' || key === 'ArrowDown') move(1)
  else if (key === 'ArrowLeft' || key === 'ArrowUp') move(-1)
}

/** So many rows fit into the visible area, at least one. */
function rowsInView(cell: HTMLElement): number {
  const seen = Math.min(cell.closest('[role=region]')?.clientHeight ?? window.innerHeight, window.innerHeight)
  return Math.max(1, Math.floor(seen / Math.max(1, cell.offsetHeight)) - 1)
}

/** Leaves one tab stop in the table: the current cell, or else one of the first visible row. */
function arrangeTabStops(table: HTMLTableElement, box: HTMLElement, { row, column }: Place): void {
  const rows = gridRows(table)
  const top = Math.max(0, box.getBoundingClientRect().top)
  const body = rows.slice(1)
  const stopRow =
    rowAt(table, row) ?? body.find((one) => one.getBoundingClientRect().bottom > top) ?? body[0] ?? rows[0]
  const stopCell = stopRow?.cells[Math.min(column, stopRow.cells.length - 1)]
  const stop = stopCell && landingOf(stopCell)
  for (const one of rows) {
    for (const cell of one.cells) {
      for (const element of [cell, ...widgetsOf(cell)]) {
        const index = element === stop ? 0 : -1
        if (element.tabIndex !== index || !element.hasAttribute('tabindex')) element.tabIndex = index
      }
    }
  }
}
