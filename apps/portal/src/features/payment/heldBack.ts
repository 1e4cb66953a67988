import { useEffect } from 'react'

/** Copies of the page ahead of it: a second press comes before the browser has heard of what the first one caused. */
const spare = 2

/**
 * Keeps Back on this page: a driver who presses it after a refused, cancelled or waiting payment must not land at the
 * provider's and pay again. The entry is pushed again, and once more whenever one was popped; links and our own
 * replacements work as ever. [GUARD-20, OPEN-16]
 */
export function useHeldBack(): void {
  useEffect(() => {
    const { href } = location
    const hold = () => {
      if (location.href !== href) return
      for (let held = heldIn(history.state) + 1; held <= spare; held += 1) {
        history.pushState({ ...stateOf(history.state), held }, '', href)
      }
    }
    hold()
    window.addEventListener('popstate', hold)
    return () => window.removeEventListener('popstate', hold)
  }, [])
}

/** What the router keeps in an entry; the copy must be the same to it. */
function stateOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Which copy an entry is, from 1; 0 for the page itself. */
function heldIn(state: unknown): number {
  const { held } = stateOf(state)
  return typeof held === 'number' ? held : 0
}
