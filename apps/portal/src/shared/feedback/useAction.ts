import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '../../api/errors.ts'

interface ActionState<Answer> {
  busy: boolean
  /** Why the last run failed, unless it was stopped or `onFailed` has shown the reason. */
  error?: ApiError | undefined
  answer?: Answer
  done?: boolean
}

interface ActionEnds<Answer> {
  onDone?: (answer: Answer) => void
  /** Returns true if it shows the reason itself, for example beside a field. */
  onFailed?: (error: ApiError) => boolean
}

/**
 * Runs a call that a visitor starts. `run` does nothing while the call runs; `onDone` or `onFailed` follows its end. `stop`
 * aborts the signal, and so does leaving the screen. [§4, ALERT-14, UNSUB-08, F-NET-16]
 */
export function useAction<Given = void, Answer = unknown>(
  work: (given: Given, signal: AbortSignal) => Promise<Answer>,
  { onDone, onFailed }: ActionEnds<Answer> = {},
) {
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<ActionState<Answer>>({ busy: false })
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function run(given: Given): Promise<void> {
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    setState({ busy: true })
    let answer: Answer
    try {
      answer = await work(given, signal)
    } catch (thrown) {
      const error = asApiError(thrown)
      const isShown = error.kind === 'aborted' || onFailed?.(error) === true
      return setState({ busy: false, error: isShown ? undefined : error })
    } finally {
      running.current = undefined
    }
    setState({ busy: false, done: true, answer })
    onDone?.(answer)
  }
  return { ...state, run, stop, reset: () => setState({ busy: false }) }
}
