import { useEffect, useMemo, useState } from 'react'
import { sortInSlices } from './sortRows.ts'
import type { DataTableColumn, SortOrder } from './types.ts'

/** So many rows are sorted while rendering, in less than a frame. */
const atOnce = 500

interface Sorted<Row> {
  /** Undefined until the first sort of many rows is finished. */
  rows: readonly Row[] | undefined
  sorting: boolean
}

/** Sorts rows by a column's values, in the language's order; thousands of them in slices, after the render. */
export function useSorted<Row>(
  rows: readonly Row[],
  column: DataTableColumn<Row> | undefined,
  order: SortOrder | undefined,
  language: string,
): Sorted<Row> {
  const value = column?.value
  const task = useMemo(() => {
    if (!value) return undefined
    const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
    const sign = order === 'desc' ? -1 : 1
    const compare = (one: Keyed<Row>, other: Keyed<Row>) =>
      one.key === other.key
        ? 0
        : sign *
          (typeof one.key === 'number' && typeof other.key === 'number'
            ? one.key - other.key
            : collator.compare(String(one.key), String(other.key)))
    return { keyed: (row: Row) => ({ row, key: value(row) }), compare }
  }, [value, order, language])
  const isSmall = rows.length <= atOnce
  const now = useMemo(() => {
    if (!task) return rows
    return isSmall ? plain(rows.map(task.keyed).toSorted(task.compare)) : undefined
  }, [task, rows, isSmall])

  const [later, setLater] = useState<{ task: typeof task; given: readonly Row[]; rows: readonly Row[] }>()
  useEffect(() => {
    if (!task || now) return undefined
    const control = new AbortController()
    void sortInSlices(rows, task.keyed, task.compare, control.signal).then((sorted) => {
      if (sorted) setLater({ task, given: rows, rows: plain(sorted) })
    })
    return () => control.abort()
  }, [task, rows, now])
  const isSorted = now !== undefined || (later !== undefined && later.task === task && later.given === rows)
  return { rows: now ?? later?.rows, sorting: !isSorted }
}

interface Keyed<Row> {
  row: Row
  key: string | number
}
const plain = <Row>(keyed: readonly Keyed<Row>[]): Row[] => keyed.map(({ row }) => row)
