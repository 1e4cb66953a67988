import { detailedJourneys, journeysCompany } from '@voie-libre/domain/contract/journeys'
import * as calls from '@voie-libre/domain/contract/payments'
import type { Company, Journey, JourneysSet } from '@voie-libre/domain/journey/journey'
import { journeyOrders, prepaymentOrders } from '@voie-libre/domain/payment/orders'
import type {
  Billing,
  PaymentMethod,
  PaymentState,
  PrivateCardPayment,
  ProviderHandover,
} from '@voie-libre/domain/payment/payment'
import type { ReceiptForm } from '@voie-libre/domain/payment/receiptForm'
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

/** Names what is to be paid and answers the ways to pay it. Asked anew on each visit: it tells the server the basket. */
export async function methodsFor({ sessionId, journeys, named }: PaymentOrder): Promise<PaymentMethod[]> {
  const query = { sessionId }
  const { paymentMethods } = named
    ? await call(calls.payJourneys, { query, body: journeyOrders(journeys) })
    : await call(calls.payAllJourneys, { query, body: prepaymentOrders(journeys) })
  return paymentMethods
}

export const payByProvider = (sessionId: string, billing: Billing): Promise<ProviderHandover> =>
  call(calls.payByProvider, { query: { sessionId }, body: billing })

/** A fuel or tolls card. What it holds goes into this call and nowhere else. [OPEN-42] */
export const payByPrivateCard = (sessionId: string, card: PrivateCardPayment): Promise<undefined> =>
  call(calls.payByPrivateCard, { query: { sessionId }, body: card })

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
