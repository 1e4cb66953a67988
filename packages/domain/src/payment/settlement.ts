import type { Cents } from '@voie-libre/contract/cents'

/** Computes the cents that a payment settles of each of its lines: it pays line by line until the paid sum is used up. [OPEN-67] */
export function sharesOf(amounts: readonly Cents[], paid: Cents): Cents[] {
  let left = paid
  return amounts.map((amount) => {
    const share = Math.min(amount, left)
    left -= share
    return share
  })
}
