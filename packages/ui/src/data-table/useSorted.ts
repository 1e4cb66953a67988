import { useMemo } from 'react'
import type { DataTableColumn, SortOrder } from './types.ts'

/** Sorts rows by a column's values, in the language's order. */
export function useSorted<Row>(
  rows: readonly Row[],
  column: DataTableColumn<Row> | undefined,
  order: SortOrder | undefined,
  language: string,
): readonly Row[] {
  const value = column?.value
  return useMemo(() => {
    if (!value) return rows
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
    const sign = order === 'desc' ? -1 : 1
    return rows
      .map((row) => ({ row, key: value(row) }))
      .toSorted(({ key: one }, { key: other }) =>
        typeof one === 'number' && typeof other === 'number'
          ? sign * (one - other)
          : sign * compare(String(one), String(other)),
      )
      .map(({ row }) => row)
  }, [rows, value, order, language])
}
