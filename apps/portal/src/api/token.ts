import type { TokenRecord } from '@voie-libre/domain/account/account'
import { received, tokenState } from '@voie-libre/domain/account/token'
import { logoutRenter, logoutUser, refreshRenterToken, refreshUserToken } from '@voie-libre/domain/contract/tokens'
import { peek } from '../session/stored.ts'
import { confirmVisitor, syncSession, loseSession, renew, signOut } from '../session/visitor.ts'
import { send } from './send.ts'

/**
 * The access token to send, refreshed first when its time has passed; `undefined` for a disconnected visitor.
 *
 * One refresh at a time over all calls and all tabs: a refresh token works once. Whatever goes wrong signs out without
 * a word [§4: silently], so nobody should "mend" that with a message.
 */
export async function bearer(): Promise<string | undefined> {
  syncSession()
  const record = peek('user/token')
  if (!record) return undefined
  if (tokenState(record, new Date()) === 'valid') {
    confirmVisitor(record)
    return record.accessToken
  }
  running ??= withRefreshLock(refresh).finally(() => (running = undefined))
  return (await running)?.accessToken
}

let running: Promise<TokenRecord | undefined> | undefined

/** A call was refused with 401: the token is worth nothing, unless another tab has replaced it meanwhile. [AUTH-08] */
export function onUnauthorized(accessToken: string): void {
  if (peek('user/token')?.accessToken === accessToken) loseSession('ended')
}

/** A token pair as it is kept: its end told by this device's clock. [F-SES-07] */
export const fromNow = (record: TokenRecord): TokenRecord => received(record, new Date())

/**
 * Signs out at once on this device, and tells the server. A failure of that call says nothing: §4 wants it ignored.
 * [AUTH-09..11, OPEN-12]
 */
export async function logout(): Promise<void> {
  const record = peek('user/token')
  signOut()
  if (record) await endSession(record).catch(() => undefined)
}

/** Ends a session that this browser has forgotten already, with fresh tokens where its own have run out meanwhile. */
async function endSession(record: TokenRecord): Promise<void> {
  const last = tokenState(record, new Date()) === 'refresh' ? await exchanged(record) : record
  await send(last.accountType === 'renter' ? logoutRenter : logoutUser, {}, last.accessToken)
}

async function refresh(): Promise<TokenRecord | undefined> {
  // Another tab may have refreshed while this one waited for its turn.
  const record = peek('user/token')
  if (!record) return undefined
  const state = tokenState(record, new Date())
  if (state === 'valid') return record
  try {
    if (state === 'refresh') return await kept(await exchanged(record), record)
  } catch {
    const other = await otherTabsRecord(record)
    if (other) return other
    // Whoever left or came meanwhile is not signed out by this failure.
    if (isStored(record)) loseSession('left')
    return undefined
  }
  loseSession('left')
  return undefined
}

async function exchanged({ accountType, refreshToken = '' }: TokenRecord): Promise<TokenRecord> {
  const endpoint = accountType === 'renter' ? refreshRenterToken : refreshUserToken
  return fromNow(await send(endpoint, { body: { refreshToken } }))
}

/** Keeps a new pair, unless its visitor has signed out or been replaced while it was on its way. */
async function kept(fresh: TokenRecord, old: TokenRecord): Promise<TokenRecord | undefined> {
  if (isStored(old)) {
    renew(fresh)
    return fresh
  }
  await endSession(fresh).catch(() => undefined)
  return peek('user/token')
}

const isStored = (record: TokenRecord): boolean => peek('user/token')?.accessToken === record.accessToken

const lock = 'user/token'
const hasLocks = (): boolean => 'locks' in navigator

async function withRefreshLock(work: () => Promise<TokenRecord | undefined>): Promise<TokenRecord | undefined> {
  if (!hasLocks()) return work()
  const before = peek('user/token')
  const atOnce = await navigator.locks.request(
    lock,
    { ifAvailable: true },
    async (free) => free && { done: await work() },
  )
  if (atOnce) return atOnce.done
  return navigator.locks.request(lock, async () => {
    // The lock may be free before what the other tab has stored is known here.
    if (before && isStored(before)) await nextStored(500)
    return work()
  })
}

/**
 * Without locks (no secure context) two tabs may refresh at once, and only one of them is answered: the other one takes
 * what that one gets. [F-SES-04]
 */
async function otherTabsRecord(failed: TokenRecord): Promise<TokenRecord | undefined> {
  if (!hasLocks() && isStored(failed)) await nextStored(2000)
  return isStored(failed) ? undefined : peek('user/token')
}

/** Waits for another tab to store a token, `patience` milliseconds at most. */
function nextStored(patience: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('storage', heard)
      resolve()
    }
    const heard = ({ key }: StorageEvent) => {
      if (key === 'user/token') done()
    }
    const timer = setTimeout(done, patience)
    window.addEventListener('storage', heard)
  })
}
