import * as z from 'zod/mini'

/** What a renter list shows: vehicles, payment notices, journeys to contest. [DATA-38, OPEN-55] */
export const listings = ['PLATE', 'LATE_PAYMENT', 'PROTEST'] as const
export type Listing = (typeof listings)[number]

/** How a browser shows the lists: the density of all of them, and for each list the ids of its hidden columns. */
export const fleetDisplay = z.object({
  density: z.enum(['comfortable', 'compact']),
  hidden: z.partialRecord(z.enum(listings), z.array(z.string())),
})
