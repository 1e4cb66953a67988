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
  /** Can be sorted by, in this order first: what is new, or dear, mostly comes first downwards. */
  sort?: SortOrder
  /** What a table that sorts by itself compares. */
  value?: (row: Row) => string | number
  /** `end` for amounts and counts. */
  align?: 'start' | 'end'
  /** Names the row: read with each of its cells. */
  rowHeader?: boolean
}

/** Which part of the rows is seen, in which order. */
export interface TableView {
  /** From 1. */
  page: number
  pageSize: number
  sortBy?: string | undefined
  order?: SortOrder | undefined
}

type Source =
  | {
      /** The rows are the page that a server cut and sorted by this. */
      view: TableView
      /** Asked for by a header, a page, or the number of rows. */
      onViewChange: (view: TableView) => void
      /** All rows there are upon the server, for this filter. */
      total: number
      /** The address of a view: pages are then links. */
      pageHref?: (view: TableView) => string
      defaultView?: never
      windowed?: never
    }
  | {
      view?: never
      onViewChange?: never
      total?: never
      pageHref?: never
      /** The rows are all there are, sorted here; cut into pages when a `pageSize` is given. */
      defaultView?: Partial<TableView>
      /** Thousands of rows upon one page, which scroll in a place of their own: only those in sight are there. */
      windowed?: boolean
    }

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> &
  Source & {
    /** Names the table. */
    caption: string
    /** Where a heading just above already says it. */
    captionHidden?: boolean
    /** From the start of a row to its end. */
    columns: readonly DataTableColumn<Row>[]
    /** Those to show; see `view` and `defaultView`. */
    rows: readonly Row[]
    /** What tells a row from all others, also upon other pages. */
    rowId: (row: Row) => string
    /** Rows can be ticked; held by the host. */
    selection?: {
      selected: ReadonlySet<string>
      onSelectedChange: (selected: Set<string>) => void
      /** What a row is called when it is ticked. */
      rowName: (row: Row) => string
    }
    /** Fields that say which rows there are. */
    filters?: ReactNode
    /** What can be done with the rows, or with those selected. */
    actions?: ReactNode
    /** Rows are on their way; those that are there stay. */
    loading?: boolean
    /** In the place of the rows: why there are none, and what to do. */
    error?: ReactNode
    /** In the place of no rows: why, and what to do. */
    empty?: ReactNode
  }

// Without type arguments of its own: rows are whatever the host has.
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/**
 * Rows that can be sorted, selected and leafed through. With `view` the server sorts and cuts, and the address can hold
 * what is seen; without, the table does. On a phone each row is a card; the explicit roles keep it a table, because some
 * browsers drop the role of a table part whose `display` changes.
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
    view: served,
    onViewChange,
    total: servedTotal,
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
  const seen = served ?? own
  const total = servedTotal ?? rows.length
  const pageSize = seen.pageSize ?? Math.max(1, rows.length)
  const paged = seen.pageSize !== undefined
  // A filter of the host may leave fewer pages than the one that was open.
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
    manualSorting: served !== undefined,
    manualPagination: served !== undefined || !paged,
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
  const chosen = shown.filter(({ id }) => selected?.has(id)).length
  const all = shown.length > 0 && chosen === shown.length
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
            {/* Silent: the header of the column is read with the cell. */}
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
              <Heard {...{ view, columns, paged }} />
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
        tabIndex={0} // what scrolls must be reachable without a mouse
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
                      onChange={() =>
                        select(
                          shown.map(({ id }) => id),
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
          // The row that was first stays in sight.
          onPageSizeChange={(size) => change({ pageSize: size, page: Math.floor(((page - 1) * pageSize) / size) + 1 })}
        />
      )}
    </div>
  )
}

/** What a change of page or order brought, for those who do not see it. [RGAA 7.5] */
function Heard<Row>(props: { view: TableView; columns: readonly DataTableColumn<Row>[]; paged: boolean }) {
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
