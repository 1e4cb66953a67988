import { ApiError } from './errors.ts'

/** Loads code for an action. Throws `ApiError`, so that the action reports a failure like one of its call. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    throw new ApiError((await isReachable()) ? 'outage' : 'offline')
  }
}

/**
 * Handlers for a form whose action needs this code: it loads while the driver types. Again with each letter, because the focus
 * may precede hydration, and a proof of work ages. The action reports a failure.
 */
export function loadsWhenTouched(...parts: (() => Promise<unknown>)[]) {
  const load = () => parts.forEach((part) => void part().catch(() => undefined))
  return { onFocus: load, onInput: load }
}

/** Maximum wait for a response of the site, in milliseconds. */
const timeoutMs = 10_000

/** Whether the site responds, with any status. Sends no token. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    await fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal })
    return true
  } catch {
    return false
  }
}
