import * as z from 'zod/mini'

// zod compiles its parsers with `new Function`. A strict content security policy forbids that and reports each attempt,
// so this switches it off before the first schema parses.
z.config({ jitless: true })

/**
 * An optional field of the server: absent, null and invalid values decode to `undefined`, so that one invalid field does
 * not make the whole answer fail. Not for required fields.
 * @__NO_SIDE_EFFECTS__
 */
export function maybe<Schema extends z.core.$ZodType>(schema: Schema) {
  // The right side passes the value through, because `schema` there would decode it again.
  const decoded = z.custom<z.core.output<Schema> | undefined>()
  const orNull = z.codec(z.nullable(schema), decoded, {
    decode: (value) => value ?? undefined,
    encode: (value) => value ?? null,
  })
  return z.catch(z.optional(orNull), undefined)
}

/** Decodes decimal euros to integer cents, rounded half up; a missing amount is 0. [OPEN-22] */
export const euros = z.codec(z.optional(z.nullable(z.union([z.number(), z.string()]))), z.int(), {
  decode: (value, context) => centsIn(value ?? 0, context),
  encode: (cents) => cents / 100,
})

/** Like `euros`, but a missing amount is an error, because a missing price must not count as free. */
export const givenEuros = z.codec(z.union([z.number(), z.string()]), z.int(), {
  decode: centsIn,
  encode: (cents) => cents / 100,
})

function centsIn(value: number | string, { issues }: z.core.ParsePayload): number {
  const cents = centsOf(value)
  if (cents !== undefined) return cents
  issues.push({ code: 'custom', input: value, message: 'not an amount' })
  return z.NEVER
}

/** The pattern of an amount takes the square of its length. */
const longestAmount = 40

function centsOf(value: number | string): number | undefined {
  const text = String(value).trim()
  if (text.length > longestAmount) return undefined
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d+))?$/i.exec(text)
  if (match === null) return undefined
  const [, amount, exponent = 0] = match
  // Shifts the decimal point in the text, so that 1.005 does not become 1.00499...
  const cents = Number(`${amount}e${Number(exponent) + 2}`)
  return Number.isFinite(cents) ? Math.floor(cents + 0.5) : undefined
}

/** Text that is not empty after trimming. */
export const filled = z.string().check(z.trim(), z.minLength(1))

/** A country code, upper case: 'FR'. [§3] */
export const countryCode = z.codec(z.string(), z.string().check(z.regex(/^[A-Z]{2}$/)), {
  decode: (code) => code.trim().toUpperCase(),
  encode: (code) => code,
})
