import type { AlertClient } from '@voie-libre/contract/schemas/alert'
import { emailAddress } from '@voie-libre/contract/schemas/email'
import * as z from 'zod/mini'
import { checkRental, rangeOf, vehicleFields } from '../journey/plateForm.ts'

/** [VALID-44..46] */
export const alertFormSchema = z.object({ email: emailAddress, ...vehicleFields }).check(checkRental)
export type AlertForm = z.output<typeof alertFormSchema>

/** The body of POST customers for the alert screen: dates of a rental vehicle only. [DATA-26, API-76] */
export function toAlertClient(form: AlertForm): AlertClient {
  const range = rangeOf(form)
  return {
    allowedContact: true,
    countryCode: form.country,
    email: form.email,
    numberPlate: form.plate,
    ...(range && { startTime: range.start, endTime: range.end }),
  }
}

/** Unsubscribing acts on the e-mail only. [UNSUB-10] */
export const unsubscribeSchema = z.object({ email: emailAddress })
