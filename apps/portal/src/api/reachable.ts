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
