import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import * as users from '@voie-libre/contract/calls/accounts'
import * as renters from '@voie-libre/contract/calls/renters'
import { logoutRenter, logoutUser, refreshRenterToken, refreshUserToken } from '@voie-libre/contract/calls/tokens'
import { passwordIssue } from '@voie-libre/domain/account/password'
import { facts } from '../content/facts.ts'
import { pageUrl, sendMail } from '../content/mails.ts'
import { ApiProblem } from '../http/problem.ts'
import { type Call, type Core, me } from '../http/server.ts'
import { type Db, insert } from '../store/db.ts'
import { forgetAttempts, reserveAttempt } from './attempts.ts'
import { verifyCaptcha } from './captcha.ts'
import {
  type AccountRow,
  accountTables,
  type Caller,
  endSession,
  issueTokens,
  lockAccount,
  refreshTokens,
  revokeTokens,
} from './tokens.ts'

const kinds = {
  customer: {
    pages: '/account',
    activationMail: 'activation',
    token: users.userToken,
    refresh: refreshUserToken,
    logout: logoutUser,
    activationCode: users.userActivationCode,
    passwordCode: users.userPasswordCode,
    setPassword: users.setUserPassword,
  },
  renter: {
    pages: '/renters',
    activationMail: 'renterActivation',
    token: renters.renterToken,
    refresh: refreshRenterToken,
    logout: logoutRenter,
    activationCode: renters.renterActivationCode,
    passwordCode: renters.renterPasswordCode,
    setPassword: renters.setRenterPassword,
  },
} as const
type AccountType = keyof typeof kinds

/** Serves the calls that both account types share: login, refresh, logout and mailed codes. [§7.1, §7.2] */
export function serveAccount(
  { db, serve }: Core,
  type: AccountType,
  /** Prepares an account's data before its login is answered. */
  prepare: (db: Db, id: string) => Promise<void> = () => Promise.resolve(),
): void {
  const endpoints = kinds[type]
  const byEmail = async (email = ''): Promise<AccountRow | undefined> => {
    const sql = `select id, email, password, activated from ${accountTables[type]} where email = $1`
    const [row] = await db.query<AccountRow>(sql, [email.trim().toLowerCase()])
    return row
  }

  /**
   * Logs in. An unknown e-mail and a wrong password get the same answer. Problems:
   * provide_email_and_password_or_refresh_token, captcha_mandatory, user_temporary_blocked, user_not_found,
   * user_not_activated. [ERROR-31..35]
   */
  serve(endpoints.token, async (call) => {
    const { now, query, body } = call
    const email = body.email.trim().toLowerCase()
    if (email === '' || body.password === '') throw new ApiProblem('provide_email_and_password_or_refresh_token')
    await verifyCaptcha(db, 'login', query.captchaToken)
    const subject = `${type} ${email}`
    await reserveAttempt(call, 'password', subject)
    const known = await byEmail(email)
    const isRight = isPassword(body.password, known?.password ?? decoy)
    if (known === undefined || !isRight) throw new ApiProblem('user_not_found')
    if (!known.activated) throw new ApiProblem('user_not_activated')
    const account = { accountType: type, id: known.id }
    await prepare(db, known.id)
    return db.transaction(async (inside) => {
      // The password may have changed since the check.
      if ((await lockAccount(inside, account))?.password !== known.password) throw new ApiProblem('user_not_found')
      await forgetAttempts(inside, 'password', subject)
      return issueTokens(inside, now, account)
    })
  })

  serve(endpoints.refresh, async ({ body, now }) => {
    if (body.refreshToken === '') throw new ApiProblem('provide_email_and_password_or_refresh_token')
    return refreshTokens(db, now, type, body.refreshToken)
  })
  serve(endpoints.logout, (call) => endSession(db, me(call)))

  // Neither the answer nor its time tells whether the account exists. [OPEN-52]
  serve(endpoints.activationCode, async (call) => {
    await reserveAttempt(call, 'mail', call.params['id'])
    call.later(async () => {
      const row = await byEmail(call.params['id'])
      if (row !== undefined && !row.activated) await mailActivation(call, type, row)
    })
  })

  serve(endpoints.passwordCode, async (call) => {
    await verifyCaptcha(db, 'password', call.query.captchaToken)
    await reserveAttempt(call, 'mail', call.params['id'])
    call.later(async () => {
      const row = await byEmail(call.params['id'])
      if (row === undefined) return
      // Only the activation link proves that the mailbox belongs to the account's owner.
      if (!row.activated) return mailActivation(call, type, row)
      const code = await issueCode(call, 'password', { accountType: type, id: row.id })
      const link = pageUrl(call, `${endpoints.pages}/changePassword`, { id: row.id, code })
      await sendMail(call, row.email, 'password', { link })
    })
  })

  serve(endpoints.setPassword, async ({ params, body, now }) => {
    refuseWeakPassword(type, body.password)
    const account = { accountType: type, id: params['id'] ?? '' }
    // §8 has one code for every link that no longer works.
    if ((await takeCode(db, now, 'password', account, body.code)) !== 'valid')
      throw new ApiProblem('expired_password_reset_code')
    await savePassword(db, account, body.password)
  })
}

export async function mailActivation(call: Call, type: AccountType, { id, email }: Pick<AccountRow, 'id' | 'email'>) {
  const { pages, activationMail } = kinds[type]
  const code = await issueCode(call, 'activation', { accountType: type, id })
  await sendMail(call, email, activationMail, { link: pageUrl(call, `${pages}/activate`, { id, code }) })
}

/** Uses up an activation code. Problems: user_already_activated, invalid_activation_code, expired_activation_code. */
export async function takeActivationCode(db: Db, now: Date, account: Caller, code: string): Promise<void> {
  const sql = `select activated from ${accountTables[account.accountType]} where id = $1`
  const [row] = await db.query<{ activated: boolean }>(sql, [account.id])
  if (row?.activated === true) throw new ApiProblem('user_already_activated')
  const result = await takeCode(db, now, 'activation', account, code)
  if (result === 'unknown') throw new ApiProblem('invalid_activation_code')
  if (result === 'expired') throw new ApiProblem('expired_activation_code')
}

/** Reads the row of the caller's account; throws 401 `unauthorized` once the account is deleted. */
export async function ownAccount<Row extends AccountRow>(call: Pick<Call, 'db' | 'caller'>): Promise<Row> {
  const { accountType, id } = me(call)
  const [row] = await call.db.query<Row>(`select * from ${accountTables[accountType]} where id = $1`, [id])
  if (row === undefined) throw new ApiProblem('unauthorized', 401)
  return row
}

/** Deletes the caller's account with its plates or fleet, and in the same transaction what `deleteRelated` names. */
export async function deleteOwnAccount(
  call: Pick<Call, 'db' | 'caller'>,
  deleteRelated?: (db: Db, account: AccountRow) => Promise<void>,
): Promise<void> {
  const account = await ownAccount(call)
  await call.db.transaction(async (inside) => {
    await lockAccount(inside, me(call))
    await deleteRelated?.(inside, account)
    await inside.query('delete from codes where owner = $1', [account.id])
    await inside.query(`delete from ${accountTables[me(call).accountType]} where id = $1`, [account.id])
    await revokeTokens(inside, me(call))
  })
}

export function refuseWeakPassword(type: AccountType, password: string): void {
  if (passwordIssue(password, type) !== undefined) throw new ApiProblem('bad_password_security')
}

/** Saves a first or forgotten password, activates the account and ends all its sessions. */
export async function savePassword(db: Db, account: Caller, password: string): Promise<void> {
  const sql = `update ${accountTables[account.accountType]} set password = $1, activated = true where id = $2 returning email`
  const hash = hashPassword(password)
  await db.transaction(async (inside) => {
    await lockAccount(inside, account)
    const [row] = await inside.query<{ email: string }>(sql, [hash, account.id])
    await revokeTokens(inside, account)
    if (row !== undefined) await forgetAttempts(inside, 'password', `${account.accountType} ${row.email}`)
  })
}

type PasswordChange = Partial<Record<'currentPassword' | 'newPassword', string | undefined>>

/**
 * Changes the caller's password if the call names one, ends the account's other sessions, and answers whether it did.
 * Problems: required, user_temporary_blocked, invalid_password, bad_password_security.
 */
export async function changePassword(call: Call<unknown, PasswordChange>, account: AccountRow): Promise<boolean> {
  const { currentPassword, newPassword } = call.body
  if (currentPassword === undefined && newPassword === undefined) return false
  if (currentPassword === undefined || newPassword === undefined) throw new ApiProblem('required')
  const caller = me(call)
  const subject = `${caller.accountType} ${account.email}`
  await reserveAttempt(call, 'password', subject)
  if (!isPassword(currentPassword, account.password)) throw new ApiProblem('invalid_password')
  await forgetAttempts(call.db, 'password', subject)
  refuseWeakPassword(caller.accountType, newPassword)
  const password = hashPassword(newPassword)
  await call.db.transaction(async (inside) => {
    // Of two simultaneous changes only the first succeeds.
    if ((await lockAccount(inside, caller))?.password !== account.password) throw new ApiProblem('invalid_password')
    const sql = `update ${accountTables[caller.accountType]} set password = $1 where id = $2`
    await inside.query(sql, [password, account.id])
    await revokeTokens(inside, caller, caller.session)
  })
  return true
}

/** A hash to compare without an account, so that refusing an unknown e-mail takes as long as a wrong password. */
const decoy = `${'0'.repeat(24)}:${'0'.repeat(64)}`

type Purpose = 'activation' | 'password'

/** Creates a code for an e-mail and deletes the account's earlier ones for the same purpose. */
async function issueCode({ db, now }: Pick<Call, 'db' | 'now'>, purpose: Purpose, account: Caller): Promise<string> {
  const key = [purpose, account.accountType, account.id]
  await db.query('delete from codes where purpose = $1 and account_type = $2 and owner = $3', key)
  const code = randomBytes(16).toString('hex')
  const end = new Date(now.getTime() + facts.linkHours * 3_600_000)
  await insert(db, 'codes', { purpose, account_type: account.accountType, owner: account.id, code, expires_at: end })
  return code
}

/** Uses up a code. A used code is unknown. */
async function takeCode(
  db: Db,
  now: Date,
  purpose: Purpose,
  account: Caller,
  code: string,
): Promise<'valid' | 'expired' | 'unknown'> {
  const [row] = await db.query<{ fresh: boolean }>(
    `update codes set used = true
     where purpose = $1 and account_type = $2 and owner = $3 and code = $4 and not used
     returning expires_at > $5 as fresh`,
    [purpose, account.accountType, account.id, code, now],
  )
  if (row === undefined) return 'unknown'
  return row.fresh ? 'valid' : 'expired'
}

// The cost is low because each reset hashes the passwords of these demonstration accounts again.
const cost = { N: 1024, r: 8, p: 1 }

export function hashPassword(password: string, salt = randomBytes(12).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, 32, cost).toString('hex')}`
}

export const isPassword = (password: string, saved: string | null): boolean =>
  saved !== null && timingSafeEqual(Buffer.from(hashPassword(password, saved.split(':')[0])), Buffer.from(saved))
