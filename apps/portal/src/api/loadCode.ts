import { ApiError } from './errors.ts'
import { isReachable } from './reachable.ts'

/** Loads code for an action. Throws `ApiError`, so that the action reports a failure like one of its call. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    throw new ApiError((await isReachable()) ? 'outage' : 'offline')
  }
}

/** Handlers for a form whose action needs this code: it loads while the driver types. The action reports a failure. */
export function loadsWhenTouched(...parts: (() => Promise<unknown>)[]): { onFocus: () => void } {
  return { onFocus: () => parts.forEach((load) => void load().catch(() => undefined)) }
}

/** As `loadsWhenTouched`, and again on typing: the focus may precede hydration, and a proof of work ages. */
export function loadsWhenTyped(...parts: (() => Promise<unknown>)[]) {
  const { onFocus } = loadsWhenTouched(...parts)
  return { onFocus, onInput: onFocus }
}
