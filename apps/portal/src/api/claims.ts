import { readClaimReasons, sendClaim } from '@voie-libre/contract/calls/claims'
import { readRenter } from '@voie-libre/contract/calls/renters'
import type { ClaimType } from '@voie-libre/contract/schemas/claim'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { claimBody, type ClaimForm } from '@voie-libre/domain/claim/claimForm'
import { accountType } from '../session/visitor.ts'
import { ownProfile } from './account.ts'
import { call } from './client.ts'
import { ensureLoaded } from './resource.ts'
import { upload } from './upload.ts'

/** The claim reasons for a type of journeys. [API-78] */
export const claimReasonsFor = (type: ClaimType) => ({
  key: ['claimReasons', type],
  load: async () => (await call(readClaimReasons, { query: { type } })).reasons,
})

export interface Claimant {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
}

/** Prefills the claim form from the account; empty if unavailable. [OPEN-46] */
export async function claimant(): Promise<Claimant> {
  try {
    const type = accountType()
    if (type === 'disconnected') return {}
    const { firstName, lastName, email } = await (type === 'renter' ? call(readRenter, {}) : ensureLoaded(ownProfile()))
    return { firstName, lastName, email }
  } catch {
    return {}
  }
}

interface Claim {
  type: ClaimType
  form: ClaimForm
  journeys: readonly Journey[]
  files: readonly File[]
  /** Session of the search that found the journeys; renters need none. [OPEN-47] */
  sessionId: string | undefined
  signal: AbortSignal
}

/** Submits a claim; `onProgress` receives the sent share from 0 to 1. Resolves to what the operator says about it, if anything. Throws `ApiError`. [API-79] */
export function claim({ type, form, journeys, files, sessionId, signal }: Claim, onProgress: (sent: number) => void) {
  const query = { type, ...(sessionId !== undefined && { sessionId }) }
  const body = { ...claimBody(form, journeys), ...(files.length > 0 && { files }) }
  return upload(sendClaim, { query, body, signal }, onProgress)
}
