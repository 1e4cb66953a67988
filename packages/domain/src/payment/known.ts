import { isSamePlate, type PlateSearch } from '../journey/canonical.ts'
import { isOwnPrepaid } from '../prepayment/expand.ts'
import type { KnownPayment } from './records.ts'

/** Whether a payment is undecided, made or failed. */
export type PaymentOutcome = 'open' | 'paid' | 'failed'

const paymentStates = {
  STARTED: 'open',
  UNCHECKED: 'open',
  PENDING: 'open',
  SUCCEED: 'paid',
  DUPLICATED: 'paid',
  REJECTED: 'failed',
  CANCELLED: 'failed',
} as const satisfies Record<KnownPayment['status'], PaymentOutcome>

export const paymentStateOf = ({ status }: Pick<KnownPayment, 'status'>): PaymentOutcome => paymentStates[status]

/**
 * Days to keep a payment after its last change. A failed one only explains a recent refusal. An open one is checked again
 * until it is decided; no provider leaves a payment open for longer than 90 days.
 */
const retentionDays = { open: 90, paid: 30, failed: 1 } as const satisfies Record<PaymentOutcome, number>

/** Maximum number of payments to keep. */
const most = 50

/** The payments to keep at `now`, newest first. */
export function remembered(payments: readonly KnownPayment[], now: Date): KnownPayment[] {
  return payments
    .filter((one) => now.getTime() - Date.parse(one.changedAt) < retentionDays[paymentStateOf(one)] * 86_400_000)
    .toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))
    .slice(0, most)
}

/** The newest payment of a session: the one that the server's status call describes. */
export const paymentOf = (payments: readonly KnownPayment[], sessionId: string): KnownPayment | undefined =>
  payments.find((payment) => payment.sessionId === sessionId)

export type StartedPayment = Pick<KnownPayment, 'sessionId' | 'plate' | 'journeys' | 'amount' | 'language'>

/** Adds a payment that is about to be handed over or sent. */
export function withStarted(payments: readonly KnownPayment[], started: StartedPayment, now: Date): KnownPayment[] {
  const at = now.toISOString()
  return remembered([{ ...started, status: 'STARTED', startedAt: at, changedAt: at }, ...payments], now)
}

/** Removes a session's newest payment if its status is still STARTED: the caller knows that it did not take place. */
export function withoutStarted(payments: readonly KnownPayment[], sessionId: string): KnownPayment[] {
  const newest = paymentOf(payments, sessionId)
  return newest?.status === 'STARTED' ? payments.filter((payment) => payment !== newest) : [...payments]
}

export type ReportedStatus = Pick<
  KnownPayment,
  'sessionId' | 'status' | 'reference' | 'debited' | 'receipt' | 'receiptSentTo'
>

/**
 * Sets the status of a session's newest payment. Earlier undecided attempts for the same journeys are merged into it, since
 * the server resumes an undecided hand-over. A payment that this browser did not start is added.
 */
export function withStatus(payments: readonly KnownPayment[], reported: ReportedStatus, now: Date): KnownPayment[] {
  const at = now.toISOString()
  const newest = paymentOf(payments, reported.sessionId) ?? { startedAt: at, journeys: [] }
  const same = ({ sessionId, journeys, status }: KnownPayment) =>
    sessionId === reported.sessionId && paymentStates[status] === 'open' && sameIds(journeys, newest.journeys)
  const tries = payments.filter(same)
  const startedAt = tries.at(-1)?.startedAt ?? newest.startedAt
  const isUnchanged = 'status' in newest && newest.status === reported.status
  const updated = { ...newest, ...reported, startedAt, changedAt: isUnchanged ? newest.changedAt : at }
  return remembered([updated, ...payments.filter((payment) => payment !== newest && !same(payment))], now)
}

export const paymentsOfPlate = (payments: readonly KnownPayment[], searched: PlateSearch): KnownPayment[] =>
  payments.filter(({ plate }) => plate !== undefined && isSamePlate(plate, searched))

/**
 * Maps the id of a journey to the newest payment, open or paid, that pays it. Omits this browser's prepaid trips, because
 * their ids are unique within their own list only.
 */
export function payingJourneys(payments: readonly KnownPayment[]): ReadonlyMap<string, KnownPayment> {
  const paying = payments.filter((payment) => paymentStateOf(payment) !== 'failed').toReversed()
  const pairs = paying.flatMap((payment) => payment.journeys.map((id) => [id, payment] as const))
  return new Map(pairs.filter(([id]) => !isOwnPrepaid({ id })))
}

/** The payments that already cover some of these journeys, so that paying again would charge twice. */
export function paidTwiceBy(payments: readonly KnownPayment[], journeys: readonly { id: string }[]) {
  const paying = payingJourneys(payments)
  return [...new Set(journeys.flatMap(({ id }) => paying.get(id) ?? []))]
}

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))
