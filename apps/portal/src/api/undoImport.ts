import type { Plate } from '@voie-libre/contract/schemas/account'
import { importColumns } from '@voie-libre/contract/schemas/fleet'
import { csvText } from '@voie-libre/domain/fleet/csvRecords'
import { type FleetVehicle, keyOf, lineWriter } from '@voie-libre/domain/fleet/fleetImport'
import { type ImportedVehicle, undoOf } from '@voie-libre/domain/fleet/fleetForm'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import { ApiError } from './errors.ts'
import {
  allVehicles,
  type Change,
  changeVehicles,
  importVehicles,
  type Outcome,
  type Progress,
  refusedBy,
} from './fleet.ts'

/**
 * Takes an import back, except for vehicles that another person has changed since: by closures, in one call where the operator
 * can, and by an import for those that had another start. Throws only if the fleet does not load. [RENTER-02, API-38, OPEN-72]
 */
export async function undoImport(imported: readonly ImportedVehicle[], progress: Progress): Promise<Outcome> {
  const fleet = await allVehicles({}, progress.signal)
  const present = new Map(fleet.map((one) => [keyOf(one.countryCode, canonicalPlate(one.numberPlate)), one]))
  const closures: Change[] = []
  const restarts: { vehicle: Plate; line: FleetVehicle }[] = []
  const changed: Plate[] = []
  for (const each of imported) {
    const vehicle = present.get(keyOf(each.after.country, each.after.plate))
    if (!vehicle) continue
    const undo = undoOf(each, vehicle)
    if (undo.kind === 'changed') changed.push(vehicle)
    else if (undo.kind === 'import') restarts.push({ vehicle, line: undo.vehicle })
    else {
      const { validityEndDate } = undo
      closures.push({ vehicle, body: { validityEndDate, expectedEndDate: vehicle.validityEndDate ?? null } })
    }
  }
  const outcome = await changeVehicles(closures, progress)
  for (const vehicle of changed)
    outcome.refused.push({ vehicle, error: new ApiError('refused', 'vehicle_changed'), present: vehicle })
  if (restarts.length === 0) return outcome
  try {
    const lines = restarts.map(({ line }) => lineWriter(importColumns)(line))
    await importVehicles(new File([csvText([importColumns]), ...lines], 'undo.csv'), true, progress.signal)
    outcome.changed.push(...restarts.map(({ vehicle }) => ({ before: vehicle, after: vehicle })))
  } catch (thrown) {
    outcome.refused.push(...restarts.map(({ vehicle }) => refusedBy(vehicle, thrown)))
  }
  return outcome
}
