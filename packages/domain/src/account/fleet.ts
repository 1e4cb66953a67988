import * as z from 'zod/mini'

/**
 * The filters of a renter list, sent as one JSON object. A filter that is absent does not restrict the list; unknown keys
 * are ignored. Dates are 'yyyy-MM-dd'. [API-32, OPEN-55]
 */
export const fleetFilters = z.object({
  plate: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  status: z.optional(z.string()),
  noticeNumber: z.optional(z.string()),
})
