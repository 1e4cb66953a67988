import { runSearch } from './runSearch.ts'
import { type SearchPurpose, type SearchState, useSearchState } from './useSearchState.ts'

/** `useSearchState` with the search's code at hand. */
export const useJourneySearch = (purpose?: SearchPurpose): SearchState => useSearchState(runSearch, purpose)
