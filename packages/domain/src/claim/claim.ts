import * as z from 'zod/mini'
import { maybe } from '../wire.ts'

export const claimType = z.enum(['CNP', 'LATE_PAYMENT', 'FREE_FLOW'])
export type ClaimType = z.infer<typeof claimType>

/** Why a driver contests, and what must come with it. [§7.6, OPEN-46] */
export const claimReason = z.object({
  id: z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (id) => id }),
  label: z.string(),
  commentMandatory: z.catch(z.boolean(), false),
  attachmentMandatory: z.catch(z.boolean(), false),
  maxFiles: maybe(z.int()),
})
export type ClaimReason = z.infer<typeof claimReason>
export const claimReasons = z.object({ reasons: z.array(claimReason) })
