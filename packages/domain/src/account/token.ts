import type { TokenRecord } from './account.ts'

/**
 * Whether a stored token may be used, must be refreshed first, or is worth nothing any more: then the visitor is
 * disconnected, silently. [§4, AUTH-02..05, OPEN-13]
 */
export function tokenState(record: TokenRecord | undefined, now: Date): 'valid' | 'refresh' | 'expired' {
  if (record === undefined || record.accountType === 'disconnected') return 'expired'
  // An expiry that cannot be read compares as past.
  if (Date.parse(record.expirationDate) > now.getTime()) return 'valid'
  return isRefreshUsable(record.refreshToken, now) ? 'refresh' : 'expired'
}

/** A refresh token is invalid when it is not a JWT, and expired when its `exp` claim is past. [OPEN-13] */
export function isRefreshUsable(refreshToken: string | undefined, now: Date): boolean {
  const claims = claimsOf(refreshToken ?? '')
  if (claims === undefined) return false
  return claims.exp === undefined || (typeof claims.exp === 'number' && claims.exp * 1000 > now.getTime())
}

function claimsOf(jwt: string): { exp?: unknown } | undefined {
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
