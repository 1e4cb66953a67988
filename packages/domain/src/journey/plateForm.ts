import type { FormCode } from '@voie-libre/contract/errorCodes'
import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { type RentalDates, rentalDates } from '@voie-libre/contract/schemas/journey'
import * as z from 'zod/mini'
import { plateCountries } from '../reference/countries.ts'
import { canonicalPlate } from './canonical.ts'

const country = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'country_code_mandatory'),
    z.regex(/^([A-Z]{2})?$/, 'invalid_country_code'),
  )

/** Turns a typed plate into its canonical form. Refuses only card numbers: the server alone knows all plates. [OPEN-23] */
export const typedPlate = z.string().check(noCardNumber, z.overwrite(canonicalPlate))
const plate = typedPlate.check(z.minLength(1, 'number_plate_mandatory'))

/** The vehicle fields of a form, with the box 'I was with a rental vehicle' and the rental dates. */
export const vehicleFields = { country, plate, rental: z.boolean(), range: z.optional(rentalDates) }

/** The vehicle that the link of an alert names: `?countryCode=FR&numberPlate=AB-123-CD`. */
export const linkedVehicle = z.object({
  countryCode: z.enum(plateCountries),
  numberPlate: z.string().check(z.maxLength(30), z.overwrite(canonicalPlate), z.regex(/^[\p{L}\p{N}]+$/u)),
})

/** Error of the rental dates: both are required, and the end is after the start. [VALID-01, OPEN-29] */
export function rentalRangeIssue(range: RentalDates | undefined): FormCode | undefined {
  if (range === undefined) return 'dates_mandatory'
  return range.end > range.start ? undefined : 'invalid_date_range'
}

/** Refuses a ticked box without a proper range. */
export const checkRental = z.check<{ rental: boolean; range?: RentalDates | undefined }>(({ value, issues }) => {
  const message = value.rental ? rentalRangeIssue(value.range) : undefined
  if (message !== undefined) issues.push({ code: 'custom', input: value, path: ['range'], message })
})

/** The rental dates of a vehicle form, if the box is ticked. */
export const rangeOf = (form: { rental: boolean; range?: RentalDates | undefined }): RentalDates | undefined =>
  form.rental ? form.range : undefined
