import type { Journey, JourneysSet } from '@voie-libre/contract/schemas/journey'
import { expandPrepaid, isOwnPrepaid, type PrepaidJourney } from '../prepayment/expand.ts'

/**
 * The journeys of a new answer with the data of this browser: in-progress journeys that the driver completed, if the
 * operator still reports them as in progress, and the prepaid trips of the basket. Unpaid prepaid trips of the answer
 * stay, because they are due like any journey. [OPEN-24]
 */
export function withStored(
  set: Pick<JourneysSet, 'journeys'>,
  prepaid: readonly PrepaidJourney[],
  completedInProgress: readonly Journey[],
): Journey[] {
  const completed = new Map(completedInProgress.map((journey) => [journey.id, journey]))
  const fresh = set.journeys.filter((journey) => !isOwnPrepaid(journey))
  const merged = fresh.map((journey) => (journey.status === 'EN_COURS' && completed.get(journey.id)) || journey)
  return [...merged, ...expandPrepaid(prepaid)]
}

/** The journeys of a stored set that the driver completed, to restore after the next answer. [OPEN-24] */
export const completedOf = (journeys: readonly Journey[]): Journey[] =>
  journeys.filter((journey) => journey.status === 'EN_COURS' && journey.completed === true)
