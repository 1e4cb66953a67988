import type { Journey } from '@voie-libre/domain/journey/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { totalDue } from '@voie-libre/domain/journey/price'
import {
  type AskedStatus,
  paymentOf,
  remembered,
  standingOf,
  withoutStarted,
  withStarted,
  withStatus,
} from '@voie-libre/domain/payment/known'
import type { KnownPayment } from '@voie-libre/domain/payment/records'
import { atom } from 'jotai'
import { peek, put, storedAtom } from './stored.ts'

// What this browser knows of its payments, in every tab: so that Back from the provider's page, a reload or a new search
// does not start a second one. Who paid and with what is not in it.

/** The payments still remembered, newest first. Components follow it, also when another tab changes it. */
export const paymentsAtom = atom((get): readonly KnownPayment[] => known(get(storedAtom('payments'))))

export const knownPayments = (): KnownPayment[] => known(peek('payments'))

const known = (payments: readonly KnownPayment[] | undefined) => remembered(payments ?? [], new Date())

function keep(payments: readonly KnownPayment[]): void {
  put('payments', payments.length === 0 ? undefined : [...payments])
}

/** How the payment of a session stood when this browser last heard of it. */
export const paymentOfSession = (sessionId: string): KnownPayment | undefined => paymentOf(knownPayments(), sessionId)

/** The driver is about to leave for the provider, or a card is about to be charged. */
export function markStarted({ sessionId, journeys }: { sessionId: string; journeys: readonly Journey[] }): void {
  const started = {
    sessionId,
    plate: vehicleOf(journeys),
    journeys: journeys.map(({ id }) => id),
    amount: totalDue(journeys),
  }
  keep(withStarted(knownPayments(), started, new Date()))
}

/** The started payment certainly did not take place. */
export const unmarkStarted = (sessionId: string): void => keep(withoutStarted(knownPayments(), sessionId))

/** Keeps what the server answered about a session's payment, or that it could not be asked. */
export const keepStatus = (asked: AskedStatus): void => keep(withStatus(knownPayments(), asked, new Date()))

/** Handed over or sent, and not decided as far as this browser knows. */
export function isStarted(sessionId: string): boolean {
  const payment = paymentOfSession(sessionId)
  return payment !== undefined && standingOf(payment) === 'open'
}

/** The account's session ended by itself: only what still keeps the driver from paying twice stays. [OPEN-63] */
export const forgetDecided = (): void => keep(knownPayments().filter((payment) => standingOf(payment) === 'open'))

/** The vehicle a basket is about; several plates at once do not occur in one search. */
function vehicleOf(journeys: readonly Journey[]): KnownPayment['plate'] {
  const searched = peek('form/plate')
  const [first] = journeys
  const licensePlate = canonicalPlate(first?.numberPlate ?? searched?.licensePlate ?? '')
  const country = first?.countryPlate ?? searched?.country ?? ''
  return licensePlate === '' || !/^[A-Z]{2}$/.test(country) ? undefined : { licensePlate, country }
}
