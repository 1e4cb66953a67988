import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { longest } from '@voie-libre/contract/schemas/longest'
import { upTo } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/** The editable part of a renter's profile; an empty number removes it. [OPEN-54] */
export const renterProfileSchema = z.object({
  phoneNumber: upTo(longest.phoneNumber).check(z.regex(/^[+()\d .-]*$/, 'invalid_phone_number'), noCardNumber),
})
