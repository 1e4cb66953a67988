import type { Cents } from '@voie-libre/contract/cents'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { displayGroup } from './category.ts'
import { parisDayOf, parisInstant } from './parisTime.ts'
import { amountDue } from './price.ts'

const byId = new Intl.Collator('en', { numeric: true })

/** Oldest first; equal dates by id, journeys without a readable date last. [LIST-21, OPEN-34] */
export function sortJourneys<Item extends Pick<Journey, 'id' | 'date'>>(journeys: readonly Item[]): Item[] {
  return journeys
    .map((journey) => ({ journey, time: parisInstant(journey.date)?.getTime() ?? Infinity }))
    .toSorted((one, other) =>
      one.time === other.time ? byId.compare(one.journey.id, other.journey.id) : one.time - other.time,
    )
    .map(({ journey }) => journey)
}

/** Journeys that an anonymous visitor sees: without cases handed to the prosecutor, which are not paid here. [JOURNEY-11] */
export const displayed = <Item extends Pick<Journey, 'paymentLimit'>>(journeys: readonly Item[]): Item[] =>
  journeys.filter((journey) => journey.paymentLimit !== 'OMP')

type Total = { members: readonly Journey[]; total: Cents }
/** `day` is 'yyyy-MM-dd' in Paris; undefined for journeys without a readable date. */
export type DayTotal = Total & { day: string | undefined }

/** Free-flow totals, one per Paris day, oldest first. [JOURNEY-03, OPEN-31] */
export function freeFlowByDay(journeys: readonly Journey[]): DayTotal[] {
  const sorted = sortJourneys(journeys.filter((one) => displayGroup(one) === 'freeFlow'))
  const totals = totalsBy(sorted, ({ date }) => parisDayOf(date))
  return Array.from(totals, ([day, sum]) => ({ day, ...sum }))
}

/** The prepaid trips by their gates, in the order of the list. */
export function prepaidByWay(journeys: readonly Journey[]): Total[] {
  const prepaid = journeys.filter(({ status }) => status === 'PREPAYMENT')
  return [...totalsBy(prepaid, (trip) => JSON.stringify([trip.in?.label, trip.out?.label])).values()]
}

function totalsBy<Key>(journeys: readonly Journey[], keyOf: (journey: Journey) => Key): Map<Key, Total> {
  const totals = new Map<Key, Total>()
  for (const journey of journeys) {
    const { members, total } = totals.get(keyOf(journey)) ?? { members: [], total: 0 }
    totals.set(keyOf(journey), { members: [...members, journey], total: total + amountDue(journey) })
  }
  return totals
}

/** The number on the driver's document: of the notice, the declaration or the ticket. [LIST-09, OPEN-34] */
export function journeyNumber(journey: Journey): string | undefined {
  const { pvNumber, cnpNumber, ticketNumber } = journey
  const ofGroup = { freeFlow: undefined, latePayment: pvNumber, nonPayment: cnpNumber }
  return ofGroup[displayGroup(journey)] ?? ticketNumber
}
