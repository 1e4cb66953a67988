import { randomBytes } from 'node:crypto'
import { facts } from '../content/facts.ts'
import type { Db } from '../store/db.ts'
import type { Caller } from './tokens.ts'

interface CodeKey {
  purpose: 'activation' | 'password'
  account: Caller
}

/** Creates a code for an e-mail and deletes the account's earlier ones for the same purpose. */
export async function issueCode(db: Db, now: Date, { purpose, account }: CodeKey): Promise<string> {
  const key = [purpose, account.accountType, account.id]
  await db.query('delete from codes where purpose = $1 and account_type = $2 and owner = $3', key)
  const code = randomBytes(16).toString('hex')
  await db.query('insert into codes (purpose, account_type, owner, code, expires_at) values ($1, $2, $3, $4, $5)', [
    ...key,
    code,
    new Date(now.getTime() + facts.linkHours * 3_600_000),
  ])
  return code
}

/** Uses up a code. A used code is unknown. */
export async function takeCode(
  db: Db,
  now: Date,
  { purpose, account }: CodeKey,
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
