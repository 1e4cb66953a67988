import type { Cents } from '@voie-libre/contract/cents'
import { type Gate, gate, type Journey } from '@voie-libre/contract/schemas/journey'
import { cents } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/** Limits for the number of identical trips in one prepayment. [PREPAY-08] */
export const travelCounts = [1, 2, 3, 4, 5] as const

/** The journeys of each stored entry. Their ids are only unique within the list. [PREPAY-29] */
export const expandPrepaid = (prepaid: readonly PrepaidJourney[]): Journey[] =>
  prepaid.flatMap((entry, at) =>
    Array.from({ length: entry.count }, (_, trip) => ({
      id: `prepaid-${at + 1}-${trip + 1}`,
      nature: 'prePayment',
      status: 'PREPAYMENT',
      completed: true,
      in: entry.in,
      out: entry.out,
      carCategory: entry.class,
      countryPlate: entry.country,
      numberPlate: entry.plate,
      htPrice: 0,
      ttcPrice: entry.price,
      totalPrice: entry.price,
      tvaPrice: 0,
      indemnity: 0,
      alreadyPaid: 0,
    })),
  )

/** Price of all trips of one choice. [OPEN-37] */
export const estimate = (forward: Cents, reversed: Cents, roundTrip: boolean, count: number): Cents =>
  (roundTrip ? forward + reversed : forward) * count

export interface PrepaidChoice extends Omit<PrepaidJourney, 'price'> {
  roundTrip: boolean
  /** Price of one single trip in each direction. */
  forward: Cents
  reversed: Cents
}

/** The entries that a choice adds to the stored list: one, and a second for the return trip. [PREPAY-26, PREPAY-27] */
export function entriesToStore({ roundTrip, forward, reversed, ...trip }: PrepaidChoice): PrepaidJourney[] {
  const there = { ...trip, price: forward }
  const back = { ...trip, in: trip.out, out: trip.in, price: reversed }
  return roundTrip ? [there, back] : [there]
}

/** An in-progress journey with its gates, class and price (cents) filled in, ready to be paid. [PREPAY-23..25] */
export function completeInProgress(
  journey: Journey,
  { price: ttcPrice, class: carCategory, ...gates }: { in: Gate; out: Gate; price: Cents; class: number },
): Journey {
  return { ...journey, ...gates, carCategory, ttcPrice, completed: true }
}

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

/** Whether a prepaid trip comes from this browser's basket instead of the operator. */
export const isOwnPrepaid = ({ id }: { id: string }): boolean => /^prepaid-\d+-\d+$/.test(id)
