import * as calls from '@voie-libre/contract/calls/renters'
import type { MailedCode } from './account.ts'
import { call, resource } from './client.ts'
import { renewedBy } from './resource.ts'

/** The renter's profile. [API-28] */
export const ownRenter = () => resource(calls.readRenter, {})

/** Activates a renter with the mailed code and a first password. [API-26] */
export const activateRenter = ({ id, code }: MailedCode, password: string) =>
  call(calls.activateRenter, { id, body: { code, password } })

/** [API-29, OPEN-54] */
export const savePhone = (phoneNumber: string): Promise<void> =>
  renewedBy(ownRenter(), () => call(calls.updateRenter, { body: { phoneNumber } }))

/** [API-29, VALID-18] */
export async function changeRenterPassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await call(calls.updateRenter, { body: passwords })
}
