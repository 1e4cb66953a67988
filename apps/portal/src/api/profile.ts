import * as calls from '@voie-libre/contract/calls/accounts'
import type { Plate } from '@voie-libre/contract/schemas/account'
import {
  addPlateBody,
  type AddVehicleForm,
  type ProfileForm,
  profilePatch,
} from '@voie-libre/domain/account/profileForm'
import { signOut } from '../session/visitor.ts'
import { ownPlates, ownProfile } from './account.ts'
import { call, resource } from './client.ts'
import { ifOffered } from './errors.ts'
import { renewedBy } from './resource.ts'

// Calls that only the profile uses, separate because every page loads the other account calls.

export type Vehicle = Pick<Plate, 'numberPlate' | 'countryCode' | 'model'> & { type?: string | number | undefined }

/** Type and model of the customer's plates. [API-16] */
export const ownVehicles = () => resource(calls.myVehicles, {})

/** Past payments; `notOffered` if the operator does not implement this call, which extends the specification. */
export const paidHistory = () => ({
  key: ['history'],
  own: true as const,
  load: () => ifOffered(call(calls.paidHistory, {})),
})

/** [API-12] */
export const saveProfile = (form: ProfileForm): Promise<void> =>
  renewedBy(ownProfile(), () => call(calls.updateProfile, { body: profilePatch(form) }))

/** [API-12, VALID-18] */
export async function changeOwnPassword(passwords: { currentPassword: string; newPassword: string }): Promise<void> {
  await call(calls.updateProfile, { body: passwords })
}

/** [API-17] */
export const addPlate = (form: AddVehicleForm): Promise<void> =>
  renewedBy(ownPlates(), () => call(calls.addPlate, { body: addPlateBody(form) }))

/** [API-18] */
export const setAlert = (id: string, emailNotifications: boolean): Promise<void> =>
  renewedBy(ownPlates(), () => call(calls.updatePlate, { id, body: { emailNotifications } }))

/** [API-19] */
export const removePlate = (id: string): Promise<void> => renewedBy(ownPlates(), () => call(calls.removePlate, { id }))

/** Deletes the account permanently, with its data on this device. Throws `ApiError`. [API-13, ACCOUNT-28] */
export async function deleteAccount(): Promise<void> {
  await call(calls.deleteAccount, {})
  signOut()
}
