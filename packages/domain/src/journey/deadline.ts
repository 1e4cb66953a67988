import type { Cents } from '@voie-libre/contract/cents'
import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import { daysBetween, daysLater, parisDay, parisDayOf } from './parisTime.ts'
import { amountDue, displayedTtc, totalDue } from './price.ts'
import { isInProgress } from './selection.ts'

/** The fields of a journey that determine its deadline. */
type Dated = Pick<Journey, 'status' | 'paymentLimit' | 'caseOrigin' | 'deadline'>

export type DeadlineNotice =
  | { code: 'sentToOmp'; tone: 'neutral' }
  | { code: 'late'; tone: 'alert' }
  | { code: 'lastDay'; before: 'omp' | 'surcharge'; tone: 'alert' }
  | { code: 'daysLeft'; before: 'omp' | 'surcharge'; days: number; tone: 'alert' | 'calm' }

type CostLater = { stage: LateFee['stage']; amount: Cents; firstDay: string }

/** Today's price and its last day, then at least one higher price and its first day. Days are 'yyyy-MM-dd' in Paris. */
export type CostSteps = readonly [{ stage: 'today'; amount: Cents; lastDay: string }, CostLater, ...CostLater[]]

/** A price rise: the last day at `before`, and the price from the next day on. */
export interface Rise {
  lastDay: string
  before: Cents
  after: Cents
  /** The part of `after` that is the prosecutor's fine. */
  fine?: Cents
}

/**
 * Whole days from today to the deadline on the Paris calendar: negative after it, 0 on the whole last day. Undefined for
 * an unreadable deadline. [OPEN-33]
 */
export function daysLeft(deadline: string | undefined, now: Date): number | undefined {
  const lastDay = parisDayOf(deadline)
  return lastDay === undefined ? undefined : daysBetween(parisDay(now), lastDay)
}

/** The message about the time left to pay one journey, as a code and a number. [§4, OPEN-33] */
export function deadlineNotice(journey: Dated, now: Date): DeadlineNotice | undefined {
  if (journey.status === 'PREPAYMENT') return undefined
  if (journey.paymentLimit === 'OMP') return { code: 'sentToOmp', tone: 'neutral' }
  if (isLateCase(journey)) return { code: 'late', tone: 'alert' }
  const days = daysLeft(journey.deadline, now)
  if (days === undefined) return undefined
  if (days < 0) return { code: 'late', tone: 'alert' }
  const before = journey.paymentLimit === 'BEFORE_OMP' ? 'omp' : 'surcharge'
  if (days === 0) return { code: 'lastDay', before, tone: 'alert' }
  return { code: 'daysLeft', before, days, tone: days === 1 ? 'alert' : 'calm' }
}

/**
 * Today's price of one finished journey and the later ones. Undefined if no known rise makes the journey dearer, or if the
 * day of the rise is unknown: the deadline is unreadable, or the schedule does not contain the price of an overdue journey.
 *
 * The server's deadline announces one rise, which takes effect on the day after it; the others keep their distance to that
 * one. Before the deadline it is the first rise not yet in the price; after it, the first one with which the schedule gives
 * today's price. The steps are not in the specification; the rises are an extension of the page data. A claim suspends them.
 */
export function costSteps(journey: Journey, lateFees: readonly LateFee[], now: Date): CostSteps | undefined {
  const notice = deadlineNotice(journey, now)
  const lastDay = parisDayOf(journey.deadline)
  if (!isOpen(journey) || !notice || lastDay === undefined) return undefined
  const today = parisDay(now)
  const isOverdue = lastDay < today
  if (notice.code === 'sentToOmp' || (notice.code === 'late' && !isOverdue)) return undefined
  const rises = lateFees
    .filter(({ stage }) => journey.paymentLimit !== 'BEFORE_OMP' || stage === 'prosecutor')
    .toSorted((one, other) => one.afterDays - other.afterDays || other.fee - one.fee)
  const firstDay = (rise: LateFee, announced: LateFee) => daysLater(lastDay, 1 + rise.afterDays - announced.afterDays)
  const feeToday = (announced: LateFee) =>
    rises.reduce((fee, rise) => (firstDay(rise, announced) <= today ? Math.max(fee, rise.fee) : fee), 0)
  const announced = rises.find((rise) =>
    isOverdue ? feeToday(rise) === journey.indemnity : rise.fee > journey.indemnity,
  )
  if (!announced) return undefined
  // A rise counts if it is higher than today's price and all rises before it.
  const [first, ...others] = rises
    .filter(({ fee }, at) => [journey.indemnity, ...rises.slice(0, at).map((one) => one.fee)].every((one) => fee > one))
    .map((rise): CostLater => {
      const { stage, fee } = rise
      return { stage, amount: displayedTtc(journey) + fee, firstDay: firstDay(rise, announced) }
    })
  if (!first) return undefined
  return [{ stage: 'today', amount: amountDue(journey), lastDay: daysLater(first.firstDay, -1) }, first, ...others]
}

/** The first rise among the steps of one journey, and its fine, of which list, summary and alert tell alike. */
export const riseOf = (journey: Journey, [today, next]: CostSteps): Required<Rise> => ({
  lastDay: today.lastDay,
  before: today.amount,
  after: next.amount,
  fine: next.stage === 'prosecutor' ? next.amount - displayedTtc(journey) : 0,
})

/**
 * The deadline of a whole list: the most urgent notice (a missed deadline, else the nearest one) and the next rise of the
 * total. The rise is only known if every journey whose price may change until that day has a known next price: otherwise
 * the total could change on another day or by another sum. Journeys in progress have deadlines, but are not in the total.
 */
export function listDeadline(journeys: readonly Journey[], lateFees: readonly LateFee[], now: Date) {
  const dated = journeys.flatMap((journey) => {
    const notice = deadlineNotice(journey, now)
    if (!notice) return []
    const steps = costSteps(journey, lateFees, now)
    const rise = steps && riseOf(journey, steps)
    return [{ journey, notice, rise, lastDay: rise?.lastDay ?? lastDayAtPrice(notice, journey) }]
  })
  const [nearest] = dated.toSorted(
    (one, other) => urgency(one.notice) - urgency(other.notice) || gravity(other.notice) - gravity(one.notice),
  )
  const inTotal = dated.filter(({ journey }) => !isInProgress(journey))
  const [lastDay] = inTotal.flatMap((one) => one.lastDay ?? []).toSorted()
  const before = totalDue(journeys.filter((journey) => !isInProgress(journey)))
  const rise = inTotal
    .filter((one) => one.lastDay === lastDay)
    .reduce<Required<Rise> | undefined>(
      (sum, { rise: one }) =>
        sum && one && { ...sum, after: sum.after + one.after - one.before, fine: sum.fine + one.fine },
      lastDay === undefined ? undefined : { lastDay, before, after: before, fine: 0 },
    )
  return { notice: nearest?.notice, rise }
}

/**
 * The journey to settle first: one whose deadline has passed, else the one with the nearest deadline; the older one of
 * two. Journeys with a claim, not finished ones and those with the prosecutor have nothing to settle here.
 */
export function dueFirst(journeys: readonly Journey[], now: Date): Journey | undefined {
  const open = journeys.flatMap((journey) => {
    const notice = deadlineNotice(journey, now)
    if (!notice || notice.code === 'sentToOmp' || !isOpen(journey)) return []
    return [{ journey, urgency: urgency(notice), day: journey.deadline ?? '' }]
  })
  const [first] = open.toSorted((one, other) => one.urgency - other.urgency || one.day.localeCompare(other.day))
  return first?.journey
}

/**
 * Whether no price includes a surcharge and no journey is late: only then is the operator's general sentence on the
 * payment period (`paymentPeriod`) true for these journeys. [OPEN-35]
 */
export function inFirstPeriod(journeys: readonly Journey[], now: Date): boolean {
  return journeys.every((journey) => {
    const notice = deadlineNotice(journey, now)
    return journey.indemnity === 0 && (!notice || ('before' in notice && notice.before === 'surcharge'))
  })
}

/** Whether a journey is to be settled: it is finished, not paid, and nobody contests it. */
const isOpen = (journey: Journey): boolean =>
  journey.status === 'TERMINE' && journey.claimDone !== true && amountDue(journey) > 0

/** Of two equal deadlines, the one before the public prosecutor is the graver. */
const gravity = (notice: DeadlineNotice): number => ('before' in notice && notice.before === 'omp' ? 1 : 0)

/** The last day at today's price of a journey without known steps; '' if it may change on any day. */
function lastDayAtPrice(notice: DeadlineNotice, { deadline }: Journey): string | undefined {
  if (notice.code === 'sentToOmp') return undefined
  return notice.code === 'late' ? '' : parisDayOf(deadline)
}

/** Days until the deadline; nothing is urgent about a journey with the prosecutor. */
const urgency = (notice: DeadlineNotice): number =>
  'days' in notice ? notice.days : { late: -1, lastDay: 0, sentToOmp: Infinity }[notice.code]

/** Whether a journey is late regardless of its deadline. [DEADLINE-03, DEADLINE-04] */
function isLateCase({ paymentLimit, caseOrigin }: Pick<Journey, 'paymentLimit' | 'caseOrigin'>): boolean {
  return paymentLimit === 'AUTRE' || (paymentLimit === 'IRIS' && caseOrigin === 'IRIS')
}
