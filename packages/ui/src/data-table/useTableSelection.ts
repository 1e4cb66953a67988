import { useCallback, useLayoutEffect, useRef } from 'react'
import { countSelected, isSelected, withRows, type AllExcept } from './selection.ts'
import type { DataTableProps, TableSelection } from './types.ts'

interface Given<Row> extends Pick<DataTableProps<Row>, 'selection' | 'rows' | 'rowId'> {
  /** The rows of the page. */
  shown: readonly Row[]
  /** Whether `rows` are all rows of all pages. */
  complete: boolean
}

/** The selection as the parts of the table need it: one row, the page's checkbox, and the summary. */
export function useTableSelection<Row>({ selection, rows, shown, rowId, complete }: Given<Row>) {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  /** Keeps its identity, so that a selection renders only the rows it changes. */
  const onSelect = useCallback((id: string, on: boolean) => {
    if (latest.current) report(latest.current, withRows(latest.current.selected, [id], on))
  }, [])

  if (!selection) return { onSelect, pageBox: undefined, summary: undefined }
  const { selected, isSelectable } = selection
  const onPage = idsOf(shown, rowId, isSelectable)
  const chosen = onPage.filter((id) => isSelected(selected, id)).length
  // Makes no offer while one page has all rows: the page's checkbox selects them.
  const everyId = complete && rows.length > shown.length ? idsOf(rows, rowId, isSelectable) : undefined
  const selectable = selection.selectableTotal ?? everyId?.length
  const count = countSelected(selected, selectable ?? 0)
  const isAll = onPage.length > 0 && chosen === onPage.length
  const pageBox = {
    isAll,
    isSome: chosen > 0,
    disabled: onPage.length === 0,
    hint: count > 0 ? undefined : selection.hint,
    onToggle: () => report(selection, withRows(selected, onPage, !isAll)),
  }
  const summary = {
    hint: selection.hint,
    summary: selection.summary,
    /** Selected rows on all pages. */
    count,
    /** Selected rows of the visible page. */
    onPage: chosen,
    /** How many rows 'select all' selects; undefined where the page has all rows. */
    selectable: selectable !== undefined && selectable > onPage.length ? selectable : undefined,
    canSelect: selectable !== undefined && selectable > count,
    onSelectAll: () => report(selection, everyId ? new Set(everyId) : { except: new Set() }),
    onClear: () => report(selection, new Set()),
  }
  return { onSelect, pageBox, summary }
}

export type Selecting = ReturnType<typeof useTableSelection>

/** The ids of the rows that can be selected. */
const idsOf = <Row>(rows: readonly Row[], rowId: (row: Row) => string, isSelectable?: (row: Row) => boolean) =>
  (isSelectable ? rows.filter(isSelectable) : rows).map(rowId)

function report<Row>(selection: TableSelection<Row>, next: Set<string> | AllExcept): void {
  if (selection.selectableTotal !== undefined) selection.onSelectedChange(next)
  else if (!('except' in next)) selection.onSelectedChange(next)
}
