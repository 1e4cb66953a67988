import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testClient, type TestClient } from '../testing/testClient.ts'

const password = 'Flotte-2026-ok!'
let client: TestClient
beforeAll(async () => {
  client = await testClient()
  await client.set('clock', { now: '2026-03-02T10:00:00+01:00' })
})
afterAll(() => client.close())

/** The token of a new renter. */
async function renter(email: string, plates: readonly unknown[], journeys: readonly object[]): Promise<string> {
  await client.set('renters', { email, password, plates, journeys })
  return (await client.signIn('renters', email, password)).accessToken
}
const get = async (token: string, path: string, query: Record<string, string> = {}) =>
  (await client.service('GET', `/renters${path}`, { token, query })).body
const list = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })), total: z.int() })
const idsOf = async (token: string, query: Record<string, string> = {}) =>
  list.parse(await get(token, '/journeys', query)).data.map(({ id }) => id)

describe('the journeys of a fleet', { tags: ['API-32', 'RENTER-01', 'RENTER-06'] }, () => {
  let token = ''
  beforeAll(async () => {
    const journey = (id: string, day: string, ttcPrice: number, ticketNumber: string | null, other: object) => ({
      id,
      date: `2026-02-${day}T12:00:00`,
      ttcPrice,
      ticketNumber,
      ...other,
    })
    const [first, second] = [{ numberPlate: 'AB-1' }, { numberPlate: 'BC-2', countryCode: 'DE' }]
    token = await renter(
      'few@renter.example',
      [first, second],
      [
        journey('a', '03', 3, null, { ...first, nature: 'latePayment', pvNumber: null }),
        journey('b', '01', 2, 'T10', first),
        journey('c', '02', 1, 'T9', { ...second, status: 'EN_COURS', nature: 'freeFlow' }),
      ],
    )
    await client.set('vehicles', { numberPlate: 'AB-1-ELSEWHERE', journeys: [{ id: 'elsewhere' }] })
  })

  it.each([
    ['date', 'b c a', 'a c b'],
    ['price', 'c b a', 'a b c'],
    ['plate', 'a b c', 'c b a'],
    ['country', 'c a b', 'b a c'],
    ['status', 'c a b', 'b a c'],
    ['situation', 'a b c', 'c b a'],
  ])('are sorted by %s in both directions, page by page', async (sortBy, up, down) => {
    for (const [order, expected] of Object.entries({ asc: up, desc: down })) {
      expect((await idsOf(token, { sortBy, order })).join(' ')).toBe(expected)
      const pages = await Promise.all(
        ['1', '2', '3', '4'].map((page) => idsOf(token, { sortBy, order, page, pageSize: '1' })),
      )
      expect(pages.flat().join(' ')).toBe(expected)
    }
  })

  it('are sorted by number, those without one last in both directions', async () => {
    await client.set('renters', {
      email: 'numbers@renter.example',
      password,
      plates: ['CD-3'],
      journeys: ['T9', 'T10', null, 'AP1'].map((ticketNumber) => ({ id: ticketNumber ?? 'none', ticketNumber })),
    })
    const numbers = (await client.signIn('renters', 'numbers@renter.example', password)).accessToken
    expect(await idsOf(numbers, { sortBy: 'number', order: 'asc' })).toEqual(['AP1', 'T10', 'T9', 'none'])
    expect(await idsOf(numbers, { sortBy: 'number', order: 'desc' })).toEqual(['T9', 'T10', 'AP1', 'none'])
  })

  it.each([
    [{}, 'b c a'],
    [{ plate: 'b-1' }, 'b a'],
    [{ plate: 'X' }, ''],
    [{ plate: '%' }, ''],
    [{ plate: '_' }, ''],
    [{ noticeNumber: 't1' }, 'b'],
    [{ noticeNumber: '9' }, 'c'],
    [{ noticeNumber: 'T10T' }, ''],
    [{ from: '2026-02-02', to: '2026-02-02' }, 'c'],
    [{ from: '2026-02-02' }, 'c a'],
    [{ to: '2026-02-02T11:59:59' }, 'b'],
    [{ status: 'EN_COURS' }, 'c'],
    [{ status: 'UNKNOWN' }, ''],
    [{ plate: 'b', status: 'TERMINE', to: '2026-02-02' }, 'b'],
  ])(
    'are filtered by %j, in the list, its total, its figures and its export',
    { tags: ['OPEN-55'] },
    async (filter, expected) => {
      const query = { filters: JSON.stringify(filter), sortBy: 'date', order: 'asc' }
      const ids = expected === '' ? [] : expected.split(' ')
      const answer = await get(token, '/journeys', { ...query, summary: 'true' })
      expect(list.parse(answer)).toMatchObject({ data: ids.map((id) => ({ id })), total: ids.length })
      expect(answer).toMatchObject({ summary: { journeys: ids.length } })
      const { data } = Papa.parse(String(await get(token, '/journeys/export', query)), { skipEmptyLines: true })
      expect(data).toHaveLength(1 + ids.length)
    },
  )

  it('are filtered by nature', { tags: ['RENTER-07'] }, async () => {
    expect(await idsOf(token, { types: 'latePayment' })).toEqual(['a'])
    expect(await idsOf(token, { types: 'latePayment,freeFlow', sortBy: 'price', order: 'asc' })).toEqual([
      'c',
      'b',
      'a',
    ])
  })
})

describe('the vehicles of a fleet', { tags: ['API-35', 'API-36', 'RENTER-08'] }, () => {
  const plateList = z.looseObject({ plates: z.array(z.looseObject({ numberPlate: z.string() })), total: z.int() })
  const late = { nature: 'latePayment', paymentLimit: 'IRIS', caseOrigin: 'IRIS' }
  let token = ''
  beforeAll(async () => {
    const of = (numberPlate: string, deadline: string, other: object = {}) => ({
      id: `${numberPlate}${deadline}`,
      numberPlate,
      date: '2026-02-20T12:00:00',
      deadline: `${deadline}T23:59:59`,
      ttcPrice: 5,
      ...other,
    })
    token = await renter(
      'vehicles@renter.example',
      ['VA-1', 'VB-2', 'VC-3', 'VD-4'],
      [
        of('VB-2', '2026-03-09'),
        of('VB-2', '2026-03-05'),
        of('VC-3', '2026-03-20'),
        of('VC-3', '2026-02-25', late),
        of('VD-4', '2026-03-04', { status: 'EN_COURS' }),
      ],
    )
  })
  const plates = async (query: Record<string, string> = {}) =>
    plateList.parse(await get(token, '/me/plates', query)).plates

  it('have the most pressing situation, the first deadline, the cost of their unpaid journeys and what it becomes', async () => {
    expect(await plates()).toMatchObject([
      { numberPlate: 'VA1', situation: 'none' },
      {
        numberPlate: 'VB2',
        situation: 'open',
        nextDeadline: '2026-03-05',
        due: { count: 2, amount: 10, late: 0, rise: { after: 30, lastDay: '2026-03-05' } },
      },
      {
        numberPlate: 'VC3',
        situation: 'late',
        nextDeadline: '2026-02-25',
        due: { count: 2, late: 1, rise: { after: 20, lastDay: '2026-03-20' } },
      },
      { numberPlate: 'VD4', situation: 'inProgress' },
    ])
  })

  it.each([
    ['deadline', 'VC VB', 'VB VC'],
    ['situation', 'VC VB VD', 'VD VB VC'],
    ['price', 'VA VD VB', 'VB VC VD'],
  ])('are sorted by %s in both directions, those without one last', async (sortBy, up, down) => {
    for (const [order, expected] of Object.entries({ asc: up, desc: down })) {
      const sorted = await plates({ sortBy, order })
      expect(sorted.map(({ numberPlate }) => numberPlate.slice(0, 2)).join(' ')).toMatch(new RegExp(`^${expected} V`))
      expect(await plates({ sortBy, order, page: '2', pageSize: '1' })).toEqual([sorted[1]])
    }
  })

  it('are exported with what the list shows, behind the columns of an import', async () => {
    const { data } = Papa.parse<string[]>(String(await get(token, '/me/plates/export')), { skipEmptyLines: true })
    expect(data.map((cells) => [cells[0], ...cells.slice(4)].join(';'))).toEqual([
      'numberPlate;Paiement;Échéance;Trajets à régler;Montant (€)',
      'VA1;Rien à régler;;0;0,00',
      'VB2;À régler;2026-03-05;2;10,00',
      'VC3;En retard;2026-02-25;2;10,00',
      'VD4;En cours;;1;5,00',
    ])
  })

  it.each([
    [{ situation: 'late' }, 'VC3', 2],
    [{ situation: 'open' }, 'VB2', 2],
    [{ situation: 'prepaid' }, '', 0],
    [{ dueFrom: '2026-03-01', dueTo: '2026-03-05' }, 'VB2', 2],
    [{ dueTo: '2026-03-05', plate: 'vc' }, 'VC3', 2],
    [{ plate: '%' }, '', 0],
  ])('are filtered by %j, in the list, its figures and its export', async (filter, expected, journeys) => {
    const query = { filters: JSON.stringify(filter), summary: 'true' }
    const answer = await get(token, '/me/plates', query)
    expect(
      plateList
        .parse(answer)
        .plates.map(({ numberPlate }) => numberPlate)
        .join(' '),
    ).toBe(expected)
    expect(answer).toMatchObject({ total: expected === '' ? 0 : 1, summary: { journeys } })
    const { data } = Papa.parse<string[]>(String(await get(token, '/me/plates/export', query)), {
      skipEmptyLines: true,
    })
    expect(
      data
        .slice(1)
        .map(([plate]) => plate)
        .join(' '),
    ).toBe(expected)
  })
})

it.each<[string, string, object, string, string]>([
  ['fr', '/journeys/export', { situation: 'late' }, '', 'trajets-en-retard'],
  ['de', '/journeys/export', { situation: 'prosecutor' }, '', 'fahrten-an-die-staatsanwaltschaft-abgegeben'],
  ['fr', '/journeys/export', { from: '2026-02-01', to: '2026-02-28' }, '', 'trajets-du-2026-02-01-au-2026-02-28'],
  [
    'fr',
    '/journeys/export',
    { dueTo: '2026-03-09', plate: 'ea' },
    'latePayment',
    'avis-de-paiement-ea-echeance-au-2026-03-09',
  ],
  [
    'en',
    '/me/plates/export',
    { dueFrom: '2026-03-02', dueTo: '2026-03-02' },
    '',
    'vehicles-deadline-from-2026-03-02-to-2026-03-02',
  ],
  ['es', '/me/plates/export', { plate: 'é/Ea' }, '', 'vehiculos-e-Ea'],
])(
  'in %s, %s names its file by the filters %j %s: %s',
  { tags: ['OPEN-55', 'API-33', 'API-35'] },
  async (language, path, filters, types, name) => {
    const token = await renter(`${name}@renter.example`, [], [])
    const query = { filters: JSON.stringify(filters), types }
    const { headers } = await client.service('GET', `/renters${path}`, {
      token,
      query,
      language,
    })
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}-2026-03-02.csv"`)
  },
)

it('an export leaves the price of a journey empty that has none yet', { tags: ['API-33'] }, async () => {
  const journeys = [{ status: 'EN_COURS' }, { status: 'EN_COURS', ttcPrice: 4.5 }, { ttcPrice: 0 }]
  const token = await renter(
    'running@renter.example',
    ['RU-100-NS'],
    journeys.map((journey, at) => ({ id: `${at}`, date: `2026-02-0${3 - at}T12:00:00`, ...journey })),
  )
  const { data } = Papa.parse<string[]>(String(await get(token, '/journeys/export')), { skipEmptyLines: true })
  const [head = [], ...rows] = data
  expect(rows.map((cells) => cells[head.indexOf('Montant (€)')])).toEqual(['', '4,50', '0,00'])
})

it(
  'the first and the last day of a vehicle belong to its fleet whole, in lists, figures, exports, contracts and claims',
  { tags: ['OPEN-68'] },
  async () => {
    const [before, first, last, after] = ['01-31T23:59:59', '02-01T00:00:00', '02-10T23:59:59', '02-11T00:00:00']
    const validity = { validityStartDate: '2026-02-01T15:00:00', validityEndDate: '2026-02-10T08:00:00' }
    const token = await renter(
      'days@renter.example',
      [{ numberPlate: 'DA-100-YS', ...validity }],
      [before, first, last, after].map((moment) => ({
        id: moment,
        date: `2026-${moment}`,
        nature: 'latePayment',
        paymentLimit: 'BEFORE_OMP',
      })),
    )
    expect(await idsOf(token, { order: 'asc' })).toEqual([first, last])
    expect(await get(token, '/journeys', { summary: 'true' })).toMatchObject({ summary: { journeys: 2 } })
    const { data } = Papa.parse(String(await get(token, '/journeys/export')), { skipEmptyLines: true })
    expect(data).toHaveLength(3)
    const contracts = [{ numberPlate: 'DA-100-YS', start: '2026-01-01', end: '2026-12-31' }]
    const matched = await client.service('POST', '/renters/contracts/match', { token, json: { contracts } })
    expect(matched.body).toMatchObject({ contracts: [{ journeys: [{ id: first }, { id: last }] }] })

    const contest = async (id: string | undefined) => {
      const form = new FormData()
      const fields = {
        reasonId: 'other',
        comment: 'Hello',
        firstName: 'Lou',
        lastName: 'Martin',
        email: 'l@example.fr',
      }
      for (const [name, value] of Object.entries({ journeys: JSON.stringify([id]), ...fields }))
        form.append(name, value)
      return (await client.service('POST', '/protests', { token, query: { type: 'LATE_PAYMENT' }, form })).status
    }
    expect([await contest(before), await contest(first), await contest(last), await contest(after)]).toEqual([
      400, 200, 200, 400,
    ])
  },
)
