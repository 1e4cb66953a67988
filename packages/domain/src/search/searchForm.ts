import * as z from 'zod/mini'
import { pages } from '../access/pages.ts'
import type { AccountType } from '../account/account.ts'
import type { JourneyQuery } from '../contract/journeys.ts'
import type { JourneysSet } from '../journey/journey.ts'
import { canonicalNumber, canonicalPlate } from '../journey/plate.ts'
import { type RentalDates, rentalDates } from '../journey/rentalDates.ts'
import type { FormCode } from '../reference/errorCodes.ts'
import type { StoredKey } from '../storage/stored.ts'

/** A registration country as a form holds it. */
export const plateCountryField = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'country_code_mandatory'),
    z.regex(/^([A-Z]{2})?$/, 'invalid_country_code'),
  )

/** A plate as typed, canonical once read. No format is refused here: the server knows all plates. [OPEN-23] */
export const plateField = z.string().check(z.overwrite(canonicalPlate), z.minLength(1, 'number_plate_mandatory'))

/** The box 'I was with a rental vehicle' and the two dates that go with it. */
export const rentalFields = { rental: z.boolean(), range: z.optional(rentalDates) }

/** What a form says of its rental dates: both there, and the end after the start. [VALID-01, OPEN-29] */
export function rentalRangeIssue(range: RentalDates | undefined): FormCode | undefined {
  if (range === undefined) return 'dates_mandatory'
  return range.end > range.start ? undefined : 'invalid_date_range'
}

/** Refuses a ticked box without a proper range; an unticked box drops the dates. */
export const checkRental = z.check<{ rental: boolean; range?: RentalDates | undefined }>(({ value, issues }) => {
  const message = value.rental ? rentalRangeIssue(value.range) : undefined
  if (message !== undefined) issues.push({ code: 'custom', input: value, path: ['range'], message })
})

/** [OPEN-23] */
export const plateSearchSchema = z
  .object({ country: plateCountryField, plate: plateField, ...rentalFields })
  .check(checkRental)
export type PlateSearchForm = z.output<typeof plateSearchSchema>

/** A notice or case number; no format is checked. [OPEN-23] */
export const noticeSearchSchema = z.object({
  number: z.string().check(z.overwrite(canonicalNumber), z.minLength(1, 'required')),
})
export type NoticeSearchForm = z.output<typeof noticeSearchSchema>

/** The query of a plate search; dates only of a rental vehicle. [API-56, OPEN-24] */
export function searchQuery(
  form: PlateSearchForm,
  { captchaToken, onlyCNPorLatePayment }: { captchaToken: string; onlyCNPorLatePayment?: boolean },
): JourneyQuery {
  return {
    captchaToken,
    country: form.country,
    plate: form.plate,
    ...(form.rental && form.range && { startTime: form.range.start, endTime: form.range.end }),
    ...(onlyCNPorLatePayment === true && { onlyCNPorLatePayment: 'true' as const }),
  }
}

/** What a new search forgets of the one before; rental dates stay if the new one has some too. [OPEN-24] */
export function clearedBySearch(rental: boolean): readonly StoredKey[] {
  const former = [
    'journeys',
    'travels-to-pay',
    'prepaid-journeys',
    'claimed-journeys',
    'inprogress/journey',
    'paymentNoticeIsValid',
  ] as const
  return rental ? former : [...former, 'location/dates']
}

/** What an answered search leads to: a page and two flags to store, or the message that nothing was found. [OPEN-24] */
export type SearchOutcome =
  | { page: string; isFromAvisOrCnp: boolean; paymentNoticeIsValid: boolean }
  | { issue: 'immatriculation_not_found' }

export function searchOutcome(
  by: 'plate' | 'number',
  accountType: AccountType,
  set: Pick<JourneysSet, 'journeys'>,
): SearchOutcome {
  if (by === 'number' && set.journeys.length === 0) return { issue: 'immatriculation_not_found' }
  const byNumber = by === 'number'
  const open = byNumber ? pages.paymentNotice : pages.journeys
  return {
    page: accountType === 'customer' ? pages.travels : open,
    isFromAvisOrCnp: byNumber,
    paymentNoticeIsValid: byNumber,
  }
}
