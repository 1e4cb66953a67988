import type { Journey } from '@voie-libre/contract/schemas/journey'

type Choice = Pick<Journey, 'id' | 'status' | 'paymentLimit' | 'completed'>
type Ids = ReadonlySet<string>

/** A missing `completed` counts as true, except for a journey in progress. [OPEN-32] */
export const isCompleted = ({ completed, status }: Pick<Journey, 'completed' | 'status'>): boolean =>
  completed ?? status !== 'EN_COURS'

/** Whether a journey is in progress for the operator: the driver must complete its gates before paying. [SELECT-06] */
export const isInProgress = (journey: Pick<Journey, 'completed' | 'status'>): boolean =>
  journey.status === 'EN_COURS' && !isCompleted(journey)

/** Whether the driver can complete a journey in progress here, unlike one handed to the prosecutor. [SELECT-03, SELECT-07] */
export const isCompletable = (journey: Pick<Journey, 'completed' | 'status' | 'paymentLimit'>): boolean =>
  isInProgress(journey) && journey.paymentLimit !== 'OMP'

/** Whether a journey can be selected at all: in a list to pay, all others are disabled. [SELECT-03, SELECT-06, SELECT-08, OPEN-32] */
export const isSelectable = (journey: Choice): boolean => journey.paymentLimit !== 'OMP' && !isInProgress(journey)

/** The initial selection of a list. [SELECT-01] */
export const initialSelection = (journeys: readonly Choice[]): Ids =>
  idsOf(journeys.filter((journey) => isCompleted(journey) && journey.paymentLimit !== 'OMP'))

/**
 * The selection after a click on a card; the same if its checkbox is disabled. Finished journeys are selected together.
 * Others require that all finished ones are selected, and are deselected with them. [SELECT-03..08, OPEN-32]
 */
export function toggle(journeys: readonly Choice[], selected: Ids, id: string): Ids {
  const journey = journeys.find((one) => one.id === id)
  if (!journey || !mayToggle(journeys, selected, journey)) return selected
  if (isFinished(journey)) return selected.has(id) ? new Set() : idsOf(finishedOf(journeys), selected)
  const others = new Set(selected)
  return others.delete(id) ? others : others.add(id)
}

/** Whether a card's checkbox is enabled with this selection. [SELECT-05] */
export const mayToggle = (journeys: readonly Choice[], selected: Ids, journey: Choice): boolean =>
  isSelectable(journey) && (isFinished(journey) || finishedOf(journeys).every(({ id }) => selected.has(id)))

/** Whether all past journeys are selected: they are paid with or before a prepayment. [SELECT-12] */
export const showsPrepaymentLink = (journeys: readonly Choice[], selected: Ids): boolean =>
  finishedOf(journeys).every(({ id }) => selected.has(id))

const isFinished = (journey: Choice): boolean => journey.status === 'TERMINE'

/** The journeys of all sections that are selected and deselected together. [SELECT-04, OPEN-32] */
const finishedOf = (journeys: readonly Choice[]): Choice[] =>
  journeys.filter((journey) => isFinished(journey) && isSelectable(journey))

function idsOf(journeys: readonly Choice[], others: Iterable<string> = []): Ids {
  return new Set([...others, ...journeys.map(({ id }) => id)])
}
