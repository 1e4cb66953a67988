import type { FormCode } from '@voie-libre/contract/errorCodes'
import { emailAddress } from '@voie-libre/contract/schemas/email'
import * as z from 'zod/mini'

export type PasswordOwner = 'customer' | 'renter'

/** The shortest new password, in characters. [§5] */
export const shortestPassword = { customer: 8, renter: 12 } as const satisfies Record<PasswordOwner, number>

export interface PasswordRule {
  code: 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol' | 'allowed'
  met: (password: string) => boolean
}

/** The rules of a new password, each with its own check, so that a form can tick them while the user types. [§5, VALID-10..17, OPEN-51] */
export function passwordRules(owner: PasswordOwner): readonly PasswordRule[] {
  return [
    { code: 'minLength', met: (password) => password.length >= shortestPassword[owner] },
    { code: 'maxLength', met: (password) => password.length <= 255 },
    { code: 'lowercase', met: (password) => /[a-z]/.test(password) },
    { code: 'uppercase', met: (password) => /[A-Z]/.test(password) },
    { code: 'digit', met: (password) => /\d/.test(password) },
    { code: 'symbol', met: (password) => /[*@$!%.\\_\-,;:+=/?&]/.test(password) },
    { code: 'allowed', met: (password) => /^[a-zA-Z\d*@$!%.\\_\-,;:+=/?&]*$/.test(password) },
  ]
}

/** The code of §8 for an invalid new password, else undefined. It is never trimmed: a space is a character that is not allowed. [VALID-08, VALID-19] */
export function passwordIssue(password: string, owner: PasswordOwner): FormCode | undefined {
  if (password === '') return 'password_mandatory'
  return passwordRules(owner).every(({ met }) => met(password)) ? undefined : 'bad_password_security'
}

const givenPassword = z.string().check(z.minLength(1, 'password_mandatory'))

/** The fields of a login form. The password only has to be present: older ones may break the rules for new ones. [OPEN-52] */
export const loginSchema = z.object({ email: emailAddress, password: givenPassword })

/** A first or forgotten password. [OPEN-52] */
export const newPasswordSchema = (owner: PasswordOwner) =>
  z.object({ password: newPassword(owner), confirmation: z.string() }).check(confirms('password'))

/** [VALID-18..20] */
export function changePasswordSchema(owner: PasswordOwner) {
  return z
    .object({ currentPassword: givenPassword, newPassword: newPassword(owner), confirmation: z.string() })
    .check(confirms('newPassword'))
}

/** [OPEN-51] */
export const registerSchema = z
  .object({
    email: emailAddress,
    password: newPassword('customer'),
    confirmation: z.string(),
    // A literal would make zod skip the check of the confirmation, but the form shows all its errors at once.
    cgu: z.boolean().check(z.refine((accepted) => accepted, 'cgu_mandatory')),
  })
  .check(confirms('password'))

function newPassword(owner: PasswordOwner) {
  return z.string().check(({ value, issues }) => {
    const message = passwordIssue(value, owner)
    if (message !== undefined) issues.push({ code: 'custom', input: value, message, continue: true })
  })
}

/** The confirmation is required and repeats the new password. [VALID-20] */
function confirms<Field extends string>(field: Field) {
  return z.check<Record<Field | 'confirmation', string>>(({ value, issues }) => {
    const { confirmation } = value
    if (confirmation !== '' && confirmation === value[field]) return
    const message = confirmation === '' ? 'password_confirmation_mandatory' : 'wrong_password_confirmation'
    issues.push({ code: 'custom', input: confirmation, path: ['confirmation'], message })
  })
}
