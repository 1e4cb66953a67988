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
  const lines = rows.map(({ measure, ours, reference = '', result, budget }) => [
    measure,
    ours,
    reference,
    result.toFixed(2),
    budget === undefined ? '' : String(budget),
    budget === undefined ? '' : result <= budget ? 'ok' : 'over',
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)))
  return [head, widths.map((width) => '-'.repeat(width)), ...lines]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
