import { longest } from '@voie-libre/contract/schemas/longest'
import * as z from 'zod/mini'

/** The editable part of a renter's profile; an empty number removes it. [OPEN-54] */
export const renterProfileSchema = z.object({
  phoneNumber: z
    .string()
    .check(z.trim(), z.maxLength(longest.phoneNumber, 'too_long'), z.regex(/^[+()\d .-]*$/, 'invalid_phone_number')),
})
