import * as z from 'zod/mini'
import { countryCode, day, givenEuros, id, maybe } from '../wire.ts'
import { situations } from './fleet.ts'

export const accountType = z.enum(['customer', 'renter', 'disconnected'])
export type AccountType = z.infer<typeof accountType>

/** The answer to a login or refresh, stored under `user/token`. `expirationDate` is an ISO instant. [§3, OPEN-13] */
export const tokenRecord = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: maybe(z.string()),
  // The right side accepts a stored number too, which is an instant as well.
  expirationDate: z.codec(z.union([z.string(), z.number()]), z.custom<string>(), {
    decode: (value) => (typeof value === 'number' ? new Date(value).toISOString() : value),
    encode: (value) => value,
  }),
  accountType: accountType,
})
export type TokenRecord = z.infer<typeof tokenRecord>

/** [§3, DATA-12] */
export const profile = z.object({
  email: z.string(),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  billingAddress: maybe(z.string()),
  billingZipcode: maybe(z.string()),
  billingCity: maybe(z.string()),
  billingCountry: maybe(countryCode),
})
export type Profile = z.infer<typeof profile>

/** A plate of a customer or of a fleet; rental vehicles have a validity. [§3, DATA-11] */
export const plate = z.object({
  id,
  numberPlate: z.string(),
  countryCode: countryCode,
  vehicleType: maybe(z.string()),
  model: maybe(z.string()),
  validityStartDate: maybe(z.string()),
  validityEndDate: maybe(z.string()),
  emailNotifications: maybe(z.boolean()),
  /**
   * Journeys that the customer can pay now, or the unpaid ones of a fleet, and their total; in a fleet also how many are
   * late as in `FleetSummary`, their total once each has risen, and the last day before the first rise. An extension of
   * the contract.
   */
  due: maybe(
    z.object({
      count: z.int().check(z.minimum(0)),
      amount: givenEuros,
      late: maybe(z.int().check(z.minimum(0))),
      rise: maybe(z.object({ after: givenEuros, lastDay: day })),
    }),
  ),
  /**
   * In a fleet, the first of `situations` that one of its unpaid journeys has; `none` without such journeys. An operator
   * that gives it knows the filters `situation`, `dueFrom` and `dueTo` and the orders `situation` and `deadline` of the
   * list; without it the portal offers none of these. An extension of the contract, as is the next field.
   */
  situation: maybe(z.enum([...situations, 'none'])),
  /**
   * The first last Paris day at today's price of its unpaid journeys, 'yyyy-MM-dd'; past if one is late. A customer who
   * settles all vehicles pays them in this order.
   */
  nextDeadline: maybe(day),
})
export type Plate = z.infer<typeof plate>

/** The names of the person at the renter's, if the operator knows them, fill in a claim. [§3, DATA-13] */
export const renter = z.object({
  renterName: z.string(),
  email: z.string(),
  phoneNumber: maybe(z.string()),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
})
export type Renter = z.infer<typeof renter>
