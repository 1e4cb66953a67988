import { ForgottenPassword } from '../../../shared/account/ForgottenPassword.tsx'

/** renters/changePassword. [OPEN-52] */
export function Component() {
  return <ForgottenPassword owner="renter" />
}
