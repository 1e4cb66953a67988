import type { JourneysSet } from '@voie-libre/domain/journey/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { type PlateSearchForm, searchOutcome } from '@voie-libre/domain/search/searchForm'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { ApiError, asApiError } from '../../api/errors.ts'
import { journeysByNumber, journeysByPlate } from '../../api/journeys.ts'
import { localized } from '../../i18n/setup.ts'
import { beginSearch, saveSearch } from '../../session/search.ts'
import { accountType } from '../../session/visitor.ts'

export type JourneySearch = { by: 'plate'; form: PlateSearchForm } | { by: 'number'; number: string }

export interface SearchState {
  search: (wanted: JourneySearch) => Promise<void>
  /** Repeats the last search. */
  retry: () => void
  searching: boolean
  error: ApiError | undefined
  /** The last search succeeded, but `onward` returned no page. */
  nothing: boolean
  forgetError: () => void
}

export interface SearchPurpose {
  /** Returns the page to open instead of the result page; `undefined` to stay. */
  onward?: (found: JourneysSet) => Promise<string | undefined> | string | undefined
  /** For plate searches: omits journeys without a notice, which cannot be contested yet. [OPEN-27] */
  onlyNotices?: boolean
}

/** Runs a search, stores its result and navigates. A new search cancels the running one. [OPEN-24] */
export function useJourneySearch({ onward, onlyNotices = false }: SearchPurpose = {}): SearchState {
  const navigate = useNavigate()
  const opening = useNavigation().state !== 'idle'
  const [searching, setSearching] = useState(false)
  const [error, setError] = useState<ApiError>()
  const [nothing, setNothing] = useState(false)
  const running = useRef<AbortController>(undefined)
  const last = useRef<JourneySearch>(undefined)
  // Leaving the page aborts the call silently. [F-NET-16]
  useEffect(() => () => running.current?.abort(), [])

  const search = useCallback(
    async (wanted: JourneySearch) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      last.current = wanted
      setError(undefined)
      setNothing(false)
      setSearching(true)
      try {
        const { set, page: shows } = await found(wanted, onlyNotices, own.signal)
        const page = onward ? await onward(set) : shows
        if (own.signal.aborted) return
        if (page === undefined) setNothing(true)
        else await navigate(localized(page))
      } catch (failure) {
        if (own.signal.aborted) return
        setError(asApiError(failure))
      } finally {
        if (running.current === own) setSearching(false)
      }
    },
    [navigate, onward, onlyNotices],
  )
  const retry = useCallback(() => {
    if (last.current) void search(last.current)
  }, [search])
  const forgetError = useCallback(() => {
    setError(undefined)
    setNothing(false)
  }, [])
  return { search, retry, searching: searching || opening, error, nothing, forgetError }
}

/** Returns the result and its page. Throws `ApiError`, also if no journey matches a number. */
async function found(wanted: JourneySearch, onlyNotices: boolean, signal: AbortSignal) {
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
