/** What a payment settles of each of its lines, in cents: line by line, as far as the sum paid reaches. [OPEN-67] */
export function sharesOf(amounts: readonly number[], paid: number): number[] {
  let left = paid
  return amounts.map((amount) => {
    const share = Math.min(amount, left)
    left -= share
    return share
  })
}
