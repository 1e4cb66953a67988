import type { Cents } from '@voie-libre/contract/cents'
import type { PaymentStatus } from '@voie-libre/contract/schemas/paymentStatus'

/** Computes the cents that a payment settles of each of its lines: it pays line by line until the paid sum is used up. [OPEN-67] */
export function sharesOf(amounts: readonly Cents[], paid: Cents): Cents[] {
  let left = paid
  return amounts.map((amount) => {
    const share = Math.min(amount, left)
    left -= share
    return share
  })
}

/**
 * Computes the status of a payment from the provider's notifications, in the order of arrival. They arrive at least once and
 * in any order: the first final one decides, and no later one changes the status. A success is DUPLICATED when
 * another payment has settled the same journeys. [OPEN-66]
 */
export function statusAfter(said: readonly PaymentStatus[], isSettledByAnother: boolean): PaymentStatus {
  const final = said.find((status) => status !== 'PENDING') ?? 'PENDING'
  return final === 'SUCCEED' && isSettledByAnother ? 'DUPLICATED' : final
}
