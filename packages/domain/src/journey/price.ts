import type { Cents } from '@voie-libre/contract/cents'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { isInProgress } from './selection.ts'

type Priced = Pick<Journey, 'ttcPrice' | 'indemnity' | 'alreadyPaid'>

/** The amount due for one journey. Does not use the server's other amounts. [PRICE-01, OPEN-22] */
export const amountDue = (journey: Priced): Cents => journey.ttcPrice + journey.indemnity - journey.alreadyPaid

/** The amount due; undefined while a journey in progress has no toll yet. */
export const knownPrice = (journey: Priced & Pick<Journey, 'completed' | 'status'>): Cents | undefined =>
  isInProgress(journey) && journey.ttcPrice === 0 ? undefined : amountDue(journey)

/** The toll to display, without indemnity. [PRICE-02] */
export const displayedTtc = (journey: Priced): Cents => journey.ttcPrice - journey.alreadyPaid

/** The amount already paid for the journeys; displayed prices do not include it. */
export const paidBefore = (journeys: readonly Priced[]): Cents =>
  journeys.reduce((total, { alreadyPaid }) => total + alreadyPaid, 0)

export const totalDue = (journeys: readonly Priced[]): Cents =>
  journeys.reduce((total, journey) => total + amountDue(journey), 0)
