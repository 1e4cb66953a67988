import * as z from 'zod/mini'
import { gate } from '../journey/journey.ts'
import { givenEuros, maybe } from '../wire.ts'

/** Price of one single trip, in cents, with the gates' labels. [§3, DATA-24] */
export const prepaymentPrice = z.object({
  total: givenEuros.check(z.nonnegative()),
  in: maybe(z.string()),
  out: maybe(z.string()),
})

/** A prepaid trip, stored until paid; `price` is one single trip in cents. [§3, DATA-23, OPEN-37] */
export const prepaidJourney = z.object({
  plate: z.string(),
  country: z.string(),
  class: z.number(),
  in: gate,
  out: gate,
  count: z.int().check(z.minimum(1), z.maximum(5)),
  price: z.int().check(z.minimum(0)),
})
export type PrepaidJourney = z.infer<typeof prepaidJourney>

/** The most prepaid trips in one payment. Extension of the contract. */
export const maxPrepaidTrips = 100

export const tripCount = (prepaid: readonly PrepaidJourney[]): number =>
  prepaid.reduce((trips, { count }) => trips + count, 0)

/** A prepaid or completed trip in the payment calls; ids are gate group numbers. [§7.5, OPEN-41] */
export const prepaymentOrder = z.object({ in: z.int(), out: z.int(), vehicleCategory: z.int() })
export type PrepaymentOrder = z.infer<typeof prepaymentOrder>
