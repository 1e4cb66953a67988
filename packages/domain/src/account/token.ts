import type { TokenRecord } from '@voie-libre/contract/schemas/account'

/**
 * Whether a stored token is valid, needs a refresh first, or has expired. On `expired` the visitor is disconnected
 * without a message. [§4, AUTH-02..05, OPEN-13]
 */
export function tokenState(record: TokenRecord | undefined, now: Date): 'valid' | 'refresh' | 'expired' {
  if (record === undefined || record.accountType === 'disconnected') return 'expired'
  // An expiry that cannot be read compares as past.
  if (Date.parse(record.expirationDate) > now.getTime()) return 'valid'
  const serverNow = new Date(now.getTime() - clockSkew(record))
  return isRefreshUsable(record.refreshToken, serverNow) ? 'refresh' : 'expired'
}

/** Whether the server may still accept a refresh token: it must be a JWT whose `exp` claim, if any, is not past. [OPEN-13] */
export function isRefreshUsable(refreshToken: string | undefined, now: Date): boolean {
  const claims = claimsOf(refreshToken ?? '')
  if (claims === undefined) return false
  return claims.exp === undefined || (typeof claims.exp === 'number' && claims.exp * 1000 > now.getTime())
}

/**
 * A new token pair with its expiry converted to this device's clock. Without that, a clock that runs ahead causes a refresh
 * before each call, and one that runs behind sends expired tokens. The lifetime is `exp - iat` of the access token; a
 * token without these claims whose expiry is past gets five minutes. [F-SES-07, OPEN-13]
 */
export function received(record: TokenRecord, now: Date): TokenRecord {
  const { iat, exp } = claimsOf(record.accessToken) ?? {}
  const life = typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1000 : undefined
  const clockIsOff = typeof iat === 'number' && Math.abs(iat * 1000 - now.getTime()) > tolerance
  const isPast = !(Date.parse(record.expirationDate) > now.getTime())
  const end = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
  if (life !== undefined && (clockIsOff || isPast)) return { ...record, expirationDate: end(life) }
  return isPast ? { ...record, expirationDate: end(unknownLife) } : record
}

/** Milliseconds: a smaller difference is network delay, not a wrong clock. */
const tolerance = 60_000
/** Milliseconds for which a token of unknown lifetime is used before it is refreshed. */
const unknownLife = 300_000

/**
 * Milliseconds by which this device's clock is ahead of the server's: the difference between the stored expiry and the
 * token's own. A negative one counts as 0: an operator may announce an earlier expiry than the token's, and a refresh
 * token that seems to live too long only costs one refused call.
 */
function clockSkew({ accessToken, expirationDate }: TokenRecord): number {
  const exp = claimsOf(accessToken)?.exp
  const skew = typeof exp === 'number' ? Date.parse(expirationDate) - exp * 1000 : 0
  return Number.isFinite(skew) ? Math.max(0, skew) : 0
}

/**
 * Returns a key for the owner of a token, the same before and after a refresh. Without a `sub` claim each token has its own
 * key. [F-SES-06]
 */
export function ownerOf({ accountType, accessToken, refreshToken }: TokenRecord): string {
  const sub = claimsOf(accessToken)?.sub ?? claimsOf(refreshToken ?? '')?.sub
  return `${accountType} ${typeof sub === 'string' ? sub : accessToken}`
}

function claimsOf(jwt: string): { exp?: unknown; iat?: unknown; sub?: unknown } | undefined {
  const [, payload = '', ...rest] = jwt.split('.')
  if (rest.length !== 1) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('=', '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}
