import { useAtomValue } from 'jotai'
import { useRevalidator } from 'react-router'
import { sessionAtom } from '../../session/search.ts'

/**
 * Detects a search in another tab since this page loaded. The page's list and the stored one then concern different
 * plates, and must never mix. `reload` shows the new list. [F-NAV-06]
 */
export function useOtherSearch(sessionId: string | undefined): { changed: boolean; reload: () => void } {
  const stored = useAtomValue(sessionAtom)
  const { revalidate } = useRevalidator()
  return { changed: stored !== undefined && stored !== sessionId, reload: () => void revalidate() }
}
