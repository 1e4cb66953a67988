import type { JourneysSet } from '@voie-libre/domain/journey/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { clearedBySearch, type PlateSearchForm, searchOutcome } from '@voie-libre/domain/search/searchForm'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { ApiError } from '../api/errors.ts'
import { journeysByNumber, journeysByPlate } from '../api/journeys.ts'
import { localized } from '../i18n/setup.ts'
import { forget, put } from '../session/stored.ts'
import { accountType } from '../session/visitor.ts'
import { keepFound } from './foundJourneys.ts'

export type JourneySearch = { by: 'plate'; form: PlateSearchForm } | { by: 'number'; number: string }

export interface SearchState {
  search: (wanted: JourneySearch) => Promise<void>
  /** The last search once more. */
  retry: () => void
  searching: boolean
  error: ApiError | undefined
  forgetError: () => void
}

/**
 * Runs a search, keeps what it found and opens the page that shows it, or the one that `onward` answers instead. The last
 * one started wins. [OPEN-24]
 */
export function useJourneySearch(onward?: () => Promise<string>): SearchState {
  const navigate = useNavigate()
  const opening = useNavigation().state !== 'idle'
  const [searching, setSearching] = useState(false)
  const [error, setError] = useState<ApiError>()
  const running = useRef<AbortController>(undefined)
  const last = useRef<JourneySearch>(undefined)
  // Leaving the page ends the call; nobody hears of it. [F-NET-16]
  useEffect(() => () => running.current?.abort(), [])

  const search = useCallback(
    async (wanted: JourneySearch) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      last.current = wanted
      setError(undefined)
      setSearching(true)
      try {
        const shows = await found(wanted, own.signal)
        const page = onward ? await onward() : shows
        if (!own.signal.aborted) await navigate(localized(page))
      } catch (failure) {
        if (own.signal.aborted) return
        setError(failure instanceof ApiError ? failure : new ApiError('outage'))
      } finally {
        if (running.current === own) setSearching(false)
      }
    },
    [navigate, onward],
  )
  const retry = useCallback(() => {
    if (last.current) void search(last.current)
  }, [search])
  const forgetError = useCallback(() => setError(undefined), [])
  return { search, retry, searching: searching || opening, error, forgetError }
}

/** Answers the page that shows the result; throws `ApiError`, also when a number leads to nothing. */
async function found(wanted: JourneySearch, signal: AbortSignal): Promise<string> {
  const range = wanted.by === 'plate' && wanted.form.rental ? wanted.form.range : undefined
  forget(clearedBySearch(range !== undefined))
  if (range) put('location/dates', range)
  const set =
    wanted.by === 'plate' ? await journeysByPlate(wanted.form, signal) : await journeysByNumber(wanted.number, signal)
  if (signal.aborted) throw new ApiError('aborted')
  const outcome = searchOutcome(wanted.by, accountType(), set)
  if ('issue' in outcome) throw new ApiError('refused', outcome.issue)
  keepFound(set)
  const plate = searchedPlate(wanted, set)
  if (plate) put('form/plate', plate)
  put('isFromAvisOrCnp', outcome.isFromAvisOrCnp)
  put('paymentNoticeIsValid', outcome.paymentNoticeIsValid || undefined)
  return outcome.page
}

/** A notice names its plate itself. */
function searchedPlate(wanted: JourneySearch, { plate, countryCode }: JourneysSet) {
  if (wanted.by === 'plate') return { licensePlate: wanted.form.plate, country: wanted.form.country }
  return plate === undefined || countryCode === undefined
    ? undefined
    : { licensePlate: canonicalPlate(plate), country: countryCode }
}
