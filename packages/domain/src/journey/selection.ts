import type { Journey } from './journey.ts'

type Choice = Pick<Journey, 'id' | 'status' | 'paymentLimit' | 'completed'>
type Ids = ReadonlySet<string>
const none: Ids = new Set()

/** `completed` missing counts as true, except for a journey in progress. [OPEN-32] */
export function isCompleted({ completed, status }: Pick<Journey, 'completed' | 'status'>): boolean {
  return completed ?? status !== 'EN_COURS'
}

/** Still on the road as far as the operator knows: its gates must be filled in before it can be paid. [SELECT-06] */
export function isInProgress(journey: Pick<Journey, 'completed' | 'status'>): boolean {
  return journey.status === 'EN_COURS' && !isCompleted(journey)
}

/** Whether a journey may ever be ticked. [SELECT-03, SELECT-06, SELECT-08] */
export function isSelectable(journey: Choice, disabled = false): boolean {
  return !disabled && journey.paymentLimit !== 'OMP' && !isInProgress(journey)
}

/** What is ticked when a list opens. [SELECT-01] */
export function initialSelection(journeys: readonly Choice[]): Ids {
  return idsOf(journeys.filter((journey) => isCompleted(journey) && journey.paymentLimit !== 'OMP'))
}

/**
 * What a click on a card does. Finished journeys go together; the others only while all finished ones are ticked, and
 * they leave with them. `disabled` holds the ids of disabled cards. [SELECT-03..08, OPEN-32]
 */
export function toggle<Item extends Choice>(
  journeys: readonly Item[],
  selected: Ids,
  id: string,
  disabled: Ids = none,
): { selected: Ids } | { complete: Item } | 'refused' {
  const journey = journeys.find((one) => one.id === id)
  if (!journey || disabled.has(id) || journey.paymentLimit === 'OMP') return 'refused'
  if (isInProgress(journey)) return { complete: journey }
  if (!mayToggle(journeys, selected, journey, disabled)) return 'refused'
  if (isFinished(journey))
    return { selected: selected.has(id) ? none : idsOf(finishedOf(journeys, disabled), selected) }
  const others = new Set(selected)
  return { selected: others.delete(id) ? others : others.add(id) }
}

/** Whether a card's checkbox may be clicked as things stand. [SELECT-05] */
export function mayToggle<Item extends Choice>(
  journeys: readonly Item[],
  selected: Ids,
  journey: Item,
  disabled: Ids = none,
): boolean {
  if (!isSelectable(journey, disabled.has(journey.id))) return false
  return isFinished(journey) || finishedOf(journeys, disabled).every(({ id }) => selected.has(id))
}

/** Past journeys are paid with or before a prepayment, so all of them must be ticked first. [SELECT-12] */
export function showsPrepaymentLink(journeys: readonly Choice[], selected: Ids): boolean {
  return finishedOf(journeys, none).every(({ id }) => selected.has(id))
}

function isFinished(journey: Choice): boolean {
  return journey.status === 'TERMINE'
}

/** The group that is ticked and unticked as one; it spans all sections of a list. [SELECT-04, OPEN-32] */
function finishedOf(journeys: readonly Choice[], disabled: Ids): Choice[] {
  return journeys.filter((journey) => isFinished(journey) && isSelectable(journey, disabled.has(journey.id)))
}

function idsOf(journeys: readonly Choice[], others: Iterable<string> = []): Ids {
  return new Set([...others, ...journeys.map(({ id }) => id)])
}
