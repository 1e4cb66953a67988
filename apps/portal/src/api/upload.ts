import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { call } from './client.ts'
import type { Answer, Call, Transport } from './send.ts'

/** Timeout without progress, in milliseconds: a slow connection or a long file must not fail. [F-NET-03] */
const timeoutMs = 30_000

/** Returns a function to call at each progress: `fail` is called when nothing has moved for a while. */
export function standstill(fail: (reason: DOMException) => void) {
  let clock: ReturnType<typeof setTimeout>
  // The last clock runs on: to abort a call that has ended does nothing.
  return (limit = timeoutMs) => {
    clearTimeout(clock)
    clock = setTimeout(() => fail(new DOMException('Nothing moved', 'TimeoutError')), limit)
  }
}

/**
 * `call` for a body with files; `onProgress` receives the sent share from 0 to 1. `answerMs` limits the time that the
 * server takes after the last byte. Throws `ApiError`.
 */
export const upload = <E extends Endpoint>(
  endpoint: E,
  given: Call<E>,
  onProgress: (sent: number) => void,
  answerMs = timeoutMs,
): Promise<Answer<E>> => {
  /** Only XMLHttpRequest reports upload progress in every browser. */
  const transport: Transport = (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      headers.forEach((value, name) => request.setRequestHeader(name, value))

      const fail = (reason: unknown) => {
        request.abort()
        reject(reason)
      }
      const moved = standstill(fail)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        moved()
        if (total > 0) onProgress(loaded / total)
      })
      request.upload.addEventListener('load', () => moved(answerMs))
      request.addEventListener('progress', () => moved())
      request.addEventListener('error', () => fail(new TypeError('No answer')))
      request.addEventListener('load', () => {
        // The browser followed a redirect, so this is another resource. The content security policy limits it to our
        // origin. [F-NET-13]
        if (new URL(request.responseURL).href !== new URL(url, location.href).href) {
          reject(new TypeError('Redirected'))
          return
        }
        const { status, responseText } = request
        resolve(new Response([204, 205, 304].includes(status) ? null : responseText, { status }))
      })
      signal?.addEventListener('abort', () => fail(signal.reason))
      if (signal?.aborted) return fail(signal.reason)
      moved()
      request.send(body)
    })
  return call(endpoint, { ...given, transport })
}
