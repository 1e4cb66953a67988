import * as z from 'zod/mini'
import { givenEuros, maybe } from '../wire.ts'

/** Price of one single trip, in cents, with the gates' labels. [§3, DATA-24] */
export const prepaymentPrice = z.object({
  total: givenEuros.check(z.nonnegative()),
  in: maybe(z.string()),
  out: maybe(z.string()),
})

/** The most prepaid trips in one payment. Extension of the contract. */
export const maxPrepaidTrips = 100

/** A prepaid or completed trip in the payment calls; ids are gate group numbers. [§7.5, OPEN-41] */
export const prepaymentOrder = z.object({ in: z.int(), out: z.int(), vehicleCategory: z.int() })
export type PrepaymentOrder = z.infer<typeof prepaymentOrder>
