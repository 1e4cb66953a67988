import { useEffect, useState } from 'react'

/** Whether an action has been running for three seconds: then its screen says that it is slow. */
export function useSlow(running: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setSlow(true), 3000)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [running])
  return slow
}
