import type { TokenRecord } from '@voie-libre/domain/account/account'
import { ApiProblem } from '../http/problem.ts'
import type { Call } from '../http/server.ts'
import type { Db } from '../store/db.ts'
import { verifyCaptcha } from './captcha.ts'
import { isPassword } from './passwords.ts'
import { type Caller, issueTokens, lockAccount } from './tokens.ts'

interface Known {
  id: string
  password: string | null
  activated: boolean
}

const mostFailures = 5
const blockMinutes = 5
/** Compared when no account exists, so that an unknown e-mail takes as long to refuse as a wrong password. */
const decoy = `${'0'.repeat(24)}:${'0'.repeat(64)}`

/**
 * Login of a customer or a renter. An unknown e-mail and a wrong password get the same answer and count as one failure.
 * Problems: provide_email_and_password_or_refresh_token, captcha_mandatory, user_temporary_blocked, user_not_found,
 * user_not_activated. [ERROR-31..35]
 */
export async function signIn(
  { db, now, query, body }: Call<{ captchaToken: string }, { email: string; password: string }>,
  accountType: Caller['accountType'],
  find: (email: string) => Promise<Known | undefined>,
  prepare: (db: Db, id: string) => Promise<void>,
): Promise<TokenRecord> {
  const email = body.email.trim().toLowerCase()
  if (email === '' || body.password === '') throw new ApiProblem('provide_email_and_password_or_refresh_token')
  await verifyCaptcha(db, query.captchaToken)
  const key = [accountType, email]
  const [failed] = await db.query<{ blocked: boolean }>(
    `select failures >= ${mostFailures} as blocked from login_failures
     where account_type = $1 and email = $2 and last_at > $3`,
    [...key, blockStart(now)],
  )
  if (failed?.blocked === true) throw new ApiProblem('user_temporary_blocked', 429)

  const known = await find(email)
  const isRight = await isPassword(body.password, known?.password ?? decoy)
  if (known === undefined || !isRight) {
    await countFailure(db, now, key)
    throw new ApiProblem('user_not_found')
  }
  if (!known.activated) throw new ApiProblem('user_not_activated')
  const account = { accountType, id: known.id }
  await prepare(db, known.id)
  return db.transaction(async (inside) => {
    // The password that was right a moment ago may have changed since.
    if ((await lockAccount(inside, account))?.password !== known.password) throw new ApiProblem('user_not_found')
    await forgetFailures(inside, accountType, email)
    return issueTokens(inside, now, account)
  })
}

const blockStart = (now: Date) => new Date(now.getTime() - blockMinutes * 60_000)

async function countFailure(db: Db, now: Date, key: readonly string[]) {
  await db.query(
    `insert into login_failures (account_type, email, failures, last_at) values ($1, $2, 1, $3)
     on conflict (account_type, email) do update set last_at = excluded.last_at,
       failures = case when login_failures.last_at > $4 then login_failures.failures + 1 else 1 end`,
    [...key, now, blockStart(now)],
  )
}

/** Clears the count of failures after a correct password or a password reset. */
export async function forgetFailures(db: Db, accountType: Caller['accountType'], email: string): Promise<void> {
  await db.query('delete from login_failures where account_type = $1 and email = $2', [accountType, email])
}
