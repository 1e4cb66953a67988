import type { ErrorCode } from '@voie-libre/contract/errorCodes'
import { holdsCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { importColumns } from '@voie-libre/contract/schemas/fleet'
import { canonicalPlate, isPlate } from '../journey/canonical.ts'
import { parisDayOf } from '../journey/parisTime.ts'
import { dayIn } from '../journey/typedDay.ts'
import { countryKeywords, defaultCountry, addressCountries, plateCountries } from '../reference/countries.ts'
import { type CsvProblem, isFormula, readCsv } from './csvRecords.ts'
import heads from './importHeads.json' with { type: 'json' }

export const importLimits = { bytes: 50 * 1024 * 1024, lines: 200_000 } as const

/** Why a file as a whole cannot be imported. */
export type FileProblem = CsvProblem | 'head_only' | 'too_many_lines' | 'wrong_columns'

/** The operator's codes of §8 for them. */
export const codeOfProblem = {
  empty: 'renter_import_read_file',
  not_text: 'renter_import_read_file',
  workbook: 'renter_import_wrong_format',
  wrong_columns: 'renter_import_wrong_format',
  head_only: 'renter_import_parse_content',
  open_quote: 'renter_import_parse_content',
  too_large: 'renter_import_error',
  too_many_lines: 'renter_import_error',
} as const satisfies Readonly<Record<FileProblem, ErrorCode>>

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
  end?: string | undefined
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
/** `reasons` has at least one. */
type CheckedLine = AcceptedLine | { outcome: 'refused'; reasons: readonly LineProblem[] }

type ImportColumn = (typeof importColumns)[number]
/** What each column of a file stands for; '' for one that an import leaves out. */
export type Columns = readonly (ImportColumn | '')[]
/** The columns of a file, for a person who says what they stand for. */
export interface FileColumns {
  /** Empty for a list without head. */
  head: readonly string[]
  /** The first lines below it. */
  rows: readonly (readonly string[])[]
  columns: Columns
  /** Positions of columns that stand for nothing and may hold the start or the end, while it is missing and nobody has said so. */
  unread: readonly number[]
  /** What the columns stand for by their content too, once a person agrees. */
  proposal: Columns
}

/** The effect of an import file, for each line that is not blank; the head is line 1. */
export type ImportCheck =
  | {
      kind: 'lines'
      head: readonly string[]
      /** The columns of an import that the file has. */
      columns: readonly string[]
      table: FileColumns
      lines: { line: number; cells: readonly string[]; checked: CheckedLine }[]
    }
  | { kind: 'problem'; problem: FileProblem; line?: number; table?: FileColumns }

/**
 * Checks an import file against the fleet; portal and sandbox share it. `given` is what a person says of its columns.
 * [RENTER-02, OPEN-55, API-34]
 */
export async function checkImport(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  fleet: readonly FleetVehicle[],
  today: string,
  given?: Columns,
): Promise<ImportCheck> {
  const csv = await readCsv(file, importLimits.bytes)
  if (csv.kind === 'problem') return csv
  const filled = [...csv.records.entries()].filter(([, record]) => record.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { kind: 'problem', problem: 'empty' }
  const { head, columns, hasHead, isKnown, lines } = headIn(filled, given)
  const others = filled.slice(lines)
  const table = { head: hasHead ? head : [], columns, ...contentOf(columns, given ? [] : head, others) }
  if (!isKnown) return { kind: 'problem', problem: 'wrong_columns', table }
  if (others.length === 0) return { kind: 'problem', problem: 'head_only' }
  if (others.length > importLimits.lines) return { kind: 'problem', problem: 'too_many_lines' }
  const check = lineChecker(columns, Math.max(head.length, columns.length), fleet, today)
  return {
    kind: 'lines',
    head,
    // A list of plates alone is written with their country.
    columns: importColumns.filter((name) => name === 'countryCode' || columns.includes(name)),
    table,
    lines: others.map(([at, cells]) => ({
      line: at + 1,
      cells,
      checked: csv.broken.has(at) ? refused('quotes') : check(cells),
    })),
  }
}

type Lines = readonly (readonly [at: number, cells: readonly string[]])[]

/** Lines above the head that a spreadsheet may have, such as a title. */
const titleLines = 3

/**
 * Finds the head below a title; a list of plates alone may lack it. Plate and country are required, except that plates
 * alone, and those of columns that a person chose, count as French.
 */
function headIn(filled: Lines, given: Columns | undefined) {
  const tops = filled.slice(0, titleLines + 1).map(([, record]) => record.map((cell) => cell.trim()))
  const known = tops.findIndex((names) => {
    const columns = columnsIn(names)
    return columns.includes('numberPlate') && (columns.includes('countryCode') || filledIn(names) === 1)
  })
  const isPlates = filled.every(([, record]) => filledIn(record) === 1 && filledIn(record.slice(0, 1)) === 1)
  if (!given && known === -1 && isPlates && isPlate(canonicalPlate(filled[0]?.[1][0] ?? '')))
    return { head: ['numberPlate'], columns: ['numberPlate'] as const, hasHead: false, isKnown: true, lines: 0 }
  // A title has fewer cells than the head.
  const at = known === -1 ? tops.map(filledIn).indexOf(Math.max(...tops.map(filledIn))) : known
  const head = tops[at] ?? []
  const columns = given ?? columnsIn(head)
  const plateAt = columns.indexOf('numberPlate')
  // A plate has a digit, its name has none.
  const isList = known === -1 && /\d/.test(head[plateAt] ?? '')
  return {
    head: isList ? columns : head,
    columns,
    hasHead: !isList,
    isKnown: plateAt !== -1 && (known !== -1 || given !== undefined),
    lines: isList ? at : at + 1,
  }
}

const filledIn = (record: readonly string[]) => record.filter((cell) => cell.trim() !== '').length

/** Names in any order, the first of each: those of the operator, of our own lists in five languages, or usual ones. */
function columnsIn(head: readonly string[]): Columns {
  const found = head.map((name) => knownHeads.find(({ names, fold }) => names.has(fold(name)))?.column ?? '')
  return found.map((column, at) => (found.indexOf(column) === at ? column : ''))
}

/** Words in small letters without accents and signs; 'startDate' has two. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return (
    plain
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The names of each column, in any order of words, without those that say nothing of it unless there are no others. */
const knownHeads = importColumns.map((column) => {
  const ofColumn = heads.skipped[column === 'numberPlate' || column === 'countryCode' ? column : 'dates']
  const skipped = new Set([...heads.small, ...ofColumn].flatMap(wordsIn))
  const fold = (head: string) => {
    const words = wordsIn(head)
    const telling = words.filter((word) => !skipped.has(word))
    return (telling.length > 0 ? telling : words).toSorted().join(' ')
  }
  return { column, fold, names: new Set(heads.names[column].map(fold)) }
})

const ownHeads = new Set(heads.others.map((name) => wordsIn(name).join(' ')))

const isOf: Readonly<Record<ImportColumn, (cell: string) => unknown>> = {
  numberPlate: (cell) => /\p{L}/u.test(cell) && /\d/.test(cell) && isPlate(canonicalPlate(cell)),
  countryCode: countryOf,
  validityStartDate: importedDay,
  validityEndDate: importedDay,
}

/** The columns that a file's heads leave out while a date is missing and that may hold it, and what their first lines suggest. */
function contentOf(columns: Columns, head: readonly string[], others: Lines) {
  const hasDates = columns.includes('validityStartDate') && columns.includes('validityEndDate')
  const proposal = [...columns]
  const unread = head.flatMap((name, at) => {
    if (hasDates || columns[at] !== '' || ownHeads.has(wordsIn(name).join(' '))) return []
    const cells = others.flatMap(([, record]) => record[at]?.trim() || [])
    const sample = cells.slice(0, 100)
    // Most of them, because the import refuses single wrong lines.
    const are = (test: (cell: string) => unknown) => sample.filter(test).length > sample.length / 2
    const found = importColumns.find((column) => !proposal.includes(column) && are(isOf[column])) ?? ''
    proposal[at] = found
    // Models or drivers are no date, which in any form has four digits.
    return found !== '' || are((cell) => /(?:\d.*){4}/.test(cell)) ? at : []
  })
  return { rows: others.slice(0, 3).map(([, cells]) => cells), unread, proposal }
}

const refused = (...reasons: LineProblem[]): CheckedLine => ({ outcome: 'refused', reasons })

/**
 * The rule of one line. The first line of a plate counts, later ones are refused as duplicates. An empty start means the
 * known one, else today; an empty end means none. A file without one of these columns keeps what is known.
 */
function lineChecker(columns: Columns, width: number, fleet: readonly FleetVehicle[], today: string) {
  const [plateAt = -1, countryAt = -1, startAt = -1, endAt = -1] = importColumns.map((name) => columns.indexOf(name))
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
    const key = keyOf(country ?? '', plate)
    const known = vehicles.get(key)
    const typedStart = cellOf(cells, startAt)
    const typedEnd = cellOf(cells, endAt)
    const start = typedStart === '' ? (known?.start ?? today) : dayOf(typedStart)
    const end = endAt === -1 ? known?.end : dayOf(typedEnd)
    // All of them, so that one correction is enough.
    const faults: LineProblem[] = []
    if (cellOf(cells, plateAt) === '') faults.push('plate_missing')
    else if (!isPlate(plate) || holdsCardNumber(plate)) faults.push('plate_invalid')
    if (!country) faults.push(country === '' ? 'country_missing' : 'country_unknown')
    if (start === undefined) faults.push('start_invalid')
    if (end === undefined && endAt !== -1 && typedEnd !== '') faults.push('end_invalid')
    if (start !== undefined && end !== undefined && end < start) faults.push('end_before_start')
    if (faults.length === 0 && seen.has(key)) faults.push('duplicate')
    if (faults.length > 0 || country === undefined || start === undefined) return refused(...faults)
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
const countries: ReadonlySet<string> = new Set([...plateCountries, ...addressCountries])

/** The country of a code, a name in five languages, or the letters of its plates; a code comes first, as for 'UK' and 'CH'. */
function countryOf(text: string): string | undefined {
  const code = text.toUpperCase()
  if (code === '' || countries.has(code)) return code
  countryNames ??= new Map(
    [...countries].flatMap((country) =>
      countryKeywords(country).map((name) => [wordsIn(name).join(''), country] as const),
    ),
  )
  return countryNames.get(wordsIn(text).join(''))
}
/** Made when a file needs it. */
let countryNames: ReadonlyMap<string, string> | undefined

/** ISO as the export writes it, with or without a time, or the day first, as spreadsheets rewrite it. */
function importedDay(text: string): string | undefined {
  return dayIn(text) ?? parisDayOf(text)
}

/** The fleet in an export of the operator; undefined when its columns are not those of an import. [API-35] */
export async function fleetIn(file: Blob, today: string): Promise<FleetVehicle[] | undefined> {
  const check = await checkImport(file, [], today)
  if (check.kind === 'problem') return check.problem === 'head_only' ? [] : undefined
  return check.lines.flatMap(({ checked }) => (checked.outcome === 'refused' ? [] : checked))
}

/** Writes accepted lines as CSV under these columns, in the form that every operator reads: no cell needs quotes. */
export function lineWriter(columns: readonly string[]): (line: FleetVehicle) => string {
  const hasStart = columns.includes('validityStartDate')
  const hasEnd = columns.includes('validityEndDate')
  return ({ country, plate, start, end = '' }) =>
    `${plate};${country}${hasStart ? `;${start}` : ''}${hasEnd ? `;${end}` : ''}\r\n`
}
