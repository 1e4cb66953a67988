import { ForgottenPassword } from '../../shared/account/ForgottenPassword.tsx'

/** account/changePassword. [OPEN-52] */
export function Component() {
  return <ForgottenPassword owner="customer" />
}
