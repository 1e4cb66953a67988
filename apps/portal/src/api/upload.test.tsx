import { sendClaim } from '@voie-libre/contract/calls/claims'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { upload } from './upload.ts'

/** An XMLHttpRequest that the test controls. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  headers = new Headers()
  status = 0
  responseText = ''
  responseURL = ''
  aborted = false
  body: unknown
  constructor() {
    super()
    FakeRequest.last = this
  }
  method = ''
  open(method: string, url: string) {
    this.method = method
    this.responseURL = new URL(url, location.href).href
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.aborted = true
  }
  sent(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }
  answer(status: number, text = '') {
    this.status = status
    this.responseText = text
    this.dispatchEvent(new ProgressEvent('load'))
  }
}

const body = {
  journeys: '["1"]',
  reasonId: 'other',
  firstName: 'Lou',
  lastName: 'Martin',
  email: 'lou@example.org',
  files: [new File(['%PDF-1.7'], 'a.pdf')],
}
const progress = vi.fn<(sent: number) => void>()
const leave = new AbortController()

/** Starts an upload and returns the request with its pending result. */
async function sending(signal?: AbortSignal) {
  const given = { query: { type: 'CNP' as const }, body, ...(signal && { signal }) }
  const result = upload(sendClaim, given, progress).catch((error: unknown) => error)
  await vi.waitFor(() => expect(FakeRequest.last.body).toBeDefined())
  return { request: FakeRequest.last, result }
}

beforeEach(async () => {
  progress.mockReset()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.last = new FakeRequest()
  await i18next.init({ lng: 'de', resources: {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends fields and files unchanged, and reports the progress', { tags: ['API-79'] }, async () => {
  const { request, result } = await sending()
  expect(request.method).toBe('POST')
  expect(request.body).toBeInstanceOf(FormData)
  expect(request.body instanceof FormData && request.body.get('files')).toMatchObject({ name: 'a.pdf' })
  expect(request.headers.get('accept-language')).toBe('de')
  expect(request.headers.has('content-type')).toBe(false)
  request.sent(1, 4)
  request.sent(4, 4)
  request.answer(204)
  expect(await result).toBeUndefined()
  expect(progress.mock.calls).toEqual([[0.25], [1]])
})

it.each([
  [422, '{"code":"mime_type_not_valid"}', new ApiError('refused', 'mime_type_not_valid', 422)],
  [413, '<html>too large</html>', new ApiError('refused', 'unknown', 413)],
  [502, '', new ApiError('outage', 'unknown', 502)],
])('turns the answer %d %s into an error', { tags: ['F-FIL-05'] }, async (status, text, error) => {
  const { request, result } = await sending()
  request.answer(status, text)
  expect(await result).toEqual(error)
})

it('is offline when the connection breaks', { tags: ['F-FIL-05'] }, async () => {
  const { request, result } = await sending()
  request.sent(1, 4)
  request.dispatchEvent(new ProgressEvent('error'))
  expect(await result).toEqual(new ApiError('offline'))
})

it('rejects a response from another URL', { tags: ['F-NET-13'] }, async () => {
  const { request, result } = await sending()
  request.responseURL = new URL('/elsewhere', location.href).href
  request.answer(204)
  expect(await result).toEqual(new ApiError('offline'))
})

it('times out only without progress', { tags: ['F-NET-03'] }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const given = { query: { type: 'CNP' as const }, body }
  const result = upload(sendClaim, given, progress).catch((error: unknown) => error)
  await vi.waitFor(() => expect(FakeRequest.last.body).toBeDefined())
  const request = FakeRequest.last
  for (const part of [1, 2, 3]) {
    vi.advanceTimersByTime(20_000)
    request.sent(part, 4)
  }
  expect(request.aborted).toBe(false)
  vi.advanceTimersByTime(30_000)
  expect(request.aborted).toBe(true)
  expect(await result).toEqual(new ApiError('timeout'))
})

it('stops when the caller aborts', { tags: ['F-NET-16'] }, async () => {
  const { request, result } = await sending(leave.signal)
  leave.abort()
  expect(request.aborted).toBe(true)
  expect(await result).toEqual(new ApiError('aborted'))
})
