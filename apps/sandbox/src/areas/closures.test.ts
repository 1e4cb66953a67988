import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClients } from '../testing/testClient.ts'

let clients: Awaited<ReturnType<typeof testClients>>
const email = 'closures@renter.example'
const password = 'Flotte-2026-ok!'
beforeAll(async () => {
  clients = await testClients()
  await clients.set('renters', { email, password, plates: ['CL-100-OS', 'CL-200-OS', 'CL-300-OS'], journeys: 0 })
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

it(
  'of many vehicles in one call: those that it refuses keep their date, with the reason',
  { tags: ['API-38', 'OPEN-55', 'OPEN-72'] },
  async () => {
    const { accessToken: token } = await clients.signIn('renters', email, password)
    const list = z.object({ plates: z.array(z.object({ id: z.string(), validityEndDate: z.optional(z.string()) })) })
    const plates = async () => list.parse((await clients.service('GET', '/renters/me/plates', { token })).body).plates
    const close = (closures: readonly object[]) =>
      clients.service('POST', '/renters/me/plates/closures', { token, json: { closures } })
    const [one = { id: '' }, two = { id: '' }, three = { id: '' }] = await plates()
    const end = '2127-12-31T23:59:59'
    const { body } = await close([
      { ids: [two.id, 'of-nobody'], validityEndDate: end, expectedEndDate: null },
      { ids: [three.id], validityEndDate: '1999-12-31T23:59:59' },
      { ids: [one.id], validityEndDate: end, expectedEndDate: '2126-01-01T00:00:00' },
    ])
    expect(body).toMatchObject({
      plates: [{ id: two.id, validityEndDate: end }],
      refused: [
        { id: 'of-nobody', code: 'not_found' },
        { id: three.id, code: 'invalid_date_range' },
        { id: one.id, code: 'vehicle_changed', validityEndDate: one.validityEndDate },
      ],
    })
    expect((await plates()).map(({ validityEndDate }) => validityEndDate)).toEqual([
      one.validityEndDate,
      end,
      undefined,
    ])
    await close([{ ids: [two.id], validityEndDate: null, expectedEndDate: end }])
    expect((await plates())[1]?.validityEndDate, 'taken back').toBeUndefined()
    const many = Array.from({ length: 10_001 }, (_, at) => `${at}`)
    expect((await close([{ ids: many, validityEndDate: end }])).status, 'more than one call may hold').toBe(400)
  },
)
