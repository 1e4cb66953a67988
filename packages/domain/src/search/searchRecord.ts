import type { JourneysSet, RentalDates, SearchRecord } from '@voie-libre/contract/schemas/journey'

/** Characters of a sessionId to show: enough for support to find it, too few to use it. */
const referenceLength = 8

/**
 * The facts with which a driver can refer to a search. The operator's own record takes precedence; without one, the start
 * of the sessionId is the reference, and this device supplies the instant of the answer and the rental dates.
 */
export function searchRecordOf(
  { search, sessionId }: Pick<JourneysSet, 'search' | 'sessionId'>,
  { askedAt, range }: { askedAt: string | undefined; range: RentalDates | undefined },
): Omit<SearchRecord, 'expiresAt'> & { isOperatorsTime: boolean } {
  return {
    reference: search?.reference ?? sessionId?.slice(0, referenceLength).toUpperCase(),
    at: search?.at ?? askedAt,
    period: search ? search.period : range,
    isOperatorsTime: search?.at !== undefined,
  }
}
