import * as z from 'zod/mini'
import { countryCode, euros, filled, maybe } from '../wire.ts'
import { journeyNature } from './journey.ts'

/** One journey of a past payment. */
export const paidJourney = z.object({
  date: maybe(z.string()),
  nature: maybe(journeyNature),
  /** Labels of the toll gates. */
  from: maybe(z.string()),
  to: maybe(z.string()),
  /** The price, including surcharges. */
  amount: euros,
})

/** A past payment of a customer. Its sessionId leads to the receipt. Extension of the contract. */
export const pastPayment = z.object({
  sessionId: filled,
  reference: maybe(z.string()),
  /** ISO instant. */
  paidAt: z.string(),
  amount: euros,
  numberPlate: z.string(),
  countryCode,
  journeys: z.array(paidJourney),
})
export type PastPayment = z.infer<typeof pastPayment>
