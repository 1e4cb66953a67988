import { importColumns } from '@voie-libre/domain/account/fleetForm'
import { parisInstant, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { rowsOf, textOf } from '../http/csv.ts'
import { ApiProblem } from '../http/problem.ts'
import { type PlateKey, plateKey } from './vehicles.ts'

export interface ImportedPlate extends PlateKey {
  start: string
  end: string | undefined
}

const largest = 5 * 1024 * 1024
const maxRows = 10_000

/**
 * The plates of an import file, without duplicates: the last row of a plate wins. One invalid row refuses the file.
 * Problems: renter_import_not_found (no file), renter_import_error (more than an import may hold),
 * renter_import_read_file (nothing to read), renter_import_wrong_format (no CSV, or not these columns),
 * renter_import_parse_content (no rows, or an invalid row). [OPEN-55, F-FIL-07]
 */
export async function importedPlates(file: File | undefined, now: Date): Promise<ImportedPlate[]> {
  if (file === undefined) throw new ApiProblem('renter_import_not_found')
  if (file.size > largest) throw new ApiProblem('renter_import_error')
  if (file.size === 0) throw new ApiProblem('renter_import_read_file')
  const content = new Uint8Array(await file.arrayBuffer())
  const isZip = content[0] === 0x50 && content[1] === 0x4b // a workbook, whatever its extension
  if (isZip || !/\.(csv|txt)$/i.test(file.name)) throw new ApiProblem('renter_import_wrong_format')
  const text = textOf(content)
  if (text === undefined) throw new ApiProblem('renter_import_read_file')

  const rows = rowsOf(text)
  if (rows === undefined) throw new ApiProblem('renter_import_parse_content')
  const [head = [], ...body] = rows
  const names = head.map((name) => name.toLowerCase())
  const columnAt = importColumns.map((name) => names.indexOf(name.toLowerCase()))
  if (columnAt[0] === -1 || columnAt[1] === -1) throw new ApiProblem('renter_import_wrong_format')
  if (body.length > maxRows) throw new ApiProblem('renter_import_error')
  if (body.length === 0) throw new ApiProblem('renter_import_parse_content')

  const plates = new Map<string, ImportedPlate>()
  for (const row of body) {
    if (row.length > head.length) throw new ApiProblem('renter_import_parse_content')
    const [number = '', country = '', start = '', end = ''] = columnAt.map((column) => row[column] ?? '')
    const plate = importedPlate(number, country, start, end, now)
    plates.set(`${plate.country} ${plate.plate}`, plate)
  }
  return [...plates.values()]
}

function importedPlate(number: string, country: string, start: string, end: string, now: Date): ImportedPlate {
  const from = start === '' ? parisWallClock(now) : dateOf(start)
  const to = end === '' ? undefined : dateOf(end)
  const isEarly = from !== undefined && to !== undefined && to.slice(0, 10) < from.slice(0, 10)
  if (from === undefined || (end !== '' && to === undefined) || isEarly)
    throw new ApiProblem('renter_import_parse_content')
  const key = keyOf(number, country)
  // A plate has letters and digits only: anything else is another column or a formula.
  if (key === undefined || !/^[\p{L}\p{N}]+$/u.test(key.plate)) throw new ApiProblem('renter_import_parse_content')
  return { ...key, start: from, end: to }
}

function keyOf(number: string, country: string): PlateKey | undefined {
  try {
    return plateKey(number, country)
  } catch {
    return undefined
  }
}

/** ISO as the export writes it, or the day first, as spreadsheets rewrite it. */
function dateOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  const iso = day === undefined ? text : `${year}-${month}-${day}`
  const instant = parisInstant(iso)
  return instant && parisWallClock(instant)
}
