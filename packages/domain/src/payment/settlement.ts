import type { Cents } from '@voie-libre/contract/cents'

/** What a payment settles of each of its lines: line by line, as far as the sum paid reaches. [OPEN-67] */
export function sharesOf(amounts: readonly Cents[], paid: Cents): Cents[] {
  let left = paid
  return amounts.map((amount) => {
    const share = Math.min(amount, left)
    left -= share
    return share
  })
}
