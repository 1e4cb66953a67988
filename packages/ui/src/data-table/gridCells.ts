const widget = 'a[href], button, input, select, textarea, [contenteditable], [tabindex]'
// They use the arrow keys themselves.
const typing = 'input:not([type=checkbox], [type=button], [type=submit]), select, textarea, [contenteditable]'

const rowSelector = 'tr[aria-rowindex]'

/** The rows with columns, in the table's order; not what stands in place of the rows. */
export const gridRows = (table: HTMLTableElement): HTMLTableRowElement[] => [
  ...table.querySelectorAll<HTMLTableRowElement>(rowSelector),
]

export const rowNumber = (row: Element): number => Number(row.getAttribute('aria-rowindex'))

export const rowAt = (table: HTMLTableElement, number: number): HTMLTableRowElement | null =>
  table.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${number}"]`)

/** The cell of a row with columns around an element. */
export function cellAround(target: EventTarget | null): HTMLTableCellElement | undefined {
  const cell = target instanceof Element ? target.closest('td, th') : undefined
  return cell instanceof HTMLTableCellElement && cell.parentElement?.matches(rowSelector) ? cell : undefined
}

export const widgetsOf = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(widget)].filter((one) => !one.matches(':disabled'))

/**
 * Takes the focus for a cell: its only control if the cell says nothing else and the control needs no arrow keys, so that
 * one key press uses it; else the cell, which a screen reader then reads wholly.
 */
export function landingOf(cell: HTMLElement): HTMLElement {
  const [only, ...others] = widgetsOf(cell)
  if (!only || others.length > 0 || only.matches(typing)) return cell
  const own = only instanceof HTMLInputElement ? (only.labels?.[0]?.textContent ?? '') : only.textContent
  return own.trim() === cell.textContent.trim() ? only : cell
}

/** Whether the control uses the arrow keys. */
export const isTyping = (element: Element): boolean => element.matches(typing)
