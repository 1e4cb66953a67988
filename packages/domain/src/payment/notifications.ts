import type { PaymentStatus } from '@voie-libre/contract/schemas/paymentStatus'

/**
 * Computes the status of a payment from the provider's notifications, in the order of arrival. They arrive at least once and
 * in any order: the first final one decides, and no later one changes the status. A success is DUPLICATED when
 * another payment has settled the same journeys. [OPEN-66]
 */
export function statusAfter(said: readonly PaymentStatus[], isSettledByAnother: boolean): PaymentStatus {
  const final = said.find((status) => status !== 'PENDING') ?? 'PENDING'
  return final === 'SUCCEED' && isSettledByAnother ? 'DUPLICATED' : final
}
