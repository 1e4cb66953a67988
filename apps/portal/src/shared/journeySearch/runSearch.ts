import type { JourneysSet } from '@voie-libre/domain/journey/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { searchOutcome } from '@voie-libre/domain/search/searchForm'
import { ApiError } from '../../api/errors.ts'
import { prepareToken } from '../../api/captcha.ts'
import { journeysByNumber, journeysByPlate } from '../../api/journeys.ts'
import { beginSearch, saveSearch } from '../../session/search.ts'
import { accountType } from '../../session/visitor.ts'
import type { JourneySearch, RunSearch } from './useSearchState.ts'

/** Computes the proof of work that the search sends, while the driver types. */
export const prepareSearch = (): Promise<void> => prepareToken('journeys')

/** Searches, stores the result, and returns it and its page. Throws `ApiError`, also if no journey matches a number. */
export const runSearch: RunSearch = async (wanted, onlyNotices, signal) => {
  const range = wanted.by === 'plate' && wanted.form.rental ? wanted.form.range : undefined
  beginSearch(range)
  const set =
    wanted.by === 'plate'
      ? await journeysByPlate(wanted.form, { onlyNotices, signal })
      : await journeysByNumber(wanted.number, signal)
  if (signal.aborted) throw new ApiError('aborted')
  const outcome = searchOutcome(wanted.by, accountType(), set)
  if ('issue' in outcome) throw new ApiError('refused', outcome.issue)
  const { isFromAvisOrCnp: isFromNotice, paymentNoticeIsValid: isNoticeValid } = outcome
  saveSearch(set, { plate: searchedPlate(wanted, set), isFromNotice, isNoticeValid })
  return { set, page: outcome.page }
}

/** The plate of the result: a notice contains it, a plate search is its own source. */
function searchedPlate(wanted: JourneySearch, { plate, countryCode }: JourneysSet) {
  if (wanted.by === 'plate') return { licensePlate: wanted.form.plate, country: wanted.form.country }
  return plate === undefined || countryCode === undefined
    ? undefined
    : { licensePlate: canonicalPlate(plate), country: countryCode }
}
