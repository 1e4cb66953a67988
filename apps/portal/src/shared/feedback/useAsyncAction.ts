import { useRef, useState } from 'react'
import { ApiError, asApiError } from '../../api/errors.ts'

/**
 * One call at a time: whether it runs, and why the last one failed. `attempt` answers that too, or nothing; a second press
 * while it runs does nothing. [§4, ALERT-14, UNSUB-08]
 */
export function useAsyncAction() {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()

  async function attempt(work: () => Promise<unknown>): Promise<ApiError | undefined> {
    if (running.current) return new ApiError('aborted')
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      await work()
      return undefined
    } catch (thrown) {
      const failure = asApiError(thrown)
      setError(failure)
      return failure
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, error, attempt }
}
