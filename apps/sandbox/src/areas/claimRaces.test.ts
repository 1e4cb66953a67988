import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused, testClients } from '../testing/testClient.ts'

let clients: Awaited<ReturnType<typeof testClients>>
beforeAll(async () => {
  clients = await testClients()
})
afterAll(() => clients.close())

let plates = 0
const found = z.object({ sessionId: z.string() })

/** A session with these late payments, of a plate of its own. */
async function searchWith(ids: readonly string[]): Promise<string> {
  plates += 1
  const plate = `RC-${100 + plates}-LM`
  const journeys = ids.map((id) => ({ id, nature: 'latePayment', paymentLimit: 'BEFORE_OMP' }))
  await clients.set('vehicles', { numberPlate: plate, journeys })
  const query = { plate, country: 'FR', captchaToken: await clients.captcha() }
  return found.parse((await clients.service('GET', '/detailedJourneys', { query })).body).sessionId
}

function contest(at: number, sessionId: string, ids: readonly string[], email: string) {
  const form = new FormData()
  const fields = { reasonId: 'other', comment: 'Hello', firstName: 'Lou', lastName: 'Martin', email }
  for (const [name, value] of Object.entries({ journeys: JSON.stringify(ids), ...fields })) form.append(name, value)
  return clients.at(at).service('POST', '/protests', { query: { type: 'LATE_PAYMENT', sessionId }, form })
}

const times = Array.from({ length: 10 }, (_, at) => at)

describe('claims at the same moment', { tags: ['API-79', 'OPEN-47'] }, () => {
  it('of one journey: one is stored and confirmed, the others hear that the journey cannot be contested', async () => {
    const sessionId = await searchWith(['late'])
    const answers = await Promise.all(times.map((at) => contest(at, sessionId, ['late'], 'once@example.fr')))
    const [won, ...lost] = answers.toSorted((one, other) => one.status - other.status)
    expect(won).toMatchObject({ status: 200 })
    expect(lost.map(({ status, body }) => ({ status, body }))).toEqual(
      lost.map(() => refused('payment_journeys_invalid')),
    )
    expect(await clients.mailsTo('once@example.fr')).toHaveLength(1)
  })

  it('of the same journeys in opposite order: one is stored each time, and none fails', async () => {
    for (const round of times) {
      const sessionId = await searchWith(['a', 'b', 'c'])
      const email = `order${round}@example.fr`
      const answers = await Promise.all(
        times.map((at) => contest(at, sessionId, at % 4 < 2 ? ['a', 'b', 'c'] : ['c', 'b', 'a'], email)),
      )
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
      expect(statuses).toEqual([200, ...times.slice(1).map(() => 400)])
      expect(await clients.mailsTo(email)).toHaveLength(1)
    }
  })
})
