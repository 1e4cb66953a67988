import { useAtomValue } from 'jotai'
import { useRevalidator } from 'react-router'
import { storedAtom } from '../../session/stored.ts'

/**
 * Whether another tab has searched since this page was loaded: its list and the stored one are then about different
 * plates, and must never be mixed. `reload` shows the new one. [F-NAV-06]
 */
export function useOtherSearch(sessionId: string | undefined): { changed: boolean; reload: () => void } {
  const stored = useAtomValue(storedAtom('sessionId'))
  const { revalidate } = useRevalidator()
  return { changed: stored !== undefined && stored !== sessionId, reload: () => void revalidate() }
}
