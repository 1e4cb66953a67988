import * as z from 'zod/mini'
import { noCardNumber } from './cardNumber.ts'
import { longest } from './longest.ts'

/** A name in the form of a claim or a message. [OPEN-46, OPEN-49] */
export const senderName = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest.senderName, 'too_long'), noCardNumber)
