import * as z from 'zod/mini'
import { emailAddress } from '../account/email.ts'
import { longest } from '../account/longest.ts'
import { senderName } from '../account/senderName.ts'
import type { Journey } from '../journey/journey.ts'
import type { ClaimReason } from './claim.ts'

/** A claim as typed; attachments are checked by `files.ts`. `reasons` are those of the claim's type. [OPEN-46] */
export function claimFormSchema(reasons: readonly ClaimReason[]) {
  return z
    .object({
      reasonId: z.string().check(z.trim(), z.minLength(1, 'required')),
      comment: z.string().check(z.trim(), z.maxLength(longest.message, 'too_long')),
      lastName: senderName,
      firstName: senderName,
      email: emailAddress,
    })
    .check(({ value, issues }) => {
      const reason = reasons.find(({ id }) => id === value.reasonId)
      if (reason?.commentMandatory !== true || value.comment !== '') return
      issues.push({ code: 'custom', input: '', path: ['comment'], message: 'mandatory_comment_missing' })
    })
}
export type ClaimForm = z.output<ReturnType<typeof claimFormSchema>>

/** The text fields of POST protests; an empty comment is left out. [API-79, OPEN-46] */
export function claimBody({ comment, ...form }: ClaimForm, journeys: readonly Pick<Journey, 'id'>[]) {
  return {
    ...form,
    journeys: JSON.stringify(journeys.map(({ id }) => id)),
    ...(comment !== '' && { comment }),
  }
}
