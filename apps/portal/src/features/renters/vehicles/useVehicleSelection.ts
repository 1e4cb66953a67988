import type { Plate } from '@voie-libre/contract/schemas/account'
import type { ListView } from '@voie-libre/domain/fleet/listing'
import { useState } from 'react'

type Filters = ListView['filters']

/** Single vehicles, or all that match the filters except some, which load when an action needs them. */
export type SelectedVehicles =
  | { kind: 'some'; vehicles: readonly Plate[] }
  | { kind: 'all'; filters: Filters; except: ReadonlySet<string> }

type State = { kind: 'some'; vehicles: ReadonlyMap<string, Plate> } | Extract<SelectedVehicles, { kind: 'all' }>

const some = (vehicles: readonly Plate[]): State => ({
  kind: 'some',
  vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
})

/** Selected vehicles of all pages. A change of the filters keeps single ones, but clears `all`. */
export function useVehicleSelection(filters: Filters) {
  const [stored, setState] = useState<State>(() => some([]))
  const isOther = stored.kind === 'all' && JSON.stringify(stored.filters) !== JSON.stringify(filters)
  if (isOther) setState(some([]))
  const state = isOther ? some([]) : stored

  return {
    /** Number of selected vehicles; `total` counts those that match the filters. */
    count: (total: number) => (state.kind === 'some' ? state.vehicles.size : Math.max(0, total - state.except.size)),
    current: (): SelectedVehicles =>
      state.kind === 'some' ? { kind: 'some', vehicles: [...state.vehicles.values()] } : state,
    set: (vehicles: readonly Plate[]) => setState(some(vehicles)),
    remove: ({ id }: Plate) =>
      setState(
        state.kind === 'all'
          ? { ...state, except: new Set([...state.except, id]) }
          : some([...state.vehicles.values()].filter((vehicle) => vehicle.id !== id)),
      ),
    /** Selection props of the table; `rows` are those of its page. */
    of: (rows: readonly Plate[], total: number) => ({
      selectableTotal: total,
      selected: state.kind === 'some' ? new Set(state.vehicles.keys()) : { except: state.except },
      onSelectedChange: (next: ReadonlySet<string> | { except: ReadonlySet<string> }) => {
        if ('except' in next) return setState({ kind: 'all', filters, except: next.except })
        const known = [...(state.kind === 'some' ? state.vehicles.values() : []), ...rows]
        setState(some(known.filter(({ id }) => next.has(id))))
      },
    }),
  }
}
