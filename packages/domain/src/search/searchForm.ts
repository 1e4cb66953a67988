import type { JourneyQuery } from '@voie-libre/contract/calls/journeys'
import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import type { AccountType } from '@voie-libre/contract/schemas/account'
import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import * as z from 'zod/mini'
import { pages } from '../access/pages.ts'
import { canonicalNumber } from '../journey/canonical.ts'
import { checkRental, rangeOf, vehicleFields } from '../journey/plateForm.ts'

/** [OPEN-23] */
export const plateSearchSchema = z.object(vehicleFields).check(checkRental)
export type PlateSearchForm = z.output<typeof plateSearchSchema>

/** A notice or case number; only the number of a card is refused, while spaces still divide it. [OPEN-23] */
export const noticeSearchSchema = z.object({
  number: z.string().check(noCardNumber, z.overwrite(canonicalNumber), z.minLength(1, 'required')),
})

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

/** The page that shows the result of a search, or the code of §8 for no result. [OPEN-24] */
export function searchOutcome(
  by: 'plate' | 'number',
  accountType: AccountType,
  { journeys }: Pick<JourneysSet, 'journeys'>,
): { page: string } | { issue: 'immatriculation_not_found' } {
  if (by === 'number' && journeys.length === 0) return { issue: 'immatriculation_not_found' }
  if (accountType === 'customer') return { page: pages.travels }
  return { page: by === 'number' ? pages.paymentNotice : pages.journeys }
}
