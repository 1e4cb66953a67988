import { useSyncExternalStore } from 'react'

type Follow = (changed: () => void) => () => void
const never: Follow = () => () => undefined

/**
 * What only a browser can read; undefined on the server, and in the first rendering of a page that it has drawn. `follow` calls
 * back when the value changes; by default it never does.
 */
export const useInBrowser = <Value>(read: () => Value, follow = never): Value | undefined =>
  useSyncExternalStore(follow, read, () => undefined)

/** Whether the page shows what the server has drawn, or draws. */
export const useIsDrawn = () => useInBrowser(() => true) === undefined
