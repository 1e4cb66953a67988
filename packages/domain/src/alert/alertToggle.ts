import type { Plate } from '@voie-libre/contract/schemas/account'
import type { HomeAction } from '@voie-libre/contract/schemas/content'
import { parisInstant } from '../journey/parisTime.ts'

/**
 * Whether a saved plate shows its alert switch: only if the operator enables alerts, and for a rental plate only until its
 * validity ends. [ACCOUNT-22, ACCOUNT-23]
 */
export function alertToggleShown(
  plate: Pick<Plate, 'validityEndDate'>,
  actions: readonly HomeAction[],
  now: Date,
): boolean {
  if (!actions.includes('subscription')) return false
  if (plate.validityEndDate === undefined) return true
  const end = parisInstant(plate.validityEndDate)
  return end !== undefined && end > now
}
