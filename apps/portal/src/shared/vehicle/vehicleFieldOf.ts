import type { FieldErrors } from 'react-hook-form'
import type { FieldOfCode } from '../feedback/refuseField.ts'
import type { VehicleTyped } from './PlateFields.tsx'

/** The fields of a vehicle that a refusal of the server concerns. [RGAA 11.10] */
export const vehicleFieldOf = {
  country_code_mandatory: 'country',
  invalid_country_code: 'country',
  number_plate_mandatory: 'plate',
  invalid_number_plate: 'plate',
} as const satisfies FieldOfCode<VehicleTyped>

/** Whether the server refused the plate: the form is complete, although a field has an error. */
export const isPlateRefused = ({ formState: { errors } }: { formState: { errors: FieldErrors<VehicleTyped> } }) =>
  errors.plate?.message === 'invalid_number_plate'
