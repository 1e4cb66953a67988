import * as z from 'zod/mini'
import * as payment from '../schemas/payment.ts'
import { countryCode } from '../wire.ts'
import { endpoint } from './endpoint.ts'

const v1 = '/services/v1/payments'
const bySession = z.object({ sessionId: z.string() })

export const payJourneys = endpoint('payJourneys', 'POST', `${v1}/journeys`, {
  query: bySession,
  body: payment.journeyOrders,
  answer: payment.paymentMethods,
})
export const payAllJourneys = endpoint('payAllJourneys', 'POST', `${v1}/allJourneys`, {
  query: bySession,
  body: payment.allJourneysOrders,
  answer: payment.paymentMethods,
})
export const payByProvider = endpoint('payByProvider', 'POST', `${v1}/psp`, {
  query: bySession,
  body: payment.providerPayment,
  answer: payment.providerHandover,
})
export const payByPrivateCard = endpoint('payByPrivateCard', 'POST', `${v1}/privateCards`, {
  query: bySession,
  body: payment.privateCardOrder,
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
export const paymentStatus = endpoint('paymentStatus', 'GET', `${v1}/{id}`, { answer: payment.paymentState })
export const paymentEmail = endpoint('paymentEmail', 'GET', `${v1}/{id}/email`, {
  answer: z.object({ email: z.string() }),
})
