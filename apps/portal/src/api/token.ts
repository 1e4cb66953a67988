import type { TokenRecord } from '@voie-libre/domain/account/account'
import { isRefreshUsable, tokenState } from '@voie-libre/domain/account/token'
import { refreshUserToken } from '@voie-libre/domain/contract/accounts'
import { refreshRenterToken } from '@voie-libre/domain/contract/renters'
import { peek, put } from '../session/stored.ts'
import { signOut } from '../session/visitor.ts'
import { send } from './send.ts'

/**
 * The access token to send, refreshed first when its time has passed; `undefined` for a disconnected visitor.
 *
 * One refresh at a time over all calls and all tabs: a refresh token works once. Whatever goes wrong signs out without
 * a word [§4: silently], so nobody should "mend" that with a message.
 */
export async function bearer(): Promise<string | undefined> {
  const record = peek('user/token')
  if (!record) return undefined
  if (tokenState(record, new Date()) === 'valid') return record.accessToken
  running ??= alone(refresh).finally(() => (running = undefined))
  return (await running)?.accessToken
}

let running: Promise<TokenRecord | undefined> | undefined

/** A call was refused with 401: the token is worth nothing, unless another tab has replaced it meanwhile. [AUTH-08] */
export function refused(accessToken: string): void {
  if (peek('user/token')?.accessToken === accessToken) signOut()
}

async function refresh(): Promise<TokenRecord | undefined> {
  // Another tab may have refreshed while this one waited for its turn.
  const record = peek('user/token')
  if (!record) return undefined
  const now = new Date()
  const state = tokenState(record, now)
  if (state === 'valid') return record
  if (state === 'refresh' && record.refreshToken && isRefreshUsable(record.refreshToken, now)) {
    try {
      const endpoint = record.accountType === 'renter' ? refreshRenterToken : refreshUserToken
      const fresh = await send(endpoint, { body: { refreshToken: record.refreshToken } })
      put('user/token', fresh)
      return fresh
    } catch {
      // falls through to the silent sign-out
    }
  }
  signOut()
  return undefined
}

function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('user/token', work) : work()
}
