import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { useEffect, useState } from 'react'

/** Returns the current date, the same value until midnight in Paris. [F-TIM-02] */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      const present = new Date()
      setNow((before) => (parisDay(before) === parisDay(present) ? before : present))
    }
    // Timers pause while the device sleeps, so focus checks the date as well.
    const timer = setInterval(look, 60_000)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
