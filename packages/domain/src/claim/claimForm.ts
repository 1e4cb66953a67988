import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import type { ClaimReason } from '@voie-libre/contract/schemas/claim'
import { emailAddress } from '@voie-libre/contract/schemas/email'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { longest } from '@voie-libre/contract/schemas/longest'
import { filled, upTo } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { senderName } from '../account/senderName.ts'

/**
 * A claim as typed; attachments are checked by `files.ts`. `reasons` are those of the claim's type. A comment that only has
 * `plates`, as `withPlates` inserts them, counts as empty. [OPEN-46]
 */
export function claimFormSchema(reasons: readonly ClaimReason[], plates: readonly string[] = []) {
  const isPlate = (line: string) => plates.includes(line.trim().replace(/\s*:$/, ''))
  return z
    .object({
      reasonId: filled,
      comment: z.pipe(
        upTo(longest.message).check(noCardNumber),
        z.transform((text) => (text.split('\n').every((line) => line.trim() === '' || isPlate(line)) ? '' : text)),
      ),
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

/** A comment with a line for each plate that it lacks, as many as it may have, and where the first of these lines ends. */
export function withPlates(comment: string, plates: readonly string[], lineOf: (plate: string) => string) {
  const before = comment.trim() && `${comment.trimEnd()}\n`
  // 'AB-12' does not name 'AB-1'.
  const isNamed = (plate: string) =>
    before.split(plate).some((part, at, parts) => at > 0 && endsWord(parts[at - 1]?.at(-1)) && endsWord(part[0]))
  const lines = plates.filter((plate) => !isNamed(plate)).map(lineOf)
  const upToLine = (at: number) => before + lines.slice(0, at).join('\n')
  const count = lines.findLastIndex((_, at) => upToLine(at + 1).length <= longest.message) + 1
  const text = count > 0 ? upToLine(count) : comment
  return { text, caret: count > 0 ? upToLine(1).length : text.length }
}

const endsWord = (char = ' ') => /[^\p{L}\d-]/u.test(char)

/** The text fields of POST protests; an empty comment is left out. [API-79, OPEN-46] */
export function claimBody({ comment, ...form }: ClaimForm, journeys: readonly Pick<Journey, 'id'>[]) {
  return {
    ...form,
    journeys: JSON.stringify(journeys.map(({ id }) => id)),
    ...(comment !== '' && { comment }),
  }
}
