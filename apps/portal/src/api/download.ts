import type { Transport } from './send.ts'
import { standstill } from './upload.ts'

/** A `fetch` for a large file: only a standstill counts as a timeout. */
export const download: Transport = async (url, { signal, ...request }) => {
  const stopped = new AbortController()
  const moved = standstill((reason) => stopped.abort(reason))
  moved()
  const response = await fetch(url, {
    ...request,
    signal: signal ? AbortSignal.any([signal, stopped.signal]) : stopped.signal,
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
