import { useState } from 'react'

/**
 * Returns the previous value while the current one is undefined. A change of language reloads all data; until it
 * arrives, the screen stays with the typed values. [F-NAV-09]
 */
export function useShown<Value>(now: Value | undefined): Value | undefined {
  const [shown, setShown] = useState(now)
  if (now !== undefined && now !== shown) setShown(now)
  return now ?? shown
}
