import * as renters from '@voie-libre/contract/calls/renters'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { amountDue, totalDue } from '@voie-libre/domain/journey/price'
import { amountFault } from './amounts.ts'
import type { Caller } from './caller.ts'
import type { Given } from './send.ts'

const { fleetJourneys, fleetPlates, exportFleetJourneys } = renters

export async function checkFleet(caller: Caller): Promise<void> {
  const { owned, refused, loginOf } = caller
  const token = (await loginOf('renter'))?.accessToken
  const paged = { query: { page: '1', pageSize: '10' } }
  await owned(token, [
    [renters.readRenter, {}],
    [fleetJourneys, paged],
    [fleetPlates, paged],
    [exportFleetJourneys, {}],
    [renters.exportPlates, {}],
  ])
  if (token === undefined) return
  const other = await loginOf('customer')
  if (other) await refused(renters.readRenter, { token: other.accessToken }, "the token is a customer's")
  await checkPages(caller, token)
  await checkFilters(caller, token)
  await checkOrder(caller, token)
}

/** Longer lists are not added up. */
const longest = 100

async function checkPages({ peek, proved }: Caller, token: string): Promise<void> {
  const read = (query: Given['query']) => peek(fleetJourneys, { token, query: { ...query } })
  const all = await read({ page: '1', pageSize: String(longest), summary: 'true' })
  const [first, second] = [await read({ page: '1', pageSize: '1' }), await read({ page: '2', pageSize: '1' })]
  const { total = 0, data = [], summary } = all ?? {}
  const isWhole = data.length === total
  proved(fleetJourneys, 'its pages and sums', [
    data.length !== Math.min(total, longest) &&
      `total is ${total}, but a page of ${longest} has ${data.length} journeys: count those of all pages`,
    first &&
      first.data.length > 1 &&
      `a page of pageSize 1 has ${first.data.length} journeys: cut the list at pageSize`,
    first &&
      first.pageTotal !== total &&
      `pageTotal is ${first.pageTotal} for ${total} journeys and pageSize 1: count the pages`,
    total > 1 && first?.data[0]?.id === second?.data[0]?.id && 'page 2 repeats page 1: skip the pages before',
    summary &&
      summary.journeys !== total &&
      `summary.journeys is ${summary.journeys}, but total ${total}: count all pages in both`,
    summary && isWhole && amountFault('summary.due', summary.due, totalDue(data), 'euros'),
  ])
}

/** Filters that match nothing, so a list that has a journey ignores them. [OPEN-55] */
const emptyFilters = { plate: 'ZZ000ZZ', from: '2999-01-01', to: '2001-01-01', status: 'NONE', noticeNumber: 'NONE' }
const filtersOf = (name: string, value: string) => JSON.stringify({ [name]: value })

async function checkFilters({ peek, proved }: Caller, token: string): Promise<void> {
  const read = (query: Given['query']) => peek(fleetJourneys, { token, query: { page: '1', pageSize: '20', ...query } })
  const ignored: string[] = []
  for (const [name, value] of Object.entries(emptyFilters)) {
    const { data = [] } = (await read({ filters: filtersOf(name, value) })) ?? {}
    if (data.length > 0) ignored.push(`ignores filters={"${name}":"${value}"}: a renter would see, and pay, all others`)
  }
  const plate = (await read({}))?.data[0]?.numberPlate ?? ''
  const own = await read({ filters: filtersOf('plate', plate) })
  const notices = await read({ types: 'latePayment' })
  proved(fleetJourneys, 'its filters', [
    ...ignored,
    own?.data.length === 0 &&
      `finds nothing for filters={"plate":"${plate}"}, a plate of its own list: compare letters and digits only`,
    notices?.data.some(({ nature }) => nature !== 'latePayment') &&
      'answers other journeys to types=latePayment: answer journeys of this nature only',
  ])
  const vehicles = await peek(fleetPlates, { token, query: { filters: filtersOf('plate', emptyFilters.plate) } })
  proved(fleetPlates, 'its filter', [
    (vehicles?.plates.length ?? 0) > 0 &&
      `ignores filters={"plate":"${emptyFilters.plate}"}: answer the vehicles that match`,
  ])
}

type Order = readonly [column: string, of: (journey: Journey) => string | number]
const orders: readonly Order[] = [
  ['date', ({ date = '' }) => date],
  ['plate', ({ numberPlate = '' }) => canonicalPlate(numberPlate)],
  ['price', amountDue],
]

async function checkOrder({ peek, proved }: Caller, token: string): Promise<void> {
  const unsorted: string[] = []
  for (const [sortBy, of] of orders) {
    for (const order of ['asc', 'desc']) {
      const list = await peek(fleetJourneys, { token, query: { page: '1', pageSize: '20', sortBy, order } })
      if (!isSorted((list?.data ?? []).map(of), order))
        unsorted.push(`is not sorted by sortBy=${sortBy}, order=${order}: sort before you cut the page`)
    }
  }
  proved(fleetJourneys, 'its order', unsorted)
  const query = { page: '1', pageSize: '20', sortBy: 'plate', order: 'desc' }
  const plates = (await peek(fleetPlates, { token, query }))?.plates ?? []
  const byDeadline = (await peek(fleetPlates, { token, query: { ...query, sortBy: 'deadline', order: 'asc' } }))?.plates
  // Of an operator with this extension. A plate without a deadline comes last.
  const deadlines = byDeadline?.some((one) => one.situation) ? byDeadline.map((one) => one.nextDeadline ?? '9999') : []
  const numbers = plates.map(({ numberPlate }) => canonicalPlate(numberPlate))
  proved(fleetPlates, 'its order', [
    !isSorted(numbers, 'desc') && 'is not sorted by sortBy=plate, order=desc: sort before you cut the page',
    !isSorted(deadlines, 'asc') &&
      'gives situation, but does not sort by sortBy=deadline, order=asc: sort by nextDeadline, none last',
  ])
}

const isSorted = (values: readonly (string | number)[], order: string): boolean =>
  values.every((value, at) => {
    const before = values[at - 1]
    return before === undefined || (order === 'asc' ? before <= value : before >= value)
  })
