import type { LateFee } from '../content/content.ts'
import { deadlineNotice } from './deadline.ts'
import type { Journey } from './journey.ts'
import { parisInstant, parisWallClock } from './parisTime.ts'
import { amountDue, displayedTtc, totalDue } from './price.ts'

/** What a journey costs from an instant on, in cents; the first step has begun already. */
export interface CostStep {
  from: Date | undefined
  stage: 'today' | LateFee['stage']
  amount: number
}

/**
 * What one journey costs today and when it becomes dearer, by the operator's rises; empty when nothing is known to come.
 *
 * A surcharge already owed is followed by the prosecutor's alone. Rises count from the journey's own deadline: the first
 * that remains falls on it. The specification has no such ladder; the rises are an extension of the page data.
 */
export function costLadder(journey: Journey, lateFees: readonly LateFee[], now: Date): CostStep[] {
  const notice = journey.status === 'TERMINE' ? deadlineNotice(journey, now) : undefined
  const deadline = parisInstant(journey.deadline ?? '')
  if (!notice || !('before' in notice) || !deadline || deadline <= now) return []
  const ahead = lateFees
    .filter(({ stage }) => notice.before === 'surcharge' || stage === 'prosecutor')
    .toSorted((one, other) => one.afterDays - other.afterDays)
  const [first] = ahead
  if (!first) return []

  const steps: CostStep[] = [{ from: undefined, stage: 'today', amount: amountDue(journey) }]
  for (const { stage, afterDays, fee } of ahead) {
    const amount = displayedTtc(journey) + fee
    if (amount <= (steps.at(-1)?.amount ?? 0)) continue
    steps.push({ from: daysLater(deadline, afterDays - first.afterDays), stage, amount })
  }
  return steps.length > 1 ? steps : []
}

/** When a whole list becomes dearer next, and what it costs until and after, in cents. */
export function nextRise(
  journeys: readonly Journey[],
  lateFees: readonly LateFee[],
  now: Date,
): { at: Date; before: number; after: number } | undefined {
  const rises = journeys.flatMap((journey) => {
    const [today, next] = costLadder(journey, lateFees, now)
    return today && next?.from ? [{ at: next.from, by: next.amount - today.amount }] : []
  })
  if (rises.length === 0) return undefined
  const at = new Date(Math.min(...rises.map((rise) => rise.at.getTime())))
  const together = rises.filter((rise) => rise.at.getTime() === at.getTime())
  const before = totalDue(journeys)
  return { at, before, after: together.reduce((sum, { by }) => sum + by, before) }
}

/** The same hour on a Paris clock, days later, whatever the clock change does in between. */
function daysLater(instant: Date, days: number): Date {
  const wall = new Date(`${parisWallClock(instant)}Z`)
  wall.setUTCDate(wall.getUTCDate() + days)
  return parisInstant(wall.toISOString().slice(0, 19)) ?? instant
}
