import { csvMark, csvText } from '@voie-libre/domain/fleet/csvRecords'
import type { ImportedVehicle } from '@voie-libre/domain/fleet/fleetForm'
import {
  checkImport,
  type Columns,
  type FileColumns,
  type FileProblem,
  fleetIn,
  type FleetVehicle,
  type LineProblem,
  lineWriter,
  missingFrom,
} from '@voie-libre/domain/fleet/fleetImport'

export interface RefusedLines {
  /** The first ones, numbered as in the renter's file from 1, the head; `reasons` is empty if only the operator knows them. */
  lines: { line: number; text: string; reasons: readonly LineProblem[] }[]
  /** The head and all of these lines, for correction. */
  file: Blob
}

/** Lines in the operator's format, with their numbers in the renter's file. */
interface Part {
  csv: Blob
  lines: Uint32Array<ArrayBuffer>
  /** What the lines change, to take the import back. */
  vehicles: ImportedVehicle[]
}

export interface Preview {
  kind: 'preview'
  table: FileColumns
  added: number
  changed: number
  reopened: number
  unchanged: number
  refused: number
  /** Without the current fleet, `added` counts every accepted line. */
  isFleetKnown: boolean
  refusals: RefusedLines
  /** The open vehicles of the fleet that the file does not name. */
  missing: FleetVehicle[]
  /** The lines to add or change, after a head. */
  accepted: Part
  /** Lines that take days of validity from a vehicle, unless the renter leaves them out. */
  shortening: Part
  /** Lines that remove or move a closure date, only with consent. [OPEN-72] */
  reopening: Part
}
export type DryRun = Preview | { kind: 'problem'; problem: FileProblem; line?: number; table?: FileColumns }

export interface DryRunInput {
  file: File
  /** The operator's export of the fleet. */
  fleet: File
  /** 'yyyy-MM-dd' */
  today: string
  /** What the renter says of the columns. */
  columns: Columns | undefined
}

/** Limits of the screen; the file to download has all refused lines. */
const mostNamed = 100
const longestText = 200

/** Compares an import file with the fleet, without changing anything. [RENTER-02, OPEN-55] */
export async function dryRun({ file, fleet: exported, today, columns }: DryRunInput): Promise<DryRun> {
  const fleet = await fleetIn(exported, today)
  const check = await checkImport(file, fleet ?? [], today, columns)
  if (check.kind === 'problem') return check
  const counts = { added: 0, changed: 0, reopened: 0, unchanged: 0, refused: 0 }
  const refusals: RefusedLines['lines'] = []
  const rejected = [check.head]
  const [accepted, shortening, reopening] = [draft(csvMark, csvText([check.columns])), draft(), draft()]
  const write = lineWriter(check.columns)
  for (const { line, cells, checked } of check.lines) {
    counts[checked.outcome] += 1
    if (checked.outcome === 'refused') {
      rejected.push(cells)
      if (refusals.length < mostNamed) refusals.push({ line, text: shortText(cells), reasons: checked.reasons })
    } else if (checked.outcome !== 'unchanged') {
      const { known: before, country, plate, start, end } = checked
      const vehicle = { before, after: { country, plate, start, end } }
      const part = checked.outcome === 'reopened' ? reopening : isShorter(vehicle) ? shortening : accepted
      part.texts.push(write(checked))
      part.lines.push(line)
      part.vehicles.push(vehicle)
    }
  }
  return {
    kind: 'preview',
    table: check.table,
    ...counts,
    isFleetKnown: fleet !== undefined,
    refusals: { lines: refusals, file: csvFile([csvMark, csvText(rejected)]) },
    missing: missingFrom(
      check.lines.map(({ checked }) => checked),
      fleet ?? [],
      today,
    ),
    accepted: partOf(accepted),
    shortening: partOf(shortening),
    reopening: partOf(reopening),
  }
}

/** Whether a vehicle would begin later or end earlier than now. */
const isShorter = ({ before, after }: ImportedVehicle) =>
  before !== undefined && (after.start > before.start || (after.end ?? '9999') < (before.end ?? '9999'))

const csvFile = (texts: readonly string[]) => new Blob([texts.join('')], { type: 'text/csv;charset=utf-8' })
type Draft = Pick<Part, 'vehicles'> & { texts: string[]; lines: number[] }
const draft = (...texts: string[]): Draft => ({ texts, lines: [], vehicles: [] })
const partOf = ({ texts, lines, vehicles }: Draft): Part => ({
  csv: csvFile(texts),
  lines: Uint32Array.from(lines),
  vehicles,
})

function shortText(cells: readonly string[]): string {
  const text = cells.join(';').replaceAll(/\s+/g, ' ')
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
