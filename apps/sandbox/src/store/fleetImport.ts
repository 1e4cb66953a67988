import {
  checkImport,
  type FileProblem,
  type FleetVehicle,
  type ImportBatch,
} from '@voie-libre/domain/account/fleetImport'
import { parisDay, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { randomUUID } from 'node:crypto'
import { ApiProblem, type RefusedLine } from '../http/problem.ts'
import { otherCalls } from './breathe.ts'
import type { Db } from './db.ts'

const codes: Readonly<Record<FileProblem, string>> = {
  empty: 'renter_import_read_file',
  not_text: 'renter_import_read_file',
  workbook: 'renter_import_wrong_format',
  wrong_columns: 'renter_import_wrong_format',
  head_only: 'renter_import_parse_content',
  open_quote: 'renter_import_parse_content',
  too_large: 'renter_import_error',
  too_many_lines: 'renter_import_error',
}
/** Lines that a refusal names at most. */
const namedLines = 100

/** Vehicles of the fleet per statement that reads them. */
const vehiclesPerRead = 5000
/** Lines per statement that moves them into the fleet. */
const linesPerMove = 5000

/**
 * Adds the vehicles of a file to a renter's fleet, or updates them, and returns their number. One invalid line refuses
 * the whole file.
 *
 * The file is read once, slice by slice, and what it changes is staged. Then one statement declares the import valid:
 * before it nothing has changed, after it everything has, because every call of the renter first calls `finishImports`. So
 * no statement holds the one connection of the embedded database for long, and an import survives the end of its process.
 *
 * Problems: renter_import_not_found (no file), renter_import_error (more than an import may hold),
 * renter_import_read_file (nothing to read), renter_import_wrong_format (no CSV, or not these columns),
 * renter_import_parse_content (no lines, or invalid ones, which `lines` names). [API-34, OPEN-55, F-FIL-07]
 */
export async function importFleet(db: Db, renterId: string, file: File | undefined, now: Date): Promise<number> {
  if (file === undefined) throw new ApiProblem('renter_import_not_found')
  if (file.size > 0 && !/\.(csv|txt)$/i.test(file.name)) throw new ApiProblem('renter_import_wrong_format')
  const importId = randomUUID()
  try {
    await finishImports(db, renterId)
    const fleet = await fleetOf(db, renterId)
    const { imported, staged } = await stage(db, importId, checkImport(file, fleet, parisDay(now)), now)
    if (staged === 0) return imported
    await db.query('insert into fleet_imports (id, renter_id) values ($1, $2)', [importId, renterId])
    await finishImports(db, renterId)
    return imported
  } finally {
    await clear(db, importId)
  }
}

/** Moves the vehicles of valid imports into the renter's fleet. To be called before anything reads or changes the fleet. */
export async function finishImports(db: Db, renterId: string): Promise<void> {
  const imports = await db.query<{ id: string }>('select id from fleet_imports where renter_id = $1 order by at, id', [
    renterId,
  ])
  for (const { id } of imports) {
    let last: number | null = 0
    while (last !== null) {
      await otherCalls()
      const moved: { line: number | null }[] = await db.query(moveSql, [renterId, id, last, linesPerMove])
      last = moved[0]?.line ?? null
    }
    await db.query('delete from fleet_imports where id = $1', [id])
  }
}

/** Stages what the lines change, until one of them is refused. */
async function stage(db: Db, importId: string, batches: AsyncIterable<ImportBatch>, now: Date) {
  const refused: RefusedLine[] = []
  let imported = 0
  let staged = 0
  for await (const { steps } of batches) {
    await otherCalls()
    const changes: object[] = []
    for (const step of steps) {
      if (step.kind === 'problem') {
        const lines = step.line === undefined ? undefined : [{ line: step.line, reason: step.problem }]
        throw new ApiProblem(codes[step.problem], 400, { lines })
      }
      if (step.kind === 'head') continue
      const { line, checked } = step
      imported += 1
      if (checked.outcome === 'unchanged') continue
      if (checked.outcome === 'refused') {
        if (refused.length < namedLines) refused.push({ line, reason: checked.reason })
        continue
      }
      const { outcome, country, plate, start, end, startGiven } = checked
      // A start that the line does not name is this moment for a new vehicle, and stays for a known one.
      const from = startGiven ? `${start}T00:00:00` : outcome === 'changed' ? undefined : parisWallClock(now)
      changes.push({ line, country, plate, start: from, end: end && `${end}T23:59:59` })
    }
    if (refused.length > 0 || changes.length === 0) continue
    staged += changes.length
    await db.query(
      `insert into fleet_staged (import, line, country, plate, validity_start, validity_end)
       select $1, line, country, plate, start, "end" from jsonb_to_recordset($2::jsonb)
         as f(line integer, country text, plate text, start text, "end" text)`,
      [importId, JSON.stringify(changes)],
    )
  }
  if (refused.length > 0) throw new ApiProblem('renter_import_parse_content', 400, { lines: refused })
  return { imported, staged }
}

/** The fleet before the import, in several statements. */
async function fleetOf(db: Db, renterId: string): Promise<FleetVehicle[]> {
  const fleet: FleetVehicle[] = []
  let last: { country: string; plate: string } | undefined
  do {
    const rows: { country: string; plate: string; start: string; end: string | null }[] = await db.query(
      `select country, plate, left(validity_start, 10) as start, left(validity_end, 10) as "end" from fleet
       where renter_id = $1 and (plate, country) > ($2, $3) order by plate, country limit $4`,
      [renterId, last?.plate ?? '', last?.country ?? '', vehiclesPerRead],
    )
    for (const { end, ...vehicle } of rows) fleet.push({ ...vehicle, end: end ?? undefined })
    last = rows.length < vehiclesPerRead ? undefined : rows.at(-1)
    await otherCalls()
  } while (last !== undefined)
  return fleet
}

// Ids that ascend with the line keep the index of ids compact. Two calls may move the same lines, which changes nothing,
// but none moves any once the import has ended.
const moveSql = `
  with valid as (select id from fleet_imports where id = $2 for share),
    lines as (
      select s.* from fleet_staged s join valid on valid.id = s.import where s.import = $2 and s.line > $3
      order by s.line limit $4),
    moved as (
      insert into fleet as old (id, renter_id, country, plate, validity_start, validity_end)
      select $2 || '-' || lpad(line::text, 6, '0'), $1, country, plate, coalesce(validity_start, ''), validity_end from lines
      on conflict (renter_id, plate, country) do update
        set validity_start = coalesce(nullif(excluded.validity_start, ''), old.validity_start),
          validity_end = excluded.validity_end)
  select max(line) as line from lines`

/** Deletes the lines of imports that have ended, and those that one left behind whose process ended while it read. */
async function clear(db: Db, importId: string): Promise<void> {
  const deleted = await db.query(
    `with gone as (
       delete from fleet_staged s
       where (import = $1 or at < now() - interval '1 hour')
         and not exists (select from fleet_imports i where i.id = s.import) returning 1)
     select 1 from gone limit 1`,
    [importId],
  )
  // The embedded database never does this by itself.
  if (deleted.length > 0) await db.query('vacuum fleet_staged')
}
