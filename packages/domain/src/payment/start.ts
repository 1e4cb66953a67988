import type { Cents } from '@voie-libre/contract/cents'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { totalDue } from '../journey/price.ts'
import { initialSelection, isSelectable } from '../journey/selection.ts'

export type PaymentStart =
  | { kind: 'blocked'; reason: 'inProgress' | 'recovery' }
  | { kind: 'nothing' }
  | { kind: 'pay'; journeys: Journey[] }

/**
 * The effect of 'pay' for an anonymous visitor. `stored` is the complete stored set, including journeys handed to the
 * prosecutor, because one of them blocks the others. [§4, JOURNEY-12..15, OPEN-31]
 */
export function startPayment(stored: readonly Journey[], selectedIds: ReadonlySet<string>): PaymentStart {
  if (stored.some(({ status }) => status === 'EN_COURS')) return { kind: 'blocked', reason: 'inProgress' }
  if (stored.some(({ paymentLimit }) => paymentLimit === 'OMP')) return { kind: 'blocked', reason: 'recovery' }
  const journeys = payable(stored, selectedIds)
  return journeys.length === 0 ? { kind: 'nothing' } : { kind: 'pay', journeys }
}

/** The selected journeys that may be paid, for lists whose selection rules replace the two blocks. [OPEN-31, PAY-19] */
export function payable(journeys: readonly Journey[], selectedIds: ReadonlySet<string>): Journey[] {
  return journeys.filter((journey) => selectedIds.has(journey.id) && isSelectable(journey))
}

/** How many journeys of a list can be paid, and their sum; undefined if there is nothing to pay. */
export function dueOf(journeys: readonly Journey[]): { count: number; amount: Cents } | undefined {
  const due = payable(journeys, initialSelection(journeys))
  return due.length === 0 ? undefined : { count: due.length, amount: totalDue(due) }
}
