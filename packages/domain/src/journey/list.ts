import type { Cents } from '@voie-libre/contract/cents'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { displayGroup } from './category.ts'
import { parisDay, parisInstant } from './parisTime.ts'
import { amountDue } from './price.ts'

const byId = new Intl.Collator('en', { numeric: true })

/** Oldest first; equal dates by id, journeys without a readable date last. [LIST-21, OPEN-34] */
export function sortJourneys<Item extends Pick<Journey, 'id' | 'date'>>(journeys: readonly Item[]): Item[] {
  return journeys
    .map((journey) => ({ journey, time: instantOf(journey)?.getTime() ?? Infinity }))
    .toSorted((one, other) =>
      one.time === other.time ? byId.compare(one.journey.id, other.journey.id) : one.time - other.time,
    )
    .map(({ journey }) => journey)
}

/** Journeys that an anonymous visitor sees: without cases handed to the prosecutor, which are not paid here. [JOURNEY-11] */
export const displayed = <Item extends Pick<Journey, 'paymentLimit'>>(journeys: readonly Item[]): Item[] =>
  journeys.filter((journey) => journey.paymentLimit !== 'OMP')

export interface DayTotal {
  /** 'yyyy-MM-dd' in Paris; undefined for journeys without a readable date. */
  day: string | undefined
  /** Oldest first. */
  members: readonly Journey[]
  total: Cents
}

/** Free-flow totals, one per Paris day, oldest first. [JOURNEY-03, OPEN-31] */
export function freeFlowByDay(journeys: readonly Journey[]): DayTotal[] {
  const days = new Map<string | undefined, DayTotal>()
  for (const journey of sortJourneys(journeys.filter((one) => displayGroup(one) === 'freeFlow'))) {
    const instant = instantOf(journey)
    const day = instant && parisDay(instant)
    const { members, total } = days.get(day) ?? { members: [], total: 0 }
    days.set(day, { day, members: [...members, journey], total: total + amountDue(journey) })
  }
  return [...days.values()]
}

export interface WayTotal {
  members: readonly Journey[]
  total: Cents
}

/** The prepaid trips by their gates, in the order of the list. */
export function prepaidByWay(journeys: readonly Journey[]): WayTotal[] {
  const ways = new Map<string, WayTotal>()
  for (const journey of journeys.filter(({ status }) => status === 'PREPAYMENT')) {
    const [from, to] = [journey.in?.label, journey.out?.label]
    const key = JSON.stringify([from, to])
    const { members, total } = ways.get(key) ?? { members: [], total: 0 }
    ways.set(key, { members: [...members, journey], total: total + amountDue(journey) })
  }
  return [...ways.values()]
}

/** The number on the driver's document: of the notice, the declaration or the ticket. [LIST-09, OPEN-34] */
export function journeyNumber(journey: Journey): string | undefined {
  const { pvNumber, cnpNumber, ticketNumber } = journey
  switch (displayGroup(journey)) {
    case 'latePayment':
      return pvNumber ?? ticketNumber
    case 'nonPayment':
      return cnpNumber ?? ticketNumber
    default:
      return ticketNumber
  }
}

function instantOf({ date }: Pick<Journey, 'date'>): Date | undefined {
  return date === undefined ? undefined : parisInstant(date)
}
