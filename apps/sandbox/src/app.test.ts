import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProfile, userToken } from '@voie-libre/contract/calls/accounts'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import { vehicle } from '@voie-libre/contract/calls/journeys'
import { fleetJourneys, fleetPlates, renterToken } from '@voie-libre/contract/calls/renters'
import { readHome, readProvider, readToPayPage } from '@voie-libre/contract/calls/whitelabel'
import { daysBetween, parisDay, parisInstant } from '@voie-libre/domain/journey/parisTime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from './app.ts'
import { facts } from './content/facts.ts'
import { nothingFound, scenarios } from './demo/scenarios.ts'
import { languageOf } from './http/server.ts'
import { secondOperator } from './store/operators.ts'
import { plateKey } from './store/vehicles.ts'
import { dropTestDatabase, testDatabase } from './testing/testDatabase.ts'
import { startTestSandbox, type TestSandbox } from './testing/testKit.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
const fresh = () => beforeEach(() => sandbox.control('POST', '/reset'))

const codeOf = async (response: Response) => ({ status: response.status, ...(await json(response)) })
async function json(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
const vehicleQuery = { plate: 'AB-123-CD', plateCountry: 'FR' }

describe('the contract', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'serves %s',
    { tags: ['API-04'] },
    async (_, endpoint) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x')
      const answer: Record<string, unknown> = await codeOf(await sandbox.send(endpoint.method, path).then(readable))
      expect(answer['code']).not.toBe('no_such_call')
      expect(answer['status']).not.toBe(500)
    },
  )

  it('answers 404 to a path outside the contract', async () => {
    expect(await codeOf(await sandbox.send('GET', '/services/v1/nothing'))).toMatchObject({
      status: 404,
      code: 'no_such_call',
    })
  })

  it('refuses input outside the contract with a code of §8', async () => {
    const missing = await sandbox.send('GET', '/services/v1/vehicles?plateCountry=FR')
    expect(await codeOf(missing)).toMatchObject({ status: 400, code: 'number_plate_mandatory' })
    const broken = await sandbox.send('POST', '/services/v1/customers/unsubscribe', undefined, {
      'content-type': 'application/json',
    })
    expect(await codeOf(broken)).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it.each([
    ['GET', '/services/v1/vehicles?plate=a%00&plateCountry=FR', undefined],
    ['GET', '/services/v1/articles/a%00', undefined],
    ['POST', '/services/v1/public/users/a%00/activationCodes', undefined],
    ['POST', '/services/v1/customers/unsubscribe', { email: 'a@example.org\u0000' }],
  ])(
    'refuses a character that the database cannot store: %s %s',
    { tags: ['F-INP-02', 'F-NAV-08'] },
    async (method, path, body) => {
      const { status } = await sandbox.send(method, path, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )
})

describe('callers', () => {
  it('reads the caller from the user-token header', { tags: ['API-03'] }, async () => {
    const token = await customerToken()
    const profile = await sandbox.api(readProfile, { headers: { 'user-token': `Bearer ${token}` } })
    expect(profile.email).toBe('customer@voie-libre.example')
  })

  it.each([
    ['no token', {}, 401],
    ['an invented token', { 'user-token': 'Bearer nonsense' }, 401],
  ])('refuses %s where the call requires a customer', async (_, headers, status) => {
    await expect(sandbox.api(readProfile, { headers })).rejects.toMatchObject({ status, code: 'unauthorized' })
  })

  it("refuses a customer's token on a renter's call", async () => {
    const headers = { 'user-token': `Bearer ${await customerToken()}` }
    await expect(sandbox.api(fleetPlates, { headers })).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })

  it("lets a token expire by the sandbox's clock", async () => {
    const headers = { 'user-token': `Bearer ${await customerToken()}` }
    await sandbox.control('PUT', '/clock', { now: new Date(Date.now() + 16 * 60_000).toISOString() })
    await expect(sandbox.api(readProfile, { headers })).rejects.toMatchObject({ status: 401 })
    await sandbox.control('PUT', '/clock', { now: null })
  })
})

describe('headers', () => {
  it('selects the operator by x-whitelabel-host, with any port', { tags: ['API-01'] }, async () => {
    const titleFor = async (host: string) =>
      (await sandbox.api(readProvider, { headers: { 'x-whitelabel-host': host } })).seo?.title
    expect(await titleFor(`${secondOperator}:4300`)).not.toBe(await titleFor('somewhere.example'))
    expect(await titleFor('localhost:4300')).toBe(await titleFor('somewhere.example'))
  })

  it.each([
    ['de-CH, fr;q=0.5', 'de'],
    ['pt-PT, es;q=0.8', 'es'],
    ['ja', 'fr'],
    [undefined, 'fr'],
  ])('answers %s in its first supported language: %s', { tags: ['API-02'] }, (header, language) => {
    expect(languageOf(header)).toBe(language)
  })

  it('returns content in the requested language', { tags: ['API-02'] }, async () => {
    const title = async (language: string) =>
      (await sandbox.api(readHome, { headers: { 'accept-language': language } })).title
    expect(await title('de')).not.toBe(await title('fr'))
  })
})

describe('answers', () => {
  fresh()

  it.each([
    ['/services/v1/whitelabels', 200],
    ['/services/v1/nothing', 404],
    ['/services/v1/customers', 400],
    ['/services/v1/journeys', 503],
    ['/sandbox', 200],
    ['/sandbox/payments', 200],
    ['/psp/paybox', 400],
    ['/media/nothing', 404],
  ])('forbid content sniffing: %s, %i [ASVS 3.4.4]', async (path, status) => {
    await sandbox.control('POST', '/faults', { path: '/services/v1/journeys', status: 503, body: '<p>Down</p>' })
    const answer = await sandbox.send('GET', path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('redirect /sandbox/ to /sandbox', async () => {
    const answer = await sandbox.send('GET', '/sandbox/')
    expect(answer.headers.get('location')).toBe('/sandbox')
  })
})

describe('faults', () => {
  fresh()

  it('answers the given path the given number of times', async () => {
    await sandbox.control('POST', '/faults', { method: 'get', path: '/services/v1/vehicles', times: 2, status: 503 })
    await sandbox.api(readHome)
    for (let call = 0; call < 2; call++)
      await expect(sandbox.api(vehicle, { query: vehicleQuery })).rejects.toMatchObject({ status: 503 })
    await expect(sandbox.api(vehicle, { query: vehicleQuery })).resolves.toMatchObject({ plate: 'AB123CD' })
  })

  it('answers with any body and type, and matches paths by prefix', async () => {
    const page = { path: '/services/v1/*', body: '<h1>Maintenance</h1>', contentType: 'text/html' }
    await sandbox.control('POST', '/faults', page)
    const response = await sandbox.send('GET', '/services/v1/whitelabels')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
    expect(await response.text()).toBe('<h1>Maintenance</h1>')
  })

  it('answers a status without body', async () => {
    await sandbox.control('POST', '/faults', { path: '*', status: 204, body: { any: 1 } })
    expect((await sandbox.send('GET', '/services/v1/whitelabels')).status).toBe(204)
  })

  it('answers null when the body is null', async () => {
    await sandbox.control('POST', '/faults', { path: '*', body: null })
    const response = await sandbox.send('GET', '/services/v1/whitelabels')
    expect([response.status, await response.json()]).toEqual([200, null])
  })

  it('delays a call without changing its answer', async () => {
    await sandbox.control('POST', '/faults', { path: '/services/v1/vehicles', delayMs: 60 })
    const start = performance.now()
    await sandbox.api(vehicle, { query: vehicleQuery })
    expect(performance.now() - start).toBeGreaterThanOrEqual(59)
  })

  it('cuts the connection', async () => {
    await sandbox.control('POST', '/faults', { path: '/services/v1/vehicles', drop: true })
    const response = await sandbox.send('GET', '/services/v1/vehicles?plate=AB123CD&plateCountry=FR')
    await expect(response.text()).rejects.toThrow('connection cut')
  })

  it('cuts the socket where the server provides it', async () => {
    await sandbox.control('POST', '/faults', { path: '/services/v1/vehicles', drop: true })
    let cuts = 0
    const outgoing = { destroy: () => void cuts++ }
    await sandbox.fetch(new Request('http://localhost/services/v1/vehicles'), { outgoing })
    expect(cuts).toBe(1)
  })

  it('is neither used up nor logged by a call of the site itself', async () => {
    const path = '/services/v1/whitelabels/homepage'
    const callOfSite = async () => (await sandbox.fetch(new Request(`http://localhost${path}`), { quiet: true })).status
    expect(await callOfSite()).toBe(200)
    await sandbox.control('POST', '/faults', { path, times: 1, status: 503 })
    expect(await callOfSite()).toBe(500)
    expect((await sandbox.send('GET', path)).status).toBe(503)
    expect(await callOfSite()).toBe(200)
    expect(await sandbox.control('GET', '/calls')).toMatchObject([{ path, status: 503 }])
  })

  it('does not affect the calls for scripts, and ends with a reset', async () => {
    await sandbox.control('POST', '/faults', { path: '*', times: 50, status: 500 })
    await sandbox.control('GET', '/calls')
    await sandbox.control('POST', '/reset')
    expect((await sandbox.send('GET', '/services/v1/whitelabels')).status).toBe(200)
  })
})

describe('the log of calls', () => {
  fresh()

  it('includes calls that a fault answered, and calls without answer', async () => {
    await sandbox.control('POST', '/faults', { path: '/services/v1/vehicles', status: 429 })
    await sandbox.control('POST', '/faults', { path: '/services/v1/vehicles', drop: true })
    for (let call = 0; call < 2; call++) await sandbox.send('GET', '/services/v1/vehicles')
    expect(await sandbox.control('GET', '/calls')).toMatchObject([
      { path: '/services/v1/vehicles', status: 429 },
      { path: '/services/v1/vehicles', status: null },
    ])
  })

  it(
    'shows headers and parameters, never passwords, cards or tokens',
    { tags: ['API-01', 'API-02', 'API-03'] },
    async () => {
      const headers = { 'x-whitelabel-host': 'a.example', 'accept-language': 'de', 'user-token': 'Bearer key-1' }
      await sandbox.send('GET', '/services/v1/vehicles?plate=AB123CD&plateCountry=FR', undefined, headers)
      await sandbox.send('POST', '/services/v1/public/users/token?captchaToken=key-2', {
        email: 'a@b.fr',
        password: 'Secret-1',
      })
      const card = {
        cardType: 'TOTAL',
        cardNumber: '703500000000000001',
        cardValidity: '3001',
        cvv: '987',
        email: 'a@b.fr',
      }
      await sandbox.send('POST', '/services/v1/payments/privateCards?sessionId=s', card)
      await sandbox.send('PUT', '/services/v1/public/users/token', { refreshToken: 'key-3' })
      await sandbox.send('POST', '/services/v1/public/users/u/activationCodes', { code: 'key-4' })
      const calls = await sandbox.control('GET', '/calls')
      expect(calls).toMatchObject([
        {
          method: 'GET',
          path: '/services/v1/vehicles',
          query: { plate: 'AB123CD', plateCountry: 'FR' },
          headers: { ...headers, 'user-token': '…' },
          status: 200,
        },
        { method: 'POST', query: { captchaToken: '…' }, body: { email: 'a@b.fr' }, status: 400 },
        { path: '/services/v1/payments/privateCards', body: { cardType: 'TOTAL', email: 'a@b.fr' } },
        { body: { refreshToken: '…' } },
        { body: { code: '…' } },
      ])
      expect(JSON.stringify(calls)).not.toMatch(/Secret-1|703500000000000001|3001|987|key-/)
    },
  )
})

describe('the clock', () => {
  fresh()

  it('stops at the given time and runs again after null', async () => {
    const still = await sandbox.control('PUT', '/clock', { now: '2026-03-02T10:00:00+01:00' })
    expect(still).toEqual({ now: '2026-03-02T09:00:00.000Z' })
    expect(await sandbox.control('PUT', '/clock', { now: null })).not.toEqual(still)
  })

  it('refuses an invalid date', async () => {
    await expect(sandbox.control('PUT', '/clock', { now: 'soon' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the calls for scripts', () => {
  fresh()

  it('creates a plate with its journeys, and replaces it', { tags: ['API-55'] }, async () => {
    const plate = { numberPlate: 'se-001-te', countryCode: 'fr', model: 'Tesla 3', type: 2, energy: 'EL' }
    await sandbox.control('POST', '/vehicles', { ...plate, journeys: [{ ttcPrice: 4.3 }, {}] })
    await expect(sandbox.api(vehicle, { query: { plate: 'SE 001 TE', plateCountry: 'FR' } })).resolves.toEqual({
      plate: 'SE001TE',
      model: 'Tesla 3',
      type: 2,
      energy: 'EL',
    })
    expect((await sandbox.search('SE-001-TE')).journeys.map((journey) => journey.ttcPrice)).toEqual([1070, 430])
    await sandbox.control('POST', '/vehicles', { ...plate, journeys: [{ id: 'only', ttcPrice: 1 }] })
    expect((await sandbox.search('SE-001-TE')).journeys).toMatchObject([{ id: 'only', ttcPrice: 100 }])
  })

  it('completes omitted fields with consistent values, and leaves out fields that are null', async () => {
    await sandbox.control('PUT', '/clock', { now: '2026-03-02T10:00:00+01:00' })
    await sandbox.control('POST', '/vehicles', {
      numberPlate: 'SE-002-TE',
      journeys: [
        { id: 'a' },
        { id: 'b', paymentLimit: 'BEFORE_OMP', deadline: null },
        { id: 'c', nature: 'nonPaymentDeclaration', indemnity: 90, ttcPrice: 5.5, alreadyPaid: 0.5 },
        { id: 'd', status: 'EN_COURS', in: { id: 24, label: '24' } },
      ],
    })
    const { journeys } = await sandbox.search('SE-002-TE')
    const byId = (id: string) => journeys.find((journey) => journey.id === id)
    expect(byId('a')).toMatchObject({
      nature: 'freeFlow',
      status: 'TERMINE',
      paymentLimit: 'IRIS',
      date: '2026-02-28T10:00:00',
      deadline: '2026-03-12T10:00:00',
      countryPlate: 'FR',
      numberPlate: 'SE002TE',
    })
    expect(byId('b')).toMatchObject({ nature: 'latePayment' })
    expect(byId('b')?.deadline).toBeUndefined()
    expect(byId('c')).toMatchObject({ paymentLimit: 'INFRACTION', totalPrice: 9500, tvaPrice: 92 })
    expect(byId('d')).toMatchObject({ in: { id: '24' }, ttcPrice: 0 })
    expect([byId('d')?.out, byId('d')?.completed]).toEqual([undefined, undefined])
    expect(byId('d')?.inProgressId).toMatch(/^EC\d+$/)
  })

  it('creates a notice with given journeys, those of its plate, or a generated one', async () => {
    await sandbox.control('POST', '/notices', {
      number: 'N 1',
      numberPlate: 'SE-003-TE',
      journeys: [{ nature: 'latePayment', ttcPrice: 2 }],
    })
    expect(await sandbox.searchNumber('N1')).toMatchObject({ plate: 'SE003TE', journeys: [{ ttcPrice: 200 }] })
    await sandbox.control('POST', '/notices', { number: 'N2', numberPlate: 'BC-456-EF' })
    expect((await sandbox.searchNumber('N2')).journeys).toHaveLength(1)
    await sandbox.control('POST', '/notices', { number: 'N3', numberPlate: 'SE-004-TE' })
    expect((await sandbox.searchNumber('N3')).journeys).toMatchObject([{ nature: 'latePayment', pvNumber: 'N3' }])
  })

  it('replaces a plate with the journeys of a notice, seeded or not', async () => {
    await sandbox.control('POST', '/vehicles', { numberPlate: 'MN-456-XY', journeys: [] })
    expect((await sandbox.search('MN-456-XY')).journeys).toEqual([])
    const numberPlate = 'SE-014-TE'
    await sandbox.control('POST', '/notices', { number: 'N14', numberPlate, journeys: [{ id: 'old' }] })
    await sandbox.control('POST', '/vehicles', { numberPlate, model: 'Tesla 3' })
    expect((await sandbox.searchNumber('N14')).journeys).toMatchObject([{ id: 'old' }])
    await sandbox.control('POST', '/vehicles', { numberPlate, journeys: [{ id: 'new' }] })
    expect((await sandbox.search(numberPlate)).journeys).toMatchObject([{ id: 'new' }])
    expect((await sandbox.searchNumber('N14')).journeys).toMatchObject([{ id: 'new' }])
  })

  it("adds a notice's journeys to its plate, and replaces them when the notice is replaced", async () => {
    const numberPlate = 'SE-015-TE'
    const notice = (journeys: object[]) => sandbox.control('POST', '/notices', { number: 'N15', numberPlate, journeys })
    await sandbox.control('POST', '/vehicles', { numberPlate, journeys: [{ ttcPrice: 1 }, { ttcPrice: 2 }] })
    await notice([{ ttcPrice: 3 }])
    expect((await sandbox.search(numberPlate)).journeys).toHaveLength(3)
    await notice([{ id: 'other', ttcPrice: 4 }])
    expect((await sandbox.searchNumber('N15')).journeys).toMatchObject([{ id: 'other' }])
    expect((await sandbox.search(numberPlate)).journeys).toHaveLength(3)
  })

  it('creates a customer', async () => {
    const profile = { firstName: 'Ana', billingCity: 'Vichy' }
    const account = { email: 'Ana@example.org', password: 'Sandbox-1', profile, plates: ['SE-005-TE'] }
    await sandbox.control('POST', '/accounts', account)
    const token = await customerToken('ana@example.org', 'Sandbox-1')
    const answer = await sandbox.api(readProfile, { headers: { 'user-token': `Bearer ${token}` } })
    expect(answer).toMatchObject({ email: 'ana@example.org', firstName: 'Ana', billingCity: 'Vichy' })
  })

  it('creates a renter with the given number of plates and journeys, the same ones each time', async () => {
    const renter = {
      email: 'fleet@example.org',
      password: 'Sandbox-2026',
      renterName: 'Auto 63',
      plates: 25,
      journeys: 40,
    }
    const seen = async () => {
      await sandbox.control('POST', '/renters', renter)
      const query = { captchaToken: await sandbox.captchaToken('login') }
      const login = { email: renter.email, password: renter.password }
      const { accessToken } = await sandbox.api(renterToken, { query, body: login })
      const headers = { 'user-token': `Bearer ${accessToken}` }
      const plates = await sandbox.api(fleetPlates, { query: { pageSize: '100' }, headers })
      const journeys = await sandbox.api(fleetJourneys, { headers })
      return { total: plates.total, trips: journeys.total, plates: plates.plates.map((plate) => plate.numberPlate) }
    }
    const first = await seen()
    expect(first).toMatchObject({ total: 25, trips: 40 })
    expect(new Set(first.plates).size).toBe(25)
    await sandbox.control('POST', '/reset')
    expect(await seen()).toEqual(first)
  })

  it('changes the content of one host only', async () => {
    await sandbox.control('POST', '/whitelabel', {
      host: 'new.example',
      actions: ['freeflow'],
      canAddPrepayment: false,
    })
    const headers = { 'x-whitelabel-host': 'new.example' }
    expect((await sandbox.api(readHome, { headers })).actions).toEqual(['freeflow'])
    expect((await sandbox.api(readToPayPage, { headers })).canAddPrepayment).toBe(false)
    expect((await sandbox.api(readHome)).actions).toContain('prepayment')
  })

  it.each([
    ['/vehicles', {}],
    ['/notices', {}],
    ['/faults', { status: 'bad' }],
    ['/vehicles', { numberPlate: 'A1', journeys: [{ ttcPrice: 'much' }] }],
  ])('refuses invalid input to %s', async (path, body) => {
    await expect(sandbox.control('POST', path, body)).rejects.toMatchObject({ status: 400 })
  })
})

describe('seeds', () => {
  fresh()

  it('restores seeded plates at a reset', async () => {
    await sandbox.control('POST', '/vehicles', { numberPlate: 'AB-123-CD' })
    await sandbox.control('POST', '/reset')
    expect((await sandbox.search('AB-123-CD')).journeys).toHaveLength(3)
  })

  it('names three plates for the start message, each with unpaid journeys', async () => {
    expect(sandbox.scenarios).toHaveLength(3)
    for (const { plate, country } of sandbox.scenarios)
      expect((await sandbox.search(plate, { country })).journeys).not.toHaveLength(0)
  })

  it('use each plate once and cover every payment limit and country', () => {
    const keys = scenarios.map(({ plate, country }) => JSON.stringify(plateKey(plate, country)))
    expect(new Set(keys).size).toBe(scenarios.length)
    expect(scenarios.length).toBeGreaterThanOrEqual(30)
    const fields = scenarios.flatMap(({ journeys = [] }) => journeys.map((journey) => journey.with ?? {}))
    const limits = fields.map((field) => field['paymentLimit'])
    for (const limit of ['AUTRE', 'BEFORE_OMP', 'OMP', 'PRIMO_DESIGNATED', 'INFRACTION', 'IRIS'])
      expect(limits).toContain(limit)
    const countries = scenarios.map(({ country }) => country)
    for (const country of ['FR', 'DE', 'IT', 'CH', 'NL', 'GB', 'PL']) expect(countries).toContain(country)
  })

  it.each(['AB-123-CD', 'CD-789-GH', 'DE-012-JK', 'EF-345-LM', 'ZZ-999-ZZ'])(
    'end the free days of %s as its texts state',
    async (plate) => {
      const { journeys } = await sandbox.search(plate)
      const dayOf = (text = '') => parisDay(parisInstant(text) ?? new Date(Number.NaN))
      const free = new Set(journeys.map(({ date, deadline }) => daysBetween(dayOf(date), dayOf(deadline))))
      expect([...free]).toEqual([facts.freeDays])
    },
  )

  it('fail for the plate of the server error, and find nothing for AA-404-AA', async () => {
    await expect(sandbox.search('AA-500-AA')).rejects.toMatchObject({ status: 500 })
    expect((await sandbox.search(nothingFound.plate)).journeys).toEqual([])
  })
})

describe('the page for people', () => {
  fresh()

  it('shows plates, accounts, e-mails and payments without scripts', async () => {
    await sandbox.control('POST', '/notices', { number: '<b>1</b>' })
    const response = await sandbox.send('GET', '/sandbox')
    const text = await response.text()
    for (const shown of ['AB-123-CD', 'customer@voie-libre.example', 'Mailbox', 'Payments', 'Faults', '/form/payment'])
      expect(text).toContain(shown)
    expect(text).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('activates a fault and resets everything', async () => {
    const press = (fields: Record<string, string>) =>
      sandbox.send('POST', '/sandbox/actions', new URLSearchParams(fields))
    expect((await press({ action: 'break', preset: '1' })).status).toBe(303)
    expect((await sandbox.send('GET', '/services/v1/whitelabels')).status).toBe(503)
    await press({ action: 'calm' })
    expect((await sandbox.send('GET', '/services/v1/whitelabels')).status).toBe(200)
    await sandbox.control('POST', '/vehicles', { numberPlate: 'AB-123-CD' })
    await press({ action: 'reset' })
    expect((await sandbox.search('AB-123-CD')).journeys).toHaveLength(3)
  })
})

describe('a restart', () => {
  it('preserves vehicles, clock and tokens', async () => {
    const options = testDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const storage = options.databaseUrl === undefined ? { data: folder } : options
    const before = await startTestSandbox(storage)
    await before.control('POST', '/vehicles', { numberPlate: 'KE-001-PT', journeys: [{ ttcPrice: 1.5 }] })
    await before.control('PUT', '/clock', { now: '2026-03-02T10:00:00Z' })
    const token = await customerToken('customer@voie-libre.example', 'Demo-2026-Voie', before)
    await before.close()

    const after = await startTestSandbox(storage)
    expect((await after.search('KE-001-PT')).journeys).toMatchObject([{ ttcPrice: 150 }])
    await after.api(readProfile, { headers: { 'user-token': `Bearer ${token}` } })
    await after.close()
    await dropTestDatabase(options)
    await rm(folder, { recursive: true })
  })

  it('refuses a database address with an invalid schema name', async () => {
    const databaseUrl = 'postgres://localhost/x?schema=a;drop'
    await expect(createSandbox({ databaseUrl })).rejects.toThrow('not a schema name')
  })
})

async function customerToken(
  email = 'customer@voie-libre.example',
  password = 'Demo-2026-Voie',
  on = sandbox,
): Promise<string> {
  const query = { captchaToken: await on.captchaToken('login') }
  return (await on.api(userToken, { query, body: { email, password } })).accessToken
}
async function readable(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return isJson ? response : Response.json({}, { status: response.status === 204 ? 200 : response.status })
}
