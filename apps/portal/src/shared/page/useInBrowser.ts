import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only a browser can read; undefined on the server, and in the first rendering of a page that it has drawn. `follow` calls
 * back when the value changes; by default it never does.
 */
export const useInBrowser = <Value>(
  read: () => Value,
  follow: (changed: () => void) => () => void = never,
): Value | undefined => useSyncExternalStore(follow, read, () => undefined)

/** Whether the page shows what the server has drawn, or draws. */
export const useIsDrawn = () => useInBrowser(() => true) === undefined
