import { useCallback, useId, useMemo, useRef } from 'react'
import { Pagination } from '../pagination/Pagination.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { cellLooks, looks } from './looks.ts'
import { isSelected } from './selection.ts'
import { SortSelect, TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { ColumnHead, DataTableProps, SortOrder } from './types.ts'
import { useEdges } from './useEdges.ts'
import { useRows } from './useRows.ts'
import { useTableSelection } from './useTableSelection.ts'

export type { AllExcept, Selected } from './selection.ts'
export type { DataTableColumn, DataTableProps, Density, SortOrder, TableSelection, TableView } from './types.ts'

/**
 * Rows that can be sorted, selected and paged. With `view` the server sorts and pages, and the address can hold the
 * view; otherwise the table does. On a phone each row is a card. Explicit roles keep it a table there, because some
 * browsers drop the native roles when `display` changes.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    rowId,
    selection,
    density = 'comfortable',
    onDensityChange,
    hiddenColumns,
    onHiddenColumnsChange,
    sums,
    filters,
    actions,
    lastingActions,
    selectedActions,
    loading = false,
    error,
    empty,
    view: controlledView,
    onViewChange: _onViewChange,
    total: _total,
    pageHref,
    defaultView: _defaultView,
    className,
    ...rest
  } = props
  const words = useWords()
  const captionId = useId()
  const region = useRef<HTMLDivElement>(null)
  const { view, change, total, paged, shown } = useRows(props)
  const { page, pageSize } = view
  const visible = useMemo(
    () => columns.filter(({ id, rowHeader }) => rowHeader || !hiddenColumns?.has(id)),
    [columns, hiddenColumns],
  )
  const isSelecting = selection !== undefined
  const classes = useMemo(() => cellLooks(visible, density, isSelecting), [visible, density, isSelecting])
  const complete = controlledView === undefined
  const { onSelect, pageBox, summary } = useTableSelection({ selection, rows, shown, rowId, complete })
  const sort = (sortBy: string, order: SortOrder) => change({ sortBy, order, page: 1 })
  const firstRow = (page - 1) * pageSize + 2
  useEdges(region)

  const contents = useCallback(
    (at: number) => {
      const row = shown[at]
      return row ? visible.map(({ cell }) => cell(row)) : []
    },
    [visible, shown],
  )
  const row = (original: Row, at: number) => {
    const id = rowId(original)
    return (
      <TableRow
        key={id}
        rowIndex={firstRow + at}
        columns={visible}
        {...{ id, at, contents, classes, onSelect }}
        {...(selection && {
          name: words.selectRow(selection.rowName(original)),
          selected: isSelected(selection.selected, id),
          disabled: selection.isSelectable ? !selection.isSelectable(original) : false,
        })}
      />
    )
  }
  /** Moves the focus afterwards, because the button that had it disappears. */
  const thenFocus = (act: () => void) => () => {
    act()
    const box = region.current?.querySelector<HTMLElement>('thead input:enabled')
    ;(box ?? region.current)?.focus()
  }

  const nothing = empty ?? <p className="py-6 text-center text-text-soft">{words.results(0)}</p>
  const instead = error ?? (shown.length === 0 && !loading ? nothing : undefined)
  // The rows of a first loading.
  const placeholders = instead === undefined && shown.length === 0 ? Math.min(paged ? pageSize : 5, 10) : 0
  const width = visible.length + (isSelecting ? 1 : 0)
  return (
    <div {...rest} className={`min-w-0 space-y-3 ${className ?? ''}`}>
      <Toolbar
        status={loading ? 'loading' : error ? 'failed' : 'shown'}
        {...{ total, view, columns, paged, density, onDensityChange, hiddenColumns, onHiddenColumnsChange }}
        {...{ filters, actions, lastingActions, selectedActions }}
        selection={
          summary && {
            ...summary,
            onSelectAll: thenFocus(summary.onSelectAll),
            onClear: thenFocus(summary.onClear),
          }
        }
      />
      <div
        ref={region}
        role="region"
        aria-labelledby={captionId}
        aria-busy={loading || undefined}
        data-fits="" // until `useEdges` knows better, so that the first frame is laid out once
        tabIndex={0} // a scroll area must be reachable by keyboard
        className={looks.region}
      >
        <SortSelect columns={columns} view={view} onSort={sort} />
        {captionHidden && !pageBox && columns.some((column) => column.sort) && (
          <span aria-hidden="true" className="absolute start-4 mt-1 py-3 text-sm md:hidden print:hidden">
            {words.sortBy('…')}
          </span>
        )}
        <table role="table" aria-labelledby={captionId} aria-rowcount={total + 1} className={looks.table}>
          <caption id={captionId} className={captionHidden ? 'sr-only' : looks.caption}>
            <span className="sticky start-4">{caption}</span>
          </caption>
          <TableHead
            columns={visible}
            view={view}
            onSort={sort}
            room={density === 'compact' ? 'px-3' : 'px-4'}
            // On a phone, the list of orders stands beside the caption, or in this row.
            className={captionHidden || pageBox ? 'not-print:max-md:min-h-13' : ''}
            page={pageBox}
          />
          <tbody role="rowgroup" className={looks.body}>
            {instead === undefined ? (
              shown.map(row)
            ) : (
              <tr role="row" className="not-print:max-md:block">
                <td role="cell" colSpan={width} className={looks.wide}>
                  {instead}
                </td>
              </tr>
            )}
            {Array.from({ length: placeholders }, (_, line) => (
              <tr key={line} aria-hidden="true" className="not-print:max-md:block">
                <td colSpan={width} className={looks.wide}>
                  <Skeleton lines={1} />
                </td>
              </tr>
            ))}
          </tbody>
          {sums && shown.length > 0 && <Sums {...sums} columns={visible} />}
        </table>
      </div>
      {paged && !error && total > 0 && (
        <Pagination
          className="print:hidden"
          label={words.pagesOf(caption)}
          {...{ page, pageSize, total }}
          {...(pageHref
            ? { href: (to: number) => pageHref({ ...view, page: to }) }
            : { onPageChange: (to: number) => change({ page: to }) })}
          // Keeps the first visible row in view.
          onPageSizeChange={(size) => change({ pageSize: size, page: Math.floor(((page - 1) * pageSize) / size) + 1 })}
        />
      )}
    </div>
  )
}

type SumsProps = NonNullable<DataTableProps<object>['sums']> & { columns: readonly ColumnHead[] }

/** The sums of a printed list, in one row, which no sheet divides; no footer, which each sheet would repeat. */
function Sums({ column, lines, columns }: SumsProps) {
  const at = columns.findIndex(({ id }) => id === column)
  if (at < 1) return null
  return (
    <tbody role="rowgroup" className={looks.sums}>
      <tr role="row">
        <th role="rowheader" scope="row" colSpan={at + 1} className={looks.sum}>
          {lines.map(([label, sum]) => (
            <div key={label}>
              {label} <span className="inline-block min-w-20">{sum}</span>
            </div>
          ))}
        </th>
        {at + 1 < columns.length && <td role="cell" colSpan={columns.length - at - 1} className={looks.sum} />}
      </tr>
    </tbody>
  )
}
