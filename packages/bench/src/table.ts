/** One line of the result table. */
export interface Row {
  measure: string
  ours: string
  /** The reference, measured in the same run. */
  reference?: string
  /** Ratio to the reference, or the value that the budget limits. */
  result: number
  budget?: number
}

/** Formats the rows as aligned columns for a console. */
export function table(rows: readonly Row[]): string {
  const head = ['measure', 'ours', 'compared with', 'result', 'budget', '']
  const lines = rows.map(({ measure, ours, reference = '', result, budget }) => {
    const verdict = budget === undefined ? ['', ''] : [String(budget), result <= budget ? 'ok' : 'over']
    return [measure, ours, reference, result.toFixed(2), ...verdict]
  })
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)))
  const aligned = (line: readonly string[]) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return [head, widths.map((width) => '-'.repeat(width)), ...lines].map((line) => aligned(line).trimEnd()).join('\n')
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
