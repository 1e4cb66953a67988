import { useRef, useState } from 'react'
import { ApiError, asApiError } from '../../api/errors.ts'

/**
 * Runs one async action at a time and provides its state and last error. `attempt` resolves to the error, or to
 * undefined after a success; it ignores calls while an action runs. [§4, ALERT-14, UNSUB-08]
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
