import { defaultCountry } from '../reference/defaultCountry.ts'

export type VehicleClass = 1 | 2 | 3 | 4 | 5

/** The vehicles of the class picker, with their class. [§9, CONST-06..11] */
export const vehicleClasses = [
  { kind: 'car', class: 1 },
  { kind: 'carWithTrailerUpTo2m', class: 1 },
  { kind: 'vanUpTo2m', class: 1 },
  { kind: 'carWithCaravanOver2m', class: 2 },
  { kind: 'vanOver2m', class: 2 },
  { kind: 'motorhomeUnder3m', class: 2 },
  { kind: 'motorhomeOver3m', class: 3 },
  { kind: 'busOrTruckWith2Axles', class: 3 },
  { kind: 'busOrTruckWith3Axles', class: 4 },
  { kind: 'motorbike', class: 5 },
] as const satisfies readonly { kind: string; class: VehicleClass }[]
export type VehicleKind = (typeof vehicleClasses)[number]['kind']

/** The class of a server's vehicle type; undefined unless it is 1 to 5. [PREPAY-14, OPEN-36] */
export function classOf(type: string | number | undefined): VehicleClass | undefined {
  return vehicleClasses.find((vehicle) => String(vehicle.class) === String(type).trim())?.class
}

/** Only foreign plates may declare a zero-emission vehicle, because the operator has the data of the others. [PREPAY-12, OPEN-36] */
export function offersZeroEmission(country: string): boolean {
  return country.toUpperCase() !== defaultCountry
}
