import { userToken } from '@voie-libre/contract/calls/accounts'
import { detailedJourneys, journeyPrice } from '@voie-libre/contract/calls/journeys'
import {
  payAllJourneys,
  payByPrivateCard,
  payByProvider,
  payJourneys,
  receipt,
} from '@voie-libre/contract/calls/payments'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { totalDue } from '@voie-libre/domain/journey/price'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { billing, type Found, providerPage, readPdf, startTestSandboxes } from '../testing/testKit.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandboxes>>
/** The headers of a logged-in customer. */
let customer: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  sandbox = await startTestSandboxes()
  const body = { email: 'ways@example.org', password: 'Demo-2026-Voie' }
  await sandbox.control('POST', '/accounts', { ...body, activated: true })
  const query = { captchaToken: await sandbox.captchaToken('login') }
  customer = { 'user-token': `Bearer ${(await sandbox.api(userToken, { query, body })).accessToken}` }
})
afterAll(() => sandbox.close())

const cards = {
  TOTAL: { cardType: 'TOTAL', cardNumber: '703500000000000018', cvv: '123' },
  DKV: { cardType: 'DKV', cardNumber: '70430000000000017' },
  SHELL: { cardType: 'SHELL', cardNumber: '7002000000000000019', cvv: '123' },
  ESSO: { cardType: 'ESSO', cardNumber: '7034000000000000019' },
} as const
type Method = 'PAYBOX' | 'AXEPTA' | keyof typeof cards
const everyCard = ['TOTAL', 'DKV', 'SHELL', 'ESSO'] as const
/** TOTAL and DKV pay no trips ahead. [PAY-16, PAY-17] */
const cardsForTrips = ['SHELL', 'ESSO'] as const

const finished = { id: 'finished', ttcPrice: 7.1 }
const late = {
  id: 'late',
  nature: 'latePayment',
  paymentLimit: 'BEFORE_OMP',
  ttcPrice: 10.1,
  indemnity: 20,
  alreadyPaid: 2,
}
const declared = {
  id: 'declared',
  nature: 'nonPaymentDeclaration',
  paymentLimit: 'INFRACTION',
  ttcPrice: 4.3,
  indemnity: 90,
}
const running = { id: 'running', status: 'EN_COURS', inProgressId: 'ahead', in: { id: '24', label: '24' } }
const trip = { in: 24, out: 34, vehicleCategory: 1 }
const wholeTrip = { in: { id: 24 }, out: { id: 34 }, vehicleCategory: 1 }

interface Way {
  name: string
  owed: readonly object[]
  by: 'plate' | 'number'
  /** Rental dates of the search. */
  dates?: Readonly<Record<string, string>>
  headers?: () => Readonly<Record<string, string>>
  /** The ids of the paid journeys; the others stay. */
  pays: readonly string[]
  trips?: number
  /** What the client sends; undefined pays the whole session. */
  named?: readonly object[]
  methods: readonly Method[]
}
const ways: readonly Way[] = [
  {
    name: 'plate, all journeys',
    owed: [finished, late],
    by: 'plate',
    pays: ['finished', 'late'],
    methods: ['PAYBOX', ...everyCard],
  },
  {
    name: 'notice',
    owed: [late],
    by: 'number',
    pays: ['late'],
    named: [{ idDossier: 'late' }],
    methods: ['AXEPTA', ...everyCard],
  },
  {
    name: 'case number',
    owed: [declared],
    by: 'number',
    pays: ['declared'],
    named: [{ idDossier: 'declared' }],
    methods: ['AXEPTA', ...everyCard],
  },
  {
    name: 'customer, one of two',
    owed: [finished, late],
    by: 'plate',
    headers: () => customer,
    pays: ['late'],
    named: [{ idDossier: 'late' }],
    methods: ['PAYBOX', ...everyCard],
  },
  {
    name: 'plate and two prepaid trips',
    owed: [finished],
    by: 'plate',
    pays: ['finished'],
    trips: 2,
    methods: ['PAYBOX', ...cardsForTrips],
  },
  {
    name: 'customer, in progress',
    owed: [running],
    by: 'plate',
    headers: () => customer,
    pays: ['running'],
    trips: 1,
    named: [{ inProgressId: 'ahead', prepaymentJourney: trip }],
    methods: ['PAYBOX', ...cardsForTrips],
  },
  {
    name: 'prepaid trip alone',
    owed: [],
    by: 'plate',
    pays: [],
    trips: 1,
    named: [{ prepaymentJourney: trip }],
    methods: ['PAYBOX'],
  },
  {
    name: 'rental dates',
    owed: [
      { ...finished, date: '2026-01-05T10:00:00' },
      { ...late, date: '2026-02-05T10:00:00' },
    ],
    by: 'plate',
    dates: { startTime: '2026-01-01T00:00:00', endTime: '2026-01-31T00:00:00' },
    pays: ['finished'],
    methods: ['PAYBOX'],
  },
]
const rows = ways.flatMap((way) => way.methods.map((method) => ({ way, method })))

const email = 'payer@example.org'
const debits = z.array(
  z.object({
    sessionId: z.string(),
    debited: z.boolean(),
    amount: z.number(),
    reference: z.string(),
    journeys: z.array(z.object({ amount: z.number() })),
  }),
)
const mails = z.array(z.object({ text: z.string() }))

/** The last sum in a text, in cents. */
const sumIn = (text: string) =>
  Number(
    text
      .match(/\d[\d\s]*,\d\d(?=\s€)/g)
      ?.at(-1)
      ?.replaceAll(/\D/g, ''),
  )

/** Pays at the provider; returns the sum on its page. */
async function payAtProvider(at: number, sessionId: string, expectedTotal: number, headers: Record<string, string>) {
  const body = { ...billing, email, expectedTotal }
  const handover = await sandbox.at(at).api(payByProvider, { query: { sessionId }, body, headers })
  const page = await providerPage(sandbox, handover)
  const shown = await (await sandbox.at(at + 1).send('GET', page.pathname + page.search)).text()
  page.searchParams.set('decision', 'pay')
  await sandbox.at(at + 1).send('POST', '/psp/decision', page.searchParams)
  return sumIn(shown)
}

it(
  'list, button, session, provider, debit, receipt and e-mail show one sum in 28 ways of paying',
  { timeout: 300_000 },
  async () => {
    const table = []
    for (const [at, { way, method }] of rows.entries()) {
      const plate = `WA-${100 + at}-YS`
      const number = `WAY${100 + at}`
      await sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys: way.owed })
      if (way.by === 'number') await sandbox.control('POST', '/notices', { number, numberPlate: plate })
      const client = sandbox.at(at)
      const headers = { ...way.headers?.() }
      const found: Found = await (way.by === 'number' ? client.searchNumber(number) : client.search(plate, way.dates))
      const query = { sessionId: found.sessionId }
      const tripOrder = { plate, plateCountry: 'FR', in: '24', out: '34', category: '1' }
      const trips =
        way.trips === undefined ? 0 : way.trips * (await client.api(journeyPrice, { query: tripOrder })).total
      const sumOf = (journeys: readonly Journey[]) =>
        totalDue(journeys.filter(({ id }) => way.pays.includes(id))) + trips
      const list = sumOf(found.journeys)
      const again = await sandbox.at(at + 1).api(detailedJourneys, { query })
      const { total: button = Number.NaN } = await (way.named === undefined
        ? client.api(payAllJourneys, { query, body: Array.from({ length: way.trips ?? 0 }, () => wholeTrip), headers })
        : client.api(payJourneys, { query, body: [...way.named], headers }))
      const isCard = method !== 'PAYBOX' && method !== 'AXEPTA'
      const card = isCard ? { ...cards[method], cardValidity: '4012', email, expectedTotal: button } : undefined
      if (card !== undefined) await sandbox.at(at + 1).api(payByPrivateCard, { query, body: card, headers })
      // A card's issuer is asked for the sum of the call.
      const asked = isCard ? button : await payAtProvider(at, found.sessionId, button, headers)
      const payments = debits.parse(await sandbox.control('GET', '/payments'))
      const [payment, ...others] = payments.filter((one) => one.sessionId === found.sessionId && one.debited)
      const { text } = await readPdf(await (await client.api(receipt, { query })).arrayBuffer())
      const [mail] = mails
        .parse(await sandbox.control('GET', `/mailbox?to=${email}`))
        .filter((one) => one.text.includes(payment?.reference ?? 'no payment'))
      const left = (await client.search(plate)).journeys.map(({ id }) => id)
      expect.soft([others, left.filter((id) => way.pays.includes(id))], way.name).toEqual([[], []])
      table.push({
        way: way.name,
        method,
        list,
        button,
        session: sumOf(again.journeys),
        provider: asked,
        debit: payment?.amount,
        receipt: sumIn(text),
        mail: sumIn(mail?.text ?? ''),
      })
    }
    console.table(table)
    expect(table).toHaveLength(28)
    expect(table).toEqual(
      table.map(({ way, method, list: sum }) => {
        return { way, method, list: sum, button: sum, session: sum, provider: sum, debit: sum, receipt: sum, mail: sum }
      }),
    )
  },
)
