import { gate } from '@voie-libre/contract/schemas/journey'
import { cents } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/** A prepaid trip, stored until paid; `price` is one single trip in cents. [§3, DATA-23, OPEN-37] */
export const prepaidJourney = z.object({
  plate: z.string(),
  country: z.string(),
  class: z.number(),
  in: gate,
  out: gate,
  count: z.int().check(z.minimum(1), z.maximum(5)),
  price: cents.check(z.minimum(0)),
})
export type PrepaidJourney = z.infer<typeof prepaidJourney>

export const tripCount = (prepaid: readonly PrepaidJourney[]): number =>
  prepaid.reduce((trips, { count }) => trips + count, 0)
