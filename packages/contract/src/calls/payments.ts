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

export const payJourneys = endpoint('payJourneys', 'POST', `${v1}/journeys`, {
  query: bySession,
  body: journeyOrders,
  answer: paymentMethods,
})
export const payAllJourneys = endpoint('payAllJourneys', 'POST', `${v1}/allJourneys`, {
  query: bySession,
  body: allJourneysOrders,
  answer: paymentMethods,
})
export const payByProvider = endpoint('payByProvider', 'POST', `${v1}/psp`, {
  query: bySession,
  body: providerPayment,
  answer: providerHandover,
})
export const payByPrivateCard = endpoint('payByPrivateCard', 'POST', `${v1}/privateCards`, {
  query: bySession,
  body: privateCardOrder,
  answer: 'nothing',
})
export const sendReceipt = endpoint('sendReceipt', 'POST', `${v1}/receipt`, {
  query: bySession,
  body: z.object({ email: z.email() }),
  answer: 'nothing',
})
export const receipt = endpoint('receipt', 'GET', `${v1}/receipt`, { query: bySession, answer: 'file' })
export const resendReceipts = endpoint('resendReceipts', 'POST', `${v1}/receipts`, {
  query: z.object({ captchaToken: z.string() }),
  body: z.object({ email: z.email(), numberPlate: z.string(), countryCode }),
  answer: 'nothing',
  extension: true,
})
export const paymentStatus = endpoint('paymentStatus', 'GET', `${v1}/{id}`, { answer: paymentState })
export const paymentEmail = endpoint('paymentEmail', 'GET', `${v1}/{id}/email`, {
  answer: z.object({ email: z.string() }),
})
