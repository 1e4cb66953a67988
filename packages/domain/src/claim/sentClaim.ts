import { receivedClaim } from '@voie-libre/contract/schemas/claim'
import { journey } from '@voie-libre/contract/schemas/journey'
import { filled } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/** A claim that the operator has received, as its confirmation shows it. */
export const sentClaim = z.extend(receivedClaim, {
  /** Address that the operator answers to. */
  email: filled,
  journeys: z.optional(z.array(journey)),
  /** What was sent and when, for a printed copy. */
  sentAt: z.optional(z.string()),
  reason: z.optional(z.string()),
  files: z.optional(z.array(z.string())),
})
export type SentClaim = z.infer<typeof sentClaim>
