import { useWords } from '../provider/UiProvider.tsx'
import { looks } from './looks.ts'
import type { ColumnHead, SortOrder } from './types.ts'

interface SortHeaderProps {
  role: 'columnheader'
  column: ColumnHead
  /** Current order of this column, if the rows are sorted by it. */
  order: SortOrder | undefined
  onSort: (order: SortOrder) => void
  className: string
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const other = { asc: 'desc', desc: 'asc' } as const

/** A column header: text, or a button that sorts. [HARDENING §4, table_sortable-table] */
export function SortHeader({ role, column, order, onSort, className }: SortHeaderProps) {
  const words = useWords()
  const end = column.align === 'end'
  return (
    <th
      role={role}
      scope="col"
      aria-sort={order && ariaSort[order]}
      // On a phone, the table head is a row of sort buttons.
      className={`${looks.headCell} ${className} ${end ? 'text-end' : 'text-start'} ${column.sort ? '' : 'not-print:max-md:sr-only'}`}
    >
      {column.sort ? (
        <button
          type="button"
          title={words.sortBy(column.header)}
          onClick={() => onSort(order ? other[order] : (column.sort ?? 'asc'))}
          className={`-mx-2 inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control px-2 hover:bg-action-soft hover:text-action-text ${order ? 'text-action-text' : ''}`}
        >
          {column.header}
          <svg
            width="10"
            height="16"
            viewBox="0 0 10 16"
            fill="currentColor"
            aria-hidden="true"
            className={`shrink-0 ${order ? '' : 'print:hidden'}`}
          >
            <path d="M5 1 9 6.5H1z" opacity={order === 'asc' ? 1 : 0.35} />
            <path d="M5 15 1 9.5h8z" opacity={order === 'desc' ? 1 : 0.35} />
          </svg>
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
