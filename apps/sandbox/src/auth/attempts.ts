import { ApiProblem } from '../http/problem.ts'
import type { Call } from '../http/server.ts'
import { type Db, sqlFile } from '../store/db.ts'

/** Attempts of a subject (an account or a recipient) and of a client's address within `minutes`. */
const budgets = {
  /** Passwords tried for one account: at its login and as its current password. [ERROR-34] */
  password: { subject: 5, address: 100, minutes: 5, refusal: 'user_temporary_blocked' },
  /** E-mails that callers request for one recipient. */
  mail: { subject: 10, address: 60, minutes: 60, refusal: 'too_many_requests' },
} as const
type Kind = keyof typeof budgets

const reserveSql = sqlFile('reservedAttempts')

/**
 * Takes one attempt from the budgets of the subject and of the client's address, or answers 429. Call it before
 * checking the input: simultaneous calls then cannot exceed the budget.
 */
export async function reserveAttempt(
  { db, now, address }: Pick<Call, 'db' | 'now' | 'address'>,
  kind: Kind,
  subject = '',
): Promise<void> {
  const budget = budgets[kind]
  const most = new Map<string, number>([[keyOf(subject), budget.subject]])
  if (address !== undefined) most.set(`address ${address}`, budget.address)
  const reserved = await db.query(reserveSql, [
    kind,
    [...most.keys()],
    [...most.values()],
    new Date(now.getTime() + budget.minutes * 60_000),
    now,
  ])
  if (reserved.length < most.size) throw new ApiProblem(budget.refusal, 429)
}

/** Restores the whole budget of a subject, after a correct or a changed password. */
export async function forgetAttempts(db: Db, kind: Kind, subject: string): Promise<void> {
  await db.query('delete from attempts where kind = $1 and subject = $2', [kind, keyOf(subject)])
}

/** Cuts a subject to the length that the index takes; no account and no recipient is that long. */
const keyOf = (subject: string) => subject.trim().toLowerCase().slice(0, 200)
