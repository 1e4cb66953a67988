/**
 * All rows of the current filter without some. A list of 10,000 rows on a server is selected without loading any id: the
 * host sends the filter with the exceptions, or loads the rows when an action needs them.
 */
export type AllExcept = { except: ReadonlySet<string> }
/** The selected ids, or all rows of the current filter without some. */
export type Selected = ReadonlySet<string> | AllExcept

export const isSelected = (selected: Selected, id: string): boolean =>
  'except' in selected ? !selected.except.has(id) : selected.has(id)

/** The selection after rows were selected, or removed from it. */
export function withRows(selected: Selected, ids: readonly string[], on: boolean): Set<string> | AllExcept {
  const isInverse = 'except' in selected
  const listed = isInverse ? selected.except : selected
  const next = new Set(listed)
  for (const id of ids) {
    if (on === isInverse) next.delete(id)
    else next.add(id)
  }
  return isInverse ? { except: next } : next
}

/** Number of selected rows on all pages, out of `total` selectable ones. */
export const countSelected = (selected: Selected, total: number): number =>
  'except' in selected ? Math.max(0, total - selected.except.size) : selected.size
