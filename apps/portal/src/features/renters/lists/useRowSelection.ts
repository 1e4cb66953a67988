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

/**
 * Selected rows of all pages. A change of the filters keeps single ones, but clears `all`, with which a link may begin.
 * `most` limits `all`; `total` counts the rows that match the filters.
 */
export function useRowSelection<Row extends { id: string }>(filters: Filters, most = Infinity, beginsWithAll = false) {
  const [stored, setState] = useState<State<Row>>(() =>
    beginsWithAll ? { kind: 'all', filters, except: new Set() } : some<Row>([]),
  )
  const isOther = stored.kind === 'all' && JSON.stringify(stored.filters) !== JSON.stringify(filters)
  if (isOther) setState(some<Row>([]))
  const state = isOther ? some<Row>([]) : stored
  const within = (total: number) => (state.kind === 'all' && total > most ? some<Row>([]) : state)

  return {
    /** Number of selected rows. */
    count(total: number) {
      const now = within(total)
      return now.kind === 'some' ? now.rows.size : Math.max(0, total - now.except.size)
    },
    current(total: number): SelectedRows<Row> {
      const now = within(total)
      return now.kind === 'some' ? { kind: 'some', rows: [...now.rows.values()] } : now
    },
    set: (rows: readonly Row[]) => setState(some(rows)),
    remove: ({ id }: Row) =>
      setState(
        state.kind === 'all'
          ? { ...state, except: new Set([...state.except, id]) }
          : some([...state.rows.values()].filter((row) => row.id !== id)),
      ),
    /** Selection props of the table; `rows` are those of its page. */
    of: (rows: readonly Row[], total: number, state = within(total)) => ({
      selectableTotal: total > most ? 0 : total,
      selected: state.kind === 'some' ? new Set(state.rows.keys()) : { except: state.except },
      onSelectedChange: (next: ReadonlySet<string> | { except: ReadonlySet<string> }) => {
        if ('except' in next) return setState({ kind: 'all', filters, except: next.except })
        const known = [...(state.kind === 'some' ? state.rows.values() : []), ...rows]
        setState(some(known.filter(({ id }) => next.has(id))))
      },
    }),
  }
}
