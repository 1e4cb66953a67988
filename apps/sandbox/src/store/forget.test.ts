import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../app.ts'
import { createCore } from '../http/server.ts'
import { dropTestDatabase, testDatabase } from '../testing/testDatabase.ts'
import { clientOf } from '../testing/testKit.ts'
import { type Db, openDb } from './db.ts'
import { saveSetting } from './settings.ts'

const database = testDatabase()
let db: Db
let client: ReturnType<typeof clientOf>
beforeAll(async () => {
  db = await openDb(database)
  const core = createCore(db)
  for (const area of areas) area(core)
  client = clientOf(async (request) => core.http.fetch(request, {}))
})
afterAll(async () => {
  await db.close()
  await dropTestDatabase(database)
})

const start = '2026-03-02T09:00:00Z'

/** One row per table, and the last moment at which it is still there. */
const kept = {
  tokens: [`insert into tokens values ('t', 'customer', 'a', 's', $1)`, start],
  attempts: [`insert into attempts values ('mail', 'a@example.fr', 0, $1)`, start],
  codes: [`insert into codes values ('c', 'password', 'customer', 'a', $1)`, '2026-04-01T09:00:00Z'],
  alert_requests: [
    `insert into alert_requests (code, country, plate, email, operator, language, created_at)
     values ('c', 'FR', 'AB123CD', 'a@example.fr', 'default', 'fr', $1)`,
    '2026-04-01T09:00:00Z',
  ],
  sessions: [
    `insert into sessions (id, reference, searched_at, operator, kind, country, plate, only_notices, opened_at, expires_at)
     values ('s', 'R-1', $1, 'default', 'plate', 'FR', 'AB123CD', false, $1, $1)`,
    '2027-03-02T09:00:00Z',
  ],
  mails: [
    `insert into mails (at, recipient, subject, text, html) values ($1, 'a@example.fr', 's', 't', 'h')`,
    '2027-03-02T09:00:00Z',
  ],
  article_ratings: [`insert into article_ratings values ('a', 'default', true, $1)`, '2028-03-02T09:00:00Z'],
  alerts: [
    `insert into alerts (country, plate, email, operator, language, created_at)
     values ('FR', 'AB123CD', 'a@example.fr', 'default', 'fr', $1)`,
    '2028-03-02T09:00:00Z',
  ],
  contact_messages: [`insert into contact_messages values ('m', $1, 'default', '{}', '[]')`, '2029-03-02T09:00:00Z'],
  claims: [`insert into claims (id, at, type, fields) values ('r', $1, 'CNP', '{}')`, '2031-03-02T09:00:00Z'],
} as const

async function rowsAt(table: string, now: Date): Promise<number> {
  await saveSetting(db, 'clock', now.toISOString())
  // Any call starts the hourly deletion.
  await client.send('GET', '/services/v1/protests/reasons?type=CNP')
  return (await db.query(`select 1 from ${table}`)).length
}

it.each(Object.entries(kept))('%s have an end', { tags: ['ALERT-26'] }, async (table, [sql, last]) => {
  await db.query(sql, [start])
  expect(await rowsAt(table, new Date(last))).toBe(1)
  expect(await rowsAt(table, new Date(Date.parse(last) + 3_600_000))).toBe(0)
})

it('the files of a claim end with it, and used captchas by the real clock', async () => {
  await db.query(`insert into claims (id, at, type, fields) values ('gone', $1, 'CNP', '{}')`, [start])
  await db.query(`insert into claim_files values ('gone', 0, 'a.png', 'image/png', '')`)
  await db.query(
    `insert into captcha_used values ('old', now() - interval '1 minute'), ('new', now() + interval '1 hour')`,
  )
  expect(await rowsAt('claim_files', new Date('2040-01-01T00:00:00Z'))).toBe(0)
  expect(await db.query('select id from captcha_used')).toEqual([{ id: 'new' }])
})
