import { parisDay } from '@voie-libre/domain/journey/parisTime'
import { useEffect, useState } from 'react'

/**
 * The present moment, kept as the same value until the Paris calendar turns: a list that counts days is drawn again
 * when a page left open is looked at after midnight, and not before. [F-TIM-02]
 */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      const present = new Date()
      setNow((before) => (parisDay(before) === parisDay(present) ? before : present))
    }
    // Timers sleep with the device, so coming back looks as well.
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
