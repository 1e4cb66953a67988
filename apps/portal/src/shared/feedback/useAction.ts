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
 * Runs a call that a visitor starts. `run` does nothing while the call runs, `restart` aborts it
 * first; `onDone` or `onFailed` follows its end. `stop` aborts the signal, and so does leaving the screen. [§4, ALERT-14, UNSUB-08, F-NET-16]
 */
export function useAction<Given = void, Answer = unknown>(
  work: (given: Given, signal: AbortSignal) => Promise<Answer>,
  { onDone, onFailed }: ActionEnds<Answer> = {},
) {
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<ActionState<Answer>>({ busy: false })
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function start(given: Given): Promise<void> {
    const controller = (running.current = new AbortController())
    const isReplaced = () => running.current !== controller
    setState({ busy: true })
    let answer: Answer
    try {
      answer = await work(given, controller.signal)
    } catch (thrown) {
      if (isReplaced()) return
      running.current = undefined
      const error = asApiError(thrown)
      const isShown = error.kind === 'aborted' || onFailed?.(error) === true
      return setState({ busy: false, error: isShown ? undefined : error })
    }
    if (isReplaced()) return
    running.current = undefined
    setState({ busy: false, done: true, answer })
    onDone?.(answer)
  }
  const run = async (given: Given) => void (running.current || (await start(given)))
  const restart = (given: Given) => {
    stop()
    return start(given)
  }
  return { ...state, run, restart, stop, reset: () => setState({ busy: false }) }
}
