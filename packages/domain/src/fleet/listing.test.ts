import { describe, expect, it } from 'vitest'
import { listings } from './fleetDisplay.ts'
import { exportQuery, filtered, filterForm, listRules, pageQuery, queryOf, summaryQuery, viewIn } from './listing.ts'

describe('the lists of a renter', () => {
  it('are of vehicles, notices and journeys to contest', { tags: ['DATA-38'] }, () => {
    expect(listings).toEqual(['PLATE', 'LATE_PAYMENT', 'PROTEST'])
  })

  it.each([
    ['PLATE', ['plate', 'situation', 'dueFrom', 'dueTo']],
    ['LATE_PAYMENT', ['plate', 'from', 'to', 'noticeNumber', 'situation', 'dueFrom', 'dueTo']],
    ['PROTEST', ['plate', 'from', 'to', 'status', 'situation', 'dueFrom', 'dueTo']],
  ] as const)('%s filters by %j', { tags: ['OPEN-55', 'RENTER-06', 'RENTER-07'] }, (listing, filters) => {
    expect(listRules[listing].filters).toEqual(filters)
  })
})

describe('the state in the address', { tags: ['OPEN-55', 'RENTER-06'] }, () => {
  it('is the first ten by default: journeys newest first, vehicles by plate', () => {
    expect(viewIn('PROTEST', {})).toEqual({ filters: {}, page: 1, pageSize: 10, sortBy: 'date', order: 'desc' })
    expect(viewIn('PLATE', {})).toMatchObject({ sortBy: 'plate', order: 'asc' })
  })

  it.each([
    ['a page', { page: '3' }, { page: 3 }],
    ['a page below 1', { page: '0' }, { page: 1 }],
    ['a page that is no number', { page: '2x' }, { page: 1 }],
    ['a page size', { pageSize: '25' }, { pageSize: 25 }],
    ['a page size that is no choice', { pageSize: '1000' }, { pageSize: 10 }],
    ['a column', { sortBy: 'price' }, { sortBy: 'price', order: 'desc' }],
    ['a column and its order', { sortBy: 'price', order: 'asc' }, { sortBy: 'price', order: 'asc' }],
    ['the column of situations', { sortBy: 'situation' }, { sortBy: 'situation', order: 'asc' }],
    ['a column of another list', { sortBy: 'country' }, { sortBy: 'date', order: 'desc' }],
    ['a name that every object has', { sortBy: 'constructor' }, { sortBy: 'date' }],
    ['an order that is none', { order: 'up' }, { order: 'desc' }],
    [
      'filters',
      { plate: ' ab ', from: '2026-03-01', status: 'TERMINE' },
      { filters: { plate: 'ab', from: '2026-03-01', status: 'TERMINE' } },
    ],
    ['filters that mean nothing', { plate: ' ', from: '2026-02-31', to: 'x', status: 'PAID' }, { filters: {} }],
    ['a filter of another list', { noticeNumber: '12' }, { filters: {} }],
  ])('reads %s', (_, query, expected) => {
    expect(viewIn('PROTEST', query)).toMatchObject(expected)
  })

  it('is written without what goes without saying, and read back the same', () => {
    expect(queryOf('PROTEST', viewIn('PROTEST', {}))).toEqual({})
    const query = { plate: 'AB', to: '2026-03-31', sortBy: 'plate', order: 'desc', pageSize: '50', page: '4' } as const
    expect(queryOf('LATE_PAYMENT', viewIn('LATE_PAYMENT', query))).toEqual(query)
    expect(queryOf('PROTEST', viewIn('PROTEST', { sortBy: 'plate', order: 'asc' }))).toEqual({ sortBy: 'plate' })
  })
})

it('puts what is to settle in the order of deadlines, unless another order was chosen', { tags: ['OPEN-55'] }, () => {
  const open = viewIn('PROTEST', { situation: 'open' })
  expect(open).toMatchObject({ sortBy: 'deadline', order: 'asc' })
  expect(queryOf('PROTEST', open)).toEqual({ situation: 'open', sortBy: 'deadline' })
  const byDate = { situation: 'open', sortBy: 'date' }
  expect(queryOf('PROTEST', viewIn('PROTEST', byDate))).toEqual(byDate)
  const second = viewIn('PROTEST', { page: '2', pageSize: '25' })
  expect(filtered('PROTEST', second, { situation: 'open' })).toEqual({ ...open, pageSize: 25 })
  for (const days of [{ dueFrom: '2026-03-02' }, { dueTo: '2026-03-09' }]) {
    for (const listing of listings) expect(viewIn(listing, days)).toMatchObject({ sortBy: 'deadline', order: 'asc' })
  }
  const byPrice = viewIn('PROTEST', { sortBy: 'price' })
  expect(filtered('PROTEST', byPrice, { situation: 'open' })).toMatchObject({ sortBy: 'price', order: 'desc' })
})

describe('the query of a call', { tags: ['API-32', 'API-33', 'API-36', 'OPEN-55'] }, () => {
  const view = viewIn('LATE_PAYMENT', { plate: 'AB', page: '2', pageSize: '25' })

  it('holds the page, the order, the filters as one JSON object, and the type of notices', () => {
    expect(pageQuery('LATE_PAYMENT', view)).toEqual({
      page: '2',
      pageSize: '25',
      filters: '{"plate":"AB"}',
      sortBy: 'date',
      order: 'desc',
      types: 'latePayment',
    })
  })

  it('leaves out empty filters, and the type of other lists', () => {
    expect(pageQuery('PROTEST', viewIn('PROTEST', {}))).toEqual({
      page: '1',
      pageSize: '10',
      sortBy: 'date',
      order: 'desc',
    })
  })

  it('for the figures has the filters, and a page as small as possible', () => {
    expect(summaryQuery('LATE_PAYMENT', view)).toEqual({
      page: '1',
      pageSize: '1',
      filters: '{"plate":"AB"}',
      types: 'latePayment',
      summary: 'true',
    })
  })

  it('of an export has no page', () => {
    expect(Object.keys(exportQuery('LATE_PAYMENT', view))).toEqual(['filters', 'sortBy', 'order', 'types'])
  })
})

describe('the filter form', { tags: ['OPEN-55'] }, () => {
  const form = { plate: '', from: '', to: '', status: '', noticeNumber: '', situation: '', dueFrom: '', dueTo: '' }
  const issues = (fields: Partial<typeof form>) =>
    (filterForm.safeParse({ ...form, ...fields }).error?.issues ?? []).map(({ path, message }) => [...path, message])

  it('reads typed days', () => {
    expect(filterForm.parse({ ...form, from: '01/03/2026' })).toEqual({
      ...form,
      from: '2026-03-01',
      to: undefined,
      dueFrom: undefined,
      dueTo: undefined,
    })
  })

  it.each([
    [{ from: '01/03/2026', to: '01/03/2026' }, []],
    [{ from: '02/03/2026', to: '01/03/2026' }, [['to', 'invalid_date_range']]],
    [{ from: '31/02/2026' }, [['from', 'unreadable_date']]],
    [{ dueFrom: '02/03/2026' }, []],
    [{ dueFrom: '02/03/2026', dueTo: '01/03/2026' }, [['dueTo', 'invalid_date_range']]],
  ])('%j: %j', (fields, expected) => expect(issues(fields)).toEqual(expected))
})
