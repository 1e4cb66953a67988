import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { looks } from './looks.ts'
import type { ColumnHead, DataTableProps } from './types.ts'

/** A failure or an empty state in place of the rows. */
export function Instead({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr role="row" className="not-print:max-md:block">
      <td role="cell" colSpan={width} className={looks.wide}>
        {children}
      </td>
    </tr>
  )
}

/** The rows of a first loading. */
export function Placeholders({ width, count }: { width: number; count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} aria-hidden="true" className="not-print:max-md:block">
      <td colSpan={width} className={looks.wide}>
        <Skeleton lines={1} />
      </td>
    </tr>
  ))
}

type SumsProps = NonNullable<DataTableProps<object>['sums']> & { columns: readonly ColumnHead[] }

/** The sums of a printed list; no footer, which each sheet would repeat. */
export function Sums({ column, lines, columns }: SumsProps) {
  const at = columns.findIndex(({ id }) => id === column)
  if (at < 1) return null
  return (
    <tbody role="rowgroup" className={looks.sums}>
      {lines.map(([label, sum]) => (
        <tr role="row" key={label}>
          <th role="rowheader" scope="row" colSpan={at + 1} className={looks.sum}>
            <span className="me-3">{label}</span>
            {sum}
          </th>
          {at + 1 < columns.length && <td role="cell" colSpan={columns.length - at - 1} />}
        </tr>
      ))}
    </tbody>
  )
}
