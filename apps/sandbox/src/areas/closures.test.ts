import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClients } from '../testing/testClient.ts'

let clients: Awaited<ReturnType<typeof testClients>>
const email = 'closures@renter.example'
const password = 'Flotte-2026-ok!'
beforeAll(async () => {
  clients = await testClients()
  await clients.set('renters', { email, password, plates: ['CL-100-OS'], journeys: 0 })
})
afterAll(() => clients.close())

it('of one vehicle by ten people at once: one is made, nine hear which', { tags: ['API-38', 'OPEN-72'] }, async () => {
  const { accessToken: token } = await clients.signIn('renters', email, password)
  const { body } = await clients.service('GET', '/renters/me/plates', { token })
  const [vehicle] = z.object({ plates: z.array(z.looseObject({ id: z.string() })) }).parse(body).plates
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      clients.at(at).service('POST', `/renters/me/plates/${vehicle?.id}/closure`, {
        token,
        json: { validityEndDate: `2126-03-${at + 10}`, expectedEndDate: null },
      }),
    ),
  )
  const [made, ...others] = answers.toSorted((one, other) => one.status - other.status)
  expect([made?.status, ...others.map(({ status }) => status)]).toEqual([200, ...others.map(() => 409)])
  const { validityEndDate } = z.object({ validityEndDate: z.string() }).parse(made?.body)
  for (const { body: refusal } of others) expect(refusal).toMatchObject({ code: 'vehicle_changed', validityEndDate })
})
