import * as z from 'zod/mini'
import { keepDraft, readDraft } from '../../session/draft.ts'
import { accountType } from '../../session/visitor.ts'

const draft = z.object({
  method: z.catch(z.optional(z.string()), undefined),
  billing: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
})
type PaymentDraft = z.output<typeof draft>

/** The chosen method and the billing details typed before a reload. Never anything of a card. */
export const paymentDraft = (): PaymentDraft => readDraft('payment', draft) ?? { method: undefined, billing: undefined }

export const keepMethod = (method: string): void => keepDraft('payment', { ...paymentDraft(), method })

/** Leaves out the details of a logged-in user, which the next load reads from the server. */
export function keepBilling(typed: PaymentDraft['billing']): void {
  if (accountType() === 'disconnected') keepDraft('payment', { ...paymentDraft(), billing: typed })
}

export const forgetPayment = (): void => keepDraft('payment', undefined)
