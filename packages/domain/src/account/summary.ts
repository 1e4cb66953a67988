import * as z from 'zod/mini'
import { journey } from '../journey/journey.ts'
import { givenEuros } from '../wire.ts'

/**
 * Figures on all journeys that match a list's filters, not only on its page. An extension of the contract: the portal asks
 * for them with `summary=true`, and shows none when an operator leaves them out.
 */
export const fleetSummary = z.object({
  /** Number of journeys. */
  journeys: z.int(),
  /** What is due for all of them, in euros on the wire. */
  due: givenEuros,
  /** The journey to settle first, as `dueFirst` picks it. */
  dueFirst: z.optional(z.nullable(journey)),
  /** Journeys per Paris month, 'yyyy-MM', in any order; a month without journeys may be missing. */
  months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), journeys: z.int() })),
})
export type FleetSummary = z.output<typeof fleetSummary>
export type MonthCount = FleetSummary['months'][number]

/** The last twelve months up to the newest one with journeys, oldest first; those without journeys count 0. */
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
