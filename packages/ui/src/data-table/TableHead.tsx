import type { ChangeEvent } from 'react'
import { tickBox } from '../checkbox/Checkbox.tsx'
import { InlineSelect } from '../pagination/InlineSelect.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { looks } from './looks.ts'
import type { ColumnHead, SortOrder, TableView } from './types.ts'
import type { Selecting } from './useTableSelection.ts'

interface TableHeadProps {
  columns: readonly ColumnHead[]
  view: TableView
  onSort: (sortBy: string, order: SortOrder) => void
  /** Horizontal distance of the cells. */
  room: string
  className: string
  page: Selecting['pageBox']
}

/** The row of column headers, with the checkbox that selects the page. */
export function TableHead({ columns, view, onSort, room, className, page }: TableHeadProps) {
  const pinnedFirst = page ? looks.pinnedAfterTick : looks.pinnedFirst
  return (
    <thead role="rowgroup" className={looks.head}>
      <tr role="row" aria-rowindex={1} className={`${looks.headRow} ${className}`}>
        {page && <SelectPage {...page} />}
        {columns.map((column, at) => (
          <SortHeader
            key={column.id}
            column={column}
            order={view.sortBy === column.id ? (view.order ?? 'asc') : undefined}
            onSort={onSort}
            className={`${room} ${at === 0 ? pinnedFirst : ''}`}
          />
        ))}
      </tr>
    </thead>
  )
}

/** `order` is the current one, if the rows are sorted by this column. */
type SortHeaderProps = Pick<TableHeadProps, 'onSort' | 'className'> & {
  column: ColumnHead
  order: SortOrder | undefined
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const other = { asc: 'desc', desc: 'asc' } as const

/** A column header: text, or a button that sorts. [HARDENING §4, table_sortable-table] */
function SortHeader({ column, order, onSort, className }: SortHeaderProps) {
  const words = useWords()
  const end = column.align === 'end'
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order && ariaSort[order]}
      data-column={column.id}
      aria-label={column.header} // also where no style hides its second text
      className={`${looks.headCell} ${className} ${end ? 'text-end' : 'text-start'} not-print:max-md:sr-only`}
    >
      {/* A phone has a list of the orders instead of the buttons. */}
      <span className={column.sort ? 'md:hidden print:hidden' : ''}>{column.header}</span>
      {column.sort && (
        <button
          type="button"
          title={words.sortBy(column.header)}
          onClick={() => onSort(column.id, order ? other[order] : (column.sort ?? 'asc'))}
          className={`-mx-2 inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control px-2 not-print:max-md:hidden ${hover} ${order ? 'text-action-text' : ''}`}
        >
          {column.header}
          <svg {...arrows} className={`shrink-0 ${order ? '' : 'print:hidden'}`}>
            <path d="M5 1 9 6.5H1z" opacity={order === 'asc' ? 1 : 0.35} />
            <path d="M5 15 1 9.5h8z" opacity={order === 'desc' ? 1 : 0.35} />
          </svg>
        </button>
      )}
    </th>
  )
}

const hover = 'hover:bg-action-soft hover:text-action-text'
const arrows = { width: 10, height: 16, viewBox: '0 0 10 16', fill: 'currentColor', 'aria-hidden': true } as const

/** The orders of a phone, where the headers have no room. */
export function SortSelect({ columns, view, onSort }: Pick<TableHeadProps, 'columns' | 'view' | 'onSort'>) {
  const words = useWords()
  const orders = columns.flatMap(({ id, header, sort }) =>
    sort ? [sort, other[sort]].map((order) => ({ id, header, order })) : [],
  )
  const present = orders.findIndex(({ id, order }) => id === view.sortBy && order === (view.order ?? 'asc'))
  const apply = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = orders[Number(target.value)]
    if (chosen) onSort(chosen.id, chosen.order)
  }
  if (orders.length === 0) return null
  return (
    <InlineSelect
      aria-label={words.sortBy('…')}
      value={present}
      onChange={apply}
      className="absolute end-3 mt-1 max-w-2/5 md:hidden print:hidden"
    >
      {present < 0 && <option value={-1}>{words.sortBy('…')}</option>}
      {orders.map(({ header, order }, at) => (
        <option key={at} value={at} aria-label={words.sortedBy(header, order === 'desc')}>
          {`${header} ${order === 'desc' ? '↓' : '↑'}`}
        </option>
      ))}
    </InlineSelect>
  )
}

/** The checkbox of all rows of the page that can be selected. */
function SelectPage({ isAll, isSome, disabled, hint, onToggle }: NonNullable<Selecting['pageBox']>) {
  const words = useWords()
  return (
    <th role="columnheader" scope="col" className={`${looks.headCell} ${looks.tick} ${looks.pinnedTick}`}>
      <label className="flex items-center gap-3 text-start font-normal">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isAll
          }}
          checked={isAll}
          disabled={disabled}
          onChange={onToggle}
          className={`${tickBox} indeterminate:border-action-edge indeterminate:bg-action-fill indeterminate:before:[clip-path:inset(42%_0)]`}
        />
        <span className="md:sr-only">
          {words.selectAll}
          {/* No part of the name. */}
          <span aria-hidden="true" className="block text-xs text-text-soft md:hidden">
            {hint}
          </span>
        </span>
      </label>
    </th>
  )
}
