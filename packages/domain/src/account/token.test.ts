import { describe, expect, it } from 'vitest'
import type { TokenRecord } from './account.ts'
import { isRefreshUsable, tokenState } from './token.ts'

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
    ['expiring this very second: refreshed [AUTH-02]', record({ expirationDate: now.toISOString() }), 'refresh'],
    ['with an expiry nobody can read: refreshed [AUTH-02]', record({ expirationDate: 'later' }), 'refresh'],
    ['expired, refresh token missing: disconnected [AUTH-03]', record({ refreshToken: undefined }), 'expired'],
    ['expired, refresh token empty: disconnected [AUTH-03]', record({ refreshToken: '' }), 'expired'],
    ['expired, refresh token invalid: disconnected [AUTH-04]', record({ refreshToken: 'x' }), 'expired'],
    [
      'expired, refresh token expired: disconnected [AUTH-05]',
      record({ refreshToken: jwt({ exp: seconds - 1 }) }),
      'expired',
    ],
    [
      'of nobody: disconnected [AUTH-01]',
      record({ accountType: 'disconnected', expirationDate: '2027-01-01' }),
      'expired',
    ],
    ['missing: disconnected', undefined, 'expired'],
  ])('%s', (_, token, expected) => {
    expect(tokenState(token, now)).toBe(expected)
  })
})

describe('a refresh token [OPEN-13]', () => {
  it.each([
    ['with its exp ahead', fresh, true],
    ['with its exp a second ahead', jwt({ exp: seconds + 1 }), true],
    ['with its exp now [AUTH-05]', jwt({ exp: seconds }), false],
    ['with its exp past [AUTH-05]', jwt({ exp: seconds - 86_400 }), false],
    ['without exp', jwt({ sub: '1' }), true],
    ['with claims in any language', jwt({ name: 'Zoë ≠ 名', exp: seconds + 60 }), true],
    ['with an exp that is no number [AUTH-04]', jwt({ exp: '99999999999' }), false],
    ['with an exp of null [AUTH-04]', jwt({ exp: null }), false],
    ['padded', fresh.replace('.signature', '==.signature'), true],
    ['that is missing [AUTH-03]', undefined, false],
    ['that is empty [AUTH-03]', '', false],
    ['of two parts [AUTH-04]', `x.${encoded({})}`, false],
    ['of four parts [AUTH-04]', `${fresh}.x`, false],
    ['whose payload is no JSON [AUTH-04]', jwt('soon'), false],
    ['whose payload is no object [AUTH-04]', jwt('3'), false],
    ['whose payload is null [AUTH-04]', jwt('null'), false],
    ['whose payload is no base64 [AUTH-04]', `x.${encoded({})}!.y`, false],
    ['whose payload is empty [AUTH-04]', 'x..y', false],
  ])('%s', (_, token, expected) => {
    expect(isRefreshUsable(token, now)).toBe(expected)
  })

  it('is read with every letter of the alphabet', () => {
    const claims = { filler: 'ÿþ?>~}|{zZaA09 >>>???~~~', exp: seconds + 60 }
    expect(encoded(claims)).toMatch(/-/)
    expect(encoded(claims)).toMatch(/_/)
    expect(isRefreshUsable(jwt(claims), now)).toBe(true)
    expect(isRefreshUsable(jwt({ ...claims, exp: 1 }), now)).toBe(false)
  })
})
