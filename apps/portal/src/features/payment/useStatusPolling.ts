import { useCallback, useEffect, useRef, useState } from 'react'

/** First interval, growth factor, longest interval and end of the polling; times in milliseconds. [OPEN-16] */
export const rhythm = { first: 3_000, growth: 1.6, longest: 30_000, end: 600_000 } as const

interface StatusPolling {
  checking: boolean
  /** The polling has ended after ten minutes. */
  ended: boolean
  /** Checks now, unless a check is running. */
  checkNow: () => void
}

/**
 * Polls with growing intervals, and at once when the driver returns to the page (from the bank's app). Runs one check
 * at a time. `check` receives whether a press caused it, and resolves to whether polling continues.
 */
export function useStatusPolling(active: boolean, check: (pressed: boolean) => Promise<boolean>): StatusPolling {
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
    let lastCheck = begin
    async function turn() {
      clearTimeout(timer)
      if (Date.now() - begin >= rhythm.end) return setEnded(true)
      lastCheck = Date.now()
      if (!(await ask(false))) return stop()
      wait = Math.min(wait * rhythm.growth, rhythm.longest)
      if (!stopped) timer = setTimeout(() => void turn(), wait)
    }
    let stopped = false
    const seen = () => {
      if (document.visibilityState === 'visible' && !busy.current && Date.now() - lastCheck >= rhythm.first) void turn()
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
