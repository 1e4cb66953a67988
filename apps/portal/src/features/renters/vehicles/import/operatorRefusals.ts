import { type LineProblem, lineProblems } from '@voie-libre/domain/fleet/fleetImport'
import type { ApiError } from '../../../../api/errors.ts'

export interface OperatorRefusals {
  /** With the line numbers of the renter's own file; `reason` is undefined for one that only the operator knows. */
  lines: { line: number; text: string; reason: LineProblem | undefined }[]
  /** The head and these lines, to correct them. */
  file: Blob
}

/** Finds the lines that an operator has refused: it counts those of the file that it received, which has only accepted lines. */
export async function operatorRefusals(
  { csv, lines: numbers }: { csv: Blob; lines: readonly number[] },
  refused: NonNullable<ApiError['details']['lines']>,
): Promise<OperatorRefusals> {
  const text = await csv.text()
  const wanted = new Map(refused.map(({ line, reason }) => [line, reason]))
  const last = Math.max(0, ...wanted.keys())
  const lines: OperatorRefusals['lines'] = []
  const rows: string[] = []
  let start = 0
  for (let number = 1; number <= last && start < text.length; number += 1) {
    const end = text.indexOf('\n', start) + 1 || text.length
    const reason = wanted.get(number)
    if (number === 1 || reason !== undefined) rows.push(text.slice(start, end))
    if (number > 1 && reason !== undefined) {
      const known = lineProblems.find((problem) => problem === reason)
      lines.push({ line: numbers[number - 2] ?? number, text: text.slice(start, end).trim(), reason: known })
    }
    start = end
  }
  return { lines, file: new Blob([`\u{feff}${rows.join('')}`], { type: csv.type }) }
}
