/** How long the site may take to say that it is there, in milliseconds. */
const patience = 10_000

/** Whether the site answers at all, with whatever status: an answer means a connection. Sends no token. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(patience)
    await fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal })
    return true
  } catch {
    return false
  }
}
