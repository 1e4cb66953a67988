import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClients } from './testClient.ts'

let clients: Awaited<ReturnType<typeof testClients>>
beforeAll(async () => {
  clients = await testClients()
})
afterAll(() => clients.close())

/** What a search in one sandbox answers. */
async function search(at: number, plate: string) {
  const query = { plate, country: 'FR', captchaToken: await clients.captcha() }
  return (await clients.at(at).service('GET', '/journeys', { query })).body
}

it('sets the clock of both sandboxes', async () => {
  const now = '2026-03-02T09:00:00.000Z'
  await clients.at(0).set('clock', { now })
  expect(await search(1, 'AB-123-CD')).toMatchObject({ search: { at: now } })

  await clients.at(1).reset()
  expect(await search(0, 'AB-123-CD')).not.toMatchObject({ search: { at: now } })
})

it('shows both sandboxes the same data', async () => {
  await clients.at(0).set('vehicles', { numberPlate: 'TW-002-PR', journeys: [{ id: 'shared' }] })
  expect(await search(1, 'TW-002-PR')).toMatchObject({ journeys: [{ id: 'shared' }] })
})
