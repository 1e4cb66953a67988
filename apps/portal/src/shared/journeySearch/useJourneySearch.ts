import { loadCode } from '../../api/loadCode.ts'
import { loadNamespaces } from '../../i18n/setup.ts'
import { type RunSearch, type SearchPurpose, type SearchState, useSearchState } from './useSearchState.ts'

const loadRun = () => import('./runSearch.ts')
export const loadSearchTrouble = () => import('./SearchTrouble.tsx')
/** What the search and its result need, for a form to load while the driver types. */
export const searchCode = [
  async () => (await loadRun()).prepareSearch(),
  loadSearchTrouble,
  () => loadNamespaces(['errors']),
] as const

/** Loads the code of the search and the texts of its errors, and runs it. */
const runWhenLoaded: RunSearch = async (...given) => {
  const [{ runSearch }] = await loadCode(() =>
    Promise.all([loadRun(), loadSearchTrouble(), loadNamespaces(['errors'])]),
  )
  return runSearch(...given)
}

/** `useSearchState` with the portal's search. */
export const useJourneySearch = (purpose?: SearchPurpose): SearchState => useSearchState(runWhenLoaded, purpose)
