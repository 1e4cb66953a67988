import * as z from 'zod/mini'
import {
  allJourneysOrders,
  journeyOrders,
  paymentMethods,
  paymentState,
  privateCardOrder,
  providerHandover,
  providerPayment,
} from '../schemas/payment.ts'
import { countryCode } from '../wire.ts'
import { endpoint } from './endpoint.ts'

const v1 = '/services/v1/payments'
const bySession = z.object({ sessionId: z.string() })

export const payJourneys = endpoint({
  name: 'payJourneys',
  method: 'POST',
  path: `${v1}/journeys`,
  source: '§7.5, API-62, API-63, OPEN-41',
  summary:
    'Names the journeys to pay, for a customer or one coming from a notice; answers the methods. At most 100 prepayments.',
  query: bySession,
  body: journeyOrders,
  answer: paymentMethods,
})
export const payAllJourneys = endpoint({
  name: 'payAllJourneys',
  method: 'POST',
  path: `${v1}/allJourneys`,
  source: '§7.5, API-64, OPEN-41',
  summary: 'Pays every journey of the session plus the listed prepayments; answers the methods.',
  query: bySession,
  body: allJourneysOrders,
  answer: paymentMethods,
})
export const payByProvider = endpoint({
  name: 'payByProvider',
  method: 'POST',
  path: `${v1}/psp`,
  source: '§7.5, API-66, API-67, OPEN-64',
  summary:
    'Billing details in, payment provider hand-over out; basket_changed when the basket is no longer the one shown.',
  query: bySession,
  body: providerPayment,
  answer: providerHandover,
})
export const payByPrivateCard = endpoint({
  name: 'payByPrivateCard',
  method: 'POST',
  path: `${v1}/privateCards`,
  source: '§7.5, API-68, OPEN-64',
  summary: 'Pays with a fuel or tolls card; basket_changed when the basket is no longer the one shown.',
  query: bySession,
  body: privateCardOrder,
  answer: 'nothing',
})
export const sendReceipt = endpoint({
  name: 'sendReceipt',
  method: 'POST',
  path: `${v1}/receipt`,
  source: '§7.5, API-72',
  summary: "Sends the receipt by e-mail; 403 receipt_of_another_payer for the duplicate of another payer's payment.",
  query: bySession,
  body: z.object({ email: z.email() }),
  answer: 'nothing',
})
export const receipt = endpoint({
  name: 'receipt',
  method: 'GET',
  path: `${v1}/receipt`,
  source: '§7.5, API-71',
  summary: "The receipt as a PDF; 403 receipt_of_another_payer for the duplicate of another payer's payment.",
  query: bySession,
  answer: 'file',
})
export const resendReceipts = endpoint({
  name: 'resendReceipts',
  method: 'POST',
  path: `${v1}/receipts`,
  source: '§1, ours',
  summary: 'Sends the receipts of a vehicle again, to the e-mail they were paid with; answers the same in any case.',
  query: z.object({ captchaToken: z.string() }),
  body: z.object({ email: z.email(), numberPlate: z.string(), countryCode }),
  answer: 'nothing',
  extension: true,
})
export const paymentStatus = endpoint({
  name: 'paymentStatus',
  method: 'GET',
  path: `${v1}/{id}`,
  source: '§7.5, API-69',
  summary: 'Status of a payment; the id is the sessionId.',
  answer: paymentState,
})
export const paymentEmail = endpoint({
  name: 'paymentEmail',
  method: 'GET',
  path: `${v1}/{id}/email`,
  source: '§7.5, API-70',
  summary: 'E-mail tied to a payment.',
  answer: z.object({ email: z.string() }),
})
