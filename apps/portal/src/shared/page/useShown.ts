import { useState } from 'react'

/** Returns the previous value while a change of language reloads the data, so that typed values stay. [F-NAV-09] */
export function useShown<Value>(now: Value | undefined): Value | undefined {
  const [shown, setShown] = useState(now)
  if (now !== undefined && now !== shown) setShown(now)
  return now ?? shown
}
