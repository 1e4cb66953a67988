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
  const named = [...new Set(refused.map(({ line }) => line))].toSorted((a, b) => a - b)
  const lines = named.flatMap((line) => {
    const text = rows[line - 2]
    const reasons = lineProblems.filter((known) => refused.some((one) => one.line === line && one.reason === known))
    return text === undefined ? [] : { line: numbers[line - 2] ?? line, text, reasons }
  })
  const texts = [head, ...lines.map(({ text }) => text), '']
  return { lines, file: new Blob([`\u{feff}${texts.join('\r\n')}`], { type: csv.type }) }
}
