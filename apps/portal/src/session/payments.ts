import type { Journey } from '@voie-libre/contract/schemas/journey'
import { canonicalPlate, type PlateSearch } from '@voie-libre/domain/journey/canonical'
import { totalDue } from '@voie-libre/domain/journey/price'
import {
  paymentOf,
  paymentStateOf,
  remembered,
  type ReportedStatus,
  withoutStarted,
  withStarted,
  withStatus,
} from '@voie-libre/domain/payment/known'
import { withReceipt } from '@voie-libre/domain/payment/receipts'
import type { KnownPayment, SavedReceipt } from '@voie-libre/domain/payment/records'
import type { Language } from '@voie-libre/domain/reference/languages'
import { atom } from 'jotai'
import { plateOfPayment } from './search.ts'
import { store } from './store.ts'
import { stored } from './stored.ts'

// The payments of this browser, shared by all tabs, so that Back from the provider, a reload or a new search does not start
// a second payment. They contain neither payer nor card.

/** The stored payments, newest first. Components subscribe to them, including changes by other tabs. */
export const paymentsAtom = atom((get): readonly KnownPayment[] => remembered(get(stored.payments) ?? [], new Date()))

export const knownPayments = (): readonly KnownPayment[] => store.get(paymentsAtom)

function save(payments: readonly KnownPayment[]): void {
  store.set(stored.payments, payments.length === 0 ? undefined : [...payments])
}

/** The last known status of a session's payment. */
export const paymentOfSession = (sessionId: string): KnownPayment | undefined => paymentOf(knownPayments(), sessionId)

/** Stores a payment before the hand-over to the provider or the card payment. */
export function markStarted(
  { sessionId, journeys }: { sessionId: string; journeys: readonly Journey[] },
  language: Language,
): void {
  const started = {
    sessionId,
    plate: vehicleOf(journeys, plateOfPayment(sessionId)),
    journeys: journeys.map(({ id }) => id),
    amount: totalDue(journeys),
    language,
  }
  save(withStarted(knownPayments(), started, new Date()))
}

/** Removes a started payment that did not take place. */
export const unmarkStarted = (sessionId: string): void => save(withoutStarted(knownPayments(), sessionId))

/** Stores the server's status of a session's payment, or that the request failed. */
export const saveStatus = (reported: ReportedStatus): void => save(withStatus(knownPayments(), reported, new Date()))

/** Whether a payment was handed over or sent, without a known outcome. */
export function isStarted(sessionId: string): boolean {
  const payment = paymentOfSession(sessionId)
  return payment !== undefined && paymentStateOf(payment) === 'open'
}

/** After the login has expired, keeps only the open payments, which prevent a second payment. [OPEN-63] */
export const forgetDecided = (): void => save(knownPayments().filter((payment) => paymentStateOf(payment) === 'open'))

/** The receipts of this device, newest first. */
export const receiptsAtom = stored.receipts

/** Stores a receipt on this device, unless it is already there. */
export const saveReceipt = (receipt: SavedReceipt): void =>
  store.set(receiptsAtom, withReceipt(store.get(receiptsAtom) ?? [], receipt, new Date(receipt.paidAt)))

export const receiptOf = (sessionId: string): SavedReceipt | undefined =>
  store.get(receiptsAtom)?.find((receipt) => receipt.sessionId === sessionId)

/** Removes all receipts, and all payments that are not open. */
export function forgetReceipts(): void {
  store.set(receiptsAtom, undefined)
  forgetDecided()
}

/** The vehicle of a basket; a search has only one. */
function vehicleOf(journeys: readonly Journey[], searched: PlateSearch | undefined): KnownPayment['plate'] {
  const [first] = journeys
  const licensePlate = canonicalPlate(first?.numberPlate ?? searched?.licensePlate ?? '')
  const country = first?.countryPlate ?? searched?.country ?? ''
  return licensePlate === '' || !/^[A-Z]{2}$/.test(country) ? undefined : { licensePlate, country }
}
