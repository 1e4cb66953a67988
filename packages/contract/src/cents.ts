/** An amount as an integer. Every amount is one, except on the wire, which has decimal euros. [OPEN-22] */
export type Cents = number

export const toEuros = (cents: Cents): number => cents / 100

/** The pattern of an amount takes the square of its length. */
const longestAmount = 40

/** Decimal euros as cents, rounded half up; undefined for a text that is no amount. [OPEN-22] */
export function toCents(euros: number | string): Cents | undefined {
  const text = String(euros).trim()
  if (text.length > longestAmount) return undefined
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d+))?$/i.exec(text)
  if (match === null) return undefined
  const [, amount, exponent = 0] = match
  // Shifts the decimal point in the text, so that 1.005 does not become 1.00499...
  const cents = Number(`${amount}e${Number(exponent) + 2}`)
  return Number.isFinite(cents) ? Math.floor(cents + 0.5) : undefined
}
