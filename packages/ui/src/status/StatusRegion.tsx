import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has a short text spoken politely, such as a new total or a count of results. The same text twice is spoken twice. */
export function announce(text: string): void {
  // Only a change is spoken: a no-break space, unheard, makes one of a repetition.
  said = text === said ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

/** The page's one polite live region; put it once, where it is never removed. */
export function StatusRegion() {
  const text = useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  )
  return (
    // The role is live already; the attribute keeps overlays from making the region inert.
    <output aria-live="polite" className="sr-only">
      {text}
    </output>
  )
}
