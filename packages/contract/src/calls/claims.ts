import * as z from 'zod/mini'
import { claimReasons, claimReceipt, claimType } from '../schemas/claim.ts'
import { longest } from '../schemas/longest.ts'
import { endpoint } from './endpoint.ts'

const base = '/services/v1/protests'
const name = z.string().check(z.maxLength(longest.senderName))

export const readClaimReasons = endpoint('readClaimReasons', 'GET', `${base}/reasons`, {
  query: z.object({ type: claimType }),
  answer: claimReasons,
})
export const sendClaim = endpoint('sendClaim', 'POST', base, {
  multipart: true,
  query: z.object({ type: claimType, sessionId: z.optional(z.string()) }),
  /** `journeys` is a JSON array of ids. */
  body: z.object({
    journeys: z.string(),
    reasonId: z.string(),
    comment: z.optional(z.string().check(z.maxLength(longest.message))),
    firstName: name,
    lastName: name,
    email: z.string(),
    files: z.optional(z.unknown()),
  }),
  answer: claimReceipt,
  mayBeEmpty: true,
})
