import type { DueDay, FleetSummary, Situation } from '@voie-libre/contract/schemas/fleet'
import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import { costSteps, deadlineNotice, type Rise, riseOf } from '../journey/deadline.ts'
import { daysBetween, daysLater, parisDay, parisDayOf } from '../journey/parisTime.ts'
import { totalDue } from '../journey/price.ts'
import { isInProgress } from '../journey/selection.ts'

/** What is left to do about a journey of a fleet. Lists, the deadlines of a renter and exports share it. */
export function situationOf(journey: Journey, now: Date): Situation {
  if (journey.claimDone === true) return 'claimed'
  if (journey.status === 'PREPAYMENT') return 'prepaid'
  if (isInProgress(journey)) return 'inProgress'
  const code = deadlineNotice(journey, now)?.code
  if (code === 'sentToOmp') return 'prosecutor'
  return code === 'late' ? 'late' : 'open'
}

/** The next rise of an open journey, as announced; undefined if none is known. */
export function nextRise(journey: Journey, lateFees: readonly LateFee[], now: Date): Rise | undefined {
  const steps = costSteps(journey, lateFees, now)
  return steps && riseOf(journey, steps)
}

/** What these journeys cost once each has risen, and the last day before the first rise; `isStepped`: some rise later. */
export function riseOfAll(journeys: readonly Journey[], lateFees: readonly LateFee[], now: Date) {
  const rises = journeys.flatMap((journey) => nextRise(journey, lateFees, now) ?? [])
  const [lastDay, ...later] = [...new Set(rises.map((rise) => rise.lastDay))].toSorted()
  if (lastDay === undefined) return undefined
  const before = totalDue(journeys)
  const after = rises.reduce((sum, rise) => sum + rise.after - rise.before, before)
  return { lastDay, isStepped: later.length > 0, before, after }
}

/** Days that a fleet looks ahead. */
const week = 7

/** Whether a last day is within that week, which lists and desk mark: what to deal with first. */
export const isSoon = (lastDay: string, today: string): boolean => daysBetween(today, lastDay) <= week

/** Whether a rise is steep, that is 100 euros or more, which lists and desk mark. */
export const isSteep = ({ before, after }: Omit<Rise, 'lastDay'>): boolean => after - before >= 100_00

/** The last Paris day at today's price, 'yyyy-MM-dd': before the next rise, else the deadline. Undefined if nothing is to settle. */
export function settleBy(journey: Journey, lateFees: readonly LateFee[], now: Date): string | undefined {
  const situation = situationOf(journey, now)
  if (situation !== 'open' && situation !== 'late') return undefined
  return nextRise(journey, lateFees, now)?.lastDay ?? parisDayOf(journey.deadline)
}

/** Whether a journey is late, and no further rise is known: the part of what is due that the figures call late. */
export function isLate(journey: Journey, lateFees: readonly LateFee[], now: Date): boolean {
  const day = settleBy(journey, lateFees, now)
  return situationOf(journey, now) === 'late' && (day === undefined || day < parisDay(now))
}

const sumOf = (days: readonly DueDay[]) => ({
  journeys: days.reduce((sum, day) => sum + day.journeys, 0),
  due: days.reduce((sum, { due }) => sum + due, 0),
  after: days.reduce((sum, { after }) => sum + after, 0),
})

/** What to deal with first, as the desk and the lists say it: a week, or the next rise where the week has one day or none. */
export function dueSoon(days: readonly DueDay[], today: string): (DueDay & { from: string }) | undefined {
  const within = days.filter(({ lastDay }) => isSoon(lastDay, today))
  const next = days.find(({ due, after }) => after > due)
  return within.length > 1
    ? { ...sumOf(within), from: today, lastDay: daysLater(today, week) }
    : next && { ...next, from: next.lastDay }
}

/** What is due after a day, its first day, and how many journeys of it rise steeply, after which day first. */
export function dueAfter(days: readonly DueDay[], day: string) {
  const later = days.filter(({ lastDay }) => lastDay > day)
  const steep = later.filter(({ due, after }) => isSteep({ before: due, after }))
  const [first] = later
  return (
    first && { ...sumOf(later), lastDay: first.lastDay, steep: sumOf(steep).journeys, steepFrom: steep[0]?.lastDay }
  )
}

/** Splits what a fleet owes: late, the first days, later days, and without a day; the four add up to the total. */
export function dueParts(
  { journeys, due, late = { journeys: 0, due: 0 } }: FleetSummary,
  days: readonly DueDay[],
  shown: number,
) {
  const all = sumOf(days)
  return {
    late,
    days: days.slice(0, shown),
    later: sumOf(days.slice(shown)),
    rest: { journeys: journeys - late.journeys - all.journeys, due: due - late.due - all.due },
  }
}
