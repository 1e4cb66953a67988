import type { ListView } from '@voie-libre/domain/fleet/listing'
import { useState } from 'react'

type Filters = ListView['filters']

/** Single rows, or all that match the filters except some, which load when an action needs them. */
export type SelectedRows<Row> =
  | { kind: 'some'; rows: readonly Row[] }
  | { kind: 'all'; filters: Filters; except: ReadonlySet<string>; has?: (row: Row) => boolean }

type State<Row> = { kind: 'some'; rows: ReadonlyMap<string, Row> } | Extract<SelectedRows<Row>, { kind: 'all' }>

const some = <Row extends { id: string }>(rows: readonly Row[]): State<Row> => ({
  kind: 'some',
  rows: new Map(rows.map((row) => [row.id, row])),
})

/** Selected rows of all pages. A change of the filters keeps single ones, but clears `all`, with which a link may begin. */
export function useRowSelection<Row extends { id: string }>(filters: Filters, beginsWithAll = false) {
  const [stored, setState] = useState<State<Row>>(() =>
    beginsWithAll ? { kind: 'all', filters, except: new Set() } : some<Row>([]),
  )
  const isOther = stored.kind === 'all' && JSON.stringify(stored.filters) !== JSON.stringify(filters)
  if (isOther) setState(some<Row>([]))
  const state = isOther ? some<Row>([]) : stored

  /** Number of selected rows; `total` counts those that match the filters. */
  const count = (total: number) => (state.kind === 'some' ? state.rows.size : Math.max(0, total - state.except.size))
  return {
    count,
    /** Whether some rows are selected, but not as many as match. */
    isPart: (total: number) => count(total) > 0 && count(total) !== total,
    current: (): SelectedRows<Row> =>
      state.kind === 'some' ? { kind: 'some', rows: [...state.rows.values()] } : state,
    set: (rows: readonly Row[]) => setState(some(rows)),
    remove: ({ id }: Row) =>
      setState(
        state.kind === 'all'
          ? { ...state, except: new Set([...state.except, id]) }
          : some([...state.rows.values()].filter((row) => row.id !== id)),
      ),
    /** Selection props of the table; `rows` are those of its page. */
    of: (rows: readonly Row[], total: number) => ({
      selectableTotal: total,
      selected: state.kind === 'some' ? new Set(state.rows.keys()) : { except: state.except },
      onSelectedChange: (next: ReadonlySet<string> | { except: ReadonlySet<string> }) => {
        if ('except' in next) return setState({ kind: 'all', filters, except: next.except })
        const known = [...(state.kind === 'some' ? state.rows.values() : []), ...rows]
        setState(some(known.filter(({ id }) => next.has(id))))
      },
    }),
  }
}
