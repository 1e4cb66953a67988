import * as z from 'zod/mini'
import { type Cents, type Euros, toCents, toEuros } from './cents.ts'

// zod compiles its parsers with `new Function`. A strict content security policy forbids that and reports each attempt,
// so this line switches it off before the first schema parses.
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

/** An amount in cents, as stored and as sent by extensions of the contract. */
export const cents: z.ZodMiniType<Cents, Cents> = z.int()

const someEuros: z.ZodMiniType<Euros | string, Euros | string> = z.union([z.number(), z.string()])

/** Decodes decimal euros; a missing amount is 0. [OPEN-22] */
export const euros = z.codec(z.optional(z.nullable(someEuros)), cents, {
  decode: (value, context) => centsIn(value ?? 0, context),
  encode: toEuros,
})

/** Like `euros`, but a missing amount is an error, because a missing price must not count as free. */
export const givenEuros = z.codec(someEuros, cents, { decode: centsIn, encode: toEuros })

function centsIn(value: Euros | string, { issues }: z.core.ParsePayload): Cents {
  const amount = toCents(value)
  if (amount !== undefined) return amount
  issues.push({ code: 'custom', input: value, message: 'not an amount' })
  return z.NEVER
}

/** An id, which some servers write as a number. */
export const id = z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (text) => text })

/** Text that is not empty after trimming: `required` otherwise. */
export const filled = z.string().check(z.trim(), z.minLength(1, 'required'))

/** Text of at most so many characters after trimming: `too_long` otherwise. */
export const upTo = (length: number) => z.string().check(z.trim(), z.maxLength(length, 'too_long'))

/** A day in Paris, 'yyyy-MM-dd'. */
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

/** A country code, upper case: 'FR'. [§3] */
export const countryCode = z.codec(z.string(), z.string().check(z.regex(/^[A-Z]{2}$/)), {
  decode: (code) => code.trim().toUpperCase(),
  encode: (code) => code,
})
