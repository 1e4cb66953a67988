import * as z from 'zod/mini'

const wallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/))

/** The rental period as typed, without offset or time zone conversion. [§3, OPEN-22] */
export const rentalDates = z.object({ start: wallClock, end: wallClock })
export type RentalDates = z.infer<typeof rentalDates>
