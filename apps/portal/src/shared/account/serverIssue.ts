import type { ErrorCode } from '@voie-libre/contract/errorCodes'

/** The field that an error code of the server concerns; undefined if it concerns the whole form. [§8] */
export function fieldOf(code: ErrorCode): 'email' | 'password' | 'cgu' | undefined {
  switch (code) {
    case 'bad_email_format':
    case 'email_invalid':
    case 'email_mandatory':
    case 'email_already_used':
      return 'email'
    case 'bad_password_security':
      return 'password'
    case 'cgu_mandatory':
      return 'cgu'
    default:
      return undefined
  }
}
