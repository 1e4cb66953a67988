import type { RefusedClosure } from '@voie-libre/contract/schemas/fleet'
import { maxClosures } from '@voie-libre/contract/schemas/fleet'
import { parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import type { VehicleRow } from './fleetLists.ts'
import { ApiProblem } from '../http/problem.ts'
import type { Db } from '../store/db.ts'

interface Closures {
  ids: readonly string[]
  validityEndDate: string | null
  /** The date that the change is based on; undefined compares nothing. */
  expectedEndDate?: string | null | undefined
}

/** Sets closure dates in one transaction, and names the vehicles that keep theirs. [API-38, OPEN-55, OPEN-72] */
export async function closePlates(
  db: Db,
  renterId: string,
  closures: readonly Closures[],
): Promise<{ plates: VehicleRow[]; refused: RefusedClosure[] }> {
  const ids = closures.flatMap((closure) => closure.ids)
  if (ids.length > maxClosures) throw new ApiProblem('invalid_request')
  return db.transaction(async (inside) => {
    // Locked in the order of an import, so that only one of two simultaneous changes of a vehicle succeeds.
    const rows = await inside.query<VehicleRow>(
      'select * from fleet where renter_id = $1 and id = any($2) order by plate, country for update',
      [renterId, ids],
    )
    const known = new Map(rows.map((row) => [row.id, row]))
    const refused: RefusedClosure[] = []
    const changed = new Map<string, string | null>()
    for (const { ids: those, validityEndDate: end, expectedEndDate: expected } of closures)
      for (const id of those) {
        const row = known.get(id)
        if (row === undefined) refused.push({ id, code: 'not_found' })
        else if (!isPeriod(row.validity_start, end ?? undefined)) refused.push({ id, code: 'invalid_date_range' })
        else if (expected !== undefined && row.validity_end !== expected)
          refused.push({ id, code: 'vehicle_changed', validityEndDate: row.validity_end })
        else changed.set(id, end)
      }
    const plates = await inside.query<VehicleRow>(
      `update fleet f set validity_end = c."end" from jsonb_to_recordset($1::jsonb) as c(id text, "end" text)
       where f.id = c.id returning f.*`,
      [JSON.stringify(Array.from(changed, ([id, end]) => ({ id, end })))],
    )
    return { plates, refused }
  })
}

/** Whether a validity is readable and does not end before its first day; it may end on that day. [OPEN-55] */
export function isPeriod(start: string, end: string | undefined): boolean {
  const from = parisInstant(start)
  const to = end === undefined ? undefined : parisInstant(end)
  if (from === undefined || (end !== undefined && to === undefined)) return false
  return to === undefined || parisDay(to) >= parisDay(from)
}
