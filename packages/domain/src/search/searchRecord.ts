import type { JourneysSet, SearchRecord } from '../journey/journey.ts'
import type { RentalDates } from '../journey/rentalDates.ts'

/** How much of a sessionId is shown: enough to find it, too little to use it. */
const shortLength = 8

interface OnThisDevice {
  /** When the answer came, by the device's clock: an ISO instant. */
  askedAt: string | undefined
  /** The rental dates of the search. */
  range: RentalDates | undefined
}

/**
 * What a driver may quote about a search. The operator's own record comes first; one that keeps none finds the search by
 * the start of its sessionId, and the rest is what this device knows.
 */
export function searchRecordOf(
  { search, sessionId }: Pick<JourneysSet, 'search' | 'sessionId'>,
  { askedAt, range }: OnThisDevice,
): SearchRecord & { isOperatorsTime: boolean } {
  return {
    reference: search?.reference ?? sessionId?.slice(0, shortLength).toUpperCase(),
    at: search?.at ?? askedAt,
    period: search ? search.period : range,
    isOperatorsTime: search?.at !== undefined,
  }
}
