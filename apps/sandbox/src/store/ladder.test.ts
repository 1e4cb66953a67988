import { payByPrivateCard, payJourneys, receipt } from '@voie-libre/contract/calls/payments'
import { fleetJourneys, renterToken } from '@voie-libre/contract/calls/renters'
import { amountDue } from '@voie-libre/domain/journey/price'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readPdf, startTestSandboxes } from '../testing/testKit.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandboxes>>
beforeAll(async () => {
  sandbox = await startTestSandboxes()
})
afterAll(() => sandbox.close())

const plate = 'LA-100-DR'
const renter = { email: 'ladder@renter.example', password: 'Flotte-2026-ok!' }
const clock = (now: string) => sandbox.control('PUT', '/clock', { now })
const journey = { id: 'one', date: '2026-03-08T08:00:00', ttcPrice: 5, deadline: '2026-03-22T23:59:59' }
const card = { cardType: 'ESSO', cardNumber: '7034000000000000019', cardValidity: '4012', email: 'a@example.org' }

beforeEach(async () => {
  await sandbox.control('POST', '/reset')
  await clock('2026-03-20T10:00:00+01:00')
})

/** The sums that each reader shows, in cents; each answer comes from the other process. */
async function sums() {
  const found = await sandbox.at(1).search(plate)
  const [listed] = found.journeys
  const query = { sessionId: found.sessionId }
  const basket = await sandbox
    .at(0)
    .api(payJourneys, { query, body: [{ idDossier: 'one' }] })
    .catch((error: unknown) => ({ total: z.parse(z.object({ code: z.string() }), error).code }))
  const login = { query: { captchaToken: await sandbox.captchaToken('login') }, body: renter }
  const { accessToken } = await sandbox.api(renterToken, login)
  const headers = { 'user-token': `Bearer ${accessToken}` }
  const fleet = await sandbox.at(1).api(fleetJourneys, { query: { page: '1', pageSize: '10' }, headers })
  const [owned] = fleet.data
  return { list: listed && amountDue(listed), basket: basket.total, fleet: owned && owned.ttcPrice + owned.indemnity }
}

it('rises on the days that the list announces, for every reader, and falls with the clock', async () => {
  await sandbox.control('POST', '/renters', {
    ...renter,
    plates: [plate],
    journeys: [{ ...journey, numberPlate: plate }],
  })
  const table = []
  for (const day of [
    '2026-03-22',
    '2026-03-23',
    '2026-04-06',
    '2026-04-07',
    '2026-05-21',
    '2026-05-22',
    '2026-03-22',
  ]) {
    await clock(`${day}T12:00:00+01:00`)
    table.push({ day, ...(await sums()) })
  }
  console.table(table)
  expect(table).toEqual([
    { day: '2026-03-22', list: 500, basket: 500, fleet: 500 },
    { day: '2026-03-23', list: 1500, basket: 1500, fleet: 1500 },
    { day: '2026-04-06', list: 1500, basket: 1500, fleet: 1500 },
    { day: '2026-04-07', list: 9500, basket: 9500, fleet: 9500 },
    { day: '2026-05-21', list: 9500, basket: 9500, fleet: 9500 },
    { day: '2026-05-22', list: 38_000, basket: 'payment_journeys_invalid', fleet: 38_000 },
    { day: '2026-03-22', list: 500, basket: 500, fleet: 500 },
  ])
})

it('raises the generated journeys of a fleet too', async () => {
  await sandbox.control('POST', '/renters', { ...renter, plates: 4, journeys: 200 })
  const dues = async () => {
    const login = { query: { captchaToken: await sandbox.captchaToken('login') }, body: renter }
    const { accessToken } = await sandbox.api(renterToken, login)
    const headers = { 'user-token': `Bearer ${accessToken}` }
    const { data } = await sandbox.api(fleetJourneys, { query: { page: '1', pageSize: '200' }, headers })
    return new Map(data.map((one) => [one.id, one]))
  }
  const before = await dues()
  await clock('2026-03-25T12:00:00+01:00')
  const after = await dues()
  const passed = [...before.values()].filter(
    ({ status, deadline = '', paymentLimit, claimDone }) =>
      status === 'TERMINE' &&
      paymentLimit === 'IRIS' &&
      claimDone !== true &&
      deadline > '2026-03-20' &&
      deadline < '2026-03-25',
  )
  expect(passed.length).toBeGreaterThan(0)
  for (const { id, indemnity } of passed) expect(after.get(id)?.indemnity).toBe(indemnity + 1000)
})

it('is debited and on the receipt', async () => {
  await sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys: [journey] })
  await clock('2026-03-23T12:00:00+01:00')
  const query = { sessionId: (await sandbox.search(plate)).sessionId }
  await sandbox.api(payJourneys, { query, body: [{ idDossier: 'one' }] })
  await sandbox.api(payByPrivateCard, { query, body: card })
  expect(await sandbox.control('GET', '/payments')).toMatchObject([{ amount: 1500, debited: true }])
  const { text } = await readPdf(await (await sandbox.api(receipt, { query })).arrayBuffer())
  for (const shown of ['dont majoration 10,00 €', 'Total payé 15,00 €']) expect(text).toContain(shown)

  await clock('2026-05-22T12:00:00+01:00')
  expect((await sandbox.search(plate)).journeys).toEqual([])
})

it.each([
  [
    'goes to the prosecutor after its notice',
    { nature: 'latePayment', paymentLimit: 'BEFORE_OMP', indemnity: 10 },
    ['OMP', 37_500],
  ],
  ['stays while a claim suspends it', { claimDone: true }, ['IRIS', 0]],
  ['stays when it is stored past its deadline', { deadline: '2026-03-10T23:59:59' }, ['IRIS', 0]],
])('a journey %s', async (_, fields, expected) => {
  await sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys: [{ ...journey, ...fields }] })
  await clock('2026-03-23T12:00:00+01:00')
  const [listed] = (await sandbox.search(plate)).journeys
  expect([listed?.paymentLimit, listed?.indemnity]).toEqual(expected)
})
