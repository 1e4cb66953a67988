import type { Transport } from './send.ts'

/** Timeout without progress, in milliseconds: a long file must not fail. [F-NET-03] */
const timeoutMs = 30_000

/** A `fetch` for a large file: only a standstill counts as a timeout. */
export const download: Transport = async (url, { signal, ...request }) => {
  const standstill = new AbortController()
  let clock: ReturnType<typeof setTimeout> | undefined
  // The last clock runs on: to abort a call that has ended does nothing.
  const moved = () => {
    clearTimeout(clock)
    clock = setTimeout(() => standstill.abort(new DOMException('Nothing moved', 'TimeoutError')), timeoutMs)
  }
  moved()
  const response = await fetch(url, {
    ...request,
    signal: signal ? AbortSignal.any([signal, standstill.signal]) : standstill.signal,
    // Refuses redirects, which could send the token to another host. [F-NET-13]
    redirect: 'error',
    credentials: 'omit',
  })
  const watched = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        moved()
        out.enqueue(chunk)
      },
    }),
  )
  return new Response(watched, response)
}
