import { authenticatedDetailedJourneys, detailedJourneys, journeysCompany } from '@voie-libre/contract/calls/journeys'
import * as calls from '@voie-libre/contract/calls/payments'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { Billing, PrivateCardPayment } from '@voie-libre/contract/schemas/payment'
import { journeyOrders, prepaymentOrders } from '@voie-libre/domain/payment/orders'
import type { ReceiptForm } from '@voie-libre/domain/payment/receiptForm'
import { accountType } from '../session/visitor.ts'
import { getToken } from './captcha.ts'
import { call, resource } from './client.ts'
import { ApiError } from './errors.ts'
import { stretch } from './stretch.ts'

/** The basket. `named`: the call lists each journey; otherwise it means all of the session. [API-63, API-64] */
export interface PaymentOrder {
  sessionId: string
  journeys: readonly Journey[]
  named: boolean
}

/** Current journeys of a session. [OPEN-64] */
export function journeysNow(sessionId: string, signal: AbortSignal) {
  const given = { query: { sessionId }, signal }
  return accountType() === 'customer' ? call(authenticatedDetailedJourneys, given) : call(detailedJourneys, given)
}

/** Registers the basket at the server and returns its payment methods. Never cached, because of the registration. */
export function methodsFor({ sessionId, journeys, named }: PaymentOrder) {
  const query = { sessionId }
  return named
    ? call(calls.payJourneys, { query, body: journeyOrders(journeys, stretch()) })
    : call(calls.payAllJourneys, { query, body: prepaymentOrders(journeys, stretch()) })
}

/**
 * Starts a payment with the provider. The server refuses with `basket_changed` unless `expectedTotal`, in cents, equals
 * its own total. [OPEN-64]
 */
export const payByProvider = (sessionId: string, billing: Billing & { method: string }, expectedTotal: number) =>
  call(calls.payByProvider, { query: { sessionId }, body: { ...billing, expectedTotal } })

/** Pays with a fuel or toll card. The portal stores no card data. [OPEN-42, OPEN-64] */
export const payByPrivateCard = (sessionId: string, card: PrivateCardPayment, expectedTotal: number) =>
  call(calls.payByPrivateCard, { query: { sessionId }, body: { ...card, expectedTotal } })

/** Status of a payment. Never cached. */
export const statusOf = (sessionId: string, signal?: AbortSignal) =>
  call(calls.paymentStatus, { id: sessionId, signal })

/** E-mail of a payment. Short timeout, because it only prefills a field. */
export async function emailOf(sessionId: string): Promise<string> {
  const { email } = await call(calls.paymentEmail, { id: sessionId, signal: AbortSignal.timeout(8_000) })
  return email.trim()
}

/** The receipt as PDF. Throws `ApiError` also for other content, such as a proxy's page. [F-PAY-13] */
export async function receiptOf(sessionId: string) {
  const file = await call(calls.receipt, { query: { sessionId } })
  const start = await file.slice(0, 5).text()
  if (!file.type.startsWith('application/pdf') || start !== '%PDF-') throw new ApiError('outage')
  return file
}

export const sendReceipt = (sessionId: string, email: string) =>
  call(calls.sendReceipt, { query: { sessionId }, body: { email } })

/** Sends a vehicle's receipts again if the e-mail matches the payment; the response does not reveal the match. */
export async function resendReceipts({ email, country, plate }: ReceiptForm): Promise<void> {
  const captchaToken = await getToken('receipts')
  const body = { email, countryCode: country, numberPlate: plate }
  await call(calls.resendReceipts, { query: { captchaToken }, body })
}

/** Whether another company has journeys of this session to pay. [API-60, API-61] */
export const companyOf = (sessionId: string) => resource(journeysCompany, { query: { sessionId } })

export const journeysOfCompany = (sessionId: string, companyCode: string) =>
  call(detailedJourneys, { query: { sessionId, companyCode } })
