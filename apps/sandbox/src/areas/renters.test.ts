import Papa from 'papaparse'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../auth/people.ts'
import { seededAccounts } from '../demo/scenarios.ts'
import { leavesAfter } from '@voie-libre/domain/fleet/fleetForm'
import { linkTo, refused, testClient, type TestClient } from '../testing/testClient.ts'
import { actionOf } from '../testing/testKit.ts'

let client: TestClient
/** Access token of a renter with 40 plates and 120 journeys. */
let token = ''
const large = 'large@renter.example'
const password = 'Flotte-2026-ok!'
const open = '/public/renters'
const own = '/renters'

beforeAll(async () => {
  client = await testClient()
  await client.set('clock', { now: '2026-03-02T10:00:00+01:00' })
  await client.set('renters', { email: large, password, plates: 40, journeys: 120 })
})
// The sandbox's clock is stopped, so that the access token does not expire.
beforeAll(async () => {
  token = (await client.signIn('renters', large, password)).accessToken
})
afterAll(() => client.close())

let people = 0
async function newRenter(fields: object = {}) {
  people += 1
  const email = `renter${people}@example.fr`
  await client.set('renters', { email, password, plates: [], journeys: 0, ...fields })
  return { email, given: (await client.signIn('renters', email, password)).accessToken }
}
const get = (path: string, query: Record<string, string> = {}, given = token) =>
  client.service('GET', `${own}${path}`, { token: given, query })
const withCaptcha = async (method: string, path: string, json?: unknown) =>
  client.service(method, path, {
    query: { captchaToken: await client.captcha(actionOf(path)) },
    ...(json !== undefined && { json }),
  })

const listed = z.object({
  data: z.array(
    z.looseObject({ date: z.string(), numberPlate: z.string(), ttcPrice: z.number(), indemnity: z.number() }),
  ),
  page: z.number(),
  pageSize: z.number(),
  pageTotal: z.number(),
  total: z.number(),
})
const matched = z.object({
  contracts: z.array(z.object({ journeys: z.array(z.object({ id: z.string(), date: z.string() })) })),
})
type FleetJourney = z.infer<typeof listed>['data'][number]
const journeys = async (query: Record<string, string> = {}) => listed.parse((await get('/journeys', query)).body)
const fleet = z.object({
  plates: z.array(z.looseObject({ id: z.string(), numberPlate: z.string() })),
  total: z.number(),
})
const platesOf = async (given: string, query: Record<string, string> = {}) =>
  fleet.parse((await get('/me/plates', query, given)).body)

/** Rows of a CSV text without its mark. */
const rowsOf = (text: string) =>
  Papa.parse<string[]>(text.replace('\u{feff}', ''), { delimiter: ';', skipEmptyLines: true }).data

describe('sign-in', () => {
  it('returns a renter token, which can be refreshed once', { tags: ['API-22', 'API-23'] }, async () => {
    const { refreshToken, accountType } = await client.signIn('renters', large, password)
    expect(accountType).toBe('renter')
    const refresh = () => client.service('POST', `${open}/token/refresh`, { json: { refreshToken } })
    expect(await refresh()).toMatchObject({ status: 200, body: { accountType: 'renter' } })
    expect(await refresh()).toMatchObject({ status: 401 })
    const customers = await client.service('POST', '/public/users/token/refresh', { json: { refreshToken } })
    expect(customers.status).toBe(401)
  })

  it('gives no access to customer calls', { tags: ['ROLE-11'] }, async () => {
    expect((await client.service('GET', '/users/me', { token })).status).toBe(403)
  })

  it('gives the same answer to customers and to wrong passwords', { tags: ['ERROR-33'] }, async () => {
    const logIn = (email: string, secret: string) => withCaptcha('POST', `${open}/token`, { email, password: secret })
    expect(await logIn(seededAccounts.customer.email, demoPassword)).toMatchObject(refused('user_not_found'))
    expect(await logIn(large, 'Wrong-2026-wrong')).toMatchObject(refused('user_not_found'))
    expect(await logIn('', '')).toMatchObject(refused('provide_email_and_password_or_refresh_token'))
  })

  it('logout revokes the tokens', { tags: ['API-31'] }, async () => {
    const { given } = await newRenter()
    expect((await client.service('DELETE', `${own}/me/token`, { token: given })).status).toBe(204)
    expect((await get('/me', {}, given)).status).toBe(401)
  })
})

describe('an invited renter', () => {
  const email = seededAccounts.invitedRenter.email
  const ask = () => client.service('POST', `${open}/${encodeURIComponent(email)}/activationCodes`)
  const activate = (id: string, code: string, fresh: string) =>
    client.service('POST', `${open}/${id}/activate`, { json: { code, password: fresh } })

  it(
    'sets a password of 12 characters through the link in the e-mail, once',
    { tags: ['API-26', 'API-27', 'VALID-11'] },
    async () => {
      expect((await ask()).status).toBe(204)
      const { pathname, id, code } = await linkTo(client, email)
      expect(pathname).toBe('/renters/activate')
      expect(await activate(id, code, 'Elf-zeich1!')).toMatchObject(refused('bad_password_security'))
      expect(await activate(id, 'wrong', password)).toMatchObject(refused('invalid_activation_code'))
      expect((await activate(id, code, password)).status).toBe(204)
      expect(await activate(id, code, password)).toMatchObject(refused('user_already_activated'))
      expect((await client.signIn('renters', email, password)).accountType).toBe('renter')
    },
  )

  it('can later reset the password by e-mail', { tags: ['API-24', 'API-25'] }, async () => {
    const { email: known } = await newRenter()
    expect((await withCaptcha('POST', `${open}/${encodeURIComponent(known)}/passwords/codes`)).status).toBe(204)
    const { pathname, id, code } = await linkTo(client, known)
    expect(pathname).toBe('/renters/changePassword')
    const set = (fresh: string) => client.service('PUT', `${open}/${id}/passwords`, { json: { code, password: fresh } })
    expect(await set('Kurz-2026!')).toMatchObject(refused('bad_password_security'))
    expect((await set('Retour-2026-ok?')).status).toBe(204)
    expect(await set('Retour-2026-ok?')).toMatchObject(refused('expired_password_reset_code'))
  })
})

describe('profile', () => {
  it('shows name and contact data', { tags: ['API-28', 'RENTER-09'] }, async () => {
    const { email, given } = await newRenter({ renterName: 'Autoloc', phoneNumber: '01 99 00 00 01' })
    expect(await get('/me', {}, given)).toMatchObject({
      body: { renterName: 'Autoloc', email, phoneNumber: '01 99 00 00 01' },
    })
  })

  it('changes the phone number, and the password with the current one', { tags: ['API-29'] }, async () => {
    const { email, given } = await newRenter()
    const patch = (json: object) => client.service('PATCH', `${own}/me`, { token: given, json })
    expect(await patch({ phoneNumber: '+33 1 99 00 00 02' })).toMatchObject({
      body: { phoneNumber: '+33 1 99 00 00 02' },
    })
    expect(await patch({ phoneNumber: '<script>' })).toMatchObject(refused('invalid_request'))
    const newPassword = 'Nouveau-2026-ok'
    expect(await patch({ currentPassword: 'wrong', newPassword })).toMatchObject(refused('invalid_password'))
    expect(await patch({ currentPassword: password, newPassword: 'Kurz-2026!' })).toMatchObject(
      refused('bad_password_security'),
    )
    const other = await client.signIn('renters', email, password)
    expect((await patch({ currentPassword: password, newPassword })).status).toBe(200)
    expect((await get('/me', {}, other.accessToken)).status, 'the other session').toBe(401)
    expect((await get('/me', {}, given)).status, 'the session that changed it').toBe(200)
    expect((await client.signIn('renters', email, newPassword)).accountType).toBe('renter')
  })

  it('can be deleted', { tags: ['API-30'] }, async () => {
    const { given } = await newRenter()
    expect((await client.service('DELETE', `${own}/me`, { token: given })).status).toBe(204)
    expect((await get('/me', {}, given)).status).toBe(401)
  })
})

it.each(['constructor', '__proto__', 'toString', 'nothing'])('lists cannot be sorted by %s', async (sortBy) => {
  for (const path of ['/journeys', '/me/plates', '/journeys/export']) {
    expect([path, await get(path, { sortBy })]).toMatchObject([path, refused('invalid_request')])
  }
})

describe('journeys of the fleet', { tags: ['API-32', 'RENTER-01'] }, () => {
  it('are listed ten per page, the newest first', async () => {
    const { data, ...paging } = await journeys()
    expect(paging).toEqual({ page: 1, pageSize: 10, pageTotal: 12, total: 120 })
    expect(data).toHaveLength(10)
    expect(data.map(({ date }) => date)).toEqual(
      data
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  it('appear on exactly one page each', { tags: ['RENTER-06'] }, async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => journeys({ page: String(page), pageSize: '50' })))
    expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20])
    expect(new Set(pages.flatMap(({ data }) => data.map((journey) => journey['id']))).size).toBe(120)
    expect(await journeys({ page: '99' })).toMatchObject({ data: [], page: 99, total: 120 })
  })

  it.each([
    ['date', (journey: FleetJourney) => journey.date],
    ['plate', (journey: FleetJourney) => journey.numberPlate],
    ['price', (journey: FleetJourney) => journey.ttcPrice + journey.indemnity],
  ])('are sorted by %s in both directions', async (sortBy, key: (journey: FleetJourney) => string | number) => {
    const keys = async (order: string) => (await journeys({ sortBy, order, pageSize: '100' })).data.map(key)
    const sorted = (values: (string | number)[]) => values.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
    const up = await keys('asc')
    expect(up).toEqual(sorted(up))
    const down = await keys('desc')
    expect(down).toEqual(sorted(down).toReversed())
  })

  it('are filtered by plate, days and status together', { tags: ['OPEN-55'] }, async () => {
    const [first] = (await journeys({ sortBy: 'date', order: 'desc' })).data
    const plate = first?.numberPlate.toLowerCase().slice(0, 6) ?? ''
    const day = first?.date.slice(0, 10) ?? ''
    const filtered = await journeys({ filters: JSON.stringify({ plate, from: day, to: day, status: 'TERMINE' }) })
    expect(filtered.data.map((journey) => journey['id'])).toContain(first?.['id'])
    expect(filtered.data.every(({ date }) => date.startsWith(day))).toBe(true)
    expect(await journeys({ filters: JSON.stringify({ status: 'EN_COURS' }) })).toMatchObject({
      total: 0,
      pageTotal: 0,
    })
  })

  it('are notices with types=latePayment, and can be searched by number', { tags: ['RENTER-07'] }, async () => {
    const notices = await journeys({ types: 'latePayment', pageSize: '100' })
    expect(notices.total).toBe(30)
    expect(new Set(notices.data.map((journey) => journey['nature']))).toEqual(new Set(['latePayment']))
    const noticeNumber = String(notices.data[0]?.['pvNumber']).toLowerCase()
    expect(await journeys({ types: 'latePayment', filters: JSON.stringify({ noticeNumber }) })).toMatchObject({
      total: 1,
    })
  })

  it('are only those made while the plate belonged to the fleet', async () => {
    const wire = (date: string) => ({ numberPlate: 'FL-100-TT', date })
    const { given } = await newRenter({
      plates: [
        { numberPlate: 'FL-100-TT', validityStartDate: '2026-02-01T00:00:00', validityEndDate: '2026-02-10T00:00:00' },
      ],
      journeys: [wire('2026-01-31T23:59:00'), wire('2026-02-10T22:00:00'), wire('2026-02-11T00:30:00')],
    })
    const { body } = await get('/journeys', {}, given)
    expect(listed.parse(body).data.map(({ date }) => date)).toEqual(['2026-02-10T22:00:00'])
  })

  it('come with figures on all pages if the call asks for them', async () => {
    const wire = (date: string, fields: object = {}) => ({ numberPlate: 'FL-200-TT', date, ttcPrice: 5, ...fields })
    const { given } = await newRenter({
      plates: ['FL-200-TT', 'FL-300-TT'],
      journeys: [
        wire('2026-01-31T23:59:00', { id: 'late', deadline: '2026-02-15T23:59:59' }),
        wire('2026-02-01T00:00:00', { id: 'claimed', deadline: '2026-02-01T23:59:59', claimDone: true }),
        wire('2026-02-28T12:00:00', { id: 'notice', nature: 'latePayment', indemnity: 10, deadline: '2026-03-09' }),
        wire('2026-03-01T12:00:00', { id: 'other', numberPlate: 'FL-300-TT', ttcPrice: 7.3, deadline: '2026-03-15' }),
      ],
    })
    const summary = async (path: string, query: Record<string, string> = {}) =>
      z
        .looseObject({ summary: z.optional(z.unknown()) })
        .parse((await get(path, { summary: 'true', pageSize: '1', ...query }, given)).body).summary
    const all = {
      journeys: 4,
      due: 32.3,
      dueFirst: { id: 'late' },
      months: [
        { month: '2026-01', journeys: 1 },
        { month: '2026-02', journeys: 2 },
        { month: '2026-03', journeys: 1 },
      ],
    }
    expect(await summary('/journeys')).toMatchObject(all)
    expect(await summary('/me/plates')).toMatchObject(all)
    expect(await summary('/journeys', { types: 'latePayment' })).toMatchObject({
      journeys: 1,
      due: 15,
      dueFirst: { id: 'notice' },
    })
    expect(await summary('/me/plates', { filters: '{"plate":"300"}' })).toMatchObject({
      journeys: 1,
      due: 7.3,
      dueFirst: { id: 'other' },
    })
    expect(await summary('/journeys', { filters: '{"plate":"ZZ"}' })).toEqual({
      journeys: 0,
      due: 0,
      months: [],
      dueDays: [],
      late: { journeys: 0, due: 0 },
    })
    expect((await get('/journeys', {}, given)).body, 'not asked for').not.toHaveProperty('summary')
  })

  it.each([
    ['a filter that is not JSON', { filters: '{' }],
    ['a date that does not exist', { filters: '{"from":"2026-02-30"}' }],
    ['page 0', { page: '0' }],
    ['a page size that is not a number', { pageSize: 'ten' }],
    ['an unknown sort order', { order: 'up' }],
  ])('are refused for %s', async (_, query) => {
    expect(await get('/journeys', query)).toMatchObject(refused('invalid_request'))
  })

  it('are exported with filters and sorting, on one page', { tags: ['API-33', 'F-FIL-08'] }, async () => {
    const { headers, body } = await get('/journeys/export', { sortBy: 'plate', order: 'asc', pageSize: '10' })
    expect(headers.get('content-disposition')).toBe('attachment; filename="trajets-2026-03-02.csv"')
    const [head, ...rows] = rowsOf(String(body))
    expect(head).toEqual([
      'Date',
      'Plaque',
      'Pays',
      'Numéro',
      'Entrée',
      'Sortie',
      'Montant (€)',
      'Paiement',
      'Échéance',
      'Après échéance (€)',
      'Réclamation',
    ])
    expect(rows).toHaveLength(120)
    const plates = rows.map(([, plate = '']) => plate)
    expect(plates).toEqual(plates.toSorted())
    expect(rows[0]?.[6]).toMatch(/^\d+,\d\d$/)
    const situations = new Set(rows.map((row) => row[7]))
    expect(situations).toContain('En retard')
    for (const [, , , , entrance, exit] of rows)
      for (const gate of [entrance, exit]) expect(gate).toMatch(/^\S.* \(\S+\)$/)
  })

  it('are exported in the language of the page, notices in a file with its own name', async () => {
    const sent = { token, language: 'en', query: { types: 'latePayment' } }
    const { headers, body } = await client.service('GET', `${own}/journeys/export`, sent)
    expect(headers.get('content-disposition')).toContain('payment-notices-2026-03-02.csv')
    expect(String(body)).toContain('Amount (€)')
    expect(rowsOf(String(body))).toHaveLength(31)
  })

  it('are exported without executable formulas', { tags: ['HARDENING-1.2.10'] }, async () => {
    const { given } = await newRenter({
      plates: ['FO-100-RM'],
      journeys: [{ numberPlate: 'FO-100-RM', date: '2026-02-10T10:00:00', in: { id: '23', label: '=1+1' } }],
    })
    const { body } = await get('/journeys/export', {}, given)
    expect(String(body)).toContain(`;'=1+1;`)
  })
})

describe('rental contracts', () => {
  const match = (contracts: readonly object[], given: string) =>
    client.service('POST', `${own}/contracts/match`, { token: given, json: { contracts } })

  it('are answered with the unpaid journeys of their period, in their order', { tags: ['RENTER-01'] }, async () => {
    const wire = (id: string, date: string, fields: object = {}) => ({ numberPlate: 'CT-100-RA', id, date, ...fields })
    const { given } = await newRenter({
      plates: [
        { numberPlate: 'CT-100-RA', validityStartDate: '2026-02-01T00:00:00', validityEndDate: '2026-02-20T23:59:59' },
        'CT-200-RA',
      ],
      journeys: [
        wire('second', '2026-02-10T22:00:00'),
        wire('first', '2026-02-10T08:30:00', { nature: 'latePayment', pvNumber: 'AP7' }),
        wire('next', '2026-02-11T00:30:00'),
        wire('before', '2026-01-31T12:00:00'),
        wire('after', '2026-02-21T12:00:00'),
        wire('foreign', '2026-02-10T12:00:00', { countryCode: 'DE' }),
      ],
    })
    const { body } = await match(
      [
        { reference: 'C-1', numberPlate: 'ct 100 ra', countryCode: 'FR', start: '2026-02-10', end: '2026-02-10' },
        { numberPlate: 'CT-100-RA', start: '2026-02-10T20:00', end: '2026-02-28T18:00' },
        { numberPlate: 'CT-200-RA', start: '2026-02-10', end: '2026-02-10' },
        { numberPlate: 'CT-300-RA', start: '2026-02-10', end: '2026-02-10' },
        { numberPlate: 'CT-100-RA', countryCode: 'DE', start: '2026-02-10', end: '2026-02-10' },
        { numberPlate: 'CT-100-RA', start: '2026-02-11', end: '2026-02-10' },
      ],
      given,
    )
    const year = { reference: 'all', numberPlate: 'CT-100-RA', start: '2026-01-01', end: '2026-12-31' }
    expect((await match([year], given)).body).toMatchObject({
      contracts: [{ reference: 'all', journeys: [{ id: 'first' }, { id: 'second' }, { id: 'next' }] }],
    })
    expect(body).toMatchObject({
      contracts: [
        {
          reference: 'C-1',
          outcome: 'matched',
          journeys: [{ id: 'first', pvNumber: 'AP7', in: { label: '23 RN79' } }],
        },
        { outcome: 'matched', journeys: [{ id: 'second' }, { id: 'next' }] },
        { outcome: 'no_journeys', journeys: [] },
        { numberPlate: 'CT-300-RA', outcome: 'not_in_fleet', journeys: [] },
        { outcome: 'not_in_fleet' },
        { outcome: 'invalid', problem: 'end_before_start', journeys: [] },
      ],
    })
  })

  it('own each journey once, by day or by minute', { tags: ['OPEN-71'] }, async () => {
    const wire = (id: string, date: string) => ({ numberPlate: 'CT-400-RA', id, date })
    const { given } = await newRenter({
      plates: ['CT-400-RA'],
      journeys: [wire('handover', '2026-02-10T08:00:00'), wire('minute', '2026-02-14T12:00:30')],
    })
    const contract = (start: string, end: string) => ({ numberPlate: 'CT-400-RA', start, end })
    const { body } = await match(
      [
        contract('2026-02-01', '2026-02-10'),
        contract('2026-02-10', '2026-02-12'),
        contract('2026-02-13T08:00', '2026-02-14T12:00'),
        contract('2026-02-14T12:00', '2026-02-15T12:00'),
      ],
      given,
    )
    expect(body).toMatchObject({
      contracts: [
        { outcome: 'no_journeys', journeys: [] },
        { outcome: 'matched', journeys: [{ id: 'handover' }] },
        { outcome: 'no_journeys', journeys: [] },
        { outcome: 'matched', journeys: [{ id: 'minute' }] },
      ],
    })
  })

  it('of other renters are none of the fleet', async () => {
    const { given } = await newRenter()
    const [first] = (await journeys()).data
    const contract = { numberPlate: first?.numberPlate, start: '2026-01-01', end: '2026-12-31' }
    expect((await match([contract], given)).body).toMatchObject({ contracts: [{ outcome: 'not_in_fleet' }] })
  })

  it.each([
    ['none', 0],
    ['more than 2000', 2001],
  ])('are refused when there are %s', async (_, count) => {
    const contract = { numberPlate: 'CT-100-RA', start: '2026-02-10', end: '2026-02-10' }
    expect(
      await match(
        Array.from({ length: count }, () => contract),
        token,
      ),
    ).toMatchObject(refused('invalid_request'))
  })
})

describe('plates of the fleet', () => {
  const plate = { countryCode: 'FR', numberPlate: 'AB-200-CD', validityStartDate: '2026-02-01T00:00:00' }
  const add = (given: string, fields: object = {}) =>
    client.service('POST', `${own}/me/plates`, { token: given, json: { ...plate, ...fields } })
  let given = ''
  beforeEach(async () => {
    ;({ given } = await newRenter())
  })

  it('are listed in pages, sorted and filtered', { tags: ['API-36', 'RENTER-08'] }, async () => {
    expect(await get('/me/plates', { page: '2', pageSize: '25' })).toMatchObject({
      body: { page: 2, pageSize: 25, pageTotal: 2, total: 40 },
    })
    const { plates } = await platesOf(token, { pageSize: '100', sortBy: 'numberPlate', order: 'desc' })
    const numbers = plates.map(({ numberPlate }) => numberPlate)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
    const { plates: found, total } = await platesOf(token, {
      filters: JSON.stringify({ plate: numbers[3]?.toLowerCase() ?? '' }),
    })
    expect([found[0]?.numberPlate, total]).toEqual([numbers[3], 1])
  })

  it('are added', { tags: ['API-37'] }, async () => {
    expect(await add(given)).toMatchObject({
      body: { numberPlate: 'AB200CD', validityStartDate: plate.validityStartDate },
    })
    expect(await add(given, { numberPlate: 'ab 200 cd' })).toMatchObject(
      refused('number_plate_already_associated_to_this_user'),
    )
  })

  it.each([
    ['an end before the start', { validityEndDate: '2026-01-31T00:00:00' }, 'invalid_date_range'],
    ['a start that is not a date', { validityStartDate: 'soon' }, 'invalid_date_range'],
    ['an unknown country', { countryCode: 'XX' }, 'invalid_country_code'],
    ['no number', { numberPlate: '' }, 'number_plate_mandatory'],
  ])('are not added with %s', async (_, fields, code) => {
    expect(await add(given, fields)).toMatchObject(refused(code))
  })

  it('can be closed, and the closing date can be changed', { tags: ['API-38', 'RENTER-03'] }, async () => {
    const { id } = z.object({ id: z.string() }).parse((await add(given)).body)
    const close = (validityEndDate: string | null, who = given) =>
      client.service('POST', `${own}/me/plates/${id}/closure`, { token: who, json: { validityEndDate } })
    expect(await close('2026-02-20')).toMatchObject({ body: { validityEndDate: '2026-02-20' } })
    expect(await close('2026-02-01')).toMatchObject({ body: { validityEndDate: '2026-02-01' } })
    expect(await close('2026-01-31')).toMatchObject(refused('invalid_date_range'))
    expect(await close('someday')).toMatchObject(refused('invalid_date_range'))
    expect(await close('2026-02-20', token)).toMatchObject(refused('not_found', 404))
    expect((await close(null)).body, 'opened again').not.toHaveProperty('validityEndDate')
  })

  it(
    'lose exactly the journeys after their last day, which a match of the vehicle tells before',
    { tags: ['OPEN-68', 'OPEN-71', 'API-38'] },
    async () => {
      const wire = (id: string, date: string) => ({ numberPlate: 'LO-100-ST', id, date })
      const { given: owner } = await newRenter({
        plates: [{ numberPlate: 'LO-100-ST', validityStartDate: '2026-02-01T00:00:00' }],
        journeys: [
          wire('before', '2026-01-31T23:59:59'),
          wire('first', '2026-02-01T00:00:00'),
          wire('last', '2026-02-10T23:59:59'),
          wire('next', '2026-02-11T00:00:00'),
          wire('later', '2026-02-28T12:00:00'),
        ],
      })
      const [{ id } = { id: '' }] = (await platesOf(owner)).plates
      const close = (validityEndDate: string | null) =>
        client.service('POST', `${own}/me/plates/${id}/closure`, { token: owner, json: { validityEndDate } })
      const ids = async () => listed.parse((await get('/journeys', {}, owner)).body).data.map(({ id: one }) => one)
      const contract = { numberPlate: 'LO100ST', countryCode: 'FR', start: '2000-01-01', end: '2999-12-31' }
      const { body } = await client.service('POST', `${own}/contracts/match`, {
        token: owner,
        json: { contracts: [contract] },
      })
      const found = matched.parse(body).contracts.flatMap((match) => match.journeys.toReversed())
      expect(
        found.map((one) => one.id),
        'those of the list',
      ).toEqual(await ids())
      const staying = found.filter((one) => !leavesAfter(one, '2026-02-10')).map((one) => one.id)
      await close('2026-02-10T23:59:59')
      expect(await ids()).toEqual(staying)
      expect(staying).toEqual(['last', 'first'])
      await close(null)
      expect(await ids(), 'back with the vehicle').toHaveLength(4)
    },
  )

  it('are only changed on the date that the change is based on', { tags: ['API-38', 'OPEN-72'] }, async () => {
    const { id } = z.object({ id: z.string() }).parse((await add(given)).body)
    const close = (validityEndDate: string | null, expectedEndDate: string | null) =>
      client.service('POST', `${own}/me/plates/${id}/closure`, {
        token: given,
        json: { validityEndDate, expectedEndDate },
      })
    const changed = (validityEndDate: string | null) => ({
      status: 409,
      body: { code: 'vehicle_changed', validityEndDate },
    })
    expect((await close('2026-11-30', null)).status).toBe(200)
    expect(await close('2026-12-31', null), 'of a colleague who still saw no date').toMatchObject(changed('2026-11-30'))
    expect(await close('2026-11-30', null), 'even with the same date').toMatchObject(changed('2026-11-30'))
    expect((await close('2026-12-31', '2026-11-30')).status, 'after the decision').toBe(200)
    expect(await close(null, '2026-11-30'), 'the undo of the first').toMatchObject(changed('2026-12-31'))
    expect((await close(null, '2026-12-31')).status).toBe(200)
    expect(await close('2026-12-31', '2026-12-31')).toMatchObject(changed(null))
  })

  async function send(file: File | undefined, given_: string) {
    const form = new FormData()
    if (file !== undefined) form.append('importFile', file)
    else form.append('other', 'x')
    return client.service('POST', `${own}/me/plates/import`, { token: given_, form })
  }

  it('can be imported, also from an exported file', { tags: ['API-34', 'API-35', 'RENTER-02'] }, async () => {
    const csv =
      'numberPlate;countryCode;validityStartDate;validityEndDate\nAB-201-CD;FR;2026-01-01;2026-12-31\nGE 20100;CH;;'
    expect(await send(new File([csv], 'plates.csv'), given)).toMatchObject({ body: { imported: 2 } })
    const { headers, body } = await get('/me/plates/export', {}, given)
    expect(headers.get('content-disposition')).toBe('attachment; filename="vehicules-2026-03-02.csv"')
    const other = await newRenter()
    expect(await send(new File([String(body)], 'plates.csv'), other.given)).toMatchObject({ body: { imported: 2 } })
    const { plates } = await platesOf(other.given)
    expect(plates).toMatchObject([
      { numberPlate: 'AB201CD', validityStartDate: '2026-01-01T00:00:00', validityEndDate: '2026-12-31T23:59:59' },
      { numberPlate: 'GE20100', countryCode: 'CH', validityStartDate: '2026-03-02T00:00:00' },
    ])
  })

  it('are not imported when one row is invalid', { tags: ['ERROR-48'] }, async () => {
    const csv = 'numberPlate;countryCode\nAB-202-CD;FR\nAB-203-CD;XX'
    expect(await send(new File([csv], 'plates.csv'), given)).toMatchObject({
      ...refused('renter_import_parse_content'),
      body: { code: 'renter_import_parse_content', lines: [{ line: 3, reason: 'country_unknown' }] },
    })
    expect((await platesOf(given)).total).toBe(0)
  })

  it('are not imported without a file', { tags: ['ERROR-50'] }, async () => {
    expect(await send(undefined, given)).toMatchObject(refused('renter_import_not_found'))
  })
})
