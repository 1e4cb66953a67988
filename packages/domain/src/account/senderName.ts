import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { longest } from '@voie-libre/contract/schemas/longest'
import * as z from 'zod/mini'

/** A name in the form of a claim or a message. [OPEN-46, OPEN-49] */
export const senderName = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest.senderName, 'too_long'), noCardNumber)
