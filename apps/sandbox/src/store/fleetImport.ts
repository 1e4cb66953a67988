import {
  checkImport,
  type FileProblem,
  type Fleet,
  type ImportBatch,
  type Validity,
} from '@voie-libre/domain/account/fleetImport'
import { parisDay, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { randomUUID } from 'node:crypto'
import { ApiProblem, type RefusedLine } from '../http/problem.ts'
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

/**
 * Adds the vehicles of a file to a renter's fleet, or updates them, and returns their number. One invalid line refuses
 * the whole file: a first reading looks for it, so that the transaction only writes. Both read slice by slice.
 * Problems: renter_import_not_found (no file), renter_import_error (more than an import may hold),
 * renter_import_read_file (nothing to read), renter_import_wrong_format (no CSV, or not these columns),
 * renter_import_parse_content (no lines, or invalid ones, which `lines` names). [API-34, OPEN-55, F-FIL-07]
 */
export async function importFleet(db: Db, renterId: string, file: File | undefined, now: Date): Promise<number> {
  if (file === undefined) throw new ApiProblem('renter_import_not_found')
  if (file.size > 0 && !/\.(csv|txt)$/i.test(file.name)) throw new ApiProblem('renter_import_wrong_format')
  const fleet = await fleetOf(db, renterId)
  const read = () => checkImport(file, fleet, parisDay(now))
  await refuseInvalid(read())
  return db.transaction(async (inside) => {
    let imported = 0
    for await (const batch of read()) {
      const lines = batch.steps.flatMap((step) => (step.kind === 'line' ? [step.checked] : []))
      const changes = lines.flatMap((checked) => {
        if (checked.outcome === 'refused' || checked.outcome === 'unchanged') return []
        const { country, plate, start, end, startGiven } = checked
        const known = fleet.has(`${country} ${plate}`)
        // A start that the line does not name is this moment for a new vehicle, and stays for a known one.
        const from = startGiven ? `${start}T00:00:00` : known ? undefined : parisWallClock(now)
        return [{ id: randomUUID(), country, plate, start: from, end: end && `${end}T23:59:59` }]
      })
      imported += lines.length
      if (changes.length > 0) await save(inside, renterId, changes)
    }
    return imported
  })
}

async function refuseInvalid(batches: AsyncIterable<ImportBatch>): Promise<void> {
  const refused: RefusedLine[] = []
  for await (const { steps } of batches) {
    for (const step of steps) {
      if (step.kind === 'problem') {
        const lines = step.line === undefined ? undefined : [{ line: step.line, reason: step.problem }]
        throw new ApiProblem(codes[step.problem], 400, lines)
      }
      if (step.kind === 'line' && step.checked.outcome === 'refused' && refused.length < namedLines)
        refused.push({ line: step.line, reason: step.checked.reason })
    }
  }
  if (refused.length > 0) throw new ApiProblem('renter_import_parse_content', 400, refused)
}

async function fleetOf(db: Db, renterId: string): Promise<Fleet> {
  const rows = await db.query<{ key: string; start: string; end: string | null }>(
    `select country || ' ' || plate as key, left(validity_start, 10) as start, left(validity_end, 10) as "end"
     from fleet where renter_id = $1`,
    [renterId],
  )
  return new Map(rows.map(({ key, start, end }): [string, Validity] => [key, { start, end: end ?? undefined }]))
}

async function save(db: Db, renterId: string, changes: readonly object[]): Promise<void> {
  await db.query(
    `insert into fleet as old (id, renter_id, country, plate, validity_start, validity_end)
     select id, $1, country, plate, coalesce(start, ''), "end" from jsonb_to_recordset($2::jsonb)
       as f(id text, country text, plate text, start text, "end" text)
     on conflict (renter_id, country, plate) do update
       set validity_start = coalesce(nullif(excluded.validity_start, ''), old.validity_start),
         validity_end = excluded.validity_end`,
    [renterId, JSON.stringify(changes)],
  )
}
