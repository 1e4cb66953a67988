import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../app.ts'
import { createCore } from '../http/server.ts'
import { type Db, openDb } from '../store/db.ts'
import { dropTestDatabase, testDatabase } from '../testing/testDatabase.ts'
import { actionOf, clientOf } from '../testing/testKit.ts'
import { saveAccount } from './people.ts'

const database = testDatabase()
let db: Db
let core: ReturnType<typeof createCore>
let client: ReturnType<typeof clientOf>

/** What was done since the last call: statements, and passwords that were hashed. */
const work: string[] = []
const hashes = createHook({ init: (_, type) => void (type === 'SCRYPTREQUEST' && work.push('hash')) })

beforeAll(async () => {
  db = await openDb(database)
  const query: Db['query'] = (sql, params) => {
    work.push(sql)
    return db.query(sql, params)
  }
  core = createCore({ ...db, query }, { captchaWork: 'light' })
  for (const area of areas) area(core)
  client = clientOf(async (request) => core.http.fetch(request, {}))
  const account = { email: 'known@example.fr', password: 'Voyage-2026!', activated: true, profile: {}, plates: [] }
  await saveAccount(db, new Date(), account)
  await saveAccount(db, new Date(), { ...account, email: 'invited@example.fr', activated: false })
  hashes.enable()
})
afterAll(async () => {
  hashes.disable()
  await core.idle()
  await db.close()
  await dropTestDatabase(database)
})

/** The status of a call, and the work done before its answer. */
async function before(path: string, json: object = {}) {
  const captchaToken = await client.captchaToken(actionOf(path))
  await core.idle()
  work.length = 0
  const { status } = await client.send(
    'POST',
    `/services/v1${path}?${new URLSearchParams({ captchaToken }).toString()}`,
    json,
  )
  return { status, work: [...work] }
}

it.each([
  [
    'an activation link',
    204,
    'invited@example.fr',
    (email: string) => before(`/public/users/${email}/activationCodes`),
  ],
  ['a password link', 204, 'known@example.fr', (email: string) => before(`/public/users/${email}/passwords/codes`)],
  [
    'a login with a wrong password',
    400,
    'known@example.fr',
    (email: string) => before('/public/users/token', { email, password: 'Wrong-2026!' }),
  ],
])(
  '%s: the work before the answer is the same for a known and an unknown e-mail',
  { tags: ['OPEN-52'] },
  async (_, status, known, ask) => {
    const ofKnown = await ask(known)
    expect(ofKnown.status).toBe(status)
    expect(await ask('nobody@example.fr')).toEqual(ofKnown)
  },
)

it('a login verifies one password, whether or not somebody has the e-mail', { tags: ['ERROR-33'] }, async () => {
  for (const email of ['known@example.fr', 'nobody@example.fr']) {
    const { work: done } = await before('/public/users/token', { email, password: 'Wrong-2026!' })
    expect([email, done.filter((one) => one === 'hash')]).toEqual([email, ['hash']])
  }
})

it('receipts to be sent again are searched after the answer', { tags: ['OPEN-52'] }, async () => {
  const sent = { email: 'known@example.fr', numberPlate: 'AB-123-CD', countryCode: 'FR' }
  const { status, work: done } = await before('/payments/receipts', sent)
  expect(status).toBe(204)
  expect(done.filter((sql) => sql.includes('payments'))).toEqual([])
})
