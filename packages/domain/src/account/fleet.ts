import * as z from 'zod/mini'
import type { FormCode } from '../reference/errorCodes.ts'

/** The variants of the one renter list: vehicles, notices, journeys to contest. [DATA-38, OPEN-55] */
export const listings = ['PLATE', 'LATE_PAYMENT', 'PROTEST'] as const
export type Listing = (typeof listings)[number]

/** [OPEN-55] */
export const pageSizes = [10, 25, 50] as const

/** The filters of a renter list; each is left out when it does not restrict the list. Unknown keys are ignored. [OPEN-55] */
export const fleetFilters = z.object({
  plate: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  status: z.optional(z.string()),
  noticeNumber: z.optional(z.string()),
})
export type FleetFilters = z.output<typeof fleetFilters>

const sortable = z.enum(['date', 'plate', 'number', 'price'])

/** A renter list's place in its pages as its address holds it; nonsense reads as the default. [OPEN-55] */
export const fleetView = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  pageSize: z.catch(z.pipe(z.coerce.number(), z.literal(pageSizes)), 10),
  sortBy: z.catch(sortable, 'date'),
  order: z.catch(z.enum(['asc', 'desc']), 'desc'),
})
export type FleetView = z.output<typeof fleetView>

/** The query of a fleet list: filters as one JSON object, left out when empty. [API-32, OPEN-55] */
export function fleetQuery(view: FleetView, filters: FleetFilters) {
  const used = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  return {
    page: String(view.page),
    pageSize: String(view.pageSize),
    sortBy: view.sortBy,
    order: view.order,
    ...(used.length > 0 && { filters: JSON.stringify(Object.fromEntries(used)) }),
  }
}

/** A closure date is required and lies no earlier than the plate's first day. Both as 'yyyy-MM-dd...'. [OPEN-55] */
export function closureIssue(date: string, validityStartDate: string | undefined): FormCode | undefined {
  if (date === '') return 'required'
  return date < (validityStartDate ?? '').slice(0, 10) ? 'invalid_date_range' : undefined
}
