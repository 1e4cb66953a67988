import { tickBox } from '../checkbox/Checkbox.tsx'
import { useWords } from '../provider/UiProvider.tsx'
import { looks } from './looks.ts'
import { SortHeader } from './SortHeader.tsx'
import type { ColumnHead, SortOrder, TableView } from './types.ts'

/** The checkbox of the page. */
export interface PageBox {
  /** How many of the page's selectable rows are selected. */
  chosen: 'none' | 'some' | 'all'
  disabled: boolean
  onToggle: () => void
}

interface TableHeadProps {
  columns: readonly ColumnHead[]
  view: TableView
  onSort: (sortBy: string, order: SortOrder) => void
  /** Horizontal distance of the cells. */
  room: string
  page: PageBox | undefined
}

/** The row of column headers, with the checkbox that selects the page. */
export function TableHead({ columns, view, onSort, room, page }: TableHeadProps) {
  const pinnedFirst = page ? looks.pinnedAfterTick : looks.pinnedFirst
  return (
    <thead role="rowgroup" className={looks.head}>
      <tr role="row" aria-rowindex={1} className={looks.headRow}>
        {page && <SelectPage {...page} />}
        {columns.map((column, at) => (
          <SortHeader
            key={column.id}
            role="columnheader"
            column={column}
            order={view.sortBy === column.id ? (view.order ?? 'asc') : undefined}
            onSort={(order) => onSort(column.id, order)}
            className={`${room} ${at === 0 ? pinnedFirst : ''}`}
          />
        ))}
      </tr>
    </thead>
  )
}

function SelectPage({ chosen, disabled, onToggle }: PageBox) {
  const words = useWords()
  return (
    <th
      role="columnheader"
      scope="col"
      className={`${looks.headCell} ${looks.tick} ${looks.pinnedTick} not-print:max-md:w-full`}
    >
      <label className="flex items-center gap-3 font-normal">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = chosen === 'some'
          }}
          checked={chosen === 'all'}
          disabled={disabled}
          onChange={onToggle}
          className={`${tickBox} indeterminate:border-action-edge indeterminate:bg-action-fill indeterminate:before:[clip-path:inset(42%_0)]`}
        />
        <span className="md:sr-only">{words.selectAll}</span>
      </label>
    </th>
  )
}
