import type { JourneyQuery } from '@voie-libre/contract/calls/journeys'
import type { AccountType } from '@voie-libre/contract/schemas/account'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import * as z from 'zod/mini'
import { pages } from '../access/pages.ts'
import { canonicalNumber } from '../journey/canonical.ts'
import { checkRental, rangeOf, vehicleFields } from '../journey/plateForm.ts'

/** [OPEN-23] */
export const plateSearchSchema = z.object(vehicleFields).check(checkRental)
export type PlateSearchForm = z.output<typeof plateSearchSchema>

/** A notice or case number; no format is checked. [OPEN-23] */
export const noticeSearchSchema = z.object({
  number: z.string().check(z.overwrite(canonicalNumber), z.minLength(1, 'required')),
})
export type NoticeSearchForm = z.output<typeof noticeSearchSchema>

/** The query of a plate search; dates only of a rental vehicle. [API-56, OPEN-24] */
export function searchQuery(
  form: PlateSearchForm,
  { captchaToken, onlyNotices }: { captchaToken: string; onlyNotices?: boolean },
): JourneyQuery {
  const range = rangeOf(form)
  return {
    captchaToken,
    country: form.country,
    plate: form.plate,
    ...(range && { startTime: range.start, endTime: range.end }),
    ...(onlyNotices === true && { onlyCNPorLatePayment: 'true' as const }),
  }
}

/** The result of a search: the page to open and two flags to store, or the code of §8 for no result. [OPEN-24] */
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
