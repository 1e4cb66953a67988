/**
 * An amount as an integer. Every amount is one, except on the wire, which has decimal euros. [OPEN-22]
 *
 * The unit is optional: a plain number counts as either, so that sums and literals need no cast, but the compiler rejects
 * euros where cents are expected, and cents where euros are.
 */
export type Cents = number & { readonly [unit]?: 'cents' }
/** An amount of the wire, with decimals. */
export type Euros = number & { readonly [unit]?: 'euros' }
declare const unit: unique symbol

export const toEuros = (cents: Cents): Euros => cents / 100

/** Characters: the pattern of an amount takes time by the square of its length. */
const longestAmount = 40

/** Converts decimal euros, rounding half up; undefined for a text that is no amount. [OPEN-22] */
export function toCents(euros: Euros | string): Cents | undefined {
  const text = String(euros).trim()
  if (text.length > longestAmount) return undefined
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d+))?$/i.exec(text)
  if (match === null) return undefined
  const [, amount, exponent = 0] = match
  // Shifts the decimal point in the text, so that 1.005 does not become 1.00499...
  const cents = Number(`${amount}e${Number(exponent) + 2}`)
  return Number.isFinite(cents) ? Math.floor(cents + 0.5) : undefined
}
