import type { ClaimReason, ClaimType } from '@voie-libre/domain/claim/claim'
import { claimBody, type ClaimForm } from '@voie-libre/domain/claim/claimForm'
import { readClaimReasons, sendClaim } from '@voie-libre/domain/contract/claims'
import { readRenter } from '@voie-libre/domain/contract/renters'
import type { Journey } from '@voie-libre/domain/journey/journey'
import { accountType } from '../session/visitor.ts'
import { ownProfile } from './account.ts'
import { call } from './client.ts'
import { ensureLoaded, type Resource } from './resource.ts'
import { upload } from './upload.ts'

/** Why one may contest journeys of a type. [API-78] */
export const claimReasonsFor = (type: ClaimType): Resource<ClaimReason[]> => ({
  key: ['claimReasons', type],
  load: async () => (await call(readClaimReasons, { query: { type } })).reasons,
})

export interface Claimant {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
}

/** Who contests, as far as an account tells. Nothing when it cannot be asked: the form is simply not filled in. [OPEN-46] */
export async function claimant(): Promise<Claimant> {
  try {
    if (accountType() === 'customer') {
      const { firstName, lastName, email } = await ensureLoaded(ownProfile())
      return { firstName, lastName, email }
    }
    return accountType() === 'renter' ? { email: (await call(readRenter, {})).email } : {}
  } catch {
    return {}
  }
}

interface Claim {
  type: ClaimType
  form: ClaimForm
  journeys: readonly Journey[]
  files: readonly File[]
  /** Of the search that found the journeys; a renter's fleet needs none. [OPEN-47] */
  sessionId: string | undefined
  signal: AbortSignal
}

/** Contests journeys; tells how much of it has left, from 0 to 1. [API-79] */
export function claim(
  { type, form, journeys, files, sessionId, signal }: Claim,
  onProgress: (sent: number) => void,
): Promise<undefined> {
  const query = { type, ...(sessionId !== undefined && { sessionId }) }
  const body = { ...claimBody(form, journeys), ...(files.length > 0 && { files }) }
  return upload(sendClaim, { query, body, signal }, onProgress)
}
