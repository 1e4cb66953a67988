import { afterEach, expect, it, vi } from 'vitest'
import { reportErrors } from './reportErrors.ts'

afterEach(() => vi.unstubAllGlobals())

it('sends the first errors of a page view once each, without what the driver has typed', () => {
  const sent: unknown[] = []
  const sendBeacon = (path: string, text: string) => sent.push([path, JSON.parse(text)])
  vi.stubGlobal('navigator', { sendBeacon })
  const page = new EventTarget()
  reportErrors(page)
  const failed = (line: number) =>
    Object.assign(new TypeError('AB-123-CD is null'), { stack: `at https://toll.example/assets/a.js:${line}:2` })
  page.dispatchEvent(Object.assign(new Event('error'), { error: failed(1) }))
  page.dispatchEvent(Object.assign(new Event('error'), { error: failed(1) }))
  page.dispatchEvent(Object.assign(new Event('error'), { error: undefined }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'AB-123-CD' }))
  for (const line of [2, 3, 4, 5])
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failed(line) }))
  expect(sent).toEqual(
    [1, 2, 3].map((line) => [
      '/reports/errors',
      { error: 'TypeError', message: '… is null', frames: [`a.js:${line}:2`] },
    ]),
  )
})
