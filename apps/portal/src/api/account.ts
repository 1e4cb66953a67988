import type { Plate, Profile } from '@voie-libre/domain/account/account'
import * as calls from '@voie-libre/domain/contract/accounts'
import { call } from './client.ts'
import type { Resource } from './resource.ts'

/** The customer's saved plates, by number. */
export const ownPlates = (): Resource<Plate[]> => ({ key: ['plates'], load: () => call(calls.myPlates, {}) })

/** The customer's profile. */
export const ownProfile = (): Resource<Profile> => ({ key: ['profile'], load: () => call(calls.readProfile, {}) })
