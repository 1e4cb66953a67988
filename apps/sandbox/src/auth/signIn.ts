import type { TokenRecord } from '@voie-libre/contract/schemas/account'
import { ApiProblem } from '../http/problem.ts'
import type { Call } from '../http/server.ts'
import type { Db } from '../store/db.ts'
import { forgetAttempts, reserveAttempt } from './attempts.ts'
import { verifyCaptcha } from './captcha.ts'
import { isPassword } from './passwords.ts'
import { type AccountRow, type Caller, issueTokens, lockAccount } from './tokens.ts'

/** A hash to compare without an account, so that refusing an unknown e-mail takes as long as a wrong password. */
const decoy = `${'0'.repeat(24)}:${'0'.repeat(64)}`

/**
 * Logs a customer or a renter in. An unknown e-mail and a wrong password get the same answer.
 * Problems: provide_email_and_password_or_refresh_token, captcha_mandatory, user_temporary_blocked, user_not_found,
 * user_not_activated. [ERROR-31..35]
 */
export async function signIn(
  { db, now, address, query, body }: Call<{ captchaToken: string }, { email: string; password: string }>,
  accountType: Caller['accountType'],
  find: (email: string) => Promise<AccountRow | undefined>,
  prepare: (db: Db, id: string) => Promise<void>,
): Promise<TokenRecord> {
  const email = body.email.trim().toLowerCase()
  if (email === '' || body.password === '') throw new ApiProblem('provide_email_and_password_or_refresh_token')
  await verifyCaptcha(db, 'login', query.captchaToken)
  const subject = `${accountType} ${email}`
  await reserveAttempt({ db, now, address }, 'password', subject)
  const known = await find(email)
  const isRight = await isPassword(body.password, known?.password ?? decoy)
  if (known === undefined || !isRight) throw new ApiProblem('user_not_found')
  if (!known.activated) throw new ApiProblem('user_not_activated')
  const account = { accountType, id: known.id }
  await prepare(db, known.id)
  return db.transaction(async (inside) => {
    // The password may have changed since the check.
    if ((await lockAccount(inside, account))?.password !== known.password) throw new ApiProblem('user_not_found')
    await forgetAttempts(inside, 'password', subject)
    return issueTokens(inside, now, account)
  })
}
