import { type ByteSource, csvMark, csvText } from '@voie-libre/domain/account/csvRecords'
import {
  checkImport,
  type FileProblem,
  fleetIn,
  importLimits,
  type LineProblem,
  lineWriter,
} from '@voie-libre/domain/account/fleetImport'
import type { CsvBytes } from './csvBytes.ts'

export interface RefusedLine {
  /** From 1, which is the head. */
  line: number
  text: string
  reason: LineProblem
}

/** What an import would do. */
export interface Preview {
  kind: 'preview'
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Without the current fleet, `added` counts every accepted line. */
  isFleetKnown: boolean
  /** The first refused lines. */
  refusals: RefusedLine[]
  /** The lines to add or change, in the operator's form, after a head. */
  accepted: CsvBytes
  /** The line number in the file of each accepted line. */
  acceptedLines: Uint32Array<ArrayBuffer>
  /** The head and the refused lines as they were, to correct them. */
  rejected: CsvBytes
}
export type DryRun = Preview | { kind: 'problem'; problem: FileProblem; line?: number }

export interface DryRunInput {
  file: File
  /** The operator's export of the fleet. */
  fleet: File
  /** 'yyyy-MM-dd' */
  today: string
}

/** Refused lines that the screen shows; the file to download has all. */
export const shownRefusals = 100
const longestText = 200
/** Bytes of a file that scripts hold: more than 200,000 usual lines have. */
const mostBytes = 16 * 1024 * 1024

/** Compares an import file with the fleet, without changing anything. [RENTER-02, OPEN-55] */
export async function dryRun(
  { file, fleet: exported, today }: DryRunInput,
  onProgress: (share: number) => void,
): Promise<DryRun> {
  const source = inMemory(file)
  // Read meanwhile; a failure counts below, once it is awaited.
  source.catch(() => undefined)
  const fleet = await fleetIn(await inMemory(exported), today)
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const refusals: RefusedLine[] = []
  // Bytes, outside the memory of scripts.
  const accepted = [encoder.encode(csvMark)]
  const rejected = [encoder.encode(csvMark)]
  const lineNumbers = new Uint32Array(importLimits.lines)
  let written = lineWriter([])

  for await (const { steps, share } of checkImport(await source, fleet ?? [], today)) {
    const problem = steps.findLast((step) => step.kind === 'problem')
    if (problem) return problem
    let changes = ''
    const wrong: (readonly string[])[] = []
    for (const step of steps) {
      if (step.kind === 'problem') continue
      if (step.kind === 'head') {
        written = lineWriter(step.columns)
        changes += csvText([step.columns])
        wrong.push(step.cells)
        continue
      }
      const { line, cells, checked } = step
      counts[checked.outcome] += 1
      if (checked.outcome === 'refused') {
        wrong.push(cells)
        if (refusals.length < shownRefusals) refusals.push({ line, text: shortText(cells), reason: checked.reason })
      } else if (checked.outcome !== 'unchanged') {
        lineNumbers[counts.added + counts.changed - 1] = line
        changes += written(checked)
      }
    }
    if (changes !== '') accepted.push(encoder.encode(changes))
    if (wrong.length > 0) rejected.push(encoder.encode(csvText(wrong)))
    onProgress(share)
  }
  return {
    kind: 'preview',
    ...counts,
    isFleetKnown: fleet !== undefined,
    refusals,
    accepted,
    acceptedLines: lineNumbers.slice(0, counts.added + counts.changed),
    rejected,
  }
}

const encoder = new TextEncoder()

/** Reads a file of a usual size at once, since each slice is a message to another process. */
async function inMemory(file: File): Promise<ByteSource> {
  if (file.size > mostBytes) return file
  const bytes = await file.arrayBuffer()
  return {
    size: file.size,
    slice: (start, end) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(start, end)) }),
  }
}

function shortText(cells: readonly string[]): string {
  const text = cells.join(';').replaceAll(/\s+/g, ' ')
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
