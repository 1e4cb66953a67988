import type { Journey } from '@voie-libre/domain/journey/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'
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
import { withReceipt } from '@voie-libre/domain/payment/receipts'
import type { KeptReceipt, KnownPayment } from '@voie-libre/domain/payment/records'
import { atom } from 'jotai'
import { plateOfPayment } from './search.ts'
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
    plate: vehicleOf(journeys, plateOfPayment(sessionId)),
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

/** The receipts of this device, newest first. */
export const receiptsAtom = storedAtom('receipts')

/** Stores a receipt on this device, unless it is already there. */
export const keepReceipt = (receipt: KeptReceipt): void =>
  put('receipts', withReceipt(peek('receipts') ?? [], receipt, new Date(receipt.paidAt)))

export const receiptOf = (sessionId: string): KeptReceipt | undefined =>
  peek('receipts')?.find((receipt) => receipt.sessionId === sessionId)

/** Removes all receipts, and all payments that are not open. */
export function forgetReceipts(): void {
  put('receipts', undefined)
  forgetDecided()
}

/** The vehicle a basket is about; several plates at once do not occur in one search. */
function vehicleOf(journeys: readonly Journey[], searched: PlateSearch | undefined): KnownPayment['plate'] {
  const [first] = journeys
  const licensePlate = canonicalPlate(first?.numberPlate ?? searched?.licensePlate ?? '')
  const country = first?.countryPlate ?? searched?.country ?? ''
  return licensePlate === '' || !/^[A-Z]{2}$/.test(country) ? undefined : { licensePlate, country }
}
