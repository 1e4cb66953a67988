import type { Plate } from '@voie-libre/contract/schemas/account'
import { parisDay, parisInstant } from '../journey/parisTime.ts'
import type { FleetVehicle } from './fleetImport.ts'

/** A vehicle that an import has changed; `before` is undefined if it was added. */
export interface ImportedVehicle {
  before: FleetVehicle | undefined
  after: FleetVehicle
}

type Undo =
  | { kind: 'closure'; validityEndDate: string | null }
  /** Only an import can change a start. */
  | { kind: 'import'; vehicle: FleetVehicle }
  /** Another person has changed the vehicle since, so that it stays as it is. [OPEN-72] */
  | { kind: 'changed' }

/**
 * What takes an import of a vehicle back. No call removes a vehicle from the fleet, so that one that was added ends on its
 * first day, the earliest that a closure allows. [API-34, API-38, OPEN-55]
 */
export function undoOf({ before, after }: ImportedVehicle, present: Plate): Undo {
  const [start, end] = [dayOf(present.validityStartDate), dayOf(present.validityEndDate)]
  if (end !== after.end || (before && start !== after.start)) return { kind: 'changed' }
  if (before && before.start !== after.start) return { kind: 'import', vehicle: before }
  const last = before ? before.end : start
  return { kind: 'closure', validityEndDate: last === undefined ? null : `${last}T23:59:59` }
}

function dayOf(date: string | undefined): string | undefined {
  const instant = date === undefined ? undefined : parisInstant(date)
  return instant && parisDay(instant)
}
