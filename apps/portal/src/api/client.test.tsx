import { userToken } from '@voie-libre/contract/calls/accounts'
import { unsubscribeAlerts } from '@voie-libre/contract/calls/alerts'
import { detailedJourneys } from '@voie-libre/contract/calls/journeys'
import { receipt } from '@voie-libre/contract/calls/payments'
import { readFaqCategory, readFooter } from '@voie-libre/contract/calls/whitelabel'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { syncStored } from '../session/stored.ts'
import { read, save } from '../session/testing/values.ts'
import { call } from './client.ts'
import { ApiError, asApiError } from './errors.ts'

const answers = vi.fn<typeof fetch>()
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))
const sent = () => {
  const [url, init] = answers.mock.lastCall ?? []
  return { url, init, headers: new Headers(init?.headers) }
}
const inTen = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const jwt = (expires: number) => `x.${btoa(JSON.stringify({ exp: expires }))}.x`
const soon = Math.floor(Date.now() / 1000) + 3600
const record = {
  accessToken: 'access',
  refreshToken: jwt(soon),
  expirationDate: inTen(10),
  accountType: 'customer',
} as const

beforeEach(async () => {
  localStorage.clear()
  syncStored()
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
  await i18next.init({ lng: 'de', resources: {} })
})
afterEach(() => vi.unstubAllGlobals())

describe('every call', () => {
  it('sends the host and the language, and no cookie', { tags: ['API-01', 'API-02', 'I18N-05'] }, async () => {
    answers.mockReturnValue(json([]))
    await call(readFooter, {})
    expect(sent().url).toBe('/services/v1/whitelabels/footer')
    expect(sent().headers.get('x-whitelabel-host')).toBe(location.host)
    expect(sent().headers.get('accept-language')).toBe('de')
    expect(sent().headers.has('user-token')).toBe(false)
    expect(sent().init).toMatchObject({ credentials: 'omit', redirect: 'error' })
  })

  it('sends the token of the logged-in user', { tags: ['API-03'] }, async () => {
    save('user/token', record)
    answers.mockReturnValue(json([]))
    await call(readFooter, {})
    expect(sent().headers.get('user-token')).toBe('Bearer access')
  })

  it('escapes path parameters and omits undefined ones', async () => {
    answers.mockReturnValueOnce(json({ title: 't', articles: [] }))
    await call(readFaqCategory, { id: '../a b?' })
    expect(sent().url).toBe('/services/v1/whitelabels/helpcenter/faq/categories/..%2Fa%20b%3F')
    answers.mockReturnValueOnce(json({ journeys: [] }))
    await call(detailedJourneys, { query: { caseNumber: 'A&B', sessionId: undefined } })
    expect(sent().url).toBe('/services/v1/detailedJourneys?caseNumber=A%26B')
  })

  it('converts euros in responses to cents', { tags: ['OPEN-22'] }, async () => {
    answers.mockReturnValue(json({ journeys: [{ id: 7, ttcPrice: 4.35, indemnity: null }] }))
    const { journeys } = await call(detailedJourneys, { query: { sessionId: 's' } })
    expect(journeys[0]).toMatchObject({ id: '7', ttcPrice: 435, indemnity: 0, status: 'TERMINE' })
  })

  it('returns a file unchanged', async () => {
    answers.mockResolvedValue(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
    const file = await call(receipt, { query: { sessionId: 's' } })
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF'])
  })
})

describe('a failure', () => {
  const failure = async () => {
    const error: unknown = await call(readFooter, {}).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof ApiError)) throw new Error('no ApiError was thrown')
    return [error.kind, error.code, error.status]
  }

  it.each([
    ['a known code', { code: 'invalid_number_plate' }, 400, ['refused', 'invalid_number_plate', 400]],
    ['a code in the message', { message: 'payment_session_invalid' }, 403, ['refused', 'payment_session_invalid', 403]],
    ['an unknown code', { code: 'new_one' }, 422, ['refused', 'unknown', 422]],
    ['too many calls', { code: 'slow_down' }, 429, ['refused', 'too_many_requests', 429]],
    ['too many calls of a kind', { code: 'user_temporary_blocked' }, 429, ['refused', 'user_temporary_blocked', 429]],
    ['no body', undefined, 404, ['refused', 'unknown', 404]],
    ['a server error', { code: 'oops' }, 500, ['outage', 'unknown', 500]],
    ['a gateway', undefined, 502, ['outage', 'unknown', 502]],
    ['a list as error', [], 400, ['refused', 'unknown', 400]],
  ])(
    'with %s has its own kind and code',
    { tags: ['ERROR-01', 'ERROR-02', 'F-NET-01', 'F-NET-11', 'F-NET-12'] },
    async (_, body, status, expected) => {
      answers.mockResolvedValue(body === undefined ? new Response(null, { status }) : Response.json(body, { status }))
      expect(await failure()).toEqual(expected)
    },
  )

  it.each([
    ['half a document', '[{"footerEntrySection":'],
    ['nothing', ''],
    ["a proxy's page", '<html><body>Login</body></html>'],
    ['an object for a list', '{}'],
    ['a list of invalid items', '[1, 2]'],
  ])('is an outage when the answer is %s', { tags: ['F-NET-06', 'F-NET-07', 'F-NET-09'] }, async (_, text) => {
    vi.spyOn(console, 'error').mockReturnValue()
    answers.mockResolvedValue(new Response(text))
    expect(await failure()).toEqual(['outage', 'unknown', 200])
  })

  it.each([
    ["a proxy's page", '\n<!doctype html><title>Wi-Fi</title>', 'outage'],
    ['nothing', '', 'no failure'],
    ['other text', 'OK', 'no failure'],
  ])('for a call without response body, %s has its own kind', { tags: ['F-NET-07'] }, async (_, text, expected) => {
    answers.mockResolvedValue(new Response(text))
    const result = await call(unsubscribeAlerts, { body: { email: 'a@example.org' } }).catch(
      (error: unknown) => asApiError(error).kind,
    )
    expect(result ?? 'no failure').toBe(expected)
  })

  it('is offline when the network is unreachable', { tags: ['F-NET-02', 'F-NET-14'] }, async () => {
    answers.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failure()).toEqual(['offline', 'unknown', undefined])
  })

  it('is a timeout when no response arrives in time', { tags: ['F-NET-03'] }, async () => {
    const clock = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    answers.mockImplementation((_url, init) => {
      clock.abort(new DOMException('late', 'TimeoutError'))
      return Promise.reject(init?.signal?.reason)
    })
    expect(await failure()).toEqual(['timeout', 'unknown', undefined])
    vi.restoreAllMocks()
  })

  it('is an abort when the caller has cancelled', { tags: ['F-NET-16'] }, async () => {
    const left = new AbortController()
    left.abort()
    answers.mockRejectedValue(left.signal.reason)
    await expect(call(readFooter, { signal: left.signal })).rejects.toMatchObject({ kind: 'aborted' })
  })
})

describe('a call that a limit refuses', () => {
  const refused = (seconds: string) =>
    Promise.resolve(Response.json({ code: 'too_many_requests' }, { status: 429, headers: { 'retry-after': seconds } }))

  it('waits as long as the answer says, and is sent again', async () => {
    answers.mockReturnValueOnce(refused('0')).mockReturnValueOnce(json([]))
    expect(await call(readFooter, {})).toEqual([])
    expect(answers).toHaveBeenCalledTimes(2)
  })

  it('fails after the third refusal, and at once when the wait is long', async () => {
    answers.mockImplementation(() => refused('0'))
    await expect(call(readFooter, {})).rejects.toMatchObject({ kind: 'refused', code: 'too_many_requests' })
    expect(answers).toHaveBeenCalledTimes(3)
    answers.mockClear()
    answers.mockImplementation(() => refused('3600'))
    await expect(call(readFooter, {})).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(answers).toHaveBeenCalledTimes(1)
  })

  it('is given up at once when its caller cancels during the wait', async () => {
    const left = new AbortController()
    answers.mockImplementation(() => refused('9'))
    const waiting = call(readFooter, { signal: left.signal })
    await expect.poll(() => answers.mock.calls.length).toBe(1)
    left.abort()
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
  })
})

describe('the token', () => {
  const expired = { ...record, expirationDate: inTen(-1) }
  const fresh = { ...record, accessToken: 'fresh', refreshToken: jwt(soon + 1) }
  const urls = () => answers.mock.calls.map(([url]) => url)
  const refreshPath = '/services/v1/public/users/token/refresh'

  it(
    'is refreshed once for any number of calls after it has expired',
    { tags: ['AUTH-02', 'API-10', 'F-SES-02'] },
    async () => {
      save('user/token', expired)
      answers.mockImplementation((url) => (url === refreshPath ? json(fresh) : json([])))
      await Promise.all([call(readFooter, {}), call(readFooter, {}), call(readFooter, {})])
      expect(urls().filter((url) => url === refreshPath)).toHaveLength(1)
      const [, init] = answers.mock.calls.find(([url]) => url === refreshPath) ?? []
      expect(new Headers(init?.headers).has('user-token')).toBe(false)
      expect(sent().headers.get('user-token')).toBe('Bearer fresh')
      expect(read('user/token')?.accessToken).toBe('fresh')
    },
  )

  it('of a renter is refreshed at the renters’ endpoint', { tags: ['API-23'] }, async () => {
    save('user/token', { ...expired, accountType: 'renter' })
    answers.mockImplementation(() => json({ ...fresh, accountType: 'renter' }))
    await call(userToken, { query: { captchaToken: 'c' }, body: { email: 'a@example.org', password: 'p' } })
    expect(urls()[0]).toBe('/services/v1/public/renters/token/refresh')
  })

  it.each([
    ['is missing', undefined, 'AUTH-03'],
    ['is not a token', 'nonsense', 'AUTH-04'],
    ['has expired', jwt(1), 'AUTH-05'],
  ])(
    'is removed silently and without a call when its refresh token %s [%s]',
    async (_problem, refreshToken, _requirement) => {
      save('user/token', { ...expired, refreshToken })
      answers.mockImplementation(() => json([]))
      await call(readFooter, {})
      expect(urls()).toEqual(['/services/v1/whitelabels/footer'])
      expect(sent().headers.has('user-token')).toBe(false)
      expect(read('user/token')).toBeUndefined()
    },
  )

  it.each([
    ['refused', () => json({ code: 'user_not_found' }, 400)],
    ['failing', () => json({}, 500)],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'is removed silently when the refresh call is %s',
    { tags: ['AUTH-06', 'AUTH-07', 'F-SES-03'] },
    async (_, refresh) => {
      save('user/token', expired)
      answers.mockImplementation((url) => (url === refreshPath ? refresh() : json([])))
      await expect(call(readFooter, {})).resolves.toEqual([])
      expect(read('user/token')).toBeUndefined()
    },
  )

  it('is removed after a 401, and the basket stays', { tags: ['AUTH-08', 'F-SES-01'] }, async () => {
    save('user/token', record)
    save('sessionId', 'basket')
    answers.mockReturnValue(json({}, 401))
    await expect(call(readFooter, {})).rejects.toMatchObject({ status: 401 })
    expect(read('user/token')).toBeUndefined()
    expect(read('sessionId')).toBe('basket')
  })

  it('from a refresh in another tab survives a 401 of the old token', { tags: ['F-SES-04'] }, async () => {
    save('user/token', record)
    answers.mockImplementation(() => {
      save('user/token', fresh)
      return json({}, 401)
    })
    await expect(call(readFooter, {})).rejects.toMatchObject({ status: 401 })
    expect(read('user/token')?.accessToken).toBe('fresh')
  })
})
