import { paymentStatusValues } from '@voie-libre/contract/schemas/paymentStatus'
import { cents, filled, maybe } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { plateSearch } from '../journey/canonical.ts'
import { languages } from '../reference/languages.ts'

/** A payment of this device whose receipt can be downloaded again. Contains neither payer nor vehicle. */
export const savedReceipt = z.object({
  sessionId: filled,
  reference: maybe(z.string()),
  /** ISO instant. */
  paidAt: z.iso.datetime(),
  /** Cents; unknown if the basket was cleared before the payment's success was known. */
  amount: maybe(cents),
  journeys: maybe(z.int()),
  /** Labels of the gates of each prepaid trip. */
  trips: maybe(z.array(z.object({ from: z.string(), to: z.string() }))),
})
export type SavedReceipt = z.infer<typeof savedReceipt>

/**
 * A payment that this browser started or returned to, stored to prevent a second payment of the same journeys. Contains
 * neither card data nor an e-mail that can be used. `status` is STARTED (handed over, not checked), UNCHECKED (checked without a readable
 * answer) or the server's.
 */
export const knownPayment = z.object({
  sessionId: filled,
  status: z.enum(['STARTED', 'UNCHECKED', ...paymentStatusValues]),
  reference: maybe(z.string()),
  debited: maybe(z.boolean()),
  /** Whether its session may get a receipt; undefined if the server does not send it. [OPEN-65] */
  receipt: maybe(z.boolean()),
  /** The masked address to which the receipt was mailed. */
  receiptSentTo: maybe(z.string()),
  /** ISO instants of the start and of the last change of status. */
  startedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  plate: maybe(plateSearch),
  /** Ids of the paid journeys, including prepaid trips of this browser. */
  journeys: z.array(z.string()),
  /** Cents. */
  amount: maybe(cents),
  /** The language in which the driver paid, for the way back from the provider. */
  language: maybe(z.enum(languages)),
})
export type KnownPayment = z.infer<typeof knownPayment>
