import type { Db } from './db.ts'
import { saveSetting } from './settings.ts'

/**
 * How long the rows of a table are kept after a moment of theirs. Vehicles, journeys, accounts and fleets stay until somebody
 * deletes them, and payments for accounting.
 */
const lifetimes: readonly (readonly [table: string, since: string, kept: string])[] = [
  ['tokens', 'expires_at', '0 days'],
  ['attempts', 'ends_at', '0 days'],
  // A link that is a little too old still hears that it has expired.
  ['codes', 'expires_at', '30 days'],
  ['alert_requests', 'created_at', '30 days'],
  // The support finds a search by its reference.
  ['sessions', 'expires_at', '1 year'],
  ['mails', 'at', '1 year'],
  ['article_ratings', 'at', '2 years'],
  ['contact_messages', 'at', '3 years'],
  ['claims', 'at', '5 years'],
]

/** The hour in which rows were last deleted. */
export const hourOf = (now: Date): string => now.toISOString().slice(0, 13)

/** Deletes what is no longer needed. Called once an hour by the sandbox's clock. */
export async function forget(db: Db, now: Date): Promise<void> {
  await saveSetting(db, 'forgotten', hourOf(now))
  for (const [table, since, kept] of lifetimes)
    await db.query(`delete from ${table} where ${since} < $1::timestamptz - $2::interval`, [now, kept])
  await db.query('delete from claim_files where claim_id not in (select id from claims)')
  // Captchas expire by the real clock.
  await db.query('delete from captcha_used where expires_at < now()')
  // Two years after the last passage, or after the subscription if none followed. [ALERT-26]
  await db.query(
    `delete from alerts a where greatest(a.created_at,
       (select max(date) from journeys j where j.country = a.country and j.plate = a.plate)) < $1::timestamptz - interval '2 years'`,
    [now],
  )
}
