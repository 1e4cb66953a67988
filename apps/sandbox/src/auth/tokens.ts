import { randomUUID } from 'node:crypto'
import type { TokenRecord } from '@voie-libre/contract/schemas/account'
import { errors, jwtVerify, SignJWT } from 'jose'
import { ApiProblem } from '../http/problem.ts'
import { type Db, insert } from '../store/db.ts'
import { secret } from '../store/settings.ts'

/** The account of the user-token header; `id` is its row in accounts or renters. */
export interface Caller {
  accountType: 'customer' | 'renter'
  id: string
  /** The login that a token comes from; refreshed tokens keep it. */
  session?: string
}

export interface AccountRow {
  id: string
  email: string
  /** null: the renter is invited and has chosen no password yet. */
  password: string | null
  activated: boolean
}

export const accountTables = { customer: 'accounts', renter: 'renters' } as const

const accessMinutes = 15
const refreshDays = 30

/**
 * Locks an account until the transaction ends; undefined when it no longer exists. Call it first in every transaction
 * that issues or revokes tokens: otherwise a login in flight could save its tokens after a password change or logout.
 */
export async function lockAccount(
  db: Db,
  { accountType, id }: Caller,
): Promise<Pick<AccountRow, 'password'> | undefined> {
  const sql = `select password from ${accountTables[accountType]} where id = $1 for no key update`
  return (await db.query<Pick<AccountRow, 'password'>>(sql, [id]))[0]
}

/** Issues a token pair that expires by the sandbox's clock; the refresh token works once. [§3, §4] */
export async function issueTokens(db: Db, now: Date, caller: Caller): Promise<TokenRecord> {
  const key = await secret(db, 'tokens')
  const accessEnd = new Date(now.getTime() + accessMinutes * 60_000)
  const refreshEnd = new Date(now.getTime() + refreshDays * 86_400_000)
  const session = caller.session ?? randomUUID()
  const sign = async (use: 'access' | 'refresh', end: Date) => {
    const id = randomUUID()
    const row = { id, account_type: caller.accountType, account_id: caller.id, session, expires_at: end }
    await insert(db, 'tokens', row)
    return new SignJWT({ use, accountType: caller.accountType })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(id)
      .setSubject(caller.id)
      .setIssuedAt(now)
      .setExpirationTime(end)
      .sign(key)
  }
  return {
    accessToken: await sign('access', accessEnd),
    refreshToken: await sign('refresh', refreshEnd),
    expirationDate: accessEnd.toISOString(),
    accountType: caller.accountType,
  }
}

/** Reads the owner of an access token; undefined when the token is unknown, revoked or expired. */
export async function callerOf(db: Db, now: Date, header: string | undefined): Promise<Caller | undefined> {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1]
  return token === undefined ? undefined : (await read(db, now, token, 'access'))?.caller
}

/** Two tabs of one visitor may refresh at once: the second one then uses the pair of the first. [F-SES-04] */
const graceSeconds = 10

/**
 * Exchanges a refresh token once; throws 401 `unauthorized` when it is not valid. A second use after `graceSeconds`
 * ends the session, because one of the two clients may be a thief.
 */
export async function refreshTokens(
  db: Db,
  now: Date,
  accountType: Caller['accountType'],
  refreshToken: string,
): Promise<TokenRecord> {
  const known = await read(db, now, refreshToken, 'refresh')
  if (known === undefined || known.caller.accountType !== accountType) throw new ApiProblem('unauthorized', 401)
  const fresh = await db.transaction(async (inside) => {
    await lockAccount(inside, known.caller)
    // Only the first of two simultaneous refreshes marks the row.
    const sql = 'update tokens set used_at = $2 where id = $1 and used_at is null returning id'
    if ((await inside.query(sql, [known.id, now])).length > 0) return issueTokens(inside, now, known.caller)
    const end = new Date(now.getTime() - graceSeconds * 1000)
    await inside.query(
      'delete from tokens where session = (select session from tokens where id = $1 and used_at < $2)',
      [known.id, end],
    )
    return undefined
  })
  if (fresh === undefined) throw new ApiProblem('unauthorized', 401)
  return fresh
}

/** Signs an account out, except in the session `kept`. Needs a transaction that has locked the account. */
export async function revokeTokens(db: Db, { accountType, id }: Caller, kept?: string): Promise<void> {
  const sql = 'delete from tokens where account_type = $1 and account_id = $2 and session is distinct from $3'
  await db.query(sql, [accountType, id, kept])
}

/** Ends the caller's login; the account's other devices stay logged in. */
export async function endSession(db: Db, caller: Caller): Promise<void> {
  await db.transaction(async (inside) => {
    await lockAccount(inside, caller)
    await inside.query('delete from tokens where session = $1', [caller.session])
  })
}

async function read(db: Db, now: Date, token: string, use: 'access' | 'refresh') {
  try {
    const { payload } = await jwtVerify(token, await secret(db, 'tokens'), { currentDate: now, algorithms: ['HS256'] })
    if (payload['use'] !== use || payload.jti === undefined) return undefined
    const [caller] = await db.query<Required<Caller>>(
      'select account_type as "accountType", account_id as id, session from tokens where id = $1',
      [payload.jti],
    )
    return caller && { id: payload.jti, caller }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
