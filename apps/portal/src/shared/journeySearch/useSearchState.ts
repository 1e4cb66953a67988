import type { JourneysSet } from '@voie-libre/domain/journey/journey'
import type { PlateSearchForm } from '@voie-libre/domain/search/searchForm'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { type ApiError, asApiError } from '../../api/errors.ts'
import { localized } from '../../i18n/setup.ts'

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

/** Searches, stores the result, and returns it and its page. */
export type RunSearch = (
  wanted: JourneySearch,
  onlyNotices: boolean,
  signal: AbortSignal,
) => Promise<{ set: JourneysSet; page: string }>

/** Runs a search and navigates. A new search cancels the running one. `run` must be stable. [OPEN-24] */
export function useSearchState(run: RunSearch, { onward, onlyNotices = false }: SearchPurpose = {}): SearchState {
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
        const { set, page: shows } = await run(wanted, onlyNotices, own.signal)
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
    [navigate, run, onward, onlyNotices],
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
