import type { Cents } from '@voie-libre/contract/cents'
import type { Plate } from '@voie-libre/contract/schemas/account'

/**
 * What a customer has to pay in all, and the vehicles in the order to pay them, since a payment contains the journeys of one
 * vehicle: the nearest deadline first, of two equal ones the larger sum. Undefined if the operator does not tell for each
 * vehicle what is due, because a total without some of them would be wrong.
 */
export function toSettle(plates: readonly Plate[]): { vehicles: Plate[]; amount: Cents } | undefined {
  if (plates.some(({ due }) => due === undefined)) return undefined
  const vehicles = plates
    .filter((plate) => amountOf(plate) > 0)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)) || amountOf(other) - amountOf(one))
  return { vehicles, amount: vehicles.reduce((sum, plate) => sum + amountOf(plate), 0) }
}

/** All vehicles, those with something to pay first, in the order of `toSettle`. */
export const owingFirst = (plates: readonly Plate[]): Plate[] => [
  ...new Set([...(toSettle(plates)?.vehicles ?? []), ...plates]),
]

const amountOf = ({ due }: Plate): Cents => due?.amount ?? 0
/** A vehicle without a known deadline comes last. */
const dayOf = ({ nextDeadline }: Plate): string => nextDeadline ?? '9999'
