import { paidHistory, userToken } from '@voie-libre/contract/calls/accounts'
import { detailedJourneys } from '@voie-libre/contract/calls/journeys'
import {
  payAllJourneys,
  payByPrivateCard,
  payByProvider,
  payJourneys,
  paymentEmail,
  paymentStatus,
  receipt,
  resendReceipts,
  sendReceipt,
} from '@voie-libre/contract/calls/payments'
import { receiptKeys } from '@voie-libre/contract/calls/receiptKeys'
import { renterToken } from '@voie-libre/contract/calls/renters'
import type { ProviderHandover } from '@voie-libre/contract/schemas/payment'
import { totalDue } from '@voie-libre/domain/journey/price'
import { brands } from '@voie-libre/tokens'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compactVerify, createLocalJWKSet } from 'jose'
import { inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { mailHtml } from '../content/mailHtml.ts'
import { masked } from '../content/mails.ts'
import { structure } from '../content/structure.ts'
import { dateTime, languages, texts } from '../locales/texts.ts'
import { defaultOperator, secondOperator } from '../store/operators.ts'
import {
  billing,
  formOf,
  type Found,
  handedOver,
  origin,
  readPdf,
  startTestSandbox,
  type TestSandbox,
} from '../testing/testKit.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
/** For tests that change the operator or the clock, or count e-mails; the others use their own plate. */
const fresh = () => beforeEach(() => sandbox.control('POST', '/reset'))

const refusal = (code: string, status = 400) => ({ code, status })

/** The colours that the pages of a PDF file draw with, as `#rrggbb`. */
function coloursIn(file: Buffer): string[] {
  const streams = file.toString('latin1').matchAll(/\/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)
  const drawn = Array.from(streams, ([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
  const hex = (share: string) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0')
  return [...drawn.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn\b/gi)].map(
    ([, ...parts]) => `#${parts.map(hex).join('')}`,
  )
}

/** The plate of the running test. */
let plate = ''
let plates = 0

/** Creates a new plate with these journeys and searches it. */
async function searchWithJourneys(journeys: readonly object[]): Promise<Found> {
  plates += 1
  plate = `PA-${100 + plates}-YS`
  await sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys })
  return sandbox.search(plate)
}
const all = (sessionId: string, body: unknown = [], headers = {}) =>
  sandbox.api(payAllJourneys, { query: { sessionId }, body, headers })
const named = (sessionId: string, body: unknown, headers = {}) =>
  sandbox.api(payJourneys, { query: { sessionId }, body, headers })
const handOver = (sessionId: string, changed: object = {}, headers = {}) =>
  sandbox.api(payByProvider, { query: { sessionId }, body: { ...billing, ...changed }, headers })
const statusOf = (id: string) => sandbox.api(paymentStatus, { params: { id } })

const valueOf = (handover: ProviderHandover, name: string) =>
  handover.parameters.find((parameter) => parameter.pspVariableName === name)?.pspVariableValue ?? ''
/** Posts the hidden form as the driver's browser does, up to the provider's page. */
async function arrive(handover: ProviderHandover, change: (form: URLSearchParams) => void = () => undefined) {
  const form = formOf(handover)
  change(form)
  const sent = await handedOver(sandbox, handover, form)
  const page = sent.headers.get('location') ?? ''
  return { status: sent.status, page, shown: async () => (await sandbox.send('GET', page)).text() }
}
const decide = (page: string, decision: string) => {
  const form = new URLSearchParams(new URL(page, origin).searchParams)
  form.set('decision', decision)
  return sandbox.send('POST', '/psp/decision', form)
}
/** A session with one prepaid trip to pay. */
async function searchWithPrepaidTrip(): Promise<string> {
  const { sessionId } = await searchWithJourneys([])
  await named(sessionId, [{ prepaymentJourney: { in: 23, out: 34, vehicleCategory: 1 } }])
  return sessionId
}
async function payOnline(sessionId: string, decision = 'pay') {
  const { page } = await arrive(await handOver(sessionId))
  return decide(page, decision)
}
const shownPayments = z.array(
  z.looseObject({
    numberPlate: z.string(),
    sessionId: z.string(),
    status: z.string(),
    amount: z.number(),
    debited: z.boolean(),
    provider: z.string(),
    posts: z.number(),
    reference: z.string(),
    journeys: z.array(z.looseObject({ amount: z.number() })),
  }),
)
/** Payments for the plate of the running test. */
const payments = async () => {
  const shown = shownPayments.parse(await sandbox.control('GET', '/payments'))
  return shown.filter(({ numberPlate }) => numberPlate === plate.replaceAll('-', ''))
}

describe('the basket', () => {
  it(
    'returns the five payment methods for all journeys of a session',
    { tags: ['API-64', 'API-65', 'OPEN-41'] },
    async () => {
      const { sessionId } = await searchWithJourneys([{ ttcPrice: 0.1 }, { ttcPrice: 0.2 }])
      const { paymentMethods } = await all(sessionId)
      expect(paymentMethods.map(({ type, isEnabled }) => [type, isEnabled])).toEqual(
        ['CREDIT_CARD', 'TOTAL', 'DKV', 'SHELL', 'ESSO'].map((type) => [type, true]),
      )
      for (const { icon } of paymentMethods) expect((await sandbox.send('GET', icon ?? '')).status).toBe(200)
    },
  )

  it('returns the same for selected journeys', { tags: ['API-62', 'API-63', 'API-65'] }, async () => {
    const { sessionId } = await searchWithJourneys([
      { id: 'a', ttcPrice: 1 },
      { id: 'b', ttcPrice: 2 },
    ])
    expect((await named(sessionId, [{ idDossier: 'b' }])).paymentMethods).toHaveLength(5)
    await payOnline(sessionId)
    expect(await payments()).toMatchObject([{ amount: 200, journeys: [{ id: 'b', amount: 200 }] }])
  })

  it('adds up cents on the server and ignores sums from the client', { tags: ['F-PAY-11', 'F-STO-04'] }, async () => {
    const { sessionId } = await searchWithJourneys([
      { ttcPrice: 0.1, totalPrice: 99 },
      { ttcPrice: 0.2, indemnity: 10, alreadyPaid: 0.15 },
      { ttcPrice: 1.005 },
    ])
    await all(sessionId)
    expect(valueOf(await handOver(sessionId), 'PBX_TOTAL')).toBe(String(10 + 20 + 1000 - 15 + 101))
  })

  it('accepts a thousand journeys at once', { tags: ['F-PAY-11'] }, async () => {
    const { sessionId, journeys } = await searchWithJourneys(Array.from({ length: 1000 }, () => ({ ttcPrice: 4.5 })))
    expect(journeys).toHaveLength(1000)
    await all(sessionId)
    await payOnline(sessionId)
    expect(await payments()).toMatchObject([{ amount: totalDue(journeys) }])
    expect((await sandbox.search(plate)).journeys).toEqual([])
  })

  const a = { id: 'a', ttcPrice: 1 }
  const running = { id: 'r', status: 'EN_COURS', inProgressId: 'r-1', in: { id: '24', label: '24' } }
  const trip = { in: 24, out: 34, vehicleCategory: 1 }
  it.each([
    ['nothing at all [ERROR-46]', [a], [], 'session_without_journeys'],
    ['a journey of somebody else [ERROR-39]', [a], [{ idDossier: 'FR-AB123CD-1' }], 'payment_journeys_invalid'],
    ['a journey twice [ERROR-39]', [a], [{ idDossier: 'a' }, { idDossier: 'a' }], 'payment_journeys_invalid'],
    ['an order without content [ERROR-39]', [a], [{}], 'payment_journeys_invalid'],
    [
      'an order for a journey and a prepayment [ERROR-39]',
      [a],
      [{ idDossier: 'a', prepaymentJourney: trip }],
      'payment_journeys_invalid',
    ],
    ['a running journey as a finished one [ERROR-39]', [running], [{ idDossier: 'r' }], 'payment_journeys_invalid'],
    [
      'an OMP journey [PAY-19] [ERROR-39]',
      [{ ...a, paymentLimit: 'OMP' }],
      [{ idDossier: 'a' }],
      'payment_journeys_invalid',
    ],
    [
      'a running journey without its gates [ERROR-39]',
      [running],
      [{ inProgressId: 'r-1' }],
      'payment_journeys_invalid',
    ],
    [
      'a finished journey as a running one [ERROR-36]',
      [{ ...a, inProgressId: 'a-1' }],
      [{ inProgressId: 'a-1', prepaymentJourney: trip }],
      'false_in_progress_journey',
    ],
    [
      'a running journey from another gate than the recorded one [ERROR-39]',
      [running],
      [{ inProgressId: 'r-1', prepaymentJourney: { ...trip, in: 30 } }],
      'payment_journeys_invalid',
    ],
    [
      'a running journey that ends before the last recorded gate [ERROR-39]',
      [{ ...running, out: { id: '33', label: '33' } }],
      [{ inProgressId: 'r-1', prepaymentJourney: { ...trip, in: 23, out: 30 } }],
      'payment_journeys_invalid',
    ],
    [
      'a prepayment to an unknown gate [ERROR-39]',
      [],
      [{ prepaymentJourney: { ...trip, out: 24 } }],
      'payment_journeys_invalid',
    ],
    [
      'a prepayment of class 6 [ERROR-39]',
      [],
      [{ prepaymentJourney: { ...trip, vehicleCategory: 6 } }],
      'payment_journeys_invalid',
    ],
    ['a free trip [F-PAY-12]', [], [{ prepaymentJourney: { ...trip, in: 29, out: 30 } }], 'payment_journeys_invalid'],
    [
      'a refund larger than the debt [F-PAY-12]',
      [{ ...a, alreadyPaid: 5 }],
      [{ idDossier: 'a' }],
      'payment_journeys_invalid',
    ],
    [
      'a prepayment with a past journey left out [ERROR-43]',
      [a],
      [{ prepaymentJourney: trip }],
      'missing_post_payment_with_prepayment',
    ],
    [
      'a running journey with a past one left out [ERROR-43] [SELECT-05]',
      [a, running],
      [{ inProgressId: 'r-1', prepaymentJourney: trip }],
      'missing_post_payment_with_prepayment',
    ],
  ])('refuses %s', async (_, journeys, orders, code) => {
    const { sessionId } = await searchWithJourneys(journeys)
    await expect(named(sessionId, orders)).rejects.toMatchObject(refusal(code))
  })

  it.each([
    ['an OMP journey [PAY-19]', [{}, { paymentLimit: 'OMP' }]],
    ['a journey in progress', [{}, { status: 'EN_COURS' }]],
  ])('refuses to pay all journeys of a session that contains %s', async (_, journeys) => {
    const { sessionId } = await searchWithJourneys(journeys)
    await expect(all(sessionId)).rejects.toMatchObject(refusal('payment_journeys_invalid'))
  })

  it('names at most 100 prepaid trips and 2,000 journeys', async () => {
    const { sessionId } = await searchWithJourneys([])
    const tooLarge = refusal('basket_too_large')
    const trips = <Trip>(count: number, one: Trip) => Array.from({ length: count }, () => one)
    const whole = { in: { id: 23 }, out: { id: 34 }, vehicleCategory: 1 }
    expect(await all(sessionId, trips(100, whole))).toMatchObject({ total: 100 * 880 })
    await expect(all(sessionId, trips(101, whole))).rejects.toMatchObject(tooLarge)
    await expect(named(sessionId, trips(101, { prepaymentJourney: trip }))).rejects.toMatchObject(tooLarge)
    await expect(named(sessionId, trips(2001, { idDossier: 'a' }))).rejects.toMatchObject(tooLarge)
  })

  it('reports a session without anything to pay', { tags: ['ERROR-46', 'F-PAY-16'] }, async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    await payOnline(sessionId)
    await expect(all(sessionId)).rejects.toMatchObject(refusal('session_without_journeys'))
    await expect(named(sessionId, [])).rejects.toMatchObject(refusal('session_without_journeys'))
  })

  it('prices a completed in-progress journey by its gates and class', { tags: ['API-62', 'OPEN-41'] }, async () => {
    const { sessionId } = await searchWithJourneys([a, running])
    const order = { inProgressId: 'r-1', prepaymentJourney: { ...trip, vehicleCategory: 2 } }
    await named(sessionId, [{ idDossier: 'a' }, order])
    await payOnline(sessionId)
    expect(await payments()).toMatchObject([{ amount: 100 + 1140 }])
    expect((await sandbox.search(plate)).journeys).toEqual([])
  })

  it('accepts an in-progress journey that contains the recorded part, in its direction', async () => {
    const seen = { ...running, in: { id: '33', label: '33' }, out: { id: '30', label: '30' } }
    const { sessionId } = await searchWithJourneys([seen])
    await named(sessionId, [{ inProgressId: 'r-1', prepaymentJourney: { in: 34, out: 29, vehicleCategory: 1 } }])
    expect(valueOf(await handOver(sessionId), 'PBX_TOTAL')).toBe('430')
  })

  it('accepts several prepayments, one order each', { tags: ['API-64', 'OPEN-41'] }, async () => {
    const { sessionId } = await searchWithJourneys([a])
    const order = { in: { id: 23 }, out: { id: 34 }, vehicleCategory: 1 }
    await all(sessionId, [order, order])
    expect(valueOf(await handOver(sessionId), 'PBX_TOTAL')).toBe(String(100 + 2 * 880))
  })

  describe('prepayment', () => {
    fresh()

    const order = [{ prepaymentJourney: trip }]
    const unauthorized = refusal('unauthorized_prepayment')

    it('is refused for a plate without permission to prepay', { tags: ['ERROR-42'] }, async () => {
      const { sessionId } = await sandbox.search('VW-567-EG')
      await expect(all(sessionId, [{ in: { id: 23 }, out: { id: 34 }, vehicleCategory: 1 }])).rejects.toMatchObject(
        unauthorized,
      )
    })

    it('is refused for a rented vehicle', { tags: ['ERROR-42'] }, async () => {
      const dates = { startTime: '2026-01-01T00:00:00', endTime: '2026-01-05T00:00:00' }
      const { sessionId } = await sandbox.search('ST-901-CD', dates)
      await expect(named(sessionId, order)).rejects.toMatchObject(unauthorized)
    })

    it('is refused where the operator does not offer it', { tags: ['ERROR-42'] }, async () => {
      const { sessionId } = await sandbox.search('ST-901-CD')
      const elsewhere = named(sessionId, order, { 'x-whitelabel-host': secondOperator })
      await expect(elsewhere).rejects.toMatchObject(unauthorized)
      await sandbox.control('POST', '/whitelabel', { actions: ['freeflow'] })
      await expect(named(sessionId, order)).rejects.toMatchObject(unauthorized)
      await sandbox.control('POST', '/whitelabel', { actions: ['prepayment'], canAddPrepayment: false })
      await expect(named(sessionId, order)).rejects.toMatchObject(unauthorized)
    })

    it('is refused to renters', { tags: ['ERROR-42'] }, async () => {
      const { sessionId } = await sandbox.search('ST-901-CD')
      const query = { captchaToken: await sandbox.captchaToken('login') }
      const body = { email: 'renter@voie-libre.example', password: 'Demo-2026-Voie' }
      const { accessToken } = await sandbox.api(renterToken, { query, body })
      await expect(named(sessionId, order, { 'user-token': `Bearer ${accessToken}` })).rejects.toMatchObject(
        unauthorized,
      )
      await expect(named(sessionId, order)).resolves.toBeDefined()
    })
  })
})

describe('a basket that changed since the driver saw it', { tags: ['OPEN-64'] }, () => {
  const card = { cardType: 'ESSO', cardNumber: '7034123456789012345', cardValidity: '4009', email: 'a@example.org' }
  const ways: [string, (sessionId: string, more?: object) => Promise<unknown>][] = [
    ['at the provider', (sessionId, more) => handOver(sessionId, more)],
    [
      'by card',
      (sessionId, more) => sandbox.api(payByPrivateCard, { query: { sessionId }, body: { ...card, ...more } }),
    ],
  ]
  const one = { id: 'one', ttcPrice: 5 }
  const two = { id: 'two', ttcPrice: 7 }
  const owes = (...journeys: object[]) => sandbox.control('POST', '/vehicles', { numberPlate: plate, journeys })
  const changes: [string, () => Promise<unknown>][] = [
    ['another journey arrived', () => owes(one, two, { id: 'three', ttcPrice: 11 })],
    ['a journey was removed', () => owes(one)],
    ['a journey is dearer', () => owes(one, { ...two, ttcPrice: 50 })],
    ['a journey is cheaper', () => owes(one, { ...two, ttcPrice: 2 })],
    ['a journey went to the prosecutor', () => owes(one, { ...two, paymentLimit: 'OMP' })],
    ['a journey is in progress again', () => owes(one, { ...two, status: 'EN_COURS' })],
    [
      'somebody else paid a journey',
      async () => {
        const { sessionId } = await sandbox.search(plate)
        await named(sessionId, [{ idDossier: 'two' }])
        await sandbox.api(payByPrivateCard, { query: { sessionId }, body: card })
      },
    ],
  ]

  it.each(ways.flatMap(([way, pay]) => changes.map(([what, change]) => ({ way, pay, what, change }))))(
    'is refused $way when $what, and starts no payment',
    async ({ pay, change }) => {
      const { sessionId } = await searchWithJourneys([one, two])
      await all(sessionId)
      await change()
      await expect(pay(sessionId)).rejects.toMatchObject(refusal('basket_changed', 409))
      expect((await payments()).filter((payment) => payment.sessionId === sessionId)).toEqual([])
    },
  )

  it.each(ways)('is refused %s when the sum on the button differs, and paid when it is equal', async (_, pay) => {
    const { sessionId } = await searchWithJourneys([one, two])
    expect(await all(sessionId)).toMatchObject({ total: 1200 })
    await expect(pay(sessionId, { expectedTotal: 500 })).rejects.toMatchObject(refusal('basket_changed', 409))
    expect(await payments()).toEqual([])
    await pay(sessionId, { expectedTotal: 1200 })
    expect(await payments()).toMatchObject([{ amount: 1200 }])
  })

  it('is accepted when only other journeys than the selected ones changed', async () => {
    const { sessionId } = await searchWithJourneys([one, two])
    expect(await named(sessionId, [{ idDossier: 'one' }])).toMatchObject({ total: 500 })
    await owes(one, { ...two, ttcPrice: 50 }, { id: 'three' })
    await handOver(sessionId, { expectedTotal: 500 })
    expect(await payments()).toMatchObject([{ amount: 500 }])
  })

  it('can be sent again and then paid', async () => {
    const { sessionId } = await searchWithJourneys([one])
    await all(sessionId)
    await owes(one, two)
    await expect(handOver(sessionId)).rejects.toMatchObject(refusal('basket_changed', 409))
    expect(await all(sessionId)).toMatchObject({ total: 1200 })
    await payOnline(sessionId)
    expect(await payments()).toMatchObject([{ amount: 1200, debited: true }])
  })

  it.each([
    ['dearer: the provider debits the sum on its page', () => owes({ ...one, ttcPrice: 50 }), 'SUCCEED', true],
    ['cheaper: the provider debits the sum on its page', () => owes({ ...one, ttcPrice: 1 }), 'SUCCEED', true],
    ['joined by another: the provider debits only the sum on its page', () => owes(one, two), 'SUCCEED', true],
    ['withdrawn: nothing is debited', () => owes(two), 'REJECTED', false],
    ['handed to the prosecutor: nothing is debited', () => owes({ ...one, paymentLimit: 'OMP' }), 'REJECTED', false],
  ])('changes while the driver is at the provider: %s', async (_, change, status, debited) => {
    const { sessionId } = await searchWithJourneys([one])
    await all(sessionId)
    const { page } = await arrive(await handOver(sessionId))
    await change()
    await decide(page, 'pay')
    expect(await payments()).toMatchObject([{ amount: 500, status, debited }])
  })

  it('a repeated request of the session lists the journeys paid since the search', async () => {
    const { sessionId } = await searchWithJourneys([one, two])
    const before = await sandbox.search(plate)
    await named(sessionId, [{ idDossier: 'two' }])
    await payOnline(sessionId)
    const again = await sandbox.api(detailedJourneys, { query: { sessionId: before.sessionId } })
    expect(again.paidSinceSearch).toEqual(['two'])
    const later = await sandbox.search(plate)
    expect(await sandbox.api(detailedJourneys, { query: { sessionId: later.sessionId } })).toMatchObject({
      paidSinceSearch: [],
      journeys: [{ id: 'one' }],
    })
  })
})

describe('methods that cannot pay a basket', () => {
  const disabled = async (
    methods: Promise<{ paymentMethods: { type: string; isEnabled: boolean; errorMessage?: string | undefined }[] }>,
  ) =>
    (await methods).paymentMethods
      .filter((method) => !method.isEnabled)
      .map(({ type, errorMessage }) => [type, errorMessage])
  const trip = { in: 24, out: 34, vehicleCategory: 1 }

  it('are TOTAL and DKV for a prepayment', { tags: ['PAY-16'] }, async () => {
    const { sessionId } = await searchWithJourneys([])
    const text = 'Ce moyen de paiement ne permet pas de régler un prépaiement'
    expect(await disabled(named(sessionId, [{ prepaymentJourney: trip }]))).toEqual([
      ['TOTAL', text],
      ['DKV', text],
    ])
  })

  it(
    'are TOTAL and DKV for a journey in progress, with the reason in the requested language',
    { tags: ['PAY-17', 'API-02'] },
    async () => {
      const { sessionId } = await searchWithJourneys([{ status: 'EN_COURS', inProgressId: 'r', in: null }])
      const text = 'This payment method cannot be used for a journey in progress'
      const order = [{ inProgressId: 'r', prepaymentJourney: trip }]
      expect(await disabled(named(sessionId, order, { 'accept-language': 'en' }))).toEqual([
        ['TOTAL', text],
        ['DKV', text],
      ])
    },
  )

  it.each([3, 4])('is DKV for class %i', { tags: ['PAY-18'] }, async (carCategory) => {
    const { sessionId } = await searchWithJourneys([{ carCategory }])
    expect(await disabled(all(sessionId))).toMatchObject([['DKV', expect.stringContaining('classe')]])
  })

  it('are methods out of order', { tags: ['PAY-10'] }, async () => {
    const { sessionId } = await sandbox.search('ZA-333-JL')
    expect(await disabled(all(sessionId))).toMatchObject([
      ['CREDIT_CARD', expect.stringContaining('indisponible')],
      ['SHELL', expect.anything()],
    ])
    await expect(handOver(sessionId)).rejects.toMatchObject(refusal('payment_journeys_invalid'))
  })
})

describe('the hand-over to a provider', () => {
  fresh()

  it('is PAYBOX with signed form fields after a plate search', { tags: ['API-66', 'API-67', 'PAY-12'] }, async () => {
    const { sessionId } = await searchWithJourneys([{ ttcPrice: 4.3 }])
    await all(sessionId)
    const handover = await handOver(sessionId)
    expect(handover).toMatchObject({ psp: 'PAYBOX', url: `${origin}/psp/paybox` })
    const fields = Object.fromEntries(formOf(handover))
    const back = `${origin}/payment/processing?sessionId=${sessionId}`
    expect(fields).toMatchObject({
      PBX_TOTAL: '430',
      PBX_DEVISE: '978',
      PBX_PORTEUR: billing.email,
      PBX_HASH: 'SHA512',
      PBX_EFFECTUE: back,
      PBX_REFUSE: back,
      PBX_ANNULE: back,
      PBX_ATTENTE: back,
      PBX_REPONDRE_A: `${origin}/psp/notification`,
    })
    expect(fields['PBX_HMAC']).toMatch(/^[0-9A-F]{128}$/)
    for (const name of ['PBX_SITE', 'PBX_RANG', 'PBX_CMD', 'PBX_RETOUR', 'PBX_TIME']) expect(fields[name]).toBeTruthy()
  })

  it('is AXEPTA with query parameters after a notice search', { tags: ['API-67', 'PAY-13'] }, async () => {
    const { sessionId } = await sandbox.searchNumber('26030100024')
    await all(sessionId)
    const handover = await handOver(sessionId)
    expect(handover).toMatchObject({ psp: 'AXEPTA', url: `${origin}/psp/axepta` })
    expect([...formOf(handover).keys()]).toEqual(['MerchantID', 'Len', 'Data'])
    expect(await (await arrive(handover)).shown()).toContain('35,90')
  })

  it('is the provider that a script sets', async () => {
    await sandbox.control('POST', '/whitelabel', { psp: 'AXEPTA' })
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    expect((await handOver(sessionId)).psp).toBe('AXEPTA')
  })

  it('returns the driver to a page in the same language', { tags: ['OPEN-17'] }, async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    const handover = await handOver(sessionId, {}, { 'accept-language': 'de' })
    expect(valueOf(handover, 'PBX_EFFECTUE')).toBe(`${origin}/de/payment/processing?sessionId=${sessionId}`)
  })

  it.each([
    ['no first name [ERROR-53]', { firstName: ' ' }, 'required'],
    ['a missing city [ERROR-53]', { billingCity: undefined }, 'required'],
    ['a last name of 23 letters [VALID-36] [OPEN-42]', { lastName: 'x'.repeat(23) }, 'too_long'],
    ['a zip code of 17 characters [OPEN-42]', { billingZipcode: '1'.repeat(17) }, 'too_long'],
    ['a broken e-mail [ERROR-05]', { email: 'camille@' }, 'email_invalid'],
    ['no e-mail [ERROR-06]', { email: '' }, 'email_mandatory'],
  ])('refuses billing with %s', async (_, changed, code) => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    await expect(handOver(sessionId, changed)).rejects.toMatchObject(refusal(code))
  })

  it('is refused without a basket', async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await expect(handOver(sessionId)).rejects.toMatchObject(refusal('payment_journeys_invalid'))
  })
})

describe("a provider's page", () => {
  fresh()

  const ready = async (journeys: readonly object[] = [{ ttcPrice: 4.3 }]) => {
    const found = await searchWithJourneys(journeys)
    await all(found.sessionId)
    return found.sessionId
  }

  it('shows merchant, amount, reference and four buttons, without scripts', async () => {
    const handover = await handOver(await ready())
    const { page } = await arrive(handover)
    const response = await sandbox.send('GET', page)
    const text = await response.text()
    for (const shown of ['Rivage', '4,30', valueOf(handover, 'PBX_CMD')]) expect(text).toContain(shown)
    expect([...text.matchAll(/<button[^>]*>\s*([^<]*?)\s*<\/button>/g)].map((match) => match[1])).toEqual([
      'Payer',
      'Refuser',
      'Annuler',
      'Mettre en attente',
    ])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each([
    ['PBX_TOTAL', '1'],
    ['PBX_CMD', 'VL-OTHER'],
    ['PBX_EFFECTUE', 'https://evil.example/'],
    ['PBX_HMAC', 'F'.repeat(128)],
  ])('refuses a form whose %s was changed', async (name, value) => {
    const { status, page } = await arrive(await handOver(await ready()), (form) => form.set(name, value))
    expect([status, page]).toEqual([400, ''])
  })

  it.each([
    ['Len', '5'],
    ['MerchantID', 'OTHER'],
    ['Data', '00'.repeat(60)],
    ['Data', ''],
  ])('refuses a query whose %s was changed', async (name, value) => {
    await sandbox.control('POST', '/whitelabel', { psp: 'AXEPTA' })
    const { status } = await arrive(await handOver(await ready()), (form) => form.set(name, value))
    expect(status).toBe(400)
  })

  it('is an error page without a form or with a guessed address', async () => {
    expect((await sandbox.send('GET', '/psp/paybox')).status).toBe(400)
    const { page } = await arrive(await handOver(await ready()))
    const guessed = page.replace(/key=./, (start) => (start === 'key=0' ? 'key=1' : 'key=0'))
    expect((await sandbox.send('GET', guessed)).status).toBe(400)
    expect((await decide(guessed, 'pay')).status).toBe(400)
    expect((await decide(page, 'steal')).status).toBe(400)
  })

  it.each([
    ['pay', 'SUCCEED', true],
    ['refuse', 'REJECTED', false],
    ['cancel', 'CANCELLED', false],
    ['wait', 'PENDING', false],
  ])(
    '%s makes the payment %s and sends the driver back',
    { tags: ['API-69', 'OPEN-43'] },
    async (decision, status, debited) => {
      const sessionId = await ready()
      const answer = await payOnline(sessionId, decision)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${origin}/payment/processing?sessionId=${sessionId}`,
      ])
      expect(await statusOf(sessionId)).toMatchObject({
        status,
        debited,
        reference: expect.stringMatching(/^VL-\w{8}$/),
      })
      expect((await sandbox.search(plate)).journeys).toHaveLength(debited ? 0 : 1)
    },
  )

  it('ignores a forged notification', async () => {
    const sessionId = await ready()
    const handover = await handOver(sessionId)
    const forged = new URLSearchParams({ reference: valueOf(handover, 'PBX_CMD'), status: 'SUCCEED', signature: '00' })
    expect((await sandbox.send('POST', '/psp/notification', forged)).status).toBe(403)
    expect((await statusOf(sessionId)).status).toBe('PENDING')
  })

  it('leaves the payment open when its notification is lost', async () => {
    const sessionId = await ready()
    await sandbox.control('POST', '/faults', { path: '/psp/notification', status: 500 })
    await payOnline(sessionId)
    expect(await statusOf(sessionId)).toMatchObject({ status: 'PENDING', debited: false })
    await sandbox.control('PUT', `/payments/${sessionId}`, { status: 'SUCCEED' })
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
  })

  it('after Back reports that the payment was decided, and links to the portal', async () => {
    const sessionId = await ready()
    const { page, shown } = await arrive(await handOver(sessionId))
    await decide(page, 'pay')
    const text = await shown()
    expect(text).toContain('Ce paiement a déjà été traité')
    expect(text).toContain(`href="${origin}/payment/processing?sessionId=${sessionId}"`)
    expect(text).not.toContain('<button')
  })

  it('counts how often its form arrived', async () => {
    const handover = await handOver(await ready())
    await arrive(handover)
    await arrive(handover)
    expect(await payments()).toMatchObject([{ posts: 2, provider: 'PAYBOX', status: 'PENDING' }])
  })

  it('records the chosen method, also when the driver chooses another one for the same payment', async () => {
    const sessionId = await ready()
    await handOver(sessionId)
    expect(await payments()).toMatchObject([{ method: 'CREDIT_CARD' }])
    await handOver(sessionId, { method: 'WALLET' })
    expect(await payments()).toMatchObject([{ method: 'WALLET', provider: 'PAYBOX' }])
  })

  it.each([
    ['RE-100-JT', 'REJECTED'],
    ['AN-100-NL', 'CANCELLED'],
    ['PE-100-ND', 'PENDING'],
    ['DB-100-LE', 'DUPLICATED'],
  ])('ends the payment of %s as %s although the driver pays', async (numberPlate, status) => {
    const { sessionId } = await sandbox.search(numberPlate)
    await all(sessionId)
    await payOnline(sessionId)
    expect(await statusOf(sessionId)).toMatchObject({ status, debited: false })
  })
})

describe('a hand-over that is used late', { tags: ['OPEN-67'] }, () => {
  fresh()
  const start = '2026-03-02T10:00:00Z'
  const after = (minutes: number) =>
    sandbox.control('PUT', '/clock', { now: new Date(Date.parse(start) + minutes * 60_000).toISOString() })
  /** Starts a payment of 5 euros, with a deadline that is far away. */
  const started = async (language = 'fr') => {
    await sandbox.control('PUT', '/clock', { now: start })
    const { sessionId } = await searchWithJourneys([{ id: 'one', ttcPrice: 5, deadline: '2026-12-31T23:59:00' }])
    await all(sessionId)
    return { sessionId, handover: await handOver(sessionId, {}, { 'accept-language': language }) }
  }
  const rises = () =>
    sandbox.control('POST', '/vehicles', {
      numberPlate: plate,
      journeys: [{ id: 'one', ttcPrice: 5, indemnity: 90, deadline: '2026-12-31T23:59:00' }, { id: 'two' }],
    })
  const text = async (sessionId: string) => {
    const file = await sandbox.api(receipt, { query: { sessionId } })
    return (await readPdf(await file.arrayBuffer())).text
  }

  it('pays its own amount and leaves what has risen since due, as receipt and e-mail say', async () => {
    const { sessionId, handover } = await started()
    const { page } = await arrive(handover)
    await rises()
    await decide(page, 'pay')
    expect(await payments()).toMatchObject([{ amount: 500, status: 'SUCCEED', debited: true }])
    expect((await sandbox.search(plate)).journeys).toMatchObject([
      { id: 'two' },
      { id: 'one', ttcPrice: 500, indemnity: 9000, alreadyPaid: 500, totalPrice: 9000 },
    ])
    expect(await text(sessionId)).toMatch(/Total payé 5,00 €/)
    expect(await text(sessionId)).toContain('reste à payer 90,00 €')
    expect(await sandbox.control('GET', `/mailbox?to=${billing.email}`)).toMatchObject([
      { text: expect.stringMatching(/\(5,00\s€\)[^]*il reste 90,00\s€ à payer/) },
    ])

    const later = await sandbox.search(plate)
    await named(later.sessionId, [{ idDossier: 'one' }])
    await payOnline(later.sessionId)
    expect((await payments()).map(({ amount, status }) => [amount, status])).toEqual([
      [500, 'SUCCEED'],
      [9000, 'SUCCEED'],
    ])
    expect((await sandbox.search(plate)).journeys).toMatchObject([{ id: 'two' }])
  })

  it('is booked with a receipt when its session has ended, and settles nothing else', async () => {
    const { sessionId } = await started()
    await after(60 * 24 * 60)
    await rises()
    await sandbox.control('PUT', `/payments/${sessionId}`, { status: 'SUCCEED' })
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true, receipt: true })
    expect(await text(sessionId)).toContain('Total payé 5,00 €')
    expect((await sandbox.search(plate)).journeys.map(({ id, alreadyPaid }) => [id, alreadyPaid])).toEqual([
      ['two', 0],
      ['one', 500],
    ])
  })

  it.each([
    ['fr', 'Cette demande de paiement a expiré', '/'],
    ['en', 'This payment request has expired', '/en/'],
    ['de', 'Diese Zahlungsanforderung ist abgelaufen', '/de/'],
    ['it', 'Questa richiesta di pagamento è scaduta', '/it/'],
    ['es', 'Esta solicitud de pago ha caducado', '/es/'],
  ])('is refused by the provider 30 minutes after its session, in %s', async (language, title, home) => {
    const { sessionId, handover } = await started(language)
    await after(59)
    const { page } = await arrive(handover)
    expect(page).not.toBe('')
    await after(61)
    for (const answer of [
      await sandbox.send('POST', handover.url, formOf(handover)),
      await sandbox.send('GET', page),
      await decide(page, 'pay'),
    ]) {
      expect(answer.status).toBe(410)
      const shown = await answer.text()
      for (const part of [`<html lang="${language}" `, `<h1>${title}</h1>`, `href="${origin}${home}"`])
        expect(shown).toContain(part)
    }
    expect(await statusOf(sessionId)).toMatchObject({ status: 'PENDING', debited: false })
  })
})

describe('paying twice', () => {
  it('a double click is one payment', async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    const { page } = await arrive(await handOver(sessionId))
    await decide(page, 'pay')
    await decide(page, 'pay')
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
    expect(await payments()).toHaveLength(1)
  })

  it('a second request for the hand-over starts no second payment', async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    const first = await handOver(sessionId)
    const second = await handOver(sessionId, { email: 'other@example.org' })
    expect(valueOf(second, 'PBX_CMD')).toBe(valueOf(first, 'PBX_CMD'))
    expect(await payments()).toHaveLength(1)
    expect(await sandbox.api(paymentEmail, { params: { id: sessionId } })).toEqual({ email: 'other@example.org' })
  })

  it('in two tabs with one hand-over is one payment with one debit', { tags: ['F-PAY-10', 'OPEN-66'] }, async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    const handover = await handOver(sessionId)
    const one = await arrive(handover)
    const other = await arrive(handover)
    await decide(one.page, 'pay')
    await decide(other.page, 'pay')
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
    expect(await payments()).toMatchObject([{ debited: true, posts: 2 }])
  })

  it('in a tab with an old basket is refused and starts no payment', { tags: ['F-PAY-10', 'OPEN-64'] }, async () => {
    const { sessionId } = await searchWithJourneys([{ ttcPrice: 3 }])
    await all(sessionId)
    await payOnline(sessionId)
    await expect(handOver(sessionId)).rejects.toMatchObject(refusal('basket_changed', 409))
    expect(await payments()).toMatchObject([{ status: 'SUCCEED', debited: true }])
  })

  /** Two sessions that pay the same journeys one after the other. */
  const paidTwice = async (second: { email?: string; headers?: object }, first: { headers?: object } = {}) => {
    const one = await searchWithJourneys([{ ttcPrice: 3 }])
    const { sessionId } = await sandbox.search(plate)
    await all(one.sessionId)
    await all(sessionId)
    const { email = billing.email, headers } = second
    const before = await arrive(await handOver(one.sessionId, {}, first.headers))
    const after = await arrive(await handOver(sessionId, { email }, headers))
    await decide(before.page, 'pay')
    await decide(after.page, 'pay')
    return sessionId
  }

  it(
    "from two searches ends as DUPLICATED; the same e-mail gets the first payment's receipt",
    { tags: ['F-PAY-10'] },
    async () => {
      const mails = async () => z.array(z.unknown()).parse(await sandbox.control('GET', `/mailbox?to=${billing.email}`))
      const before = await mails()
      const sessionId = await paidTwice({ email: billing.email.toUpperCase() })
      expect(await statusOf(sessionId)).toMatchObject({ status: 'DUPLICATED', debited: false, receipt: true })
      expect((await payments()).filter((payment) => payment.debited)).toHaveLength(1)
      const file = await sandbox.api(receipt, { query: { sessionId } })
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(await mails(), 'one receipt, for the one payment').toHaveLength(before.length + 1)
    },
  )

  it("the same account gets the first payment's receipt, with any e-mail", async () => {
    const email = 'twice@example.org'
    await sandbox.control('POST', '/accounts', { email, password: 'Demo-2026-Voie', activated: true })
    const headers = await asCustomer(email)
    const sessionId = await paidTwice({ email: 'office@example.org', headers }, { headers })
    expect(await statusOf(sessionId)).toMatchObject({ status: 'DUPLICATED', receipt: true })
    expect((await sandbox.api(receipt, { query: { sessionId } })).headers.get('content-type')).toBe('application/pdf')
  })

  it('a stranger gets neither the receipt nor the e-mail of the first payer', async () => {
    const stranger = 'stranger@example.org'
    const sessionId = await paidTwice({ email: stranger })
    expect(await statusOf(sessionId)).toMatchObject({ status: 'DUPLICATED', debited: false, receipt: false })
    const query = { sessionId }
    const other = refusal('receipt_of_another_payer', 403)
    await expect(sandbox.api(receipt, { query })).rejects.toMatchObject(other)
    await expect(sandbox.api(sendReceipt, { query, body: { email: stranger } })).rejects.toMatchObject(other)
    expect(await sandbox.control('GET', `/mailbox?to=${stranger}`)).toEqual([])
    expect(await sandbox.api(paymentEmail, { params: { id: sessionId } })).toEqual({ email: stranger })
  })

  it.each(['undecided', 'cancel'])(
    'keeps the receipt after a later attempt: %s',
    { tags: ['F-PAY-17'] },
    async (decision) => {
      const sessionId = await searchWithPrepaidTrip()
      await payOnline(sessionId)
      const { page } = await arrive(await handOver(sessionId))
      if (decision !== 'undecided') await decide(page, decision)
      const file = await sandbox.api(receipt, { query: { sessionId } })
      expect(file.headers.get('content-type')).toBe('application/pdf')
    },
  )

  it('the status stays paid while a later attempt at the same basket is undecided', async () => {
    const sessionId = await searchWithPrepaidTrip()
    await payOnline(sessionId)
    const { page } = await arrive(await handOver(sessionId))
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
    await decide(page, 'pay')
    expect(await statusOf(sessionId)).toMatchObject({ status: 'DUPLICATED', debited: false })
  })

  it('a prepayment in a second tab ends as DUPLICATED too', async () => {
    const sessionId = await searchWithPrepaidTrip()
    await payOnline(sessionId)
    await payOnline(sessionId)
    expect((await payments()).map(({ status }) => status)).toEqual(['SUCCEED', 'DUPLICATED'])
  })

  it('a new attempt after a refusal can succeed', async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    await payOnline(sessionId, 'refuse')
    await payOnline(sessionId)
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
    expect((await payments()).map(({ status }) => status)).toEqual(['REJECTED', 'SUCCEED'])
  })

  it('a refusal in another tab does not undo a payment', async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    const handover = await handOver(sessionId)
    const one = await arrive(handover)
    const other = await arrive(handover)
    await decide(one.page, 'pay')
    await decide(other.page, 'refuse')
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
  })
})

describe('a waiting payment', () => {
  fresh()

  const waiting = async () => {
    const { sessionId } = await searchWithJourneys([{ ttcPrice: 2 }])
    await sandbox.control('PUT', '/clock', { now: '2026-03-02T10:00:00Z' })
    const again = await sandbox.search(plate)
    await all(again.sessionId)
    await payOnline(again.sessionId, 'wait')
    return sessionId === again.sessionId ? sessionId : again.sessionId
  }

  it('succeeds after a minute and sends an e-mail', { tags: ['RESULT-15', 'OPEN-16', 'F-PAY-02'] }, async () => {
    const sessionId = await waiting()
    await sandbox.control('PUT', '/clock', { now: '2026-03-02T10:00:59Z' })
    expect((await statusOf(sessionId)).status).toBe('PENDING')
    await sandbox.control('PUT', '/clock', { now: '2026-03-02T10:01:00Z' })
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
    const link = `${origin}/services/v1/payments/receipt?sessionId=${sessionId}`
    expect(await sandbox.control('GET', `/mailbox?to=${billing.email}`)).toMatchObject([
      { to: billing.email, links: [link] },
    ])
  })

  it.each([
    ['SUCCEED', 'DUPLICATED'],
    ['REJECTED', 'REJECTED'],
  ])(
    'set to %s after another payment sends an e-mail that the journeys are paid',
    { tags: ['RESULT-15'] },
    async (asked, ended) => {
      const sessionId = await waiting()
      const other = await sandbox.search(plate)
      await all(other.sessionId)
      await decide((await arrive(await handOver(other.sessionId, { email: 'other@example.org' }))).page, 'pay')
      await sandbox.control('PUT', `/payments/${sessionId}`, { status: asked })
      expect(await statusOf(sessionId)).toMatchObject({ status: ended, debited: false })
      expect(await sandbox.control('GET', `/mailbox?to=${billing.email}`)).toMatchObject([
        { subject: expect.stringContaining('déjà payés'), text: expect.stringContaining('n’a pas été débité') },
      ])
    },
  )

  it.each(['succeed', 'REJECTED', 'CANCELLED'])('a script can set it to %s', async (status) => {
    const sessionId = await waiting()
    await sandbox.control('PUT', `/payments/${sessionId}`, { status })
    expect((await statusOf(sessionId)).status).toBe(status.toUpperCase())
    expect(await sandbox.control('GET', '/mailbox')).toMatchObject([{ subject: expect.stringContaining('VL-') }])
  })

  it('is not debited when another payment came first', async () => {
    const sessionId = await waiting()
    const other = await sandbox.search(plate)
    await all(other.sessionId)
    await payOnline(other.sessionId)
    await sandbox.control('PUT', '/clock', { now: '2026-03-02T10:02:00Z' })
    expect(await statusOf(sessionId)).toMatchObject({ status: 'DUPLICATED', debited: false })
  })

  it('only a waiting payment accepts a status, and only a known one', async () => {
    const sessionId = await waiting()
    await expect(sandbox.control('PUT', `/payments/${sessionId}`, { status: 'LOST' })).rejects.toMatchObject({
      status: 400,
    })
    await sandbox.control('PUT', `/payments/${sessionId}`, { status: 'SUCCEED' })
    await expect(sandbox.control('PUT', `/payments/${sessionId}`, { status: 'REJECTED' })).rejects.toMatchObject({
      status: 409,
    })
    await expect(sandbox.control('PUT', '/payments/none', { status: 'SUCCEED' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the status', () => {
  it.each(['', 'none', 'x'.repeat(10_000), '<script>', '../journeys'])(
    'of a session that never paid (%#) is no success',
    { tags: ['F-PAY-01', 'F-PAY-05'] },
    async (id) => {
      await expect(statusOf(id)).rejects.toMatchObject({ status: 404 })
    },
  )

  it('of a session without payment is no success', { tags: ['F-PAY-05'] }, async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    await expect(statusOf(sessionId)).rejects.toMatchObject(refusal('payment_session_invalid', 404))
  })

  it('stays available long after the session expired', { tags: ['API-69', 'API-70'] }, async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    await payOnline(sessionId)
    await sandbox.control('PUT', '/clock', { now: new Date(Date.now() + 86_400_000).toISOString() })
    expect((await statusOf(sessionId)).status).toBe('SUCCEED')
    expect(await sandbox.api(paymentEmail, { params: { id: sessionId } })).toEqual({ email: billing.email })
    await sandbox.control('PUT', '/clock', { now: null })
  })

  it('leaves the other journeys of the session unpaid', async () => {
    const { sessionId } = await searchWithJourneys([{ id: 'a' }, { id: 'b' }])
    await named(sessionId, [{ idDossier: 'a' }])
    await payOnline(sessionId)
    const left = await sandbox.api(detailedJourneys, { query: { sessionId } })
    expect(left.journeys.map(({ id }) => id)).toEqual(['b'])
    await expect(named(sessionId, [{ idDossier: 'a' }])).rejects.toMatchObject(refusal('payment_journeys_invalid'))
    await all(sessionId)
    await payOnline(sessionId)
    expect((await payments()).map(({ status }) => status)).toEqual(['SUCCEED', 'SUCCEED'])
  })
})

describe('a private card', () => {
  const cards = {
    TOTAL: {
      cardType: 'TOTAL',
      cardNumber: '703500000000000018',
      cardValidity: '3001',
      cvv: '123',
      email: billing.email,
    },
    DKV: { cardType: 'DKV', cardNumber: '70430000000000017', cardValidity: '3001', email: billing.email },
    SHELL: {
      cardType: 'SHELL',
      cardNumber: '7002000000000000019',
      cardValidity: '3001',
      cvv: '123',
      email: billing.email,
    },
    ESSO: { cardType: 'ESSO', cardNumber: '7034000000000000019', cardValidity: '3001', email: billing.email },
  }
  const pay = (sessionId: string, card: object) => sandbox.api(payByPrivateCard, { query: { sessionId }, body: card })
  const ready = async (journeys: readonly object[] = [{}]) => {
    const { sessionId } = await searchWithJourneys(journeys)
    await all(sessionId)
    return sessionId
  }

  it.each(Object.entries(cards))('%s pays', { tags: ['API-68'] }, async (type, card) => {
    const sessionId = await ready()
    await pay(sessionId, card)
    expect(await statusOf(sessionId)).toMatchObject({ status: 'SUCCEED', debited: true })
    expect(await payments()).toMatchObject([{ provider: 'CARD', method: type, posts: 0 }])
    expect(await sandbox.api(paymentEmail, { params: { id: sessionId } })).toEqual({ email: billing.email })
  })

  it.each([
    ['an unknown prefix [ERROR-44]', { ...cards.TOTAL, cardNumber: '999900000000000018' }, 'private_card_bin_error'],
    [
      "another type's prefix [ERROR-45]",
      { ...cards.TOTAL, cardNumber: '704300000000000018' },
      'private_card_type_not_match',
    ],
    ['a digit too few [ERROR-44]', { ...cards.SHELL, cardNumber: '700200000000000018' }, 'private_card_bin_error'],
    ['letters [ERROR-44]', { ...cards.DKV, cardNumber: '7043 0000 0000 000' }, 'private_card_bin_error'],
    ['no CVV where the card type requires one', { ...cards.SHELL, cvv: undefined }, 'required'],
    ['a thirteenth month', { ...cards.DKV, cardValidity: '3013' }, 'invalid_request'],
    ['no e-mail [ERROR-06]', { ...cards.DKV, email: '' }, 'email_mandatory'],
    ['a broken e-mail [ERROR-05]', { ...cards.DKV, email: 'a@' }, 'email_invalid'],
  ])('is refused for %s', async (_, card, code) => {
    await expect(pay(await ready(), card)).rejects.toMatchObject(refusal(code))
    expect(await payments()).toEqual([])
  })

  it.each(['TOTAL', 'DKV'] as const)(
    '%s is refused for a prepayment',
    { tags: ['PAY-16', 'ERROR-41'] },
    async (type) => {
      const { sessionId } = await searchWithJourneys([])
      await named(sessionId, [{ prepaymentJourney: { in: 23, out: 34, vehicleCategory: 1 } }])
      await expect(pay(sessionId, cards[type])).rejects.toMatchObject(refusal('prepayment_not_allowed'))
    },
  )

  it.each(['TOTAL', 'DKV'] as const)(
    '%s is refused for a journey in progress',
    { tags: ['PAY-17', 'ERROR-37'] },
    async (type) => {
      const { sessionId } = await searchWithJourneys([{ status: 'EN_COURS', inProgressId: 'r', in: null }])
      await named(sessionId, [{ inProgressId: 'r', prepaymentJourney: { in: 23, out: 34, vehicleCategory: 1 } }])
      await expect(pay(sessionId, cards[type])).rejects.toMatchObject(refusal('in_progress_journey_not_allowed'))
    },
  )

  it('DKV is refused for lorries, which TOTAL pays', { tags: ['PAY-18', 'ERROR-38'] }, async () => {
    const sessionId = await ready([{ carCategory: 4 }])
    await expect(pay(sessionId, cards.DKV)).rejects.toMatchObject(refusal('journey_vehicle_category_forbidden'))
    await pay(sessionId, cards.TOTAL)
    expect((await statusOf(sessionId)).status).toBe('SUCCEED')
  })

  it('is REJECTED in the month after its expiry, not before', { tags: ['OPEN-42'] }, async () => {
    const now = new Date()
    const yearMonth = (months: number) => {
      const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
      return date.toISOString().slice(2, 7).replace('-', '')
    }
    const sessionId = await ready()
    await pay(sessionId, { ...cards.DKV, cardValidity: yearMonth(-1) })
    expect(await statusOf(sessionId)).toMatchObject({ status: 'REJECTED', debited: false })
    await pay(sessionId, { ...cards.DKV, cardValidity: yearMonth(0) })
    expect((await statusOf(sessionId)).status).toBe('SUCCEED')
  })

  it('a second use is refused, with one debit and one receipt', { tags: ['F-PAY-10', 'OPEN-64'] }, async () => {
    const sessionId = await ready()
    const card = { ...cards.ESSO, email: 'lorry@example.org' }
    await pay(sessionId, card)
    await expect(pay(sessionId, card)).rejects.toMatchObject(refusal('basket_changed', 409))
    expect((await payments()).map(({ status, debited }) => [status, debited])).toEqual([['SUCCEED', true]])
    const link = `${origin}/services/v1/payments/receipt?sessionId=${sessionId}`
    expect(await sandbox.control('GET', `/mailbox?to=${card.email}`)).toMatchObject([{ links: [link] }])
  })

  it('only its last four digits are stored', { tags: ['OPEN-42', 'F-PAY-15'] }, async () => {
    const sessionId = await ready()
    const card = { ...cards.SHELL, cardNumber: '7002987654321098765', cvv: '864' }
    await pay(sessionId, card)
    await sandbox.api(sendReceipt, { query: { sessionId }, body: { email: 'a@example.org' } })
    const traces = ['/payments', '/calls', '/mailbox'].map((path) => sandbox.control('GET', path))
    expect(JSON.stringify(await Promise.all(traces))).not.toMatch(/700298765432109|"864"/)
  })
})

describe('the receipt', () => {
  const paid = async () => {
    const { sessionId } = await searchWithJourneys([
      { ttcPrice: 4.3, in: { id: '23', label: 'Gate of Bourges' }, date: '2026-03-01T08:15:00' },
      { ttcPrice: 6, nature: 'latePayment', indemnity: 10, pvNumber: 'AP777', date: '2026-02-01T09:00:00' },
    ])
    await all(sessionId)
    await payOnline(sessionId)
    return sessionId
  }

  it('is mailed once to an address, and the status says where it went', { tags: ['API-72'] }, async () => {
    const sessionId = await paid()
    const mailsTo = async (to: string) => {
      const mails = z.array(z.object({ text: z.string() })).parse(await sandbox.control('GET', `/mailbox?to=${to}`))
      return mails.filter(({ text }) => text.includes(sessionId)).length
    }
    const send = (email: string) => sandbox.api(sendReceipt, { query: { sessionId }, body: { email } })
    expect(await statusOf(sessionId)).toMatchObject({ receiptSentTo: masked(billing.email) })
    await expect(send(billing.email.toUpperCase())).rejects.toMatchObject(refusal('receipt_already_sent', 409))
    await send('office@example.org')
    await expect(send('office@example.org')).rejects.toMatchObject(refusal('receipt_already_sent', 409))
    expect([await mailsTo(billing.email), await mailsTo('office@example.org')]).toEqual([1, 1])
  })

  const opened = async (sessionId: string, language = 'fr') => {
    const file = await sandbox.api(receipt, { query: { sessionId }, headers: { 'accept-language': language } })
    return readPdf(await file.arrayBuffer())
  }

  it(
    'is a PDF/UA file named receipt.pdf, in the requested language, with embedded fonts',
    { tags: ['API-71', 'RESULT-19'] },
    async () => {
      const sessionId = await paid()
      const file = await sandbox.api(receipt, { query: { sessionId }, headers: { 'accept-language': 'it' } })
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('content-disposition')).toContain('receipt.pdf')
      const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
      expect(bytes.slice(0, 8)).toBe('%PDF-1.7')
      expect(bytes).toMatch(/\/Marked true/)
      expect(bytes).toMatch(/\/Lang \(it-IT\)/)
      expect(bytes).toMatch(/\/DisplayDocTitle true/)
      expect(bytes).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
      expect(bytes.match(/\/FontFile2 /g), 'a regular and a bold face').toHaveLength(2)
      expect(bytes, 'fonts that are not embedded').not.toMatch(/Helvetica/)
    },
  )

  it('shows journeys and amounts as tables with header cells', async () => {
    const { roles } = await opened(await paid())
    const cells = (path: string) => roles.filter((one) => one === `Root > Document > ${path}`).length
    expect([cells('Table'), cells('H1'), cells('H2')]).toEqual([2, 1, 3])
    // Expects for two journeys four heads, then day, way, class, price; then the amounts.
    expect([cells('Table > TR'), cells('Table > TR > TH'), cells('Table > TR > TD')]).toEqual([
      3 + 4,
      4 + 2 + 4,
      2 * 3 + 4,
    ])
    // The logo and the code to scan have a text, the link has its place.
    expect([cells('Figure'), cells('P > Link')]).toEqual([2, 1])
  })

  it("names the seller, the class and the operator's road to a check", async () => {
    const { text } = await opened(await paid(), 'en')
    expect(text.replaceAll(/\s/g, ' ')).toMatch(/Rivage Autoroutes SA .*SIREN\) 000 079 079 · VAT no\. FR00000079079/)
    expect(text).toContain('localhost:4300/verify')
  })

  it('and its e-mail have the colours of the brand file that dresses the pages', async () => {
    const fills = brands.map(({ modes }) => modes.light.color['action-fill'])
    const sessionId = await paid()
    const file = Buffer.from(await (await sandbox.api(receipt, { query: { sessionId } })).arrayBuffer())
    const [harbour, ...others] = fills
    expect(coloursIn(file)).toContain(harbour)
    for (const other of others) expect(coloursIn(file)).not.toContain(other)
    const mails = z.array(z.object({ text: z.string(), html: z.string() }))
    const sent = mails.parse(await sandbox.control('GET', `/mailbox?to=${billing.email}`))
    expect(sent.find(({ text }) => text.includes(sessionId))?.html).toContain(`background:${harbour}`)
  })

  it.each(brands.map(({ name }) => name))('and each mail wear the brand %s of their operator', async (brand) => {
    const { first } = structure.operators
    const fills = new Map(brands.map(({ name, modes }) => [name, modes.light.color['action-fill']]))
    try {
      first.brand = brand
      const file = await sandbox.api(receipt, { query: { sessionId: await paid() } })
      const shown = coloursIn(Buffer.from(await file.arrayBuffer()))
      expect([...fills.values()].filter((fill) => shown.includes(fill))).toEqual([fills.get(brand)])
      const place = { operator: defaultOperator, language: 'en', origin, subject: 'Hello', button: 'Press' } as const
      const html = mailHtml({ ...place, text: `Hello\n\n${origin}/receipts` })
      expect(html).toContain(`logo-${brand}.svg`)
      expect(html).toContain(`background:${fills.get(brand)}`)
    } finally {
      first.brand = 'harbour'
    }
  })

  it('carries a signature that the public key of its operator alone confirms', async () => {
    const [sessionId, other] = [await paid(), { 'x-whitelabel-host': secondOperator }]
    const file = await sandbox.api(receipt, { query: { sessionId }, headers: { 'accept-language': 'en' } })
    const [, jws = ''] = /\/verify#([\w.-]+)/.exec(Buffer.from(await file.arrayBuffer()).toString('latin1')) ?? []
    const keys = await sandbox.api(receiptKeys)
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys))
    const { amount, reference } = (await payments()).find((one) => one.sessionId === sessionId) ?? {}
    const signed: unknown = JSON.parse(new TextDecoder().decode(payload))
    expect(signed).toEqual({ reference, amount, paidAt: expect.any(String) })
    const strangers = createLocalJWKSet(await sandbox.api(receiptKeys, { headers: other }))
    await expect(compactVerify(jws, strangers)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' })
    expect(
      keys.keys.every((key) => !('d' in key)),
      'the private half',
    ).toBe(true)
  })

  it('names a gate as every list and mail does', async () => {
    const numberPlate = 'GA-123-TE'
    const journey = { ttcPrice: 4.3, in: { id: '23', label: '23 RN79' }, out: { id: '33', label: '33' } }
    await sandbox.control('POST', '/vehicles', { numberPlate, countryCode: 'FR', journeys: [journey] })
    const { sessionId } = await sandbox.search(numberPlate)
    await all(sessionId)
    await payOnline(sessionId)
    const { text } = await opened(sessionId)
    expect(text.replaceAll('\u00a0', ' ')).toContain('Digoin (23) – Le Montet (33)')
  })

  it('writes plates and gates in Latin, Greek and Cyrillic letters', async () => {
    const numberPlate = 'ČK 123-AB'
    const gates = ['Ševčík Łódź Şişli', 'Αθήνα - Київ']
    const [entrance, exit] = gates.map((label, at) => ({ id: String(23 + at), label }))
    await sandbox.control('POST', '/vehicles', {
      numberPlate,
      countryCode: 'HR',
      journeys: [{ ttcPrice: 4.3, in: entrance, out: exit }],
    })
    const { sessionId } = await sandbox.search(numberPlate, { country: 'HR' })
    await all(sessionId)
    await payOnline(sessionId)
    const { text } = await opened(sessionId)
    for (const written of [`${numberPlate} (HR)`, ...gates]) expect(text).toContain(written)
  })

  it.each([
    ['fr', 'Date du paiement : 1 mars 2026 à 09:05', 'TVA (20 %) 206,00 €', 'Total payé 1 236,00 €'],
    ['en', 'Payment date: 1 March 2026 at 09:05', 'VAT (20%) €206.00', 'Total paid €1,236.00'],
    ['de', 'Zahlungsdatum: 1. März 2026 um 09:05', 'MwSt. (20 %) 206,00 €', 'Bezahlter Gesamtbetrag 1.236,00 €'],
    ['it', 'Data del pagamento: 1 marzo 2026 alle ore 09:05', 'IVA (20%) 206,00 €', 'Totale pagato 1.236,00 €'],
    ['es', 'Fecha del pago: 1 de marzo de 2026 a las 9:05', 'IVA (20 %) 206,00 €', 'Total pagado 1.236,00 €'],
  ])('writes dates, VAT and money in the notation of %s', async (language, date, vat, total) => {
    await sandbox.control('PUT', '/clock', { now: '2026-03-01T08:05:00Z' })
    const { sessionId } = await searchWithJourneys([{ ttcPrice: 1236, date: '2026-02-28T10:00:00' }])
    await all(sessionId)
    await payOnline(sessionId)
    await sandbox.control('PUT', '/clock', { now: null })
    const { text } = await opened(sessionId, language)
    for (const written of [date, vat, total]) expect(text).toContain(written)
  })

  it.each(languages)('breaks no date, head or total in %s', async (language) => {
    const { sessionId } = await searchWithJourneys([{ date: '2025-09-28T22:48:00' }])
    await all(sessionId)
    await payOnline(sessionId)
    const { lines } = await opened(sessionId, language)
    const { price, vehicleClass, total } = texts[language].receipt
    for (const whole of [dateTime(new Date('2025-09-28T20:48:00Z'), language), price, vehicleClass, total])
      expect(
        lines.filter((line) => line.replaceAll('\u00a0', ' ').includes(whole)),
        whole,
      ).not.toEqual([])
  })

  it('names operator, plate, journeys, amounts, VAT, reference and date', { tags: ['API-71'] }, async () => {
    const sessionId = await paid()
    const { reference } = await statusOf(sessionId)
    const { text } = await opened(sessionId)
    for (const shown of [
      'Rivage',
      `${plate} (FR)`,
      reference ?? '',
      'Gate of Bourges',
      '1 mars 2026 à 08:15',
      'AP777',
      '4,30 €',
      '16,00 €',
      'dont majoration 10,00 €',
      'TVA (20 %) 1,72 €',
      'Total payé 20,30 €',
      'Carte bancaire',
    ])
      expect(text).toContain(shown)
  })

  it('is sent to the payer once, right after the payment, in the language of the payment', async () => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    const email = 'zahlt@example.org'
    const handover = await handOver(sessionId, { email }, { 'accept-language': 'de' })
    const tabs = [await arrive(handover), await arrive(handover)]
    for (const { page } of tabs) await decide(page, 'pay')
    const { reference } = await statusOf(sessionId)
    const link = `${origin}/services/v1/payments/receipt?sessionId=${sessionId}`
    expect(await sandbox.control('GET', `/mailbox?to=${email}`)).toMatchObject([
      { subject: `Ihr Zahlungsbeleg ${reference}`, text: expect.stringContaining(link), links: [link] },
    ])
  })

  it('can be sent by e-mail with a download link', { tags: ['API-72'] }, async () => {
    const sessionId = await paid()
    const { reference } = await statusOf(sessionId)
    await sandbox.api(sendReceipt, {
      query: { sessionId },
      body: { email: 'me@example.org' },
      headers: { 'accept-language': 'de' },
    })
    const link = `${origin}/services/v1/payments/receipt?sessionId=${sessionId}`
    expect(await sandbox.control('GET', '/mailbox?to=ME@example.org')).toMatchObject([
      {
        to: 'me@example.org',
        subject: `Ihr Zahlungsbeleg ${reference}`,
        text: expect.stringContaining(link),
        links: [link],
      },
    ])
    expect((await sandbox.send('GET', link)).headers.get('content-type')).toBe('application/pdf')
  })

  it.each([
    ['refuse', 'a refused payment'],
    ['wait', 'a waiting payment'],
  ])('does not exist after %s', async (decision) => {
    const { sessionId } = await searchWithJourneys([{}])
    await all(sessionId)
    await payOnline(sessionId, decision)
    const missing = refusal('payment_session_invalid', 404)
    await expect(sandbox.api(receipt, { query: { sessionId } })).rejects.toMatchObject(missing)
    await expect(sandbox.api(sendReceipt, { query: { sessionId }, body: { email: 'a@b.fr' } })).rejects.toMatchObject(
      missing,
    )
  })

  describe('sent again by plate and e-mail', () => {
    const again = async (asked: object, captchaToken?: string) =>
      sandbox.api(resendReceipts, {
        query: { captchaToken: captchaToken ?? (await sandbox.captchaToken('receipts')) },
        body: { email: billing.email, numberPlate: plate, countryCode: 'FR', ...asked },
      })
    const mails = (to: string) => sandbox.control('GET', `/mailbox?to=${to}`)
    fresh()

    it('reaches the e-mail of the payment, in any case and spelling of the plate', async () => {
      const sessionId = await paid()
      await again({ email: billing.email.toUpperCase(), numberPlate: plate.replaceAll('-', ' ').toLowerCase() })
      const link = `${origin}/services/v1/payments/receipt?sessionId=${sessionId}`
      const [atOnce, sentAgain, ...more] = z.array(z.looseObject({})).parse(await mails(billing.email))
      expect([atOnce, sentAgain, more]).toMatchObject([{ links: [link] }, { to: billing.email, links: [link] }, []])
    })

    it.each([
      ['another e-mail', { email: 'somebody@example.org' }],
      ['another plate', { numberPlate: 'ZZ-999-ZZ' }],
      ['another country', { countryCode: 'DE' }],
    ])('gives the same answer to %s, and sends nothing', async (_, asked) => {
      await paid()
      const before = await mails('')
      expect(await again(asked)).toEqual(await again({ email: 'nobody@example.org' }))
      expect(await mails('')).toEqual(before)
    })

    it('requires a captcha', async () => {
      await paid()
      await expect(again({}, '')).rejects.toMatchObject(refusal('captcha_mandatory'))
    })
  })

  it.each(['', 'a@'])('is not sent to %j', { tags: ['API-72'] }, async (email) => {
    const sessionId = await paid()
    await expect(sandbox.api(sendReceipt, { query: { sessionId }, body: { email } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

async function asCustomer(email: string) {
  const query = { captchaToken: await sandbox.captchaToken('login') }
  const { accessToken } = await sandbox.api(userToken, { query, body: { email, password: 'Demo-2026-Voie' } })
  return { 'user-token': `Bearer ${accessToken}` }
}

it("completes a customer's payment", { tags: ['API-63'] }, async () => {
  const headers = await asCustomer('customer@voie-libre.example')
  const { sessionId, journeys } = await sandbox.search('RS-678-BC')
  const orders = journeys.map(({ id, inProgressId }) =>
    inProgressId === undefined
      ? { idDossier: id }
      : { inProgressId, prepaymentJourney: { in: 23, out: 30, vehicleCategory: 1 } },
  )
  await named(sessionId, orders, headers)
  await payOnline(sessionId)
  expect((await statusOf(sessionId)).status).toBe('SUCCEED')
  expect((await sandbox.search('RS-678-BC')).journeys).toEqual([])
})

it('shows payments of an account only to its customer', async () => {
  const person = { password: 'Demo-2026-Voie', activated: true }
  await sandbox.control('POST', '/accounts', { email: 'payer@example.org', ...person })
  await sandbox.control('POST', '/accounts', { email: 'other@example.org', ...person })
  const [headers, others] = [await asCustomer('payer@example.org'), await asCustomer('other@example.org')]
  const { sessionId } = await searchWithJourneys([
    { ttcPrice: 4.5, in: { id: '23', label: 'Entrée' }, out: { id: '34', label: 'Sortie' } },
  ])
  await all(sessionId, [], headers)
  const { page } = await arrive(await handOver(sessionId, { email: 'other@example.org' }, headers))
  expect(await sandbox.api(paidHistory, { headers })).toEqual([])
  await decide(page, 'pay')
  expect(await sandbox.api(paidHistory, { headers })).toMatchObject([
    {
      sessionId,
      amount: 450,
      numberPlate: plate.replaceAll('-', ''),
      countryCode: 'FR',
      journeys: [{ amount: 450, from: 'Entrée', to: 'Sortie' }],
    },
  ])
  expect(await sandbox.api(paidHistory, { headers: others })).toEqual([])
  await expect(sandbox.api(paidHistory)).rejects.toMatchObject({ status: 401 })
})
