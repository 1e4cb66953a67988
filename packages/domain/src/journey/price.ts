import type { Journey } from './journey.ts'

type Priced = Pick<Journey, 'ttcPrice' | 'indemnity' | 'alreadyPaid'>

/** What one journey still costs, in cents. Other amounts of the server are never used for it. [PRICE-01, OPEN-22] */
export function amountDue(journey: Priced): number {
  return journey.ttcPrice + journey.indemnity - journey.alreadyPaid
}

/** The toll itself as shown, without indemnity, in cents. [PRICE-02] */
export function displayedTtc(journey: Priced): number {
  return journey.ttcPrice - journey.alreadyPaid
}

/** What was paid of the journeys before, in cents: the price that is shown is without it. */
export const paidBefore = (journeys: readonly Priced[]): number =>
  journeys.reduce((total, { alreadyPaid }) => total + alreadyPaid, 0)

export function totalDue(journeys: readonly Priced[]): number {
  return journeys.reduce((total, journey) => total + amountDue(journey), 0)
}
