import type { Db } from './db.ts'
import { longestUnread } from './fleetIndex.ts'

interface Known {
  /** Every change that the sizes do not show has yet to be read. */
  snapshot: string
  /** Milliseconds of the process's clock. */
  readAt: number
  /** By the part of a plate that filters; empty for all vehicles. */
  sizes: Map<string, number>
}

const mostRenters = 100
const mostFilters = 50

/**
 * Counts the vehicles of a fleet whose plate contains `part`. A count reads the whole fleet, 200,000 rows after a large
 * import, so it is kept until the log of changes names the fleet, whichever process changed it.
 */
export function fleetSizes(db: Db): (renterId: string, part: string | undefined) => Promise<number> {
  const known = new Map<string, Known>()

  async function current(renterId: string): Promise<Known> {
    const before = known.get(renterId)
    const readAt = performance.now()
    const [found] = await db.query<{ snapshot: string; changed: boolean }>(
      `select pg_current_snapshot()::text as snapshot, exists (select from fleet_changes
         where renter_id = $1 and xid >= pg_snapshot_xmin($2::pg_snapshot)
           and not pg_visible_in_snapshot(xid, $2::pg_snapshot)) as changed`,
      [renterId, before?.snapshot ?? null],
    )
    const isKept = before !== undefined && found?.changed === false && readAt - before.readAt <= longestUnread
    return { snapshot: found?.snapshot ?? '', readAt, sizes: isKept ? before.sizes : new Map<string, number>() }
  }

  return async (renterId, part) => {
    const now = await current(renterId)
    known.delete(renterId)
    known.set(renterId, now)
    const [oldest] = known.keys()
    if (known.size > mostRenters && oldest !== undefined) known.delete(oldest)

    const size = now.sizes.get(part ?? '')
    if (size !== undefined) return size
    const [counted] = await db.query<{ total: number }>(
      `select count(*)::integer as total from fleet where renter_id = $1 and ($2::text is null or strpos(plate, $2) > 0)`,
      [renterId, part ?? null],
    )
    if (now.sizes.size >= mostFilters) now.sizes.clear()
    now.sizes.set(part ?? '', counted?.total ?? 0)
    return counted?.total ?? 0
  }
}
