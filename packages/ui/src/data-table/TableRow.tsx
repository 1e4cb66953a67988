import { memo, type ReactNode } from 'react'
import { tickBox } from '../checkbox/Checkbox.tsx'
import { looks } from './looks.ts'
import type { ColumnHead } from './types.ts'

interface TableRowProps {
  id: string
  /** Position of the row on its page, from 0. */
  at: number
  /** Position of the row among all rows, the header included. */
  rowIndex: number
  columns: readonly ColumnHead[]
  /** Returns the contents of the row's cells. Keeps its identity while rows and columns do. */
  contents: (at: number) => readonly ReactNode[]
  /** The classes of the cells, by column. */
  classes: readonly string[]
  onSelect: (id: string, selected: boolean) => void
  selected?: boolean
  /** The accessible name of the checkbox; without one the row has none. */
  name?: string
  disabled?: boolean
}

const tickCell = `${looks.cell} ${looks.tick} ${looks.pinnedTick}`
const tick = `${tickBox} ${looks.thumb}`

/** One row; memoised, because a selection changes only some of them. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, at, rowIndex, columns, contents, classes, onSelect, selected, name, disabled } = props
  const cells = contents(at)
  return (
    <tr role="row" aria-rowindex={rowIndex} aria-selected={selected} className={looks.row}>
      {name !== undefined && (
        <td role="cell" className={tickCell}>
          <input
            type="checkbox"
            aria-label={name}
            checked={selected}
            disabled={disabled}
            onChange={(event) => onSelect(id, event.target.checked)}
            className={tick}
          />
        </td>
      )}
      {columns.map(({ id: columnId, header, rowHeader }, index) => {
        const Cell = rowHeader ? 'th' : 'td'
        return (
          <Cell
            role={rowHeader ? 'rowheader' : 'cell'}
            key={columnId}
            scope={rowHeader ? 'row' : undefined}
            // The card of a phone shows the header before the value.
            data-label={header}
            data-column={columnId}
            className={classes[index]}
          >
            {cells[index]}
          </Cell>
        )
      })}
    </tr>
  )
})
