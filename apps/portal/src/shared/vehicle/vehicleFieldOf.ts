import type { FieldOfCode } from '../feedback/refuseField.ts'
import type { VehicleTyped } from './PlateFields.tsx'

/** The fields of a vehicle that a refusal of the server concerns. [RGAA 11.10] */
export const vehicleFieldOf = {
  country_code_mandatory: 'country',
  invalid_country_code: 'country',
  number_plate_mandatory: 'plate',
  invalid_number_plate: 'plate',
} as const satisfies FieldOfCode<VehicleTyped>
