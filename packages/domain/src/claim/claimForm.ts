import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import type { ClaimReason } from '@voie-libre/contract/schemas/claim'
import { emailAddress } from '@voie-libre/contract/schemas/email'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { longest } from '@voie-libre/contract/schemas/longest'
import { filled, upTo } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { senderName } from '../account/senderName.ts'

/** A claim as typed; attachments are checked by `files.ts`. `reasons` are those of the claim's type. [OPEN-46] */
export function claimFormSchema(reasons: readonly ClaimReason[]) {
  return z
    .object({
      reasonId: filled,
      comment: upTo(longest.message).check(noCardNumber),
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
