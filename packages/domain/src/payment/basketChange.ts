import type { Journey } from '@voie-libre/contract/schemas/journey'
import { amountDue } from '../journey/price.ts'
import { isInProgress } from '../journey/selection.ts'

/** How a basket differs from the one that the driver saw. Amounts are cents. [OPEN-64] */
export type BasketChange =
  /** `gone`: no longer in the operator's answer. `recovery`: handed to the prosecutor (OMP). */
  | { kind: 'appeared' | 'gone' | 'paid' | 'recovery' | 'inProgress'; journey: Journey }
  | { kind: 'dearer' | 'cheaper'; journey: Journey; before: number; after: number }

/**
 * The operator's current answer: the session's journeys, with the completed in-progress journeys and the prepaid trips of this
 * browser, and the ids of journeys that were paid since the search.
 */
type Reread = { journeys: readonly Journey[]; paid: readonly string[] }

/**
 * The payable journeys of the current basket, and its changes since the driver saw it. With `named` the driver pays the
 * selected journeys; otherwise the whole session, so that a new journey joins the basket, and one that cannot be paid here
 * empties it. A named basket with prepaid trips also takes new finished journeys, which are paid with or before a
 * prepayment.
 * [API-63, API-64, SELECT-12, OPEN-64]
 */
export function basketNow(shown: readonly Journey[], { journeys, paid }: Reread, named: boolean) {
  const current = new Map(journeys.map((journey) => [journey.id, journey]))
  const shownIds = new Set(shown.map(({ id }) => id))
  const known = shown.flatMap((before): BasketChange[] => {
    const now = current.get(before.id)
    if (now === undefined) return [{ kind: paid.includes(before.id) ? 'paid' : 'gone', journey: before }]
    const obstacle = obstacleOf(now)
    if (obstacle !== undefined) return [{ kind: obstacle, journey: now }]
    return priceChange(before, now)
  })

  const takesNew = !named || shown.some(({ status }) => status !== 'TERMINE')
  const others = takesNew ? journeys.filter(({ id, status }) => !shownIds.has(id) && status !== 'PREPAYMENT') : []
  const arrived = others.flatMap((journey): BasketChange[] => {
    const obstacle = obstacleOf(journey)
    if (obstacle === undefined) return [{ kind: 'appeared', journey }]
    return named ? [] : [{ kind: obstacle, journey }]
  })

  const changes = [...known, ...arrived]
  // [JOURNEY-12, JOURNEY-13]
  const blocked = !named && changes.some(({ kind }) => kind === 'recovery' || kind === 'inProgress')
  const added = new Set(arrived.map(({ journey }) => journey.id))
  const left = journeys.filter((journey) => {
    return (shownIds.has(journey.id) || added.has(journey.id)) && obstacleOf(journey) === undefined
  })
  return { journeys: blocked ? [] : left, changes }
}

/** Why a journey cannot be paid here. [PAY-19, SELECT-06] */
function obstacleOf(journey: Journey): 'recovery' | 'inProgress' | undefined {
  if (journey.paymentLimit === 'OMP') return 'recovery'
  return isInProgress(journey) ? 'inProgress' : undefined
}

function priceChange(shown: Journey, journey: Journey): BasketChange[] {
  const before = amountDue(shown)
  const after = amountDue(journey)
  if (before === after) return []
  return [{ kind: after > before ? 'dearer' : 'cheaper', journey, before, after }]
}
