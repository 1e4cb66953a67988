import type { PaymentStatus } from '@voie-libre/contract/schemas/paymentStatus'

/**
 * The status of a payment, from what its provider said so far, in the order of arrival. Notifications arrive at least
 * once and in any order: the first final one decides, and nothing that follows changes it. A success is DUPLICATED when
 * another payment has settled the same journeys. [OPEN-66]
 */
export function statusAfter(said: readonly PaymentStatus[], isSettledByAnother: boolean): PaymentStatus {
  const final = said.find((status) => status !== 'PENDING') ?? 'PENDING'
  return final === 'SUCCEED' && isSettledByAnother ? 'DUPLICATED' : final
}
