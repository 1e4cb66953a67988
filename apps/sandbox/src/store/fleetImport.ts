import { randomUUID } from 'node:crypto'
import { checkImport, codeOfProblem, type FleetVehicle } from '@voie-libre/domain/fleet/fleetImport'
import { parisDay, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { ApiProblem, type RefusedLine } from '../http/problem.ts'
import { type Db, filled, sqlFile } from './db.ts'

const namedLines = 100
const linesAtOnce = 5000
const importSql = sqlFile('importedVehicles')

/**
 * Adds or updates the vehicles of a file in a renter's fleet; returns their number and the lines that add one. One invalid line refuses the
 * whole file. A line reopens a closed vehicle only with `reopen`. Problems: renter_import_not_found (no file) and those
 * of `codeOfProblem`; `lines` names invalid lines. [API-34, OPEN-55, OPEN-72, F-FIL-07]
 */
export async function importFleet(
  db: Db,
  renterId: string,
  file: File | undefined,
  now: Date,
  reopen = false,
): Promise<{ imported: number; added: number[] }> {
  if (file === undefined) throw new ApiProblem('renter_import_not_found')
  if (file.size > 0 && !/\.(csv|txt)$/i.test(file.name)) throw new ApiProblem('renter_import_wrong_format')
  return db.transaction(async (inside) => {
    // `for update` prevents changes of a vehicle between check and import.
    const fleet = await inside.query<Record<keyof FleetVehicle, string | null>>(
      `select country, plate, left(validity_start, 10) as start, left(validity_end, 10) as "end" from fleet
       where renter_id = $1 order by plate, country for update`,
      [renterId],
    )
    const known = fleet.map((vehicle) => filled<FleetVehicle>(vehicle))
    const check = await checkImport(file, known, parisDay(now))
    if (check.kind === 'problem') {
      const { problem, line } = check
      const lines = line === undefined ? {} : { lines: [{ line, reason: problem }] }
      throw new ApiProblem(codeOfProblem[problem], 400, lines)
    }
    const refused: RefusedLine[] = []
    const changes: object[] = []
    for (const { line, checked } of check.lines) {
      if (checked.outcome === 'refused') refused.push(...checked.reasons.map((reason) => ({ line, reason })))
      else if (checked.outcome !== 'unchanged' && (reopen || checked.outcome !== 'reopened')) {
        const { outcome, country, plate, start, end, startGiven } = checked
        // Without a start in the line, a new vehicle starts now and a known one keeps its start.
        const from = startGiven ? `${start}T00:00:00` : outcome === 'added' ? parisWallClock(now) : undefined
        changes.push({ line, country, plate, start: from, end: end && `${end}T23:59:59` })
      }
    }
    if (refused.length > 0)
      throw new ApiProblem('renter_import_parse_content', 400, { lines: refused.slice(0, namedLines) })
    const importId = randomUUID()
    for (let at = 0; at < changes.length; at += linesAtOnce) {
      const part = JSON.stringify(changes.slice(at, at + linesAtOnce))
      await inside.query(importSql, [renterId, importId, part])
    }
    const added = check.lines.flatMap(({ line, checked }) => (checked.outcome === 'added' ? line : []))
    return { imported: check.lines.length, added }
  })
}
