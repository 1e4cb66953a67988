import * as z from 'zod/mini'
import { plateSearch } from '../journey/plateSearch.ts'
import { filled, maybe } from '../wire.ts'
import { paymentStatusValues } from './payment.ts'

/** A payment of this device whose receipt can be downloaded again. Holds neither the payer nor the vehicle. */
export const keptReceipt = z.object({
  sessionId: filled,
  reference: maybe(z.string()),
  /** ISO instant. */
  paidAt: z.iso.datetime(),
  /** Cents; unknown if the basket was cleared before the payment's success was known. */
  amount: maybe(z.int()),
  journeys: maybe(z.int()),
  /** The gates of each prepaid trip it paid, by their labels. */
  trips: maybe(z.array(z.object({ from: z.string(), to: z.string() }))),
})
export type KeptReceipt = z.infer<typeof keptReceipt>

/**
 * A payment that this browser started, or came back to, so that nobody pays the same journeys twice. Holds neither
 * e-mail nor card data. `status` is STARTED (handed over, not asked about yet), UNCHECKED (asked, no readable answer) or
 * the server's.
 */
export const knownPayment = z.object({
  sessionId: filled,
  status: z.enum(['STARTED', 'UNCHECKED', ...paymentStatusValues]),
  reference: maybe(z.string()),
  debited: maybe(z.boolean()),
  /** Whether its session may have a receipt; absent from servers that do not say. [OPEN-65] */
  receipt: maybe(z.boolean()),
  /** ISO instants: when it was started here, and when its status last changed. */
  startedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  plate: maybe(plateSearch),
  /** Ids of the journeys it pays, prepaid trips of this browser included. */
  journeys: z.array(z.string()),
  /** Cents. */
  amount: maybe(z.int()),
})
export type KnownPayment = z.infer<typeof knownPayment>
