import * as z from 'zod/mini'
import { readDraft, saveDraft } from '../../session/draft.ts'
import { accountType } from '../../session/visitor.ts'

const draft = z.object({
  method: z.catch(z.optional(z.string()), undefined),
  billing: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
})
type PaymentDraft = z.output<typeof draft>

/** The method and billing details typed before a reload; never card data. */
export const paymentDraft = (): PaymentDraft => readDraft('payment', draft) ?? { method: undefined, billing: undefined }

export const saveMethod = (method: string): void => saveDraft('payment', { ...paymentDraft(), method })

/** Saves nothing for a logged-in user, because the next load reads the details from the server. */
export function saveBilling(typed: PaymentDraft['billing']): void {
  if (accountType() === 'disconnected') saveDraft('payment', { ...paymentDraft(), billing: typed })
}

export const forgetPayment = (): void => saveDraft('payment', undefined)
