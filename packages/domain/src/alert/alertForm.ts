import type { AlertClient } from '@voie-libre/contract/calls/alerts'
import { emailAddress } from '@voie-libre/contract/schemas/email'
import * as z from 'zod/mini'
import { checkRental, rangeOf, vehicleFields } from '../journey/plateForm.ts'
import type { Plate } from '@voie-libre/contract/schemas/account'
import type { HomeAction } from '@voie-libre/contract/schemas/content'
import { parisInstant } from '../journey/parisTime.ts'

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

/**
 * Whether a saved plate shows its alert switch: only if the operator enables alerts, and for a rental plate only until its
 * validity ends. [ACCOUNT-22, ACCOUNT-23]
 */
export function alertToggleShown(plate: Pick<Plate, 'validityEndDate'>, actions: readonly HomeAction[], now: Date) {
  if (!actions.includes('subscription')) return false
  if (plate.validityEndDate === undefined) return true
  const end = parisInstant(plate.validityEndDate)
  return end !== undefined && end > now
}
