import type { Gate, Journey } from '../journey/journey.ts'
import type { PrepaidJourney } from './prepayment.ts'

/** How many times the same trip may be prepaid at once. [PREPAY-08] */
export const travelCounts = [1, 2, 3, 4, 5] as const

/** Each stored entry as the journeys it stands for. Their ids only hold within the list. [PREPAY-29] */
export function expandPrepaid(prepaid: readonly PrepaidJourney[]): Journey[] {
  return prepaid.flatMap((entry, at) => Array.from({ length: entry.count }, (_, trip) => prepaidTrip(entry, at, trip)))
}

function prepaidTrip(entry: PrepaidJourney, at: number, trip: number): Journey {
  return {
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
  }
}

/** A prepaid trip of this browser's basket, as opposed to one that the operator already knows and answers. */
export const isOwnPrepaid = ({ id }: Pick<Journey, 'id'>): boolean => /^prepaid-\d+-\d+$/.test(id)

/** Cents for all trips of one choice. [OPEN-37] */
export function estimate(forward: number, reversed: number, roundTrip: boolean, count: number): number {
  return (roundTrip ? forward + reversed : forward) * count
}

/** What a forward price (cents; undefined while unknown) means for the button 'add'. [PREPAY-16, PREPAY-17, OPEN-37] */
export function priceVerdict(forward: number | undefined): 'unknown' | 'free' | 'payable' {
  if (forward === undefined) return 'unknown'
  return forward > 0 ? 'payable' : 'free'
}

export interface PrepaidChoice extends Omit<PrepaidJourney, 'price'> {
  roundTrip: boolean
  /** Cents of one single trip each way. */
  forward: number
  reversed: number
}

/** The entries a choice adds to the stored list: one, and the way back for a round trip. [PREPAY-26, PREPAY-27] */
export function entriesToStore({ roundTrip, forward, reversed, ...trip }: PrepaidChoice): PrepaidJourney[] {
  const there = { ...trip, price: forward }
  const back = { ...trip, in: trip.out, out: trip.in, price: reversed }
  return roundTrip ? [there, back] : [there]
}

/** An in-progress journey with its gates, class and price (cents) filled in, ready to be paid. [PREPAY-23..25] */
export function completeInProgress(
  journey: Journey,
  choice: { in: Gate; out: Gate; price: number; class: number },
): Journey {
  return {
    ...journey,
    in: choice.in,
    out: choice.out,
    carCategory: choice.class,
    ttcPrice: choice.price,
    completed: true,
  }
}
