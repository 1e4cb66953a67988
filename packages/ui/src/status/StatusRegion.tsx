import { useSyncExternalStore, type ComponentProps } from 'react'

export { LiveRegion } from './LiveRegion.tsx'

let message = ''
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Makes screen readers announce a short text politely, such as a new total or a number of results. A repeated text is
 * announced again.
 */
export function announce(text: string): void {
  // Screen readers announce changes only: a no-break space, which they do not read, turns a repetition into a change.
  message = text === message ? `${text}\u00A0` : text
  for (const listener of listeners) listener()
}

/** The page's single polite live region. Render it once, where it always stays. */
export function StatusRegion({ className, ...rest }: Omit<ComponentProps<'output'>, 'children'>) {
  const text = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  )
  return (
    // `output` is live by its role already; overlays look for the attribute and do not make the region inert.
    <output {...rest} aria-live="polite" className={`sr-only ${className ?? ''}`}>
      {text}
    </output>
  )
}
