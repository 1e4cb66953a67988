import { useMemo, useState } from 'react'
import { useLanguage } from '../provider/UiProvider.tsx'
import type { DataTableProps, TableView } from './types.ts'

/** The rows of the page, and the view: the server's, or the table's own, which sorts in the language's order. */
export function useRows<Row>(props: DataTableProps<Row>) {
  const { columns, rows, view: controlled, onViewChange, total: controlledTotal, defaultView } = props
  const language = useLanguage()
  const [own, setOwn] = useState<Partial<TableView>>(defaultView ?? {})
  const asked = controlled ?? own
  const total = controlledTotal ?? rows.length
  const pageSize = asked.pageSize ?? Math.max(1, rows.length)
  const paged = asked.pageSize !== undefined
  // A filter of the host may leave fewer pages than the current page number.
  const page = Math.max(1, Math.min(asked.page ?? 1, Math.ceil(total / pageSize)))
  const view: TableView = { ...asked, page, pageSize }
  const change = (part: Partial<TableView>) => {
    if (onViewChange) onViewChange({ ...view, ...part })
    else setOwn({ ...own, ...part })
  }

  const value = controlled ? undefined : columns.find(({ id }) => id === view.sortBy)?.value
  const { order } = view
  const sorted = useMemo(() => {
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
  const isCut = !controlled && paged
  const shown = useMemo(
    () => (isCut ? sorted.slice((page - 1) * pageSize, page * pageSize) : sorted),
    [isCut, sorted, page, pageSize],
  )
  return { view, change, total, paged, shown }
}
