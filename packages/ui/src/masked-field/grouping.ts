/** The digits of a text, full-width ones included. */
export const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')

/** Digits in groups. Those beyond the last group stay with it: nothing is cut. */
export function grouped(digits: string, groups: readonly number[], separator: string): string {
  const parts: string[] = []
  let from = 0
  for (const [index, size] of groups.entries()) {
    if (from >= digits.length) break
    const to = index === groups.length - 1 ? digits.length : from + size
    parts.push(digits.slice(from, to))
    from = to
  }
  return parts.join(separator)
}

/** Where the caret goes so that `count` digits lie before it. */
export function placeAfter(count: number, text: string): number {
  if (count === 0) return 0
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1
    if (seen === count) return index + 1
  }
  return text.length
}
