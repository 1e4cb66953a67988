import { useState } from 'react'

/**
 * The selected rows of a list, kept across its pages: the rows themselves, because those of other pages are not loaded any
 * more when an action begins.
 */
export function useSelection<Row>(rowId: (row: Row) => string) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    rows: [...selected.values()],
    /** What the table needs; `rows` are those of its page. */
    of: (rows: readonly Row[]) => ({
      selected: new Set(selected.keys()),
      onSelectedChange: (ids: Set<string>) => {
        const known = new Map([...selected, ...rows.map((row) => [rowId(row), row] as const)])
        setSelected(new Map([...known].filter(([id]) => ids.has(id))))
      },
    }),
  }
}
