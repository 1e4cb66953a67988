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

/**
 * Handlers for a form whose action needs this code: it loads on focus and while the driver types, because the focus may
 * precede hydration. The action reports a failure.
 */
export function loadsWhenTouched(...parts: (() => Promise<unknown>)[]) {
  const load = () => parts.forEach((part) => void part().catch(() => undefined))
  return { onFocus: load, onInput: load }
}
