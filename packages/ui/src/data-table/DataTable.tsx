import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useId, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { tickBox } from '../checkbox/Checkbox.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { useLanguage, useWords } from '../provider/UiProvider.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { SortHeader, type SortOrder } from './SortHeader.tsx'
import { WindowedRows } from './WindowedRows.tsx'

export type { SortOrder } from './SortHeader.tsx'

export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. The value is the order of the first press: usually `desc` for dates and amounts. */
  sort?: SortOrder
  /** The value that a table with `defaultView` compares when it sorts. */
  value?: (row: Row) => string | number
  /** `end` for amounts and counts. */
  align?: 'start' | 'end'
  /** Makes the cell the row header, which screen readers read with each cell of the row. */
  rowHeader?: boolean
}

/** The visible part of the rows, and their order. */
export interface TableView {
  /** From 1. */
  page: number
  pageSize: number
  sortBy?: string | undefined
  order?: SortOrder | undefined
}

type Source =
  | {
      /** The server sorts and pages: `rows` is the page for this view. */
      view: TableView
      /** Called when a header, a page or a page size is selected. */
      onViewChange: (view: TableView) => void
      /** Number of all rows on the server for the current filter. */
      total: number
      /** Returns the address of a view; makes the pages links. */
      pageHref?: (view: TableView) => string
      defaultView?: never
      windowed?: never
    }
  | {
      view?: never
      onViewChange?: never
      total?: never
      pageHref?: never
      /** The table sorts: `rows` holds all rows. A `pageSize` divides them into pages. */
      defaultView?: Partial<TableView>
      /** For thousands of rows on one page: they scroll in their own area, which renders only the visible ones. */
      windowed?: boolean
    }

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> &
  Source & {
    /** The table's caption and accessible name. */
    caption: string
    /** Hides the caption if a heading just above says the same. */
    captionHidden?: boolean
    /** In display order. */
    columns: readonly DataTableColumn<Row>[]
    /** The rows to show; see `view` and `defaultView`. */
    rows: readonly Row[]
    /** Returns an id that is unique across all pages. */
    rowId: (row: Row) => string
    /** Makes rows selectable; the host holds the selection. */
    selection?: {
      selected: ReadonlySet<string>
      onSelectedChange: (selected: Set<string>) => void
      /** Accessible name of a row's checkbox. */
      rowName: (row: Row) => string
      /** Rows for which it returns false cannot be selected; a cell should give the reason. */
      isSelectable?: (row: Row) => boolean
    }
    /** Fields that filter the rows. */
    filters?: ReactNode
    /** Actions on the table or on the selected rows. */
    actions?: ReactNode
    /** New rows are loading; the current rows stay. */
    loading?: boolean
    /** Shown in place of the rows after a failure: the reason, and what to do. */
    error?: ReactNode
    /** Shown when there are no rows: the reason, and what to do. */
    empty?: ReactNode
  }

// Without type arguments, because the row type comes from the host.
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

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
    filters,
    actions,
    loading = false,
    error,
    empty,
    view: controlledView,
    onViewChange,
    total: controlledTotal,
    pageHref,
    defaultView,
    windowed = false,
    className,
    ...rest
  } = props
  const words = useWords()
  const language = useLanguage()
  const captionId = useId()
  const region = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Partial<TableView>>(defaultView ?? {})
  const seen = controlledView ?? own
  const total = controlledTotal ?? rows.length
  const pageSize = seen.pageSize ?? Math.max(1, rows.length)
  const paged = seen.pageSize !== undefined
  // A filter of the host may leave fewer pages than the current page number.
  const page = Math.max(1, Math.min(seen.page ?? 1, Math.ceil(total / pageSize)))
  const view: TableView = { ...seen, page, pageSize }
  const change = (part: Partial<TableView>) => {
    if (onViewChange) onViewChange({ ...view, ...part })
    else setOwn({ ...own, ...part })
  }

  const definitions = useMemo(() => {
    const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
    return columns.map(({ id, value }) => ({
      id,
      accessorFn: (row: Row) => value?.(row) ?? '',
      sortFn: (a: { original: Row }, b: { original: Row }) => {
        const [left, right] = [value?.(a.original) ?? '', value?.(b.original) ?? '']
        return typeof left === 'number' && typeof right === 'number'
          ? left - right
          : collator.compare(String(left), String(right))
      },
    }))
  }, [columns, language])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: {
      sorting: view.sortBy === undefined ? [] : [{ id: view.sortBy, desc: view.order === 'desc' }],
      pagination: { pageIndex: page - 1, pageSize },
    },
    manualSorting: controlledView !== undefined,
    manualPagination: controlledView !== undefined || !paged,
    autoResetPageIndex: false,
  })
  const shown = table.getRowModel().rows

  const selected = selection?.selected
  const select = (ids: string[], on: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    selection?.onSelectedChange(next)
  }
  const isSelectable = (original: Row) => selection?.isSelectable?.(original) ?? true
  const selectable = shown.filter(({ original }) => isSelectable(original))
  const chosen = selectable.filter(({ id }) => selected?.has(id)).length
  const all = selectable.length > 0 && chosen === selectable.length
  const width = columns.length + (selection ? 1 : 0)

  const row = ({ id, original }: { id: string; original: Row }, index: number) => (
    <tr
      role="row"
      key={id}
      data-index={index}
      aria-rowindex={(page - 1) * pageSize + index + 2}
      aria-selected={selection && selected?.has(id)}
      className="border-t border-line hover:bg-surface-sunken aria-selected:bg-action-soft max-md:block max-md:px-4 max-md:py-3"
    >
      {selection && (
        <td role="cell" className="py-2 ps-4 max-md:block max-md:ps-0 max-md:pt-1 md:w-px">
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              checked={selected?.has(id) ?? false}
              disabled={!isSelectable(original)}
              onChange={(event) => select([id], event.target.checked)}
              className={tickBox}
            />
            <span className="text-sm text-text-soft md:sr-only">{words.selectRow(selection.rowName(original))}</span>
          </label>
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.rowHeader ? 'th' : 'td'
        return (
          <Cell
            role={column.rowHeader ? 'rowheader' : 'cell'}
            key={column.id}
            scope={column.rowHeader ? 'row' : undefined}
            className={`px-4 py-2.5 font-normal max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1 ${
              column.align === 'end' ? 'text-end tabular-nums' : 'text-start'
            } ${column.rowHeader ? 'font-semibold' : ''}`}
          >
            {/* Hidden from screen readers, which read the column header with the cell. */}
            <span aria-hidden="true" className="shrink-0 text-sm font-normal text-text-soft md:hidden">
              {column.header}
            </span>
            <div className="min-w-0 break-words max-md:text-end">{column.cell(original)}</div>
          </Cell>
        )
      })}
    </tr>
  )

  const instead = error ?? (shown.length === 0 && !loading ? (empty ?? <Nothing />) : undefined)
  return (
    <div {...rest} className={`min-w-0 space-y-3 ${className ?? ''}`}>
      {filters}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <output className="flex items-center gap-2 text-sm text-text-soft tabular-nums">
          {loading && (
            <>
              <Spinner size="sm" /> {words.loading}
            </>
          )}
          {!loading && !error && (
            <span>
              {words.results(total)}
              {selected && selected.size > 0 && <b className="text-text"> · {words.selected(selected.size)}</b>}
              <Announcement {...{ view, columns, paged }} />
            </span>
          )}
        </output>
        {actions}
      </div>
      <div
        ref={region}
        role="region"
        aria-labelledby={captionId}
        aria-busy={loading || undefined}
        tabIndex={0} // a scroll area must be reachable by keyboard
        className={`rounded-card border-card border-edge bg-surface-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus ${
          windowed ? 'max-h-[70dvh] overflow-auto' : 'overflow-x-auto'
        }`}
      >
        <table
          role="table"
          aria-labelledby={captionId}
          aria-rowcount={total + 1}
          className={`w-full border-collapse text-text max-md:block ${windowed ? 'md:table-fixed' : ''}`}
        >
          <caption
            id={captionId}
            className={
              captionHidden ? 'sr-only' : 'px-4 pt-4 pb-2 text-start font-heading text-lg font-semibold max-md:block'
            }
          >
            {caption}
          </caption>
          <thead
            role="rowgroup"
            className={`bg-surface-sunken text-sm text-text max-md:block ${windowed ? 'sticky top-0 z-10' : ''}`}
          >
            <tr
              role="row"
              aria-rowindex={1}
              className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:px-4"
            >
              {selection && (
                <th role="columnheader" scope="col" className="py-2 ps-4 max-md:w-full max-md:ps-0 md:w-px">
                  <label className="flex items-center gap-3 font-normal">
                    <input
                      type="checkbox"
                      ref={(box) => {
                        if (box) box.indeterminate = chosen > 0 && !all
                      }}
                      checked={all}
                      disabled={selectable.length === 0 && shown.length > 0}
                      onChange={() =>
                        select(
                          selectable.map(({ id }) => id),
                          !all,
                        )
                      }
                      className={`${tickBox} indeterminate:border-action indeterminate:bg-action indeterminate:before:scale-100 indeterminate:before:[clip-path:inset(42%_0)]`}
                    />
                    <span className="md:sr-only">{words.selectAll}</span>
                  </label>
                </th>
              )}
              {columns.map((column) => (
                <SortHeader
                  key={column.id}
                  role="columnheader"
                  column={column}
                  order={view.sortBy === column.id ? (view.order ?? 'asc') : undefined}
                  onSort={(order) => change({ sortBy: column.id, order, page: 1 })}
                />
              ))}
            </tr>
          </thead>
          {windowed && instead === undefined && shown.length > 0 ? (
            <WindowedRows rows={shown} region={region} row={row} width={width} />
          ) : (
            <tbody role="rowgroup" className="max-md:block">
              {instead !== undefined && (
                <tr role="row" className="border-t border-line max-md:block">
                  <td role="cell" colSpan={width} className="p-4 max-md:block">
                    {instead}
                  </td>
                </tr>
              )}
              {instead === undefined && shown.map((item, index) => row(item, index))}
              {instead === undefined &&
                shown.length === 0 &&
                Array.from({ length: Math.min(paged ? pageSize : 5, 10) }, (_, line) => (
                  <tr key={line} aria-hidden="true" className="border-t border-line max-md:block">
                    <td colSpan={width} className="p-4 max-md:block">
                      <Skeleton lines={1} />
                    </td>
                  </tr>
                ))}
            </tbody>
          )}
        </table>
      </div>
      {paged && !error && total > 0 && (
        <Pagination
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

/** Announces the result of a change of page or order. [RGAA 7.5] */
function Announcement<Row>(props: { view: TableView; columns: readonly DataTableColumn<Row>[]; paged: boolean }) {
  const { view, columns, paged } = props
  const words = useWords()
  const sorted = columns.find(({ id }) => id === view.sortBy)
  return (
    <span className="sr-only">
      {paged && `, ${words.page} ${view.page}`}
      {sorted && `, ${words.sortedBy(sorted.header, view.order === 'desc')}`}
    </span>
  )
}

function Nothing() {
  return <p className="py-6 text-center text-text-soft">{useWords().results(0)}</p>
}
