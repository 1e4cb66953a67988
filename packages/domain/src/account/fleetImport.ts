import { canonicalPlate } from '../journey/canonical.ts'
import { parisDay, parisInstant } from '../journey/parisTime.ts'
import { dayIn } from '../journey/typedDay.ts'
import { paymentCountries, plateCountries } from '../reference/countries.ts'
import { type ByteSource, encodingOf, isFormula, OpenQuote, recordsOf } from './csvRecords.ts'
import { PlateIndex } from './plateIndex.ts'

/** Column names of an import file, and of the export that can be imported again. [API-34, API-35] */
export const importColumns = ['numberPlate', 'countryCode', 'validityStartDate', 'validityEndDate'] as const

export const importLimits = { bytes: 50 * 1024 * 1024, lines: 200_000 } as const

/** Why a file as a whole cannot be imported. */
export const fileProblems = [
  'empty',
  'head_only',
  'too_large',
  'too_many_lines',
  'workbook',
  'not_text',
  'wrong_columns',
  'open_quote',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** Why one line of a file cannot be imported. */
export const lineProblems = [
  'plate_missing',
  'plate_invalid',
  'country_missing',
  'country_unknown',
  'start_invalid',
  'end_invalid',
  'end_before_start',
  'cells_missing',
  'cells_extra',
  'duplicate',
  'formula',
  'quotes',
] as const
export type LineProblem = (typeof lineProblems)[number]

/** A vehicle of the fleet by its canonical plate, with its first and last day, 'yyyy-MM-dd'. */
export interface FleetVehicle {
  country: string
  plate: string
  start: string
  end: string | undefined
}

/** A line that can be imported, with the validity that it leads to. */
interface AcceptedLine extends FleetVehicle {
  outcome: 'added' | 'changed' | 'unchanged'
  /** Whether the line itself names the start. */
  startGiven: boolean
}
type CheckedLine = AcceptedLine | { outcome: 'refused'; reason: LineProblem }

/** The position of each column in a file; -1 for an optional column that it lacks. */
type Positions = readonly [plate: number, country: number, start: number, end: number]

/** A result of reading: first the head, then each line that is not blank, its number counted from the head's 1. */
export type ImportStep =
  | { kind: 'head'; cells: readonly string[]; columns: readonly string[] }
  | { kind: 'line'; line: number; cells: readonly string[]; checked: CheckedLine }
  | { kind: 'problem'; problem: FileProblem; line?: number }

export interface ImportBatch {
  steps: ImportStep[]
  /** Share of the file that is read, from 0 to 1. */
  share: number
}

/**
 * Reads an import file and checks each line against the fleet; the portal's dry run and the sandbox's import share it.
 * A problem of the whole file is the last step. [RENTER-02, OPEN-55, API-34]
 */
export async function* checkImport(
  file: ByteSource,
  fleet: readonly FleetVehicle[],
  today: string,
): AsyncGenerator<ImportBatch> {
  const whole = await wholeProblem(file, importLimits.bytes)
  const encoding = whole === undefined ? await encodingOf(file) : undefined
  if (encoding === undefined) {
    yield problemOf(whole ?? 'not_text')
    return
  }
  let check: ((cells: readonly string[]) => CheckedLine) | undefined
  let line = 0
  let count = 0
  try {
    for await (const { records, broken, share } of recordsOf(file, encoding)) {
      const steps: ImportStep[] = []
      for (let at = 0; at < records.length; at += 1) {
        const record = records[at] ?? []
        line += 1
        if (isBlank(record)) continue
        if (check === undefined) {
          const cells = record.map((cell) => cell.trim())
          const positions = positionsIn(cells)
          if (positions === undefined) {
            yield problemOf('wrong_columns')
            return
          }
          check = lineChecker(positions, cells.length, fleet, today, linesIn(file.size))
          steps.push({ kind: 'head', cells, columns: importColumns.filter((_, index) => positions[index] !== -1) })
          continue
        }
        count += 1
        if (count > importLimits.lines) {
          yield problemOf('too_many_lines')
          return
        }
        const checked = broken.size > 0 && broken.has(at) ? refused('quotes') : check(record)
        steps.push({ kind: 'line', line, cells: record, checked })
      }
      yield { steps, share }
    }
  } catch (error) {
    if (!(error instanceof OpenQuote)) throw error
    yield problemOf('open_quote', error.line)
    return
  }
  if (count === 0) yield problemOf(check === undefined ? 'empty' : 'head_only')
}

const problemOf = (problem: FileProblem, line?: number): ImportBatch => ({
  steps: [{ kind: 'problem', problem, ...(line !== undefined && { line }) }],
  share: 1,
})

/** What the size and the first bytes of a file tell; it may have `most` bytes. */
export async function wholeProblem(file: ByteSource, most: number): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > most) return 'too_large'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  // A workbook is a zip archive, or a compound document in older versions, whatever its extension.
  const isWorkbook = isMagic(start, 'PK\u{3}\u{4}') || isMagic(start, '\u{d0}\u{cf}\u{11}\u{e0}')
  return isWorkbook ? 'workbook' : undefined
}

const isMagic = (bytes: Uint8Array, magic: string) => Array.from(magic).every((c, at) => bytes[at] === c.charCodeAt(0))

/** A line has about 20 characters. */
const linesIn = (bytes: number) => Math.min(importLimits.lines, Math.ceil(bytes / 20))

function isBlank(record: readonly string[]): boolean {
  // Nearly all lines begin with a visible character.
  const first = (record[0] ?? '').charCodeAt(0)
  if (first > 32 && first < 127) return false
  return record.every((cell) => cell.trim() === '')
}

/** Names in any order and letter case; plate and country are required. Undefined when these are other columns. */
function positionsIn(head: readonly string[]): Positions | undefined {
  const names = head.map((name) => name.toLowerCase())
  const [plate, country, start, end] = importColumns.map((name) => names.indexOf(name.toLowerCase()))
  if (plate === undefined || country === undefined || start === undefined || end === undefined) return undefined
  return plate === -1 || country === -1 ? undefined : [plate, country, start, end]
}

const refused = (reason: LineProblem): CheckedLine => ({ outcome: 'refused', reason })

/**
 * The rule of one line. The first line of a plate counts, later ones are refused as duplicates. An empty start means the
 * known one, else today; an empty end means none. A file without one of these columns keeps what is known.
 */
function lineChecker(
  positions: Positions,
  width: number,
  fleet: readonly FleetVehicle[],
  today: string,
  expected: number,
) {
  const [plateAt, countryAt, startAt, endAt] = positions
  const index = new PlateIndex(fleet.length + expected)
  const vehicles: FleetVehicle[] = []
  for (const vehicle of fleet) vehicles[index.of(vehicle.country, vehicle.plate)] = vehicle
  const seen = new Uint8Array(index.size + importLimits.lines)
  const dayOf = isoDays(remembered(importedDay))
  const countryOf = remembered((text) => text.toUpperCase())
  const cellOf = (cells: readonly string[], at: number) => trimmed(cells[at] ?? '')

  return (cells: readonly string[]): CheckedLine => {
    for (const cell of cells) if (isFormula(cell)) return refused('formula')
    if (cells.length > width) return refused('cells_extra')
    if (cells.length <= Math.max(plateAt, countryAt)) return refused('cells_missing')

    const typedPlate = cellOf(cells, plateAt)
    const country = countryOf(cellOf(cells, countryAt))
    if (typedPlate === '') return refused('plate_missing')
    const plate = plateIn(typedPlate)
    if (plate === undefined) return refused('plate_invalid')
    if (country === '') return refused('country_missing')
    if (!countries.has(country)) return refused('country_unknown')

    const at = index.of(country, plate)
    const known = at < vehicles.length ? vehicles[at] : undefined
    const typedStart = startAt === -1 ? '' : cellOf(cells, startAt)
    const typedEnd = endAt === -1 ? '' : cellOf(cells, endAt)
    const start = typedStart === '' ? (known?.start ?? today) : dayOf(typedStart)
    if (start === '') return refused('start_invalid')
    const end = endAt === -1 ? known?.end : typedEnd === '' ? undefined : dayOf(typedEnd)
    if (end === '') return refused('end_invalid')
    if (end !== undefined && end < start) return refused('end_before_start')
    if (seen[at] === 1) return refused('duplicate')
    seen[at] = 1
    const isSame = known?.start === start && known.end === end
    const outcome = known === undefined ? 'added' : isSame ? 'unchanged' : 'changed'
    return { outcome, country, plate, start, end, startGiven: typedStart !== '' }
  }
}

/** Nearly all cells begin and end with a visible character, which is quicker to see than to trim. */
function trimmed(text: string): string {
  if (text === '') return text
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)]
  return first > 32 && first < 127 && last > 32 && last < 127 ? text : text.trim()
}

/** The canonical plate of a cell; undefined for one that no country has. */
function plateIn(text: string): string | undefined {
  // Nearly all lines have capitals, digits and dashes, for which the general form would cost most of an import's time.
  let plain = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 45) {
      plain += text.slice(from, at)
      from = at + 1
    } else if (!((code >= 65 && code <= 90) || (code >= 48 && code <= 57))) return generalPlate(text)
  }
  plain = from === 0 ? text : plain + text.slice(from)
  return plain === '' || plain.length > longestPlate ? undefined : plain
}

function generalPlate(text: string): string | undefined {
  const plate = canonicalPlate(text)
  return plate.length <= longestPlate && /^[\p{L}\p{N}]+$/u.test(plate) ? plate : undefined
}

/** No country has longer plates. */
const longestPlate = 15
const countries: ReadonlySet<string> = new Set([...plateCountries, ...paymentCountries])

/** ISO as the export writes it, with or without a time, or the day first, as spreadsheets rewrite it; else ''. */
function importedDay(text: string): string {
  const day = dayIn(text)
  if (day !== undefined) return day
  const instant = parisInstant(text)
  return instant ? parisDay(instant) : ''
}

/** Files repeat the same few days and countries on most lines. */
function remembered(compute: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    if (results.size > 10_000) results.clear()
    const result = compute(text)
    results.set(text, result)
    return result
  }
}

/** Days as the export writes them are found by number, since a map of strings reads each text twice. */
function isoDays(compute: (text: string) => string): (text: string) => string {
  const days = new Map<number, string>()
  return (text) => {
    const key = isoKey(text)
    if (key === -1) return compute(text)
    const known = days.get(key)
    if (known !== undefined) return known
    if (days.size > 10_000) days.clear()
    const day = compute(text)
    days.set(key, day)
    return day
  }
}

/** The digits of 'yyyy-MM-dd' as one number; -1 for another form. */
function isoKey(text: string): number {
  if (text.length !== 10) return -1
  let key = 0
  for (let at = 0; at < 10; at += 1) {
    const code = text.charCodeAt(at)
    if (at === 4 || at === 7) {
      if (code !== 45) return -1
    } else if (code >= 48 && code <= 57) key = key * 10 + code - 48
    else return -1
  }
  return key
}

/** The fleet in an export of the operator; undefined when its columns are not those of an import. [API-35] */
export async function fleetIn(file: ByteSource, today: string): Promise<FleetVehicle[] | undefined> {
  const fleet: FleetVehicle[] = []
  let isReadable = false
  for await (const { steps } of checkImport(file, [], today))
    for (const step of steps) {
      if (step.kind === 'head' || (step.kind === 'problem' && step.problem === 'head_only')) isReadable = true
      else if (step.kind === 'problem') return undefined
      else if (step.checked.outcome !== 'refused') fleet.push(step.checked)
    }
  return isReadable ? fleet : undefined
}

/** Writes accepted lines as CSV under these columns, in the form that every operator reads: no cell needs quotes. */
export function lineWriter(columns: readonly string[]): (line: FleetVehicle) => string {
  const hasStart = columns.includes('validityStartDate')
  const hasEnd = columns.includes('validityEndDate')
  return ({ country, plate, start, end = '' }) =>
    hasStart && hasEnd
      ? `${plate};${country};${start};${end}\r\n`
      : `${plate};${country}${hasStart ? `;${start}` : ''}${hasEnd ? `;${end}` : ''}\r\n`
}
