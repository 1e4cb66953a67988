import { payAllJourneys, payByProvider, paymentStatus } from '@voie-libre/contract/calls/payments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { billing, providerPage, startTestSandboxes } from '../testing/testKit.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandboxes>>
beforeAll(async () => {
  sandbox = await startTestSandboxes()
})
afterAll(() => sandbox.close())

const decisions = { S: 'pay', R: 'refuse', C: 'cancel', P: 'wait' } as const
const statuses = { S: 'SUCCEED', R: 'REJECTED', C: 'CANCELLED', P: 'PENDING' } as const
type Said = keyof typeof decisions
const each = ['S', 'R', 'C', 'P'] as const

/** Starts a payment; returns its session and a function that opens one more visit to the provider's page. */
async function start(plate: string) {
  const { sessionId } = await sandbox.search(plate)
  await sandbox.api(payAllJourneys, { query: { sessionId }, body: [] })
  const handover = await sandbox.api(payByProvider, { query: { sessionId }, body: billing })
  const visit = async () => (await providerPage(sandbox, handover)).searchParams
  return { sessionId, visit }
}

const shown = z.array(z.object({ sessionId: z.string(), status: z.string(), debited: z.boolean() }))
/** The status of a payment as one process answers and lists it, as in 'SUCCEED, debited'. */
async function seenBy(at: number, id: string): Promise<string> {
  const { status, debited = false } = await sandbox.at(at).api(paymentStatus, { params: { id } })
  const listed = shown.parse(await sandbox.at(at).control('GET', '/payments')).find((one) => one.sessionId === id)
  expect.soft(listed).toMatchObject({ status, debited })
  return `${status}${debited ? ', debited' : ''}`
}
/** Only a success is debited. */
const fact = (status: string) => (status === 'SUCCEED' ? 'SUCCEED, debited' : status)

const minute = 60_000
const clock = (at: number | null) =>
  sandbox.control('PUT', '/clock', { now: at === null ? null : new Date(at).toISOString() })

it(
  'keeps the first final notification of a payment, each sent twice and to either process',
  { tags: ['OPEN-66'] },
  async () => {
    const sequences: readonly Said[][] = [
      ...each.map((one) => [one]),
      ...each.flatMap((one) => each.map((other) => [one, other])),
      ...each.map((one): Said[] => ['P', one, 'P', one]),
      ...each.map((one): Said[] => ['R', 'P', 'C', one]),
      ...each.map((one): Said[] => ['P', 'P', 'S', one]),
    ]
    const table = []
    const expected = []
    const begun = Date.now()
    for (const [index, sequence] of sequences.entries()) {
      await clock(begun)
      const plate = `NO-${100 + index}-TI`
      await sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys: [{ ttcPrice: 5 }] })
      const { sessionId, visit } = await start(plate)
      const visits = []
      for (const said of sequence) visits.push({ said, form: await visit() })
      for (const [at, { said, form }] of visits.entries()) {
        form.set('decision', decisions[said])
        await sandbox.at(at).send('POST', '/psp/decision', form)
        await sandbox.at(at + 1).send('POST', '/psp/decision', form)
      }
      const first = statuses[sequence.find((one) => one !== 'P') ?? 'P']
      const atOnce = await seenBy(index, sessionId)
      // A provider confirms a waiting payment a minute later, and only that.
      await clock(begun + 2 * minute)
      const later = await seenBy(index + 1, sessionId)
      const due = (await sandbox.search(plate)).journeys.length
      table.push({ said: sequence.join(''), atOnce, later, due })
      const end = first === 'PENDING' ? 'SUCCEED' : first
      expected.push({ said: sequence.join(''), atOnce: fact(first), later: fact(end), due: end === 'SUCCEED' ? 0 : 1 })
    }
    await clock(null)
    console.table(table)
    expect(table).toEqual(expected)
  },
)

it(
  'is DUPLICATED only for a second payment of journeys that another one has settled',
  { tags: ['OPEN-66'] },
  async () => {
    const plate = 'NO-099-TI'
    await sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys: [{ ttcPrice: 5 }] })
    const [one, other] = [await start(plate), await start(plate)]
    for (const { visit } of [one, other, one, other]) {
      const form = await visit()
      form.set('decision', 'pay')
      await sandbox.send('POST', '/psp/decision', form)
    }
    expect(await seenBy(0, one.sessionId)).toBe('SUCCEED, debited')
    expect(await seenBy(1, other.sessionId)).toBe('DUPLICATED')
  },
)
