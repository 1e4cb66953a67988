import { holdsCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import type { ContractProblem, RentalContract } from '@voie-libre/contract/schemas/fleet'
import { dayIn } from '../journey/typedDay.ts'
import { checkContract, contractColumns, contractListLimits } from './contractMatch.ts'
import { readCsv } from './csvRecords.ts'
import type { FileProblem } from './fleetImport.ts'

type Column = (typeof contractColumns)[number]

/** Why a line of a list is left out. */
export type ContractLineProblem =
  | ContractProblem
  | 'reference_long'
  | 'card_number_misplaced'
  | 'cells_missing'
  | 'cells_extra'
  | 'quotes'

/** A line that can be matched; its number counts from 1 and includes the head and blank lines. */
export type ContractLine = { line: number; contract: RentalContract }
type RefusedContract = { line: number; cells: readonly string[]; reason: ContractLineProblem }
export type ContractList =
  | { kind: 'list'; lines: ContractLine[]; refused: RefusedContract[] }
  | { kind: 'problem'; problem: FileProblem; line?: number }

/**
 * Reads rental contracts from a CSV file or from text pasted out of a spreadsheet, one line per contract and vehicle, and
 * checks each line. A head that names the columns is optional. Days and times as people write them become those of the
 * contract call.
 */
export async function readContracts(file: Blob): Promise<ContractList> {
  const csv = await readCsv(file, contractListLimits.bytes)
  if (csv.kind === 'problem') return csv
  const list: ContractList = { kind: 'list', lines: [], refused: [] }
  const [first, ...others] = csv.records
    .map((record, at) => ({ at, cells: record.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (first === undefined) return { kind: 'problem', problem: 'empty' }
  const positions = positionsIn(first.cells)
  const lines = positions === withoutHead ? [first, ...others] : others
  if (lines.length === 0) return { kind: 'problem', problem: 'head_only' }
  if (lines.length > contractListLimits.lines) return { kind: 'problem', problem: 'too_many_lines' }
  for (const { at, cells } of lines) {
    const read = csv.broken.has(at) ? 'quotes' : contractIn(cells, positions)
    if (typeof read === 'string') list.refused.push({ line: at + 1, cells, reason: read })
    else list.lines.push({ line: at + 1, contract: read })
  }
  return list
}

const withoutHead: ReadonlyMap<Column, number> = new Map(contractColumns.map((name, at) => [name, at]))

/** A first line that names the plate's column is a head. */
function positionsIn(cells: readonly string[]): ReadonlyMap<Column, number> {
  const names = cells.map((cell) => cell.toLowerCase())
  if (!names.includes('numberplate')) return withoutHead
  const positions = contractColumns.map((name) => [name, names.indexOf(name.toLowerCase())] as const)
  return new Map(positions.filter(([, at]) => at !== -1))
}

function contractIn(cells: readonly string[], positions: ReadonlyMap<Column, number>) {
  const cellOf = (name: Column) => cells[positions.get(name) ?? -1] ?? ''
  if (cells.slice(Math.max(...positions.values()) + 1).some((cell) => cell !== '')) return 'cells_extra'
  if ((positions.get('end') ?? Infinity) >= cells.length) return 'cells_missing'
  const reference = cellOf('reference')
  const countryCode = cellOf('countryCode').toUpperCase()
  if (reference.length > 100) return 'reference_long'
  if (holdsCardNumber(reference)) return 'card_number_misplaced'
  const contract = {
    ...(reference !== '' && { reference }),
    numberPlate: cellOf('numberPlate'),
    ...(countryCode !== '' && { countryCode }),
    start: timeIn(cellOf('start')),
    end: timeIn(cellOf('end')),
  }
  const checked = checkContract(contract)
  return 'problem' in checked ? checked.problem : contract
}

/** Characters: the pattern takes time by the square of the length, and no day with a time is longer. */
const longestMoment = 40

/** A day, or a day with a time, in the form of the call; other text stays as it is. */
function timeIn(text: string): string {
  if (text.length > longestMoment) return text
  const [, day = '', hour = '', minute = ''] = /^(\S+?)(?:[ T]+(\d{1,2})[:h](\d\d)(?::\d\d)?)?$/.exec(text) ?? []
  const known = dayIn(day)
  if (known === undefined) return text
  return hour === '' ? known : `${known}T${hour.padStart(2, '0')}:${minute}`
}
