import type { MonthCount } from '@voie-libre/contract/schemas/fleet'

/** Returns the twelve months that end with the newest one with journeys, oldest first; a month without journeys counts 0. */
export function lastMonths(counts: readonly MonthCount[]): MonthCount[] {
  const known = new Map(counts.map(({ month, journeys }) => [month, journeys]))
  const [first, ...others] = [...known.keys()].toSorted().toReversed()
  if (first === undefined) return []
  const oldest = others.at(-1) ?? first
  const months: MonthCount[] = []
  for (let month = first; month >= oldest && months.length < 12; month = monthBefore(month)) {
    months.unshift({ month, journeys: known.get(month) ?? 0 })
  }
  return months
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
