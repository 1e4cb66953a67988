import { userToken } from '@voie-libre/contract/calls/accounts'
import {
  authenticatedDetailedJourneys,
  detailedJourneys,
  extendSearch,
  journeyPrice,
  journeysCompany,
  journeysOfPlate,
  vehicle,
} from '@voie-libre/contract/calls/journeys'
import { payAllJourneys } from '@voie-libre/contract/calls/payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../testing/testKit.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const refusal = (code: string, status = 400) => ({ code, status })
const plate = (numberPlate: string, journeys: readonly object[] = [], more: object = {}) =>
  sandbox.control('POST', '/vehicles', { numberPlate, journeys, ...more })

describe('the session of a search', () => {
  it('ends when it says, later if it is prolonged in time, and not after its end', async () => {
    const { sessionId, search } = await sandbox.search('AB-123-CD')
    const end = Date.parse(search?.expiresAt ?? '')
    const after = (minutes: number) => new Date(end + minutes * 60_000).toISOString()
    const query = { sessionId }
    await sandbox.control('PUT', '/clock', { now: after(-1) })
    expect(await sandbox.api(extendSearch, { query })).toEqual({ expiresAt: after(29) })
    await sandbox.control('PUT', '/clock', { now: after(28) })
    expect((await sandbox.api(detailedJourneys, { query })).search?.expiresAt).toBe(after(29))
    await sandbox.control('PUT', '/clock', { now: after(30) })
    await expect(sandbox.api(extendSearch, { query })).rejects.toMatchObject(refusal('payment_session_invalid'))
    await sandbox.control('PUT', '/clock', { now: null })
  })
})

describe('a plate search', () => {
  it(
    'returns the summary of unpaid journeys, with a session for later calls',
    { tags: ['API-56', 'DATA-10'] },
    async () => {
      const found = await sandbox.search('ab 123.cd', { country: 'fr' })
      expect(found).toMatchObject({ type: 'resume', plate: 'AB123CD', countryCode: 'FR' })
      expect(found.vehicleInformation).toMatchObject({ type: 1, energy: 'ES' })
      expect(found.journeys.map((journey) => journey.ttcPrice)).toEqual([360, 880, 590])
      expect(found.sessionId).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('returns an empty set for an unknown plate', async () => {
    expect(await sandbox.search('AA-404-AA')).toMatchObject({ plate: 'AA404AA', journeys: [] })
  })

  it('distinguishes countries', async () => {
    expect((await sandbox.search('B-MW 2024', { country: 'DE' })).journeys).toHaveLength(1)
    expect((await sandbox.search('B-MW 2024', { country: 'FR' })).journeys).toEqual([])
  })

  it('does not swap look-alike letters: the variant is another plate', async () => {
    expect((await sandbox.search('CB-1O0-DB')).journeys).toEqual([])
    expect((await sandbox.search('CB-100-DB')).journeys).toHaveLength(1)
  })

  it.each([
    ['no plate [ERROR-23]', { plate: ' ' }, 'number_plate_mandatory'],
    ['a plate of dashes [ERROR-25]', { plate: '- -' }, 'invalid_number_plate'],
    ['a plate without letter or digit [ERROR-25]', { plate: '***' }, 'invalid_number_plate'],
    ['a plate that is too long [ERROR-25]', { plate: 'A'.repeat(16) }, 'invalid_number_plate'],
    ['no country [ERROR-22]', { country: '' }, 'country_code_mandatory'],
    ['a country that does not exist [ERROR-24]', { country: 'QQ' }, 'invalid_country_code'],
    ['a rental without end [ERROR-26]', { startTime: '2026-03-01T00:00:00' }, 'invalid_date_range'],
    [
      'a rental that ends before it starts [ERROR-26]',
      { startTime: '2026-03-02T00:00:00', endTime: '2026-03-01T00:00:00' },
      'invalid_date_range',
    ],
    ['no captcha [ERROR-12]', { captchaToken: '' }, 'captcha_mandatory'],
    ['a made-up captcha [ERROR-12]', { captchaToken: 'e30=' }, 'captcha_mandatory'],
  ])('refuses %s', async (_, query, code) => {
    const asked = { plate: 'AB-123-CD', country: 'FR', captchaToken: 'none', ...query }
    await expect(sandbox.api(journeysOfPlate, { query: asked })).rejects.toMatchObject(refusal(code))
  })

  it.each(['Å 1', 'ΑΒ-123', 'X', '12345'])('accepts %s, which may be a plate in some country', async (odd) => {
    expect((await sandbox.search(odd, { country: 'NO' })).journeys).toEqual([])
  })

  it('accepts a captcha once', { tags: ['ERROR-12'] }, async () => {
    const query = { plate: 'AB-123-CD', country: 'FR', captchaToken: await sandbox.captchaToken() }
    await sandbox.api(journeysOfPlate, { query })
    await expect(sandbox.api(journeysOfPlate, { query })).rejects.toMatchObject(refusal('captcha_mandatory'))
  })

  it('with rental dates finds only the journeys of those days, in Paris time', { tags: ['OPEN-22'] }, async () => {
    await plate('RE-001-NT', [
      { id: 'before', date: '2026-07-01T09:59:59' },
      { id: 'first', date: '2026-07-01T08:00:00Z' },
      { id: 'last', date: '2026-07-03T18:00:00+02:00' },
      { id: 'after', date: '2026-07-03T18:00:01' },
    ])
    const dates = { startTime: '2026-07-01T10:00:00', endTime: '2026-07-03T18:00:00' }
    expect((await sandbox.search('RE-001-NT', dates)).journeys.map(({ id }) => id)).toEqual(['first', 'last'])
  })

  it('from the claim form finds only late payments and non-payment declarations', { tags: ['OPEN-24'] }, async () => {
    const { journeys } = await sandbox.search('MN-456-XY', { onlyCNPorLatePayment: 'true' })
    expect(journeys.map((journey) => journey.nature)).toEqual(['nonPaymentDeclaration', 'latePayment'])
  })
})

describe('a search by notice or case number', () => {
  it.each(['26030100024', ' 2603 0100 024 '])('finds the journeys of %s', { tags: ['API-57'] }, async (number) => {
    const found = await sandbox.searchNumber(number)
    expect(found).toMatchObject({ type: 'detailed', plate: 'GH901QR', countryCode: 'FR' })
    expect(found.journeys.map((journey) => journey.paymentLimit)).toEqual(['BEFORE_OMP', 'BEFORE_OMP'])
  })

  it('finds the journey with the number on its card, without other journeys of the plate', async () => {
    const all = await sandbox.search('MN-456-XY')
    const number = all.journeys.find((journey) => journey.cnpNumber)?.cnpNumber ?? ''
    expect((await sandbox.searchNumber(number)).journeys).toMatchObject([{ cnpNumber: number }])
  })

  it('answers immatriculation_not_found for an unknown number', { tags: ['ERROR-54'] }, async () => {
    await expect(sandbox.searchNumber('123')).rejects.toMatchObject(refusal('immatriculation_not_found', 404))
  })

  it('requires a captcha too', { tags: ['ERROR-12'] }, async () => {
    const query = { caseNumber: '26030100024' }
    await expect(sandbox.api(detailedJourneys, { query })).rejects.toMatchObject(refusal('captcha_mandatory'))
  })
})

describe('a session', () => {
  it('can be read again without captcha', { tags: ['API-57'] }, async () => {
    const { sessionId, journeys } = await sandbox.search('AB-123-CD')
    const again = await sandbox.api(detailedJourneys, { query: { sessionId } })
    expect(again).toMatchObject({ type: 'detailed', sessionId, journeys })
  })

  it('expires after half an hour', { tags: ['ERROR-40', 'F-SES-10'] }, async () => {
    const { sessionId } = await sandbox.search('AB-123-CD')
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    await sandbox.control('PUT', '/clock', { now: later(29) })
    await sandbox.api(detailedJourneys, { query: { sessionId } })
    await sandbox.control('PUT', '/clock', { now: later(31) })
    const expired = refusal('payment_session_invalid')
    await expect(sandbox.api(detailedJourneys, { query: { sessionId } })).rejects.toMatchObject(expired)
    await expect(sandbox.api(journeysCompany, { query: { sessionId } })).rejects.toMatchObject(expired)
    await expect(sandbox.api(payAllJourneys, { query: { sessionId }, body: [] })).rejects.toMatchObject(expired)
    await sandbox.control('PUT', '/clock', { now: null })
  })

  it('with an unknown id is invalid', { tags: ['ERROR-40'] }, async () => {
    const query = { sessionId: '<script>' }
    await expect(sandbox.api(detailedJourneys, { query })).rejects.toMatchObject(refusal('payment_session_invalid'))
  })

  it(
    'reports that another company has journeys of the plate, and returns them',
    { tags: ['API-60', 'API-61', 'LIST-23'] },
    async () => {
      const { sessionId, journeys } = await sandbox.search('ZC-555-LN')
      expect(journeys).toHaveLength(1)
      const company = await sandbox.api(journeysCompany, { query: { sessionId } })
      expect(company).toEqual({ hasCompany: true, details: { companyCode: 'A89' } })
      const theirs = await sandbox.api(detailedJourneys, { query: { sessionId, companyCode: 'A89' } })
      expect(theirs).toMatchObject({ company: 'A89', plate: 'ZC555LN' })
      expect(theirs.journeys).toHaveLength(1)
      expect(theirs.journeys[0]?.id).not.toBe(journeys[0]?.id)
      const further = await sandbox.api(journeysCompany, { query: { sessionId: theirs.sessionId ?? '' } })
      expect(further).toEqual({ hasCompany: false })
    },
  )
})

describe("a customer's search", () => {
  const login = async () => {
    const query = { captchaToken: await sandbox.captchaToken('login') }
    const body = { email: 'customer@voie-libre.example', password: 'Demo-2026-Voie' }
    return { 'user-token': `Bearer ${(await sandbox.api(userToken, { query, body })).accessToken}` }
  }

  it("finds the journeys of the customer's own plate", { tags: ['API-58'] }, async () => {
    const query = { plate: 'qr-345-ab', country: 'FR' }
    const found = await sandbox.api(authenticatedDetailedJourneys, { query, headers: await login() })
    expect(found).toMatchObject({ type: 'detailed', plate: 'QR345AB' })
    expect(found.journeys).toHaveLength(2)
  })

  it("finds no journeys of another customer's plate", { tags: ['API-58'] }, async () => {
    const query = { plate: 'AB-123-CD', country: 'FR' }
    const refused = sandbox.api(authenticatedDetailedJourneys, { query, headers: await login() })
    await expect(refused).rejects.toMatchObject(refusal('forbidden', 403))
  })

  it('is refused without login', { tags: ['API-58'] }, async () => {
    const query = { plate: 'QR-345-AB', country: 'FR' }
    await expect(sandbox.api(authenticatedDetailedJourneys, { query })).rejects.toMatchObject(
      refusal('unauthorized', 401),
    )
  })

  it('for a rented plate finds only journeys of the rental days', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    await plate('CV-777-NR', [
      { id: 'before', date: day(-60) },
      { id: 'during', date: day(-2) },
    ])
    const query = { plate: 'CV-777-NR', country: 'FR' }
    const found = await sandbox.api(authenticatedDetailedJourneys, { query, headers: await login() })
    expect(found.journeys.map(({ id }) => id)).toEqual(['during'])
  })
})

describe('a vehicle', () => {
  it.each([
    ['WX-890-FH', 'FR', { plate: 'WX890FH', model: 'Renault 5 E-Tech', energy: 'EL', type: 1 }],
    ['TV-234-DF', 'FR', { plate: 'TV234DF', model: 'Peugeot 308', energy: 'ES' }],
    ['AA-404-AA', 'FR', { plate: 'AA404AA' }],
  ])('%s of %s is %j', { tags: ['API-55', 'DATA-25'] }, async (plateText, plateCountry, car) => {
    await expect(sandbox.api(vehicle, { query: { plate: plateText, plateCountry } })).resolves.toEqual(car)
  })
})

describe('the price of a trip', () => {
  const query = { plate: 'AB123CD', plateCountry: 'FR', in: '23', out: '34', category: '1' }
  const price = async (changed: Partial<typeof query>) => sandbox.api(journeyPrice, { query: { ...query, ...changed } })

  it.each([
    ['the whole stretch', {}, 880],
    ['the way back', { in: '34', out: '23' }, 880],
    ['a short way', { out: '24' }, 120],
    ['a lorry', { category: '4' }, 2730],
    ['a motorbike', { category: '5' }, 530],
    ['the free stretch', { in: '29', out: '30' }, 0],
  ])('for %s depends on gates and class', { tags: ['API-59', 'API-73'] }, async (_, changed, total) => {
    expect((await price(changed)).total).toBe(total)
  })

  it('comes with the labels of the gates', { tags: ['DATA-24'] }, async () => {
    expect(await price({})).toEqual({ total: 880, in: '23 RN79', out: '34 A71' })
  })

  it.each([
    ['an unknown gate', { in: '99' }, 'invalid_request'],
    ['a trip from a gate to itself', { in: '34' }, 'invalid_request'],
    ['a class that does not exist', { category: '6' }, 'invalid_request'],
    ['a plate without permission to prepay', { plate: 'VW-567-EG' }, 'unauthorized_prepayment'],
  ])('is refused for %s', async (_, changed, code) => {
    await expect(price(changed)).rejects.toMatchObject(refusal(code))
  })
})
