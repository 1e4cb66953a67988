import { type Language, languages } from '@voie-libre/domain/reference/languages'
import * as z from 'zod/mini'

/** A schema whose message says what to write. The JSON schema gets it as the description. */
export const text = (must: string, matches: (value: string) => boolean, example: string) =>
  z
    .string({ error: `must be ${must}, as in ${example}` })
    .check(z.refine(matches, { error: `must be ${must}, as in ${example}` }), z.describe(`${must}: ${example}`))

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be ${names.join(' or ')}` })

/** A server that the browser asks: over https, and one name without a wildcard. Names of this machine may do without. */
export const isSecureAddress = (value: string) => {
  const { protocol = '', hostname = '' } = URL.parse(value) ?? {}
  const isLocal = /^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !value.includes('*')
}
export const isAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')

export const textByLanguage = (example: string) =>
  z.partialRecord(z.enum(languages as readonly [Language, ...Language[]]), z.string({ error: 'must be a text' }), {
    error: `must hold texts by language (${languages.join(', ')}), as in { "fr": "${example}" }`,
  })

/** The message of an object with other keys than the known ones. */
export const unknownKey = (known: readonly string[]) => (issue: { code?: string; keys?: readonly string[] }) =>
  issue.code === 'unrecognized_keys'
    ? `has the unknown key ${(issue.keys ?? []).join(', ')}; the keys are ${known.join(', ')}`
    : `must be an object with the keys ${known.join(', ')}`

export const strict = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, { error: unknownKey(Object.keys(shape)) })
