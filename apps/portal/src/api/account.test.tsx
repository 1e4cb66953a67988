import { readFooter } from '@voie-libre/contract/calls/whitelabel'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { read, save } from '../session/testing/values.ts'
import { signOut } from '../session/visitor.ts'
import { ownProfile } from './account.ts'
import { call } from './client.ts'
import { dropOwn, ensureLoaded } from './resource.ts'
import { logout } from './token.ts'

const answers = vi.fn<typeof fetch>()
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))
const calls = () =>
  answers.mock.calls.map(([url, init]) => `${init?.method} ${typeof url === 'string' ? url : 'no address'}`)
/** A response that the test resolves later. */
function pending() {
  let resolve: (answer: Response) => void = () => undefined
  const promise = new Promise<Response>((given) => {
    resolve = given
  })
  return { promise, resolve }
}
const jwt = (claims: unknown) => `x.${btoa(JSON.stringify(claims))}.x`
const later = Math.floor(Date.now() / 1000) + 3600
const inTen = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const record = (fields = {}) => ({
  accessToken: 'access',
  refreshToken: jwt({ exp: later }),
  expirationDate: inTen(10),
  accountType: 'customer' as const,
  ...fields,
})
const refreshPath = '/services/v1/public/users/token/refresh'
const logoutCall = 'DELETE /services/v1/users/me/token'

beforeEach(async () => {
  signOut()
  localStorage.clear()
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
  await i18next.init({ lng: 'fr', resources: {} })
})
afterEach(() => vi.unstubAllGlobals())

describe('a logout', () => {
  it.each([
    ['customer', logoutCall],
    ['renter', 'DELETE /services/v1/renters/me/token'],
  ] as const)(
    'of a %s also ends the session on the server',
    { tags: ['AUTH-09', 'API-14', 'API-31', 'API-80'] },
    async (accountType, expected) => {
      save('user/token', record({ accountType }))
      answers.mockResolvedValue(new Response(null, { status: 204 }))
      await logout()
      expect(calls()).toEqual([expected])
      expect(new Headers(answers.mock.lastCall?.[1]?.headers).get('user-token')).toBe('Bearer access')
    },
  )

  it.each([
    ['fails', () => json({}, 500)],
    ['is refused', () => json({}, 401)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('clears the token even when the server %s', { tags: ['AUTH-10', 'AUTH-11', 'F-SES-08'] }, async (_, answer) => {
    save('user/token', record())
    save('clientEmail', 'claire@example.org')
    answers.mockImplementation(answer)
    await expect(logout()).resolves.toBeUndefined()
    expect([read('user/token'), read('clientEmail')]).toEqual([undefined, undefined])
  })

  it('takes effect on this device before the server has responded', { tags: ['AUTH-11'] }, async () => {
    save('user/token', record())
    const { promise, resolve } = pending()
    answers.mockReturnValue(promise)
    const leaving = logout()
    expect(read('user/token')).toBeUndefined()
    resolve(new Response(null, { status: 204 }))
    await leaving
  })

  it('also ends the session on the server when the access token has expired', { tags: ['AUTH-09'] }, async () => {
    save('user/token', record({ expirationDate: inTen(-1) }))
    answers.mockImplementation((url) =>
      url === refreshPath
        ? json(record({ accessToken: 'fresh' }))
        : Promise.resolve(new Response(null, { status: 204 })),
    )
    await logout()
    expect(calls()).toEqual([`POST ${refreshPath}`, logoutCall])
    expect(read('user/token')).toBeUndefined()
  })

  it('stays in effect when a pending refresh completes', { tags: ['AUTH-11', 'F-SES-02'] }, async () => {
    save('user/token', record({ expirationDate: inTen(-1) }))
    const { promise, resolve } = pending()
    answers.mockImplementation((url) => (url === refreshPath ? promise : json([])))
    const asking = call(readFooter, {})
    await vi.waitFor(() => expect(calls()).toContain(`POST ${refreshPath}`))
    signOut()
    resolve(Response.json(record({ accessToken: 'late' })))
    await asking
    expect(read('user/token')).toBeUndefined()
    expect(calls()).toContain(logoutCall)
    expect(new Headers(answers.mock.lastCall?.[1]?.headers).has('user-token')).toBe(false)
  })
})

describe('a refresh', () => {
  it('does not sign out a later visitor when it fails', { tags: ['F-SES-06'] }, async () => {
    save('user/token', record({ expirationDate: inTen(-1) }))
    const other = record({ accessToken: 'other' })
    answers.mockImplementation((url) => {
      if (url !== refreshPath) return json([])
      save('user/token', other)
      return json({}, 401)
    })
    await call(readFooter, {})
    expect(read('user/token')).toEqual(other)
  })

  it('runs once even if the token lifetime is shorter than the clock error', { tags: ['F-SES-07'] }, async () => {
    save('user/token', record({ expirationDate: inTen(-1) }))
    const past = record({ accessToken: 'fresh', expirationDate: inTen(-90) })
    answers.mockImplementation((url) => json(url === refreshPath ? past : []))
    for (let times = 0; times < 3; times++) await call(readFooter, {})
    expect(calls().filter((one) => one.endsWith(refreshPath))).toHaveLength(1)
    expect(read('user/token')?.accessToken).toBe('fresh')
  })
})

describe('data loaded for one visitor', () => {
  it(
    'never shows to the next visitor, even if it arrives late',
    { tags: ['F-SES-06', 'HARDENING-7.2.4'] },
    async () => {
      save('user/token', record())
      const { promise, resolve } = pending()
      answers.mockReturnValueOnce(promise)
      const late = ensureLoaded(ownProfile())
      await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(1))
      signOut()
      dropOwn()
      answers.mockImplementation(() => json({ email: 'marc@example.org' }))
      resolve(Response.json({ email: 'claire@example.org' }))
      await late
      expect(await ensureLoaded(ownProfile())).toMatchObject({ email: 'marc@example.org' })
      expect(await ensureLoaded(ownProfile())).toMatchObject({ email: 'marc@example.org' })
      expect(answers).toHaveBeenCalledTimes(2)
    },
  )
})
