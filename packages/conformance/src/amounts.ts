import { type Cents, toEuros } from '@voie-libre/contract/cents'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { parisInstant } from '@voie-libre/domain/journey/parisTime'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { amountDue } from '@voie-libre/domain/journey/price'

const inEuros = (amount: Cents) => `${toEuros(amount).toFixed(2)} €`

/** Says that an amount is not the sum of its journeys. `unit` is the one that its field has on the wire. */
export function amountFault(field: string, given: Cents, right: Cents, unit: 'euros' | 'cents'): string | undefined {
  if (given === right) return undefined
  const differs = (sent: number) => `${field} is ${sent}, but its journeys cost ${inEuros(right)}`
  return unit === 'cents'
    ? `${differs(given)}: send the sum in cents, ${right} (prices of journeys are in euros)`
    : `${differs(toEuros(given))}: send the sum in euros, ${toEuros(right)}`
}

/** Says where journeys contradict themselves, or are not of the plate. */
export const listFaults = (journeys: readonly Journey[], plate: string): (string | false)[] =>
  journeys.flatMap((journey) => [...plateFault(journey, plate), ...sumFaults(journey), ...timeFaults(journey)])

function plateFault({ id, numberPlate }: Journey, plate: string): string[] {
  const isOwn = numberPlate === undefined || canonicalPlate(numberPlate) === canonicalPlate(plate)
  return isOwn ? [] : [`journey ${id} is of the plate ${numberPlate}: answer the journeys of ${plate} only`]
}

function sumFaults(journey: Journey): (string | false)[] {
  const { id, htPrice, tvaPrice, ttcPrice, totalPrice, alreadyPaid } = journey
  const due = amountDue(journey)
  return [
    htPrice !== 0 &&
      Math.abs(htPrice + tvaPrice - ttcPrice) > 1 &&
      `journey ${id}: htPrice + tvaPrice is ${inEuros(htPrice + tvaPrice)}, but ttcPrice ${inEuros(ttcPrice)}: send the price with tax as ttcPrice`,
    totalPrice !== 0 &&
      totalPrice !== due &&
      `journey ${id}: totalPrice is ${inEuros(totalPrice)}, but ttcPrice + indemnity - alreadyPaid ${inEuros(due)}: the portal asks for the latter`,
    due < 0 && `journey ${id}: alreadyPaid ${inEuros(alreadyPaid)} is more than its price: leave out paid journeys`,
  ]
}

function timeFaults({ id, date, deadline }: Journey): string[] {
  const [passed, due] = [parisInstant(date), parisInstant(deadline)]
  const unread = Object.entries({ date, deadline }).flatMap(([field, text]) =>
    text !== undefined && parisInstant(text) === undefined
      ? [`journey ${id}: ${field} "${text}" cannot be read: send 2026-03-02T10:00:00, in Paris time`]
      : [],
  )
  if (passed && due && due < passed)
    unread.push(
      `journey ${id}: its deadline ${deadline} is before its date ${date}: send the last moment at this price`,
    )
  return unread
}

export const unmasked = (email: string | undefined): string | undefined =>
  email === undefined || !/^[^*•…]+@[^*•…]+$/.test(email)
    ? undefined
    : 'shows a whole e-mail to everybody: mask it, as in j***n@e***.fr'
