import * as z from 'zod/mini'
import { emailAddress } from '../account/email.ts'
import { longest } from '../account/longest.ts'
import { senderName } from '../account/senderName.ts'
import { canonicalPlate } from '../journey/canonical.ts'
import type { ContactForm } from './content.ts'

const required = z.string().check(z.trim(), z.minLength(1, 'required'))

/** A message as typed; the subject is asked only when there are several. [OPEN-49] */
export function contactFormSchema({ contactFormEntries }: ContactForm) {
  return z.object({
    entryId: contactFormEntries.length > 1 ? required : z.prefault(z.string(), contactFormEntries[0]?.id ?? ''),
    lastName: senderName,
    firstName: senderName,
    email: emailAddress,
    plate: z.string().check(z.overwrite(canonicalPlate)),
    message: required.check(z.maxLength(longest.message, 'too_long')),
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
