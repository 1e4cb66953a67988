import { useCallback, useEffect, useRef, useState } from 'react'

/** First wait, growth, longest wait and end, in milliseconds. [OPEN-16] */
export const rhythm = { first: 3_000, growth: 1.6, longest: 30_000, end: 600_000 } as const

interface SelfCheck {
  checking: boolean
  /** The ten minutes are over. */
  ended: boolean
  /** Asks now, unless a question is under way. */
  checkNow: () => void
}

/**
 * Asks by itself, first soon and then less and less often, and at once when the driver comes back to the page (from the
 * bank's app); never two questions at a time. `check` gets whether somebody pressed for it, and answers whether to go on.
 */
export function useStatusPolling(active: boolean, check: (pressed: boolean) => Promise<boolean>): SelfCheck {
  const [checking, setChecking] = useState(false)
  const [ended, setEnded] = useState(false)
  const busy = useRef(false)
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })

  const ask = useCallback(async (pressed: boolean): Promise<boolean> => {
    if (busy.current) return true
    busy.current = true
    setChecking(true)
    try {
      return await latest.current(pressed)
    } finally {
      busy.current = false
      setChecking(false)
    }
  }, [])

  useEffect(() => {
    if (!active) return undefined
    const begin = Date.now()
    let wait: number = rhythm.first
    let timer = setTimeout(() => void turn(), wait)
    let asked = begin
    async function turn() {
      clearTimeout(timer)
      if (Date.now() - begin >= rhythm.end) return setEnded(true)
      asked = Date.now()
      if (!(await ask(false))) return stop()
      wait = Math.min(wait * rhythm.growth, rhythm.longest)
      if (!stopped) timer = setTimeout(() => void turn(), wait)
    }
    let stopped = false
    const seen = () => {
      if (document.visibilityState === 'visible' && !busy.current && Date.now() - asked >= rhythm.first) void turn()
    }
    function stop() {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
    document.addEventListener('visibilitychange', seen)
    return stop
  }, [active, ask])

  return { checking, ended, checkNow: useCallback(() => void ask(true), [ask]) }
}
