import { useEffect } from 'react'

/**
 * Keeps Back on this page: a driver who presses it after a refused, cancelled or waiting payment must not land at the
 * provider's and pay again. The entry is pushed a second time, and again whenever it was popped; links and our own
 * replacements work as ever. [GUARD-20, OPEN-16]
 */
export function useHeldBack(): void {
  useEffect(() => {
    const { href } = location
    const push = () => {
      if (location.href === href) history.pushState({ ...stateOf(history.state), held: true }, '', href)
    }
    if (!stateOf(history.state)['held']) push()
    window.addEventListener('popstate', push)
    return () => window.removeEventListener('popstate', push)
  }, [])
}

/** What the router keeps in an entry; the copy must be the same to it. */
function stateOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
