import type { Journey } from '@voie-libre/contract/schemas/journey'
import { isInProgress } from './selection.ts'

type Priced = Pick<Journey, 'ttcPrice' | 'indemnity' | 'alreadyPaid'>

/** The amount due for one journey, in cents. Does not use the server's other amounts. [PRICE-01, OPEN-22] */
export function amountDue(journey: Priced): number {
  return journey.ttcPrice + journey.indemnity - journey.alreadyPaid
}

/** The amount due in cents; undefined while a journey in progress has no toll yet. */
export function knownPrice(journey: Priced & Pick<Journey, 'completed' | 'status'>): number | undefined {
  return isInProgress(journey) && journey.ttcPrice === 0 ? undefined : amountDue(journey)
}

/** The toll to display, without indemnity, in cents. [PRICE-02] */
export function displayedTtc(journey: Priced): number {
  return journey.ttcPrice - journey.alreadyPaid
}

/** The amount already paid for the journeys, in cents; displayed prices do not include it. */
export const paidBefore = (journeys: readonly Priced[]): number =>
  journeys.reduce((total, { alreadyPaid }) => total + alreadyPaid, 0)

export function totalDue(journeys: readonly Priced[]): number {
  return journeys.reduce((total, journey) => total + amountDue(journey), 0)
}
