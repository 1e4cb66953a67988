import { lineProblems } from '@voie-libre/domain/fleet/fleetImport'
import type { ApiError } from '../../../../api/errors.ts'
import type { RefusedLines } from './dryRun.ts'

/** Finds the refused lines. The operator numbers the lines of the sent file, which has only the accepted ones. */
export async function operatorRefusals(
  csv: Blob,
  numbers: readonly number[],
  refused: NonNullable<ApiError['details']['lines']>,
): Promise<RefusedLines> {
  const [head = '', ...rows] = (await csv.text()).split('\r\n')
  const reasons = [...new Map(refused.map(({ line, reason }) => [line - 2, reason]))].toSorted(([a], [b]) => a - b)
  const lines = reasons.flatMap(([at, reason]) => {
    const text = rows[at]
    const known = lineProblems.find((problem) => problem === reason)
    return text === undefined ? [] : { line: numbers[at] ?? at + 2, text, reason: known }
  })
  const texts = [head, ...lines.map(({ text }) => text), '']
  return { lines, file: new Blob([`\u{feff}${texts.join('\r\n')}`], { type: csv.type }) }
}
