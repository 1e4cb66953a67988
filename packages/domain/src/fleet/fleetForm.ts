import type { Plate } from '@voie-libre/contract/schemas/account'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import * as z from 'zod/mini'
import { parisDayOf } from '../journey/parisTime.ts'
import { vehicleFields } from '../journey/plateForm.ts'
import { givenDay, typedDay } from '../journey/typedDay.ts'
import type { FleetVehicle } from './fleetImport.ts'

const { country, plate } = vehicleFields

/** A vehicle that joins the fleet: its end is optional and not before its start. [OPEN-55] */
export const addFleetPlateSchema = z
  .object({ country, plate, start: givenDay, end: typedDay })
  .check(({ value: { start, end }, issues }) => {
    if (end === undefined || end >= start) return
    issues.push({ code: 'custom', input: end, path: ['end'], message: 'invalid_date_range' })
  })
export type AddFleetPlate = z.output<typeof addFleetPlateSchema>

/** The body of POST renters/me/plates: whole days, the last one included. [API-37] */
export function addFleetPlateBody({ country: countryCode, plate: numberPlate, start, end }: AddFleetPlate) {
  return {
    countryCode,
    numberPlate,
    validityStartDate: `${start}T00:00:00`,
    ...(end !== undefined && { validityEndDate: lastSecond(end) }),
  }
}

type Validity = Pick<Plate, 'validityStartDate'>

/** The Paris day on which the vehicle's validity starts; empty if it has none. */
const firstDay = ({ validityStartDate }: Validity): string => parisDayOf(validityStartDate) ?? ''

/** Whether the vehicle's validity starts after this day, so that it cannot be its last one. [OPEN-55] */
export const startsAfter = (vehicle: Validity, day: string): boolean => firstDay(vehicle) > day

/** Whether a journey leaves the lists of a fleet when its vehicle ends on this Paris day, which is included. [OPEN-68] */
export const leavesAfter = ({ date }: Pick<Journey, 'date'>, lastDay: string): boolean =>
  (parisDayOf(date) ?? '') > lastDay

/** The first Paris day that all of these vehicles may have as their last one; empty without a start. */
export const latestStart = (vehicles: readonly Validity[]): string =>
  vehicles.map(firstDay).reduce((latest, day) => (day > latest ? day : latest), '')

/** No vehicle is closed before its validity starts. [API-38, OPEN-55] */
export function closureSchema(vehicles: readonly Validity[]) {
  // Computes the start once, because the form checks at each key press and a fleet has 10,000 vehicles.
  const start = latestStart(vehicles)
  return z.object({ end: givenDay }).check(({ value: { end }, issues }) => {
    if (start <= end) return
    issues.push({ code: 'custom', input: end, path: ['end'], message: 'invalid_date_range' })
  })
}

type Closure = Pick<Plate, 'validityEndDate'>

/**
 * The body of POST renters/me/plates/{id}/closure: the day is the vehicle's last one in the fleet; null takes it back. It
 * names the date that the vehicle had before, null if none (extension). [API-38, OPEN-72]
 */
export const closureBody = (end: string | null, before: Closure) => ({
  validityEndDate: end === null ? null : lastSecond(end),
  expectedEndDate: before.validityEndDate ?? null,
})

/** The body that undoes a closure, so that it only overwrites its own date. [API-38, OPEN-72] */
export const undoBody = (before: Closure, after: Closure) => ({
  validityEndDate: before.validityEndDate ?? null,
  expectedEndDate: after.validityEndDate ?? null,
})

const lastSecond = (day: string) => `${day}T23:59:59`

/** A vehicle that an import has changed; `before` is undefined if it was added. */
export type ImportedVehicle = { before?: FleetVehicle | undefined; after: FleetVehicle }

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
  const [start, end] = [parisDayOf(present.validityStartDate), parisDayOf(present.validityEndDate)]
  if (end !== after.end || (before && start !== after.start)) return { kind: 'changed' }
  if (before && before.start !== after.start) return { kind: 'import', vehicle: before }
  const last = before ? before.end : start
  return { kind: 'closure', validityEndDate: last === undefined ? null : lastSecond(last) }
}
