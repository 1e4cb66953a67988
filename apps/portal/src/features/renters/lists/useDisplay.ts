import type { Listing } from '@voie-libre/domain/fleet/fleetDisplay'
import type { DataTableProps } from '@voie-libre/ui/data-table'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { fleetDisplayAtom } from '../../../session/fleetDisplay.ts'

type Display = Pick<DataTableProps<object>, 'density' | 'onDensityChange' | 'hiddenColumns' | 'onHiddenColumnsChange'>

/** Density of all lists and hidden columns of this one, which this browser remembers. */
export function useDisplay(listing: Listing): Display {
  const [stored, store] = useAtom(fleetDisplayAtom)
  const { density = 'comfortable', hidden = {} } = stored ?? {}
  const ids = hidden[listing]
  const hiddenColumns = useMemo(() => new Set(ids), [ids])
  return {
    density,
    onDensityChange: (next) => store({ density: next, hidden }),
    hiddenColumns,
    onHiddenColumnsChange: (next) => store({ density, hidden: { ...hidden, [listing]: [...next] } }),
  }
}
