export interface Row {
  measure: string
  ours: string
  /** The reference, measured in the same run. */
  reference?: string
  /** Ratio to the reference, or the value that the budget limits. */
  result: number
  budget?: number
}

export function print(rows: readonly Row[]): void {
  console.table(
    rows.map(({ measure, ours, reference = '', result, budget = Infinity }) => {
      const limit = budget === Infinity ? '' : `${budget} ${result <= budget ? 'ok' : 'OVER'}`
      return { measure, ours, 'compared with': reference, result: result.toFixed(2), budget: limit }
    }),
  )
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
