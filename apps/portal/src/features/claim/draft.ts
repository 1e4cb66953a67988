import * as z from 'zod/mini'
import { keepDraft, readDraft } from '../../session/draft.ts'
import { accountType } from '../../session/visitor.ts'

const text = z.catch(z.string(), '')
const draft = z.object({ reasonId: text, comment: text, lastName: text, firstName: text, email: text })
export type ClaimTyped = z.output<typeof draft>

/** Values typed before a reload. Session storage cannot keep files. */
export const claimDraft = (): ClaimTyped | undefined => readDraft('claim', draft)

/** Stores the draft. Omits a logged-in user's identity, which the next load reads from the server. */
export function keepClaim(typed: ClaimTyped): void {
  const anonymous = accountType() === 'disconnected' ? {} : { lastName: '', firstName: '', email: '' }
  keepDraft('claim', { ...typed, ...anonymous })
}

export function forgetReason(): void {
  const typed = claimDraft()
  if (typed) keepClaim({ ...typed, reasonId: '' })
}
