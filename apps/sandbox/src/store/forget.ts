import type { Db } from './db.ts'
import { saveSetting } from './settings.ts'

/** How long rows stay after the time of a column. Other tables keep their rows, payments for accounting. */
const lifetimes: readonly (readonly [table: string, since: string, life: string])[] = [
  ['tokens', 'expires_at', '0 days'],
  ['attempts', 'ends_at', '0 days'],
  // Until then an old link is refused as expired, not as unknown.
  ['codes', 'expires_at', '30 days'],
  ['alert_requests', 'created_at', '30 days'],
  // The support finds searches by their reference.
  ['sessions', 'expires_at', '1 year'],
  ['mails', 'at', '1 year'],
  ['article_ratings', 'at', '2 years'],
  ['contact_messages', 'at', '3 years'],
  ['claims', 'at', '5 years'],
]

export const hourOf = (now: Date): string => now.toISOString().slice(0, 13)

/** Deletes outdated rows. Called once an hour of the sandbox's clock. */
export async function forget(db: Db, now: Date): Promise<void> {
  await saveSetting(db, 'forgotten', hourOf(now))
  for (const [table, since, life] of lifetimes)
    await db.query(`delete from ${table} where ${since} < $1::timestamptz - $2::interval`, [now, life])
  await db.query('delete from claim_files where claim_id not in (select id from claims)')
  // Captchas expire by the real clock.
  await db.query('delete from captcha_used where expires_at < now()')
  // Alerts stay for two years after the last passage, or after the subscription. [ALERT-26]
  await db.query(
    `delete from alerts a where greatest(a.created_at,
       (select max(date) from journeys j where j.country = a.country and j.plate = a.plate)) < $1::timestamptz - interval '2 years'`,
    [now],
  )
}
