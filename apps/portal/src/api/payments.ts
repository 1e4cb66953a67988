import { authenticatedDetailedJourneys, detailedJourneys, journeysCompany } from '@voie-libre/domain/contract/journeys'
import * as calls from '@voie-libre/domain/contract/payments'
import type { Company, Journey, JourneysSet } from '@voie-libre/domain/journey/journey'
import { journeyOrders, prepaymentOrders } from '@voie-libre/domain/payment/orders'
import type {
  Billing,
  PaymentMethods,
  PaymentState,
  PrivateCardPayment,
  ProviderHandover,
} from '@voie-libre/domain/payment/payment'
import type { ReceiptForm } from '@voie-libre/domain/payment/receiptForm'
import { accountType } from '../session/visitor.ts'
import { getToken } from './captcha.ts'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import type { Resource } from './resource.ts'

/** What is to be paid, and whether each journey is named or all of the session are meant. [API-63, API-64] */
export interface PaymentOrder {
  sessionId: string
  journeys: readonly Journey[]
  named: boolean
}

/** What a session owes now. [OPEN-64] */
export function journeysNow(sessionId: string, signal: AbortSignal): Promise<JourneysSet> {
  const given = { query: { sessionId }, signal }
  return accountType() === 'customer' ? call(authenticatedDetailedJourneys, given) : call(detailedJourneys, given)
}

/** Names what is to be paid and answers the ways to pay it. Asked anew on each visit: it tells the server the basket. */
export function methodsFor({ sessionId, journeys, named }: PaymentOrder): Promise<PaymentMethods> {
  const query = { sessionId }
  return named
    ? call(calls.payJourneys, { query, body: journeyOrders(journeys) })
    : call(calls.payAllJourneys, { query, body: prepaymentOrders(journeys) })
}

/** `expectedTotal`: the cents on the button; the server refuses any other sum with `basket_changed`. [OPEN-64] */
export const payByProvider = (sessionId: string, billing: Billing, expectedTotal: number): Promise<ProviderHandover> =>
  call(calls.payByProvider, { query: { sessionId }, body: { ...billing, expectedTotal } })

/** A fuel or tolls card. What it holds goes into this call and nowhere else. [OPEN-42, OPEN-64] */
export const payByPrivateCard = (
  sessionId: string,
  card: PrivateCardPayment,
  expectedTotal: number,
): Promise<undefined> => call(calls.payByPrivateCard, { query: { sessionId }, body: { ...card, expectedTotal } })

/** How a payment stands. Never cached. */
export const statusOf = (sessionId: string, signal?: AbortSignal): Promise<PaymentState> =>
  call(calls.paymentStatus, { id: sessionId, ...(signal && { signal }) })

/** The e-mail given for a payment, with a short patience: nobody should wait long for a comfort. */
export async function emailOf(sessionId: string): Promise<string> {
  const { email } = await call(calls.paymentEmail, { id: sessionId, signal: AbortSignal.timeout(8_000) })
  return email.trim()
}

/** The receipt. Throws `ApiError` also when what came is no PDF: a proxy's page must not be saved as one. [F-PAY-13] */
export async function receiptOf(sessionId: string): Promise<Blob> {
  const file = await call(calls.receipt, { query: { sessionId } })
  const start = await file.slice(0, 5).text()
  if (!file.type.startsWith('application/pdf') || start !== '%PDF-') throw new ApiError('outage')
  return file
}

export const sendReceipt = (sessionId: string, email: string): Promise<undefined> =>
  call(calls.sendReceipt, { query: { sessionId }, body: { email } })

/** Sends a vehicle's receipts again, if they were paid with that e-mail; the answer does not tell. */
export async function resendReceipts({ email, country, plate }: ReceiptForm): Promise<void> {
  const captchaToken = await getToken('receipts')
  await call(calls.resendReceipts, {
    query: { captchaToken },
    body: { email, countryCode: country, numberPlate: plate },
  })
}

/** Whether another company has journeys of this session to pay. [API-60, API-61] */
export const companyOf = (sessionId: string): Resource<Company> => ({
  key: ['company', sessionId],
  load: () => call(journeysCompany, { query: { sessionId } }),
})

export const journeysOfCompany = (sessionId: string, companyCode: string): Promise<JourneysSet> =>
  call(detailedJourneys, { query: { sessionId, companyCode } })
