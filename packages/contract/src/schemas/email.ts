import * as z from 'zod/mini'
import { noCardNumber } from './cardNumber.ts'

/** The longest e-mail, in characters. [§9] */
export const longestEmail = 100

/**
 * An e-mail field, with the codes of §8; the length is §9's. The format is that of `<input type="email">` in the HTML
 * standard, so that portal, operator and browser accept the same addresses. [VALID-03..06]
 */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'email_mandatory'),
    z.maxLength(longestEmail, 'email_invalid'),
    z.email({ pattern: z.regexes.html5Email, error: 'email_invalid' }),
    noCardNumber,
  )
