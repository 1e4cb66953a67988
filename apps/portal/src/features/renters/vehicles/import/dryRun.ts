import { csvMark, csvText } from '@voie-libre/domain/account/csvRecords'
import {
  acceptedLine,
  checkImport,
  type FileProblem,
  fleetIn,
  importLimits,
  type LineProblem,
} from '@voie-libre/domain/account/fleetImport'

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
  accepted: Blob
  /** The line number in the file of each accepted line. */
  acceptedLines: Uint32Array<ArrayBuffer>
  /** The head and the refused lines as they were, to correct them. */
  rejected: Blob
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

/**
 * Compares an import file with the fleet, without changing anything. Texts of finished slices become blobs, which the
 * browser keeps out of the memory of scripts. [RENTER-02, OPEN-55]
 */
export async function dryRun(
  { file, fleet: exported, today }: DryRunInput,
  onProgress: (share: number) => void,
): Promise<DryRun> {
  const fleet = await fleetIn(exported, today)
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const refusals: RefusedLine[] = []
  const accepted: Blob[] = [new Blob([csvMark])]
  const rejected: Blob[] = [new Blob([csvMark])]
  const lineNumbers = new Uint32Array(importLimits.lines)
  let columns: readonly string[] = []

  for await (const { steps, share } of checkImport(file, fleet ?? new Map(), today)) {
    const problem = steps.findLast((step) => step.kind === 'problem')
    if (problem) return problem
    let changes = ''
    const wrong: (readonly string[])[] = []
    for (const step of steps) {
      if (step.kind === 'problem') continue
      if (step.kind === 'head') {
        columns = step.columns
        changes += csvText([columns])
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
        changes += acceptedLine(columns, checked)
      }
    }
    if (changes !== '') accepted.push(new Blob([changes]))
    if (wrong.length > 0) rejected.push(new Blob([csvText(wrong)]))
    onProgress(share)
  }
  const type = 'text/csv;charset=utf-8'
  return {
    kind: 'preview',
    ...counts,
    isFleetKnown: fleet !== undefined,
    refusals,
    accepted: new Blob(accepted, { type }),
    acceptedLines: lineNumbers.slice(0, counts.added + counts.changed),
    rejected: new Blob(rejected, { type }),
  }
}

function shortText(cells: readonly string[]): string {
  const text = cells.join(';').replaceAll(/\s+/g, ' ')
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}
