import type { JourneysSet } from '@voie-libre/contract/schemas/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/canonical'
import type { PlateSearchForm } from '@voie-libre/domain/search/searchForm'
import { useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '../../api/errors.ts'
import { loadCode } from '../../api/loadCode.ts'
import { loadNamespaces, localized } from '../../i18n/setup.ts'
import { beginSearch, saveSearch } from '../../session/search.ts'
import { accountType } from '../../session/visitor.ts'
import { useAction } from '../feedback/useAction.ts'

/** History state of a page that a search opens: the journeys of this session are new, so the page does not reload them. */
export const foundState = z.object({ found: z.string() })
export type FoundState = z.infer<typeof foundState>

/** `typed` is a text that its form did not check for the number of a card. */
type JourneySearch = ({ by: 'plate'; form: PlateSearchForm } | { by: 'number'; number: string }) & { typed?: string }

export interface SearchPurpose {
  /** Returns the page to open instead of the result page; `undefined` to stay. */
  onward?: (found: JourneysSet) => Promise<string | undefined> | string | undefined
  /** For plate searches: omits journeys without a notice, which cannot be contested yet. [OPEN-27] */
  onlyNotices?: boolean
}

export const loadSearchFailure = () => import('./SearchFailure.tsx')
/** Loads the calls and the texts of their errors only for a search, because home shows a form of its own. */
const loadSearch = () =>
  Promise.all([
    import('../../api/journeys.ts'),
    import('@voie-libre/domain/search/searchForm'),
    import('@voie-libre/contract/schemas/cardNumber'),
    loadSearchFailure(),
    loadNamespaces(['errors']),
  ])
/** Loaders for a form to start while the driver types: the code of the search, and the proof of work that the search sends. */
export const searchCode = [
  loadSearch,
  async () => (await import('../../api/captcha.ts')).prepareToken('journeys'),
] as const

/** Searches, stores the result and opens its page. A new search cancels the running one. [OPEN-24] */
export function useJourneySearch({ onward, onlyNotices = false }: SearchPurpose = {}) {
  const navigate = useNavigate()
  const opening = useNavigation().state !== 'idle'
  const last = useRef<JourneySearch>(undefined)
  const { busy, error, done, answer, restart, reset } = useAction(async (wanted: JourneySearch, signal) => {
    const { set, page: shows } = await runSearch(wanted, onlyNotices, signal)
    const page = onward ? await onward(set) : shows
    const state: FoundState | undefined = set.sessionId === undefined ? undefined : { found: set.sessionId }
    if (page !== undefined && !signal.aborted) await navigate(localized(page), { state })
    return page
  })
  function search(wanted: JourneySearch): Promise<void> {
    last.current = wanted
    return restart(wanted)
  }
  return {
    search,
    retry: () => void (last.current && search(last.current)),
    searching: busy || opening,
    error,
    /** The last search succeeded, but `onward` returned no page. */
    nothing: done === true && answer === undefined,
    /** Removes the error; a running search continues. */
    forgetError: () => {
      if (!busy) reset()
    },
  }
}

/** Throws `ApiError`, also if no journey matches a number. */
async function runSearch(wanted: JourneySearch, onlyNotices: boolean, signal: AbortSignal) {
  const [{ journeysByNumber, journeysByPlate }, { searchOutcome }, { holdsCardNumber }] = await loadCode(loadSearch)
  // Home's form has no schema that refuses it.
  if (wanted.typed !== undefined && holdsCardNumber(wanted.typed))
    throw new ApiError('refused', 'card_number_misplaced')
  beginSearch(wanted.by === 'plate' && wanted.form.rental ? wanted.form.range : undefined)
  const set =
    wanted.by === 'plate'
      ? await journeysByPlate(wanted.form, { onlyNotices, signal })
      : await journeysByNumber(wanted.number, signal)
  if (signal.aborted) throw new ApiError('aborted')
  const outcome = searchOutcome(wanted.by, accountType(), set)
  if ('issue' in outcome) throw new ApiError('refused', outcome.issue)
  saveSearch(set, { plate: searchedPlate(wanted, set), isFromNotice: wanted.by === 'number' })
  return { set, page: outcome.page }
}

/** The plate of the result: a notice contains it, a plate search is its own source. */
function searchedPlate(wanted: JourneySearch, { plate, countryCode }: JourneysSet) {
  if (wanted.by === 'plate') return { licensePlate: wanted.form.plate, country: wanted.form.country }
  return plate === undefined || countryCode === undefined
    ? undefined
    : { licensePlate: canonicalPlate(plate), country: countryCode }
}
