import { allEndpoints } from '@voie-libre/contract/calls/all'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { languages } from '@voie-libre/domain/reference/languages'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { type Caller, titleOf } from './caller.ts'
import hostileTexts from './hostileTexts.json' with { type: 'json' }
import { at } from './jsonSchema.ts'
import type { Options } from './options.ts'
import type { Given } from './send.ts'

/**
 * Sends generated values, valid and invalid, to each reading call. Every answer must follow the contract or refuse;
 * none may fail or reveal internals. Reports the smallest failing request. Changes nothing, but sends many requests.
 */
export async function checkGenerated(caller: Caller, options: Options): Promise<void> {
  const { generate: runs, seed = Math.floor(Math.random() * 1e9), call: only } = options
  if (runs === undefined) return
  const wanted = allEndpoints.filter(
    (endpoint) => endpoint.method === 'GET' && caller.isOffered(endpoint) && only?.includes(endpoint.name) !== false,
  )
  for (const endpoint of wanted) {
    const token = endpoint.caller && (await caller.loginOf(endpoint.caller))?.accessToken
    if (endpoint.caller !== undefined && token === undefined) {
      caller.reportNotTried(endpoint, `generated requests need --${endpoint.caller}`)
      continue
    }
    const call = `${titleOf(endpoint)} generated`
    const parameters = parametersOf(caller.document, endpoint)
    const known = caller.accepted.get(endpoint.name) ?? {}
    let limited = false
    const property = fc.asyncProperty(requestOf(parameters, endpoint, known), async (request) => {
      // Once it limits the address, the server would refuse all further requests.
      if (limited) return
      const captchaToken =
        request.query['captchaToken'] === validCaptcha ? await caller.captchaToken('journeys') : undefined
      const query = captchaToken === undefined ? request.query : { ...request.query, captchaToken }
      const { status, notes } = await caller.tried(endpoint, { ...request, query, token })
      limited = status === 429
      if (notes.length > 0) throw new Error(`${addressOf(endpoint, request)} ${notes.join('; ')}`)
    })
    // The first request is the accepted one, because a fault of a whole answer shows only where the server does not refuse.
    const { id, query: { captchaToken, ...query } = {} } = known
    const first = {
      ...(id !== undefined && { id }),
      language: 'fr',
      query: { ...query, ...(captchaToken !== undefined && { captchaToken: validCaptcha }) },
    }
    const found = await fc.check(property, { seed, numRuns: runs, examples: [[first]] })
    if (limited) {
      const notes = ['the server limits the calls of one address (429)']
      caller.report(endpoint, { call, result: 'not tried', notes })
      continue
    }
    const notes = found.failed
      ? [messageOf(found.errorInstance), `repeat it with --generate ${runs} --seed ${seed} --call ${endpoint.name}`]
      : []
    caller.report(endpoint, { call, result: found.failed ? 'broken' : 'ok', notes })
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function addressOf({ path }: Endpoint, { id = '', query = {}, language }: Given): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const text = new URLSearchParams(entries).toString()
  return `${path.replace('{id}', encodeURIComponent(id))}${text && `?${text}`} (accept-language: ${language}):`
}

/** A placeholder for a token, which is solved just before the request. */
const validCaptcha = 'captcha'

const parameterShape = z.object({
  name: z.string(),
  schema: z.object({ enum: z.optional(z.array(z.string())), const: z.optional(z.string()) }),
})
type Parameter = z.infer<typeof parameterShape>

/** Reads the query parameters of a call from the OpenAPI document and resolves references to their schemas. */
function parametersOf(document: unknown, { path, method }: Endpoint): Parameter[] {
  const listed = at(document, ['paths', path, method.toLowerCase(), 'parameters'])
  const query = (Array.isArray(listed) ? listed : []).filter((one: unknown) => at(one, ['in']) === 'query')
  return query.map((one: unknown) => {
    const given = at(one, ['schema'])
    const reference = at(given, ['$ref'])
    const schema = typeof reference === 'string' ? at(document, reference.split('/').slice(1)) : given
    return parameterShape.parse({ ...Object(one), schema: at(schema, ['anyOf', '0']) ?? schema })
  })
}

type Request = Given & { query: Record<string, string | undefined> }

/** Generates requests similar to `known`, which the server has accepted, so that they pass its first check. */
function requestOf(parameters: readonly Parameter[], { path }: Endpoint, known: Given): fc.Arbitrary<Request> {
  const query = parameters.map(({ name, schema }) => {
    const value = name === 'captchaToken' ? captchas : texts(schema, known.query?.[name])
    return [name, value] as const
  })
  return fc.record({
    query: fc.record(Object.fromEntries(query), { requiredKeys: [] }),
    language: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...languages) },
      fc.constantFrom('fr-FR,fr;q=0.9', 'xx', '*', ';;;', 'en'.repeat(200)),
    ),
    ...(path.includes('{id}') && { id: texts({}, known.id).filter((text) => !/^\.*$/.test(text)) }),
  })
}

const captchas = fc.oneof({ weight: 3, arbitrary: fc.constant(validCaptcha) }, fc.constantFrom('', 'e30=', 'wrong'))

/** Texts that have broken servers before. */
const hostile = fc.constantFrom(...hostileTexts, 'A'.repeat(1500))

function texts(schema: Parameter['schema'], known: string | undefined): fc.Arbitrary<string> {
  const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  const valid = [...listed, ...(known === undefined ? [] : [known])]
  const invalid = [
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  ]
  if (valid.length === 0) return fc.oneof(...invalid)
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...valid) }, ...invalid)
}
