import { holdsCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { importColumns } from '@voie-libre/contract/schemas/fleet'
import { canonicalPlate, isPlate } from '../journey/canonical.ts'
import { parisDay, parisInstant } from '../journey/parisTime.ts'
import { dayIn } from '../journey/typedDay.ts'
import { countryKeywords, defaultCountry, paymentCountries, plateCountries } from '../reference/countries.ts'
import { type CsvProblem, isFormula, readCsv } from './csvRecords.ts'
import heads from './importHeads.json' with { type: 'json' }

export const importLimits = { bytes: 50 * 1024 * 1024, lines: 200_000 } as const

/** Why a file as a whole cannot be imported. */
export type FileProblem = CsvProblem | 'head_only' | 'too_many_lines' | 'wrong_columns'

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
  /** The vehicle in the fleet. */
  known: FleetVehicle | undefined
  /**
   * `reopened`: the vehicle has a closure date, which the line removes, or is closed today, and the line moves its date to
   * today or later. An import does so only when asked. [OPEN-72]
   */
  outcome: 'added' | 'changed' | 'reopened' | 'unchanged'
  /** Whether the line itself names the start. */
  startGiven: boolean
}
type CheckedLine = AcceptedLine | { outcome: 'refused'; reason: LineProblem }

/** The position of each column in a file; -1 for an optional column that it lacks. */
type Positions = readonly [plate: number, country: number, start: number, end: number]

/** The effect of an import file, for each line that is not blank; the head is line 1. */
export type ImportCheck =
  | {
      kind: 'lines'
      head: readonly string[]
      /** The columns of an import that the file has. */
      columns: readonly string[]
      lines: { line: number; cells: readonly string[]; checked: CheckedLine }[]
    }
  | { kind: 'problem'; problem: FileProblem; line?: number }

/** Checks an import file against the fleet; portal and sandbox share it. [RENTER-02, OPEN-55, API-34] */
export async function checkImport(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  fleet: readonly FleetVehicle[],
  today: string,
): Promise<ImportCheck> {
  const csv = await readCsv(file, importLimits.bytes)
  if (csv.kind === 'problem') return csv
  const filled = [...csv.records.entries()].filter(([, record]) => record.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { kind: 'problem', problem: 'empty' }
  const found = headIn(filled)
  if (found === undefined) return { kind: 'problem', problem: 'wrong_columns' }
  const { head, positions } = found
  const others = filled.slice(found.lines)
  if (others.length === 0) return { kind: 'problem', problem: 'head_only' }
  if (others.length > importLimits.lines) return { kind: 'problem', problem: 'too_many_lines' }
  const check = lineChecker(positions, head.length, fleet, today)
  return {
    kind: 'lines',
    head,
    // A list of plates alone is written with their country.
    columns: importColumns.filter((name, at) => name === 'countryCode' || positions[at] !== -1),
    lines: others.map(([at, cells]) => ({
      line: at + 1,
      cells,
      checked: csv.broken.has(at) ? refused('quotes') : check(cells),
    })),
  }
}

/** Lines above the head that a spreadsheet may have, such as a title. */
const titleLines = 3

interface Head {
  head: readonly string[]
  positions: Positions
  /** Filled lines up to the head, which is one of them. */
  lines: number
}

/** Finds the head below a title; a list of plates alone may lack it. Undefined when these are other columns. */
function headIn(filled: readonly (readonly [number, readonly string[]])[]): Head | undefined {
  for (const [at, [, record]] of filled.slice(0, titleLines + 1).entries()) {
    const head = record.map((cell) => cell.trim())
    const positions = positionsIn(head)
    if (positions) return { head, positions, lines: at + 1 }
  }
  const isPlates = filled.every(
    ([, [plate = '', ...others]]) => plate !== '' && others.every((cell) => cell.trim() === ''),
  )
  return isPlates && isPlate(canonicalPlate(filled[0]?.[1][0] ?? ''))
    ? { head: [importColumns[0]], positions: [0, -1, -1, -1], lines: 0 }
    : undefined
}

/**
 * Names in any order and letter case: those of the operator, of our own lists in five languages, or usual ones. Plate and
 * country are required, except that plates alone count as French.
 */
function positionsIn(head: readonly string[]): Positions | undefined {
  const names = head.map(plain)
  const [plate = -1, country = -1, start = -1, end = -1] = importColumns.map((column) =>
    names.findIndex((name) => heads[column].includes(name)),
  )
  const isAlone = names.filter((name) => name !== '').length === 1
  return plate === -1 || (country === -1 && !isAlone) ? undefined : [plate, country, start, end]
}

/** Letters and digits without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const refused = (reason: LineProblem): CheckedLine => ({ outcome: 'refused', reason })

/**
 * The rule of one line. The first line of a plate counts, later ones are refused as duplicates. An empty start means the
 * known one, else today; an empty end means none. A file without one of these columns keeps what is known.
 */
function lineChecker(positions: Positions, width: number, fleet: readonly FleetVehicle[], today: string) {
  const [plateAt, countryAt, startAt, endAt] = positions
  const vehicles = new Map(fleet.map((vehicle) => [keyOf(vehicle.country, vehicle.plate), vehicle]))
  const seen = new Set<string>()
  // Files repeat the same few days on most lines, which halves the time of a large one.
  const days = new Map<string, string | undefined>()
  const dayOf = (text: string) => {
    if (!days.has(text)) days.set(text, importedDay(text))
    return days.get(text)
  }
  const cellOf = (cells: readonly string[], at: number) => (cells[at] ?? '').trim()

  return (cells: readonly string[]): CheckedLine => {
    if (cells.some(isFormula)) return refused('formula')
    if (cells.length > width) return refused('cells_extra')
    if (cells.length <= Math.max(plateAt, countryAt)) return refused('cells_missing')

    const plate = canonicalPlate(cellOf(cells, plateAt))
    const country = countryAt === -1 ? defaultCountry : countryOf(cellOf(cells, countryAt))
    if (cellOf(cells, plateAt) === '') return refused('plate_missing')
    if (!isPlate(plate) || holdsCardNumber(plate)) return refused('plate_invalid')
    if (country === '') return refused('country_missing')
    if (country === undefined) return refused('country_unknown')

    const key = keyOf(country, plate)
    const known = vehicles.get(key)
    const typedStart = cellOf(cells, startAt)
    const typedEnd = cellOf(cells, endAt)
    const start = typedStart === '' ? (known?.start ?? today) : dayOf(typedStart)
    if (start === undefined) return refused('start_invalid')
    const end = endAt === -1 ? known?.end : dayOf(typedEnd)
    if (end === undefined && endAt !== -1 && typedEnd !== '') return refused('end_invalid')
    if (end !== undefined && end < start) return refused('end_before_start')
    if (seen.has(key)) return refused('duplicate')
    seen.add(key)
    return {
      outcome: outcomeOf(known, start, end, today),
      known,
      country,
      plate,
      start,
      end,
      startGiven: typedStart !== '',
    }
  }
}

function outcomeOf(known: FleetVehicle | undefined, start: string, end: string | undefined, today: string) {
  if (known === undefined) return 'added'
  if (known.start === start && known.end === end) return 'unchanged'
  const isReopened = known.end !== undefined && (end === undefined || (known.end < today && end >= today))
  return isReopened ? 'reopened' : 'changed'
}

/** The open vehicles of the fleet that no line names; none if a refused line may name one. */
export function missingFrom(
  lines: readonly CheckedLine[],
  fleet: readonly FleetVehicle[],
  today: string,
): FleetVehicle[] {
  const named = new Set<string>()
  for (const line of lines) {
    if (line.outcome === 'refused') return []
    named.add(keyOf(line.country, line.plate))
  }
  return fleet.filter(
    ({ country, plate, end }) => !named.has(keyOf(country, plate)) && (end === undefined || end >= today),
  )
}

export const keyOf = (country: string, plate: string) => `${country} ${plate}`
const countries: ReadonlySet<string> = new Set([...plateCountries, ...paymentCountries])

/** The country of a code, a name in five languages, or the letters of its plates; a code comes first, as for 'UK' and 'CH'. */
function countryOf(text: string): string | undefined {
  const code = text.toUpperCase()
  if (code === '' || countries.has(code)) return code
  countryNames ??= new Map(
    [...countries].flatMap((country) => countryKeywords(country).map((name) => [plain(name), country] as const)),
  )
  return countryNames.get(plain(text))
}
/** Made when a file needs it. */
let countryNames: ReadonlyMap<string, string> | undefined

/** ISO as the export writes it, with or without a time, or the day first, as spreadsheets rewrite it. */
function importedDay(text: string): string | undefined {
  const day = dayIn(text)
  if (day !== undefined) return day
  const instant = parisInstant(text)
  return instant && parisDay(instant)
}

/** The fleet in an export of the operator; undefined when its columns are not those of an import. [API-35] */
export async function fleetIn(file: Blob, today: string): Promise<FleetVehicle[] | undefined> {
  const check = await checkImport(file, [], today)
  if (check.kind === 'problem') return check.problem === 'head_only' ? [] : undefined
  return check.lines.flatMap(({ checked }) => (checked.outcome === 'refused' ? [] : [checked]))
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
