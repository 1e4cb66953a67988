import * as calls from '@voie-libre/contract/calls/renters'
import type { Renter } from '@voie-libre/contract/schemas/account'
import type { MailedCode } from './account.ts'
import { call } from './client.ts'
import { renewedBy, type Resource } from './resource.ts'

/** The renter's profile. [API-28] */
export const ownRenter = (): Resource<Renter> => ({
  key: ['renter'],
  own: true,
  load: () => call(calls.readRenter, {}),
})

/** Activates a renter with the mailed code and a first password. [API-26] */
export const activateRenter = ({ id, code }: MailedCode, password: string): Promise<undefined> =>
  call(calls.activateRenter, { id, body: { code, password } })

/** [API-29, OPEN-54] */
export const savePhone = (phoneNumber: string): Promise<void> =>
  renewedBy(ownRenter(), () => call(calls.updateRenter, { body: { phoneNumber } }))

/** [API-29, VALID-18] */
export async function changeRenterPassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await call(calls.updateRenter, { body: passwords })
}
