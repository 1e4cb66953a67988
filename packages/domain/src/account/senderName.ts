import { noCardNumber } from '@voie-libre/contract/schemas/cardNumber'
import { longest } from '@voie-libre/contract/schemas/longest'
import { upTo } from '@voie-libre/contract/wire'
import * as z from 'zod/mini'

/** A name in the form of a claim or a message. [OPEN-46, OPEN-49] */
export const senderName = upTo(longest.senderName).check(z.minLength(1, 'required'), noCardNumber)
