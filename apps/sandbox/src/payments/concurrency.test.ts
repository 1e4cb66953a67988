import { payAllJourneys, payByPrivateCard, payByProvider, payJourneys } from '@voie-libre/contract/calls/payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { billing, providerPage, startTestSandboxes } from '../testing/testKit.ts'

/**
 * Simultaneous calls to two sandboxes. The embedded database runs one transaction after the other, so these tests only
 * show races on a PostgreSQL server (`npm test -- "on PostgreSQL"`).
 */
let sandbox: Awaited<ReturnType<typeof startTestSandboxes>>
beforeAll(async () => {
  sandbox = await startTestSandboxes()
})
afterAll(() => sandbox.close())

const card = {
  cardType: 'ESSO',
  cardNumber: '7034000000000000019',
  cardValidity: '4012',
  email: 'camille@example.org',
}
const rounds = Array.from({ length: 10 }, (_, at) => at)
/** The plate of the running test. */
let plate = ''
let plates = 0

const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

async function searchWith(...journeys: object[]): Promise<string> {
  plates += 1
  plate = `RA-${100 + plates}-CE`
  await sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys })
  return (await sandbox.search(plate)).sessionId
}
const prepaid = [{ prepaymentJourney: { in: 24, out: 34, vehicleCategory: 1 } }]

const handOver = (sessionId: string, at = 0) =>
  sandbox.at(at).api(payByProvider, { query: { sessionId }, body: billing })
const choose = (sessionId: string, body: unknown) => sandbox.api(payJourneys, { query: { sessionId }, body })
const chooseAll = (sessionId: string) => sandbox.api(payAllJourneys, { query: { sessionId }, body: [] })
const payByCard = (sessionId: string, at: number) =>
  sandbox.at(at).api(payByPrivateCard, { query: { sessionId }, body: card })

/** Follows a hand-over to the provider's page and returns what its form would send. */
async function arrive(handover: Awaited<ReturnType<typeof handOver>>) {
  const { searchParams } = await providerPage(sandbox, handover)
  searchParams.set('decision', 'pay')
  return searchParams
}
const confirm = (decision: URLSearchParams, at: number) => sandbox.at(at).send('POST', '/psp/decision', decision)

const shown = z.array(
  z.object({ numberPlate: z.string(), reference: z.string(), status: z.string(), debited: z.boolean() }),
)
/** Payments for the plate of the running test. */
const payments = async () =>
  shown.parse(await sandbox.control('GET', '/payments')).filter((one) => one.numberPlate === plate.replaceAll('-', ''))
const debits = async () => (await payments()).filter(({ debited }) => debited).length

describe.each(rounds)('round %i', () => {
  it('debits a prepaid trip once for simultaneous card payments of its session', async () => {
    const sessionId = await searchWith()
    await choose(sessionId, prepaid)
    await times(8, (at) => payByCard(sessionId, at))
    const statuses = (await payments()).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array.from({ length: 7 }, () => 'DUPLICATED'), 'SUCCEED'])
    expect(await debits()).toBe(1)
  })

  it('debits a prepaid trip once for simultaneous confirmations of its session', async () => {
    const sessionId = await searchWith()
    await choose(sessionId, prepaid)
    const decisions = await times(8, async (at) => arrive(await handOver(sessionId, at)))
    await Promise.all(decisions.map(confirm))
    expect(await debits()).toBe(1)
  })

  it('answers simultaneous starts with one hand-over', async () => {
    const sessionId = await searchWith({})
    await chooseAll(sessionId)
    await times(10, (at) => handOver(sessionId, at))
    expect(await payments()).toHaveLength(1)
  })

  it('debits a journey once for simultaneous payments in different sessions and orders', async () => {
    const first = await searchWith({ id: 'a' }, { id: 'b' })
    const others = await times(7, async () => (await sandbox.search(plate)).sessionId)
    await Promise.all(
      [first, ...others].map((sessionId, at) =>
        choose(
          sessionId,
          at % 2 === 0 ? [{ idDossier: 'a' }, { idDossier: 'b' }] : [{ idDossier: 'b' }, { idDossier: 'a' }],
        ),
      ),
    )
    // Attempts after the first payment get basket_changed; simultaneous ones end as DUPLICATED. [OPEN-64]
    await Promise.allSettled([first, ...others].map(payByCard))
    expect(await debits()).toBe(1)
  })
})
