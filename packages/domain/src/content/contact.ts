import type { ContactForm } from '@voie-libre/contract/schemas/content'
import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { emailAddress } from '@voie-libre/contract/schemas/email'
import { longest } from '@voie-libre/contract/schemas/longest'
import { filled, upTo } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { senderName } from '../account/senderName.ts'
import { typedPlate } from '../journey/plateForm.ts'

/** Whether the operator accepts messages. Without an entry the contact screens, tile and line are hidden. [HELP-12, OPEN-49] */
export const hasContact = ({ contactFormEntries }: ContactForm): boolean => contactFormEntries.length > 0

/** A message as typed; the subject is asked only when there are several. [OPEN-49] */
export function contactFormSchema({ contactFormEntries }: ContactForm) {
  return z.object({
    entryId: contactFormEntries.length > 1 ? filled : z.prefault(z.string(), contactFormEntries[0]?.id ?? ''),
    lastName: senderName,
    firstName: senderName,
    email: emailAddress,
    plate: typedPlate,
    message: upTo(longest.message).check(z.minLength(1, 'required'), noCardNumber),
  })
}
export type ContactMessage = z.output<ReturnType<typeof contactFormSchema>>

/** The text fields of POST contact. `about`, the path of the conversation, becomes the first line. [API-52, OPEN-49] */
export function contactBody({ entryId, plate, message, ...form }: ContactMessage, about: readonly string[]) {
  return {
    ...form,
    message: about.length > 0 ? `[${about.join(' > ')}]\n\n${message}` : message,
    ...(entryId !== '' && { entryId }),
    ...(plate !== '' && { plate }),
  }
}
