import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { longest } from '@voie-libre/contract/schemas/longest'
import { upTo } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'
import { checkRental, rangeOf, vehicleFields } from '../journey/plateForm.ts'

export const addressFields = ['billingAddress', 'billingZipcode', 'billingCity'] as const

/**
 * The editable part of a profile. In an incomplete address the missing fields are `required` and the form (path `root`)
 * has an `incomplete_address`. [VALID-21..27]
 */
export const profileSchema = z
  .object({
    firstName: upTo(longest.firstName).check(noCardNumber),
    lastName: upTo(longest.lastName).check(noCardNumber),
    billingAddress: upTo(longest.billingAddress).check(noCardNumber),
    billingZipcode: upTo(longest.billingZipcode).check(noCardNumber),
    billingCity: upTo(longest.billingCity).check(noCardNumber),
    billingCountry: z.string(),
  })
  .check(({ value, issues }) => {
    const missing = addressFields.filter((field) => value[field] === '')
    if (missing.length === 0 || missing.length === addressFields.length) return
    for (const field of missing) {
      issues.push({ code: 'custom', input: '', path: [field], message: 'required', continue: true })
    }
    issues.push({ code: 'custom', input: value, path: ['root'], message: 'incomplete_address' })
  })
export type ProfileForm = z.output<typeof profileSchema>

/** The body of PATCH users/me, with the country only if the address is complete. [API-12, VALID-28] */
export function profilePatch({ billingCountry, ...fields }: ProfileForm) {
  const hasAddress = addressFields.every((field) => fields[field] !== '')
  return hasAddress ? { ...fields, billingCountry: billingCountry.toUpperCase() } : fields
}

/** [VALID-29, VALID-30] */
export const addVehicleSchema = z.object(vehicleFields).check(checkRental)
export type AddVehicleForm = z.output<typeof addVehicleSchema>

/** The body of POST users/me/plates. [API-17, VALID-31] */
export function addPlateBody(form: AddVehicleForm) {
  const range = rangeOf(form)
  return {
    countryCode: form.country.toUpperCase(),
    numberPlate: form.plate,
    ...(range && { validityStartDate: range.start, validityEndDate: range.end }),
  }
}
