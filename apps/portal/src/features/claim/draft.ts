import * as z from 'zod/mini'
import { readDraft, saveDraft } from '../../session/draft.ts'
import { accountType } from '../../session/visitor.ts'

const text = z.catch(z.string(), '')
const draft = z.object({ reasonId: text, comment: text, lastName: text, firstName: text, email: text })
export type ClaimTyped = z.output<typeof draft>

/** Values typed before a reload, without the files. */
export const claimDraft = (): ClaimTyped | undefined => readDraft('claim', draft)

/** Saves the draft without a logged-in user's identity, because the next load reads it from the server. */
export function saveClaim(typed: ClaimTyped): void {
  const anonymous = accountType() === 'disconnected' ? {} : { lastName: '', firstName: '', email: '' }
  saveDraft('claim', { ...typed, ...anonymous })
}

export function forgetReason(): void {
  const typed = claimDraft()
  if (typed) saveClaim({ ...typed, reasonId: '' })
}
