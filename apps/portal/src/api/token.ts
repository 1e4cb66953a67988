import { logoutRenter, logoutUser, refreshRenterToken, refreshUserToken } from '@voie-libre/contract/calls/tokens'
import type { TokenRecord } from '@voie-libre/contract/schemas/account'
import { received, tokenState } from '@voie-libre/domain/account/token'
import { store } from '../session/store.ts'
import { syncStored } from '../session/stored.ts'
import { confirmVisitor, syncSession, loseSession, renew, signOut, tokenAtom } from '../session/visitor.ts'
import { send } from './send.ts'

/**
 * The access token to send, refreshed first if expired; `undefined` for a disconnected visitor.
 *
 * Runs one refresh at a time across all calls and tabs, because a refresh token works only once. A failure signs out
 * silently, as §4 requires: do not add a message.
 */
export async function bearer(): Promise<string | undefined> {
  syncSession()
  const record = store.get(tokenAtom)
  if (!record) return undefined
  if (tokenState(record, new Date()) === 'valid') {
    confirmVisitor(record)
    return record.accessToken
  }
  return (await refreshOnce())?.accessToken
}

/** Reads the token from storage, because the browser reports another tab's change late. */
function storedToken(): TokenRecord | undefined {
  syncStored()
  return store.get(tokenAtom)
}

/** Ends the session after a 401, unless another tab has replaced the token meanwhile. [AUTH-08] */
export function onUnauthorized(accessToken: string): void {
  if (storedToken()?.accessToken === accessToken) loseSession('ended')
}

/** Converts a token pair for storage: the expiry follows this device's clock. [F-SES-07] */
export const fromNow = (record: TokenRecord): TokenRecord => received(record, new Date())

/**
 * Signs out on this device at once, then on the server. Ignores a failure of that call, as §4 requires.
 * [AUTH-09..11, OPEN-12]
 */
export async function logout(): Promise<void> {
  const record = store.get(tokenAtom)
  signOut()
  if (record) await endSession(record).catch(() => undefined)
}

/** Ends the session on the server after the local logout; refreshes the token first if it has expired. */
async function endSession(record: TokenRecord): Promise<void> {
  const last = tokenState(record, new Date()) === 'refresh' ? await exchange(record) : record
  await send(last.accountType === 'renter' ? logoutRenter : logoutUser, {}, last.accessToken)
}

async function refresh(): Promise<TokenRecord | undefined> {
  // Another call or tab may have refreshed while this one waited for the lock.
  const record = storedToken()
  if (!record) return undefined
  const state = tokenState(record, new Date())
  if (state === 'valid') return record
  try {
    if (state === 'refresh') return await storeRenewed(await exchange(record), record)
  } catch {
    // The failure must not sign out a user who logged in meanwhile.
    if (!isStored(record)) return storedToken()
  }
  loseSession('left')
  return undefined
}

async function exchange({ accountType, refreshToken = '' }: TokenRecord): Promise<TokenRecord> {
  const endpoint = accountType === 'renter' ? refreshRenterToken : refreshUserToken
  return fromNow(await send(endpoint, { body: { refreshToken } }))
}

/** Stores a new pair, unless its user has logged out or another user has logged in during the request. */
async function storeRenewed(fresh: TokenRecord, old: TokenRecord): Promise<TokenRecord | undefined> {
  if (isStored(old)) {
    renew(fresh)
    return fresh
  }
  await endSession(fresh).catch(() => undefined)
  return storedToken()
}

const isStored = (record: TokenRecord): boolean => storedToken()?.accessToken === record.accessToken

async function refreshOnce(): Promise<TokenRecord | undefined> {
  const before = storedToken()
  const { locks } = navigator
  const free = { ifAvailable: true }
  const immediate = await locks.request('user/token', free, async (lock) => lock && { done: await refresh() })
  if (immediate) return immediate.done
  return locks.request('user/token', async () => {
    // The lock can become free before the other tab's storage event arrives here.
    if (before && isStored(before)) await nextStored()
    return refresh()
  })
}

/** Waits for another tab to store a token, at most half a second. */
function nextStored(): Promise<void> {
  const signal = AbortSignal.timeout(500)
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve())
    window.addEventListener('storage', ({ key }) => key === 'user/token' && resolve(), { signal })
  })
}
