import { daysLater, parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { otherCalls } from './breathe.ts'
import type { Db } from './db.ts'
import { FleetRows, type FleetRow, type JourneyKey } from './fleetRows.ts'

interface VehicleRow {
  country: string
  plate: string
  start: string
  end: string | null
  journeys: Cells[] | null
}
interface Known {
  rows: FleetRows
  /** Every change that this snapshot does not show has yet to be read. */
  snapshot: string
  /** Milliseconds of the process's clock. */
  readAt: number
}

/** Vehicles per statement, so that the embedded database answers other calls in between. */
const vehiclesPerRead = 500
/** Rows of all fleets that stay in memory: about 100 MB. */
const mostRows = 1_000_000
/** The log of changes reaches further back than any fleet in memory. */
export const longestUnread = 30 * 60_000
const logged = `interval '1 hour'`

interface FleetIndex {
  /** The unpaid journeys of a fleet as they are now. The first call reads them all, later ones only what changed. */
  rowsOf: (renterId: string) => Promise<FleetRows>
}

/**
 * Keeps the journeys of the fleets in use in memory, because no index of a database filters, counts and turns to any page
 * of any order in constant time. Triggers log the changed vehicles (schema.ts), and each call first reads what was logged
 * since the last one, whichever process wrote it.
 */
export function fleetIndex(db: Db): FleetIndex {
  // In the order of their use. A promise, so that calls at the same time share one reading and take turns.
  const known = new Map<string, Promise<Known>>()
  const sizes = new Map<string, number>()

  function forgetSome(): void {
    let size = [...sizes.values()].reduce((sum, rows) => sum + rows, 0)
    for (const id of [...known.keys()].slice(0, -1)) {
      if (size <= mostRows) return
      size -= sizes.get(id) ?? 0
      known.delete(id)
      sizes.delete(id)
    }
  }

  return {
    rowsOf: async (renterId) => {
      const before = known.get(renterId)
      const now = before === undefined ? readAll(db, renterId) : before.then((fleet) => refreshed(db, renterId, fleet))
      known.delete(renterId)
      known.set(renterId, now)
      try {
        const { rows } = await now
        if (known.has(renterId)) sizes.set(renterId, rows.size)
        forgetSome()
        return rows
      } catch (error) {
        if (known.get(renterId) === now) known.delete(renterId)
        throw error
      }
    },
  }
}

async function readAll(db: Db, renterId: string): Promise<Known> {
  await db.query(`delete from fleet_changes where at < now() - ${logged}`)
  const readAt = performance.now()
  const [{ snapshot } = { snapshot: '' }] = await db.query<{ snapshot: string }>(
    'select pg_current_snapshot()::text as snapshot',
  )
  const rows = new FleetRows()
  let last: VehicleRow | undefined
  do {
    const read: VehicleRow[] = await db.query(
      vehiclesSql('and (f.plate, f.country) > ($2, $3) order by f.plate, f.country limit $4'),
      [renterId, last?.plate ?? '', last?.country ?? '', vehiclesPerRead],
    )
    rows.replace(read.map(vehicleOf))
    last = read.length < vehiclesPerRead ? undefined : read.at(-1)
    await otherCalls()
  } while (last !== undefined)
  await rows.prepare()
  return { rows, snapshot, readAt }
}

async function refreshed(db: Db, renterId: string, fleet: Known): Promise<Known> {
  const readAt = performance.now()
  if (readAt - fleet.readAt > longestUnread) return readAll(db, renterId)
  const [found] = await db.query<{
    snapshot: string
    changed: { country: string | null; plate: string | null }[] | null
  }>(
    `select pg_current_snapshot()::text as snapshot,
       (select jsonb_agg(distinct jsonb_build_object('country', country, 'plate', plate)) from fleet_changes
        where xid >= pg_snapshot_xmin($2::pg_snapshot) and not pg_visible_in_snapshot(xid, $2::pg_snapshot)
          and (renter_id is null or renter_id = $1)) as changed`,
    [renterId, fleet.snapshot],
  )
  const changed = found?.changed ?? []
  // A statement that changes very many vehicles does not name them.
  if (found === undefined || changed.some(({ plate }) => plate === null)) return readAll(db, renterId)
  if (changed.length > 0) {
    const read = await db.query<VehicleRow>(
      vehiclesSql(`and (f.country, f.plate) in (
        select country, plate from jsonb_to_recordset($2::jsonb) as c(country text, plate text))`),
      [renterId, JSON.stringify(changed)],
    )
    const left = changed.flatMap(({ country, plate }) =>
      country === null || plate === null || read.some((row) => row.country === country && row.plate === plate)
        ? []
        : { country, plate, rows: [] },
    )
    fleet.rows.replace([...read.map(vehicleOf), ...left])
  }
  return { rows: fleet.rows, snapshot: found.snapshot, readAt }
}

/** Vehicles of a fleet with their unpaid journeys, as arrays because these are half as long as objects. */
const vehiclesSql = (which: string) => `
  select f.country, f.plate, f.validity_start as start, f.validity_end as "end",
    (select json_agg(json_build_array(j.id, (extract(epoch from j.date) * 1000)::bigint, j.due, j.number, j.nature, j.status,
        concat_ws(' ', j.payment_limit, j.entity->>'caseOrigin'),
        case when j.status = 'TERMINE' and j.due > 0 and j.entity->>'claimDone' is distinct from 'true'
          then j.entity->>'deadline' end) order by j.id collate "C")
     from journeys j where j.country = f.country and j.plate = f.plate and j.paid_by is null and j.company is null
       and j.date is not null) as journeys
  from fleet f where f.renter_id = $1 ${which}`

type Cells = [
  id: string,
  at: number,
  due: number,
  number: string | null,
  nature: string | null,
  status: string,
  kind: string,
  deadline: string | null,
]
const rowOf = ([id, at, due, number, nature, status, kind, deadline]: Cells): FleetRow => ({
  id,
  at,
  due,
  number,
  nature,
  status,
  kind,
  deadline,
})

/** A journey belongs to the fleet from the vehicle's first moment to the end of its last day. */
function vehicleOf({ country, plate, start, end, journeys }: VehicleRow) {
  const from = parisInstant(start)?.getTime() ?? Infinity
  const last = end === null ? undefined : parisInstant(end)
  const until = last === undefined ? undefined : parisInstant(daysLater(parisDay(last), 1))
  const isInside = ({ at }: FleetRow) => at >= from && at < (until?.getTime() ?? Infinity)
  return { country, plate, rows: (journeys ?? []).map(rowOf).filter(isInside) }
}

/** The stored values of journeys, in the order of their keys; one that was paid in the meantime is left out. */
export async function entitiesOf<Entity>(db: Db, keys: readonly JourneyKey[]): Promise<Entity[]> {
  if (keys.length === 0) return []
  const rows = await db.query<{ entity: Entity }>(
    `select j.entity from jsonb_to_recordset($1::jsonb) as k(at integer, country text, plate text, id text)
     join journeys j on j.country = k.country and j.plate = k.plate and j.id = k.id and j.paid_by is null
     order by k.at`,
    [JSON.stringify(keys.map((key, at) => ({ at, ...key })))],
  )
  return rows.map(({ entity }) => entity)
}
