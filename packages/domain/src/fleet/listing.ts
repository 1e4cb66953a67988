import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { type FleetFilters, situations } from '@voie-libre/contract/schemas/fleet'
import { journeyStatus } from '@voie-libre/contract/schemas/journey'
import * as z from 'zod/mini'
import { dayIn, typedDay } from '../journey/typedDay.ts'
import type { Listing } from './fleetDisplay.ts'

type FilterName = keyof FleetFilters
type Order = 'asc' | 'desc'

/** `sorts`: the sortable columns, each with the order of the first press on its head. `types`: the nature of the journeys. */
type ListRules = {
  filters: readonly FilterName[]
  sorts: Readonly<Record<string, Order>>
  sortBy: string
  types?: string
}
const settling = { price: 'desc', deadline: 'asc', situation: 'asc' } as const
const journeySorts = { date: 'desc', plate: 'asc', number: 'asc', ...settling } as const

/** [OPEN-55] */
export const listRules: Readonly<Record<Listing, ListRules>> = {
  PLATE: {
    filters: ['plate', 'situation', 'dueFrom', 'dueTo'],
    sorts: { plate: 'asc', country: 'asc', ...settling, validityStartDate: 'desc', validityEndDate: 'desc' },
    sortBy: 'plate',
  },
  LATE_PAYMENT: {
    filters: ['plate', 'from', 'to', 'noticeNumber', 'situation', 'dueFrom', 'dueTo'],
    sorts: journeySorts,
    sortBy: 'date',
    types: 'latePayment',
  },
  PROTEST: {
    filters: ['plate', 'from', 'to', 'status', 'situation', 'dueFrom', 'dueTo'],
    sorts: journeySorts,
    sortBy: 'date',
  },
}

const pageSizes = [10, 25, 50] as const

/** The state of a renter list, which its address holds. */
export interface ListView {
  filters: FleetFilters
  /** From 1. */
  page: number
  pageSize: number
  sortBy: string
  order: Order
}

type Query = Readonly<Partial<Record<string, string>>>

/** Reads a list's state from the query of its address. A value that the list does not know counts as absent. */
export function viewIn(listing: Listing, query: Query): ListView {
  const rules = listRules[listing]
  const { page = '', pageSize = '', sortBy = '', order } = query
  const filters = rules.filters.flatMap((name) => {
    const value = readFilter[name](query[name]?.trim() ?? '')
    return value === undefined ? [] : [[name, value] as const]
  })
  const known: FleetFilters = Object.fromEntries(filters)
  const sort = Object.hasOwn(rules.sorts, sortBy) ? sortBy : usualSort(listing, known)
  return {
    filters: known,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: pageSizes.find((size) => String(size) === pageSize) ?? pageSizes[0],
    sortBy: sort,
    order: order === 'asc' || order === 'desc' ? order : (rules.sorts[sort] ?? 'asc'),
  }
}

/** What is to settle comes in the order in which it grows dearer. */
const usualSort = (listing: Listing, { situation, dueFrom, dueTo }: FleetFilters) =>
  situation === 'open' || (dueFrom ?? dueTo) !== undefined ? 'deadline' : listRules[listing].sortBy

/** Other filters begin at the first page, and keep an order that somebody chose. */
export function filtered(listing: Listing, view: ListView, filters: FleetFilters): ListView {
  const [before, usual] = [usualSort(listing, view.filters), usualSort(listing, filters)]
  const isUsual = before !== usual && view.sortBy === before
  return {
    ...view,
    ...(isUsual && { sortBy: usual, order: listRules[listing].sorts[usual] ?? 'asc' }),
    filters,
    page: 1,
  }
}

const textOf = (text: string) => text || undefined
const readFilter: Readonly<Record<FilterName, (text: string) => string | undefined>> = {
  plate: textOf,
  noticeNumber: textOf,
  from: dayIn,
  to: dayIn,
  status: (text) => journeyStatus.safeParse(text).data,
  situation: (text) => situations.find((one) => one === text),
  dueFrom: dayIn,
  dueTo: dayIn,
}

/** Writes a list's state as the query of its address, without the defaults of `viewIn`. */
export function queryOf(
  listing: Listing,
  { filters, page, pageSize, sortBy, order }: ListView,
): Record<string, string> {
  const usual = viewIn(listing, { sortBy })
  const given = Object.entries(filters).filter((filter): filter is [FilterName, string] => filter[1] !== undefined)
  return {
    ...Object.fromEntries(given),
    ...((sortBy !== listRules[listing].sortBy || sortBy !== usualSort(listing, filters)) && { sortBy }),
    ...(order !== usual.order && { order }),
    ...(pageSize !== usual.pageSize && { pageSize: String(pageSize) }),
    ...(page !== 1 && { page: String(page) }),
  }
}

/** The filters as calls send them; absent when empty. [OPEN-55] */
export const filtersQuery = (filters: FleetFilters): { filters?: string } =>
  Object.keys(filters).length > 0 ? { filters: JSON.stringify(filters) } : {}

/** The query of an export: filters and order, without a page. [API-33, OPEN-55] */
export const exportQuery = (listing: Listing, view: Omit<ListView, 'page' | 'pageSize'>) => ({
  ...filtersQuery(view.filters),
  sortBy: view.sortBy,
  order: view.order,
  ...typesOf(listRules[listing]),
})

const typesOf = ({ types }: ListRules) => (types === undefined ? {} : { types })

/** The query of one page. [API-32, API-36] */
export const pageQuery = (listing: Listing, view: ListView) => ({
  page: String(view.page),
  pageSize: String(view.pageSize),
  ...exportQuery(listing, view),
})

/** The query for the figures on all rows of these filters. Extension of the contract. */
export const summaryQuery = (listing: Listing, { filters }: Pick<ListView, 'filters'>) => ({
  page: '1',
  pageSize: '1',
  ...filtersQuery(filters),
  ...typesOf(listRules[listing]),
  summary: 'true' as const,
})

/** The filters as their form holds them; an empty field does not restrict the list. */
export const filterForm = z
  .object({
    plate: z.string().check(noCardNumber),
    from: typedDay,
    to: typedDay,
    status: z.string(),
    noticeNumber: z.string().check(noCardNumber),
    situation: z.string(),
    dueFrom: typedDay,
    dueTo: typedDay,
  })
  .check(({ value, issues }) => {
    for (const last of ['to', 'dueTo'] as const) {
      const [first = '', input] = [last === 'to' ? value.from : value.dueFrom, value[last]]
      if (input === undefined || first <= input) continue
      issues.push({ code: 'custom', input, path: [last], message: 'invalid_date_range' })
    }
  })
