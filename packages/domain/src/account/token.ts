import type { TokenRecord } from './account.ts'

/**
 * Whether a stored token may be used, must be refreshed first, or is worth nothing any more: then the visitor is
 * disconnected, silently. [§4, AUTH-02..05, OPEN-13]
 */
export function tokenState(record: TokenRecord | undefined, now: Date): 'valid' | 'refresh' | 'expired' {
  if (record === undefined || record.accountType === 'disconnected') return 'expired'
  // An expiry that cannot be read compares as past.
  if (Date.parse(record.expirationDate) > now.getTime()) return 'valid'
  const serverNow = new Date(now.getTime() - clockSkew(record))
  return isRefreshUsable(record.refreshToken, serverNow) ? 'refresh' : 'expired'
}

/** A refresh token is invalid when it is not a JWT, and expired when its `exp` claim is past. [OPEN-13] */
export function isRefreshUsable(refreshToken: string | undefined, now: Date): boolean {
  const claims = claimsOf(refreshToken ?? '')
  if (claims === undefined) return false
  return claims.exp === undefined || (typeof claims.exp === 'number' && claims.exp * 1000 > now.getTime())
}

/**
 * A token pair that has just come in, its expiry told by this device's clock: one that runs ahead would refresh before
 * each call, one that runs behind would send what is long expired. How long the token lives is its own claims' word; a
 * token that tells nothing and seems past already is given some minutes. [F-SES-07, OPEN-13]
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

/** What the network takes is no wrong clock, in milliseconds. */
const tolerance = 60_000
const unknownLife = 300_000

/**
 * How far this device's clock runs ahead of the server's, in milliseconds: both say when the access token ends. Running
 * behind needs no care: the refresh token then only seems to live longer.
 */
function clockSkew({ accessToken, expirationDate }: TokenRecord): number {
  const exp = claimsOf(accessToken)?.exp
  const skew = typeof exp === 'number' ? Date.parse(expirationDate) - exp * 1000 : 0
  return Number.isFinite(skew) ? Math.max(0, skew) : 0
}

/** Whose token it is: the same before and after a refresh. A token that does not say is nobody else's. [F-SES-06] */
export function ownerOf({ accountType, accessToken, refreshToken }: TokenRecord): string {
  const sub = claimsOf(accessToken)?.sub ?? claimsOf(refreshToken ?? '')?.sub
  return `${accountType} ${typeof sub === 'string' ? sub : accessToken}`
}

function claimsOf(jwt: string): { exp?: unknown; iat?: unknown; sub?: unknown } | undefined {
  const [, payload = '', ...rest] = jwt.split('.')
  if (rest.length !== 1) return undefined
  try {
    const claims: unknown = JSON.parse(fromBase64Url(payload))
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as characters, which is enough to read a number out of JSON; `atob` is not part of the language. */
function fromBase64Url(text: string): string {
  const bits = Array.from(text.replace(/=+$/, ''), (letter) => {
    const value = alphabet.indexOf(letter)
    if (value < 0) throw new SyntaxError('not base64url')
    return value.toString(2).padStart(6, '0')
  }).join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('')
}
