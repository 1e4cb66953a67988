import type { Journey } from './journey.ts'
import { daysBetween, parisDay, parisInstant } from './parisTime.ts'

export type DeadlineNotice =
  | { code: 'sentToOmp'; tone: 'neutral' }
  | { code: 'late'; tone: 'alert' }
  | { code: 'lastDay'; before: 'omp' | 'surcharge'; tone: 'alert' }
  | { code: 'daysLeft'; before: 'omp' | 'surcharge'; days: number; tone: 'alert' | 'calm' }

/**
 * Whole days between today and the deadline on a Paris calendar: negative once past, 0 on the last day whatever the
 * hour. Undefined when the deadline cannot be read. [OPEN-33]
 */
export function daysLeft(deadline: string, now: Date): number | undefined {
  const instant = parisInstant(deadline)
  return instant && daysBetween(parisDay(now), parisDay(instant))
}

/**
 * What to tell a driver about the time left to pay one journey: a code and a number, never a sentence. [§4, OPEN-33]
 */
export function deadlineNotice(
  journey: Pick<Journey, 'status' | 'paymentLimit' | 'caseOrigin' | 'deadline'>,
  now: Date,
): DeadlineNotice | undefined {
  if (journey.status === 'PREPAYMENT') return undefined
  if (journey.paymentLimit === 'OMP') return { code: 'sentToOmp', tone: 'neutral' }
  if (isLateCase(journey)) return { code: 'late', tone: 'alert' }
  const days = journey.deadline === undefined ? undefined : daysLeft(journey.deadline, now)
  if (days === undefined) return undefined
  if (days < 0) return { code: 'late', tone: 'alert' }
  const before = journey.paymentLimit === 'BEFORE_OMP' ? 'omp' : 'surcharge'
  if (days === 0) return { code: 'lastDay', before, tone: 'alert' }
  return { code: 'daysLeft', before, days, tone: days === 1 ? 'alert' : 'calm' }
}

/** Late whatever its deadline says. [DEADLINE-03, DEADLINE-04] */
function isLateCase({ paymentLimit, caseOrigin }: Pick<Journey, 'paymentLimit' | 'caseOrigin'>): boolean {
  return paymentLimit === 'AUTRE' || (paymentLimit === 'IRIS' && caseOrigin === 'IRIS')
}
