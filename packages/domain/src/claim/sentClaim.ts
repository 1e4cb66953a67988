import { receivedClaim } from '@voie-libre/contract/schemas/claim'
import { filled } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/** A claim that the operator has received, as its confirmation shows it. */
export const sentClaim = z.extend(receivedClaim, {
  /** Address that the operator answers to. */
  email: filled,
})
export type SentClaim = z.infer<typeof sentClaim>
