import { useState } from 'react'

/**
 * What was there last: in another language everything is asked for anew, and until it comes the screen stays as it is,
 * with what was typed on it. [F-NAV-09]
 */
export function useShown<Value>(now: Value | undefined): Value | undefined {
  const [shown, setShown] = useState(now)
  if (now !== undefined && now !== shown) setShown(now)
  return now ?? shown
}
