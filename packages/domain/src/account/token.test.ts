import type { TokenRecord } from '@voie-libre/contract/schemas/account'
import { describe, expect, it } from 'vitest'
import { isRefreshUsable, ownerOf, received, tokenState } from './token.ts'

const now = new Date('2026-03-02T10:00:00Z')
const seconds = now.getTime() / 1000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
function base64Url(text: string): string {
  const bytes = encodeURIComponent(text).match(/%..|./g) ?? []
  const bits = bytes.map((byte) => (byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0)))
  const sixes =
    bits
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
      .match(/.{1,6}/g) ?? []
  return sixes.map((six) => letters.charAt(Number.parseInt(six.padEnd(6, '0'), 2))).join('')
}
const encoded = (value: unknown) => base64Url(typeof value === 'string' ? value : JSON.stringify(value))
const jwt = (claims: unknown) => `${encoded({ alg: 'none' })}.${encoded(claims)}.signature`
const fresh = jwt({ exp: seconds + 60 })
const record = (fields: Partial<TokenRecord> = {}): TokenRecord => ({
  accessToken: 'a',
  refreshToken: fresh,
  expirationDate: '2026-03-02T09:00:00Z',
  accountType: 'customer',
  ...fields,
})

describe('a stored token', () => {
  it.each([
    ['not yet expired: used', record({ expirationDate: '2026-03-02T10:00:01Z' }), 'valid'],
    ['of a renter, not yet expired: used', record({ expirationDate: '2027-01-01', accountType: 'renter' }), 'valid'],
    [
      'not yet expired, without a refresh token: used',
      record({ expirationDate: '2027-01-01', refreshToken: undefined }),
      'valid',
    ],
    ['expired: refreshed [AUTH-02]', record(), 'refresh'],
    ['expiring now: refreshed [AUTH-02]', record({ expirationDate: now.toISOString() }), 'refresh'],
    ['with an unreadable expiry: refreshed [AUTH-02]', record({ expirationDate: 'later' }), 'refresh'],
    ['expired, refresh token missing: disconnected [AUTH-03]', record({ refreshToken: undefined }), 'expired'],
    ['expired, refresh token empty: disconnected [AUTH-03]', record({ refreshToken: '' }), 'expired'],
    ['expired, refresh token invalid: disconnected [AUTH-04]', record({ refreshToken: 'x' }), 'expired'],
    [
      'expired, refresh token expired: disconnected [AUTH-05]',
      record({ refreshToken: jwt({ exp: seconds - 1 }) }),
      'expired',
    ],
    [
      'without account type: disconnected [AUTH-01]',
      record({ accountType: 'disconnected', expirationDate: '2027-01-01' }),
      'expired',
    ],
    ['missing: disconnected', undefined, 'expired'],
  ])('%s', (_, token, expected) => {
    expect(tokenState(token, now)).toBe(expected)
  })
})

describe('a refresh token', { tags: ['OPEN-13'] }, () => {
  it.each([
    ['with its exp in the future', fresh, true],
    ['with its exp in a second', jwt({ exp: seconds + 1 }), true],
    ['with its exp now [AUTH-05]', jwt({ exp: seconds }), false],
    ['with its exp past [AUTH-05]', jwt({ exp: seconds - 86_400 }), false],
    ['without exp', jwt({ sub: '1' }), true],
    ['with claims in any language', jwt({ name: 'Zoë ≠ 名', exp: seconds + 60 }), true],
    ['with an exp that is not a number [AUTH-04]', jwt({ exp: '99999999999' }), false],
    ['with an exp of null [AUTH-04]', jwt({ exp: null }), false],
    ['padded', fresh.replace('.signature', '==.signature'), true],
    ['that is missing [AUTH-03]', undefined, false],
    ['that is empty [AUTH-03]', '', false],
    ['of two parts [AUTH-04]', `x.${encoded({})}`, false],
    ['of four parts [AUTH-04]', `${fresh}.x`, false],
    ['whose payload is not JSON [AUTH-04]', jwt('soon'), false],
    ['whose payload is not an object [AUTH-04]', jwt('3'), false],
    ['whose payload is null [AUTH-04]', jwt('null'), false],
    ['whose payload is not base64 [AUTH-04]', `x.${encoded({})}!.y`, false],
    ['whose payload is empty [AUTH-04]', 'x..y', false],
  ])('%s', (_, token, expected) => {
    expect(isRefreshUsable(token, now)).toBe(expected)
  })

  it('is decoded with every letter of the alphabet', () => {
    const claims = { filler: 'ÿþ?>~}|{zZaA09 >>>???~~~', exp: seconds + 60 }
    expect(encoded(claims)).toMatch(/-/)
    expect(encoded(claims)).toMatch(/_/)
    expect(isRefreshUsable(jwt(claims), now)).toBe(true)
    expect(isRefreshUsable(jwt({ ...claims, exp: 1 }), now)).toBe(false)
  })
})

describe('a new token', { tags: ['F-SES-07', 'OPEN-13'] }, () => {
  const hour = 3600
  /** A token valid for a quarter of an hour, issued by a server whose clock is `ahead` by these seconds. */
  const issued = (ahead: number) => {
    const iat = seconds + ahead
    return record({
      accessToken: jwt({ iat, exp: iat + 900 }),
      refreshToken: jwt({ iat, exp: iat + 30 * 24 * hour }),
      expirationDate: new Date((iat + 900) * 1000).toISOString(),
    })
  }
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  it.each([
    ['ten minutes ahead', -hour / 6],
    ['two hours ahead', -2 * hour],
    ['ten minutes behind', hour / 6],
    ['two hours behind', 2 * hour],
    ['a year ahead', -365 * 24 * hour],
    ['a year behind', 365 * 24 * hour],
  ])('from a clock %s is used for a quarter of an hour, then refreshed', (_, server) => {
    const kept = received(issued(server), now)
    expect(tokenState(kept, inMinutes(0))).toBe('valid')
    expect(tokenState(kept, inMinutes(14))).toBe('valid')
    expect(tokenState(kept, inMinutes(16))).toBe('refresh')
  })

  it('from a clock a year ahead expires with its refresh token by the server’s clock', () => {
    const kept = received(issued(-365 * 24 * hour), now)
    expect(tokenState(kept, inMinutes(29 * 24 * 60))).toBe('refresh')
    expect(tokenState(kept, inMinutes(31 * 24 * 60))).toBe('expired')
  })

  it('keeps its refresh token usable although the operator announces its expiry earlier than the token does', () => {
    const short = { expirationDate: inMinutes(-1).toISOString(), accessToken: jwt({ exp: seconds + hour }) }
    expect(tokenState(record({ ...short, refreshToken: jwt({ exp: seconds + hour / 2 }) }), now)).toBe('refresh')
  })

  it('is unchanged when the clocks differ only by the network delay', () => {
    for (const given of [issued(0), issued(-30), issued(30)]) expect(received(given, now)).toBe(given)
  })

  it.each([
    ['opaque and past', 'opaque', '2020-01-01', 5],
    ['opaque, with an unreadable expiry', 'opaque', 'later', 5],
    ['opaque and not past', 'opaque', inMinutes(90).toISOString(), 90],
    ['with a lifetime and an unreadable expiry', jwt({ iat: seconds, exp: seconds + 900 }), 'later', 15],
    ['with an expiry before its start', jwt({ iat: seconds, exp: seconds - 1 }), '2020-01-01', 5],
  ])(
    '%s is valid for some minutes, so that not every call needs a refresh',
    (_, accessToken, expirationDate, minutes) => {
      const kept = received(record({ accessToken, expirationDate }), now)
      expect(kept.expirationDate).toBe(inMinutes(minutes).toISOString())
    },
  )

  it('keeps all other fields', () => {
    const given = issued(-2 * hour)
    expect({ ...received(given, now), expirationDate: given.expirationDate }).toEqual(given)
  })
})

describe('the owner key of a token', { tags: ['F-SES-06'] }, () => {
  const of = (sub: unknown, fields: Partial<TokenRecord> = {}) =>
    ownerOf(record({ accessToken: jwt({ sub, exp: seconds }), ...fields }))

  it('is the same before and after a refresh', () => {
    expect(of('1')).toBe(ownerOf(record({ accessToken: jwt({ sub: '1', exp: seconds + 900 }) })))
    expect(of(undefined, { refreshToken: jwt({ sub: '1' }) })).toBe(of('1'))
  })

  it('differs between people and account types', () => {
    expect(new Set([of('1'), of('2'), of('1', { accountType: 'renter' })]).size).toBe(3)
  })

  it('is unique for tokens without owner', () => {
    expect(ownerOf(record({ accessToken: 'a' }))).not.toBe(ownerOf(record({ accessToken: 'b' })))
  })
})
