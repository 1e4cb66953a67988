import { payByPrivateCard } from '@voie-libre/contract/calls/payments'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { payments } from '../areas/payments.ts'
import { createCore } from '../http/server.ts'
import { type Db, openDb } from '../store/db.ts'
import { defaultOperator } from '../store/operators.ts'
import { newSession, saveBasket, saveSearch, unpaidJourneys } from '../store/sessions.ts'
import { completedJourney, saveJourneys } from '../store/vehicles.ts'
import { dropTestDatabase, testDatabase } from '../testing/testDatabase.ts'
import { origin } from '../testing/testKit.ts'
import { basketOf } from './basket.ts'

const options = testDatabase()
let db: Db
beforeAll(async () => {
  db = await openDb(options)
})
afterAll(async () => {
  await db.close()
  await dropTestDatabase(options)
})

it('stores no card payment when its outcome cannot be stored', async () => {
  const core = { ...createCore(db), mail: () => Promise.reject(new Error('connection lost')) }
  payments(core)
  const [key, now] = [{ country: 'FR', plate: 'AB123CD' }, core.now()]
  await saveJourneys(db, [{ ...key, journey: completedJourney({}, 0, key, now) }], now)
  const session = newSession({ ...key, operator: defaultOperator, kind: 'plate', onlyNotices: false })
  await saveSearch(db, session, now, 1)
  const order = { kind: 'whole', prepayments: [] } as const
  const lines = basketOf(session, await unpaidJourneys(db, session), order, true)
  await saveBasket(db, session.id, { order, lines })

  const card = { cardType: 'ESSO', cardNumber: '7034000000000000019', cardValidity: '4012', email: 'a@example.org' }
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const url = `${origin}${payByPrivateCard.path}?sessionId=${session.id}`
  const body = JSON.stringify({ ...card, cvv: '123' })
  const headers = { 'content-type': 'application/json' }
  const answer = await core.http.request(url, { method: payByPrivateCard.method, headers, body }, {})
  const logged = log.mock.calls.flat().map(String)
  log.mockRestore()

  expect(answer.status).toBe(500)
  expect(logged).toEqual(['Error: connection lost'])
  expect(await db.query('select 1 from payments')).toEqual([])
  expect(await unpaidJourneys(db, session)).toHaveLength(1)
})
