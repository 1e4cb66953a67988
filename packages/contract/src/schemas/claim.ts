import * as z from 'zod/mini'
import { filled, id, maybe } from '../wire.ts'

export const claimType = z.enum(['CNP', 'LATE_PAYMENT', 'FREE_FLOW'])
export type ClaimType = z.infer<typeof claimType>

/** The most frequent reasons why a driver does not owe a notice. The portal asks for them before the payment. */
export const claimSituations = ['sold', 'stolen', 'rented', 'wrongClass'] as const
export type ClaimSituation = (typeof claimSituations)[number]

export const isClaimSituation = (text: unknown): text is ClaimSituation =>
  claimSituations.some((known) => known === text)

/** Why a driver contests, and what must come with it. `situation` is an extension of the contract. [§7.6, OPEN-46] */
export const claimReason = z.object({
  id,
  label: z.string(),
  commentMandatory: z.catch(z.boolean(), false),
  attachmentMandatory: z.catch(z.boolean(), false),
  maxFiles: maybe(z.int()),
  /** The situation that this reason covers; the claim form preselects the reason for it. */
  situation: maybe(z.enum(claimSituations)),
})
export type ClaimReason = z.infer<typeof claimReason>
export const claimReasons = z.object({ reasons: z.array(claimReason) })

export const receivedClaim = z.object({
  reference: maybe(filled),
  /** Days within which the operator answers. */
  answerDays: maybe(z.int().check(z.positive())),
})

/** What the operator says about a received claim. An extension of the contract: the specification has no answer. */
export const claimReceipt = z.catch(z.optional(receivedClaim), undefined)
export type ClaimReceipt = z.infer<typeof claimReceipt>
