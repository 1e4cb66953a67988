import { allEndpoints } from '@voie-libre/contract/calls/all'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { errorCodes } from '@voie-libre/contract/errorCodes'
import { profilesOfCall } from '@voie-libre/contract/profiles'
import * as account from '@voie-libre/contract/schemas/account'
import * as alert from '@voie-libre/contract/schemas/alert'
import * as claim from '@voie-libre/contract/schemas/claim'
import * as content from '@voie-libre/contract/schemas/content'
import * as journey from '@voie-libre/contract/schemas/journey'
import * as lateFee from '@voie-libre/contract/schemas/lateFee'
import * as payment from '@voie-libre/contract/schemas/payment'
import * as prepayment from '@voie-libre/contract/schemas/prepayment'
import { languages } from '@voie-libre/domain/reference/languages'
import * as z from 'zod'
import { codesOfCalls, errorMeanings } from './errorCodes.ts'
import { exampleOf, isInExample } from './examples.ts'

type Json = Record<string, unknown>

/** Builds the contract as an OpenAPI 3.1 document of the wire format: euros, not cents. */
export function contractDocument(): Json {
  const names = nameSchemas()
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    unrepresentable: 'any',
    // The conversion loses the defaults of decoded lists, so record that a default exists.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'catch') jsonSchema[caught] = true
    },
    uri: (id) => `#/components/schemas/${id}`,
  })
  const components = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, without(schema, '$schema', '$id')]),
  )
  relax(components)
  const describe = (schema: Schema): Json => {
    const reference = { $ref: `#/components/schemas/${names.get(schema)?.id ?? ''}` }
    return { schema: reference, example: exampleOf(components, reference) }
  }
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints) {
    if (endpoint.multipart && endpoint.body) markFiles(components[names.get(endpoint.body)?.id ?? ''])
    const query = endpoint.query && components[names.get(endpoint.query)?.id ?? '']
    const operations = (paths[endpoint.path] ??= {})
    operations[endpoint.method.toLowerCase()] = operation(
      endpoint,
      query ? queryParameters(query, endpoint, components) : [],
      describe,
    )
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Voie Libre: what an operator’s server answers',
      version: '1.0.0',
      summary: 'Every call the portal makes. Calls marked x-extension are not in the product specification.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(components).filter(([id]) => !id.endsWith('Query'))),
        Error: errorSchema,
      },
      parameters: {
        WhitelabelHost: {
          name: 'x-whitelabel-host',
          in: 'header',
          required: true,
          description: 'The host name the visitor sees: it says which operator is meant.',
          schema: { type: 'string' },
        },
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          required: true,
          schema: { type: 'string', enum: [...languages] },
        },
      },
      responses: {
        Error: {
          description: 'A failure. Its code is read from `code`, else from `message`.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: {
        userToken: {
          type: 'apiKey',
          in: 'header',
          name: 'user-token',
          description: 'The access token of a customer or a renter.',
        },
      },
    },
  }
}

type Schema = NonNullable<Endpoint['query']>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value
const without = (object: object, ...names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

/** Names each schema: an entity by its own name, a schema of one call by the call. */
function nameSchemas() {
  const names = z.registry<{ id: string }>()
  const add = (schema: unknown, id: string) => {
    if (isSchema(schema) && !names.has(schema)) names.add(schema, { id })
  }
  for (const part of [account, alert, claim, content, journey, lateFee, payment, prepayment]) {
    for (const [name, value] of Object.entries(part)) add(value, capital(name))
  }
  for (const { name, query, body, answer } of allEndpoints) {
    add(query, `${capital(name)}Query`)
    add(body, `${capital(name)}Body`)
    add(answer, `${capital(name)}Answer`)
  }
  return names
}

const tags: readonly (readonly [name: string, paths: RegExp])[] = [
  ['Customer account', /\/users\b/],
  ['Renter', /\/renters\b/],
  ['White label and content', /\/(whitelabels|articles)\b/],
  ['Payments', /\/payments\b/],
  ['Journeys and vehicles', /\/(journeys|detailedJourneys|vehicles)\b/],
  ['Alerts', /\/customers\b/],
  ['Claims', /\/protests\b/],
  ['Captcha', /\/captcha\b/],
]

function operation(endpoint: Endpoint, query: readonly Json[], describe: (schema: Schema) => Json): Json {
  const { name, summary, source, path, caller, body, extension } = endpoint
  const codes = codesOfCalls[name]
  const tag = tags.find(([, paths]) => paths.test(path))?.[0]
  return {
    operationId: name,
    summary,
    description: `Source: ${source}.`,
    ...(tag !== undefined && { tags: [tag] }),
    ...(extension && { 'x-extension': true }),
    'x-profiles': profilesOfCall(name),
    parameters: [
      { $ref: '#/components/parameters/WhitelabelHost' },
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string' },
        example: exampleOf({}, { type: 'string' }, parameter, name),
      })),
      ...query,
    ],
    ...(body && { requestBody: requestBody(endpoint, describe(body)) }),
    responses: { ...successes(endpoint, describe), default: { $ref: '#/components/responses/Error' } },
    ...(codes && { 'x-error-codes': codes }),
    security: security(path, caller),
  }
}

function queryParameters(query: Json, { name: call }: Endpoint, components: Json): Json[] {
  const required = Array.isArray(query['required']) ? query['required'] : []
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    example: exampleOf(components, schema, name, call),
    ...(isInExample(call, name) && { 'x-in-example': true }),
  }))
}

function requestBody({ multipart }: Endpoint, described: Json): Json {
  return {
    required: true,
    content: { [multipart ? 'multipart/form-data' : 'application/json']: described },
  }
}

/** Describes properties without a type in a multipart body as files. */
function markFiles(schema: Json = {}) {
  for (const property of Object.values(propertiesOf(schema))) {
    if (Object.keys(property).length > 0) continue
    Object.assign(property, { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } })
  }
}

/** Marks a field that the portal reads even if its value is missing or invalid. */
const caught = 'x-caught'

/** Makes fields with a default optional, because the portal uses the default when they are missing. */
function relax(schema: unknown): void {
  if (!isJson(schema)) return
  delete schema[caught]
  const { required } = schema
  if (Array.isArray(required)) {
    const properties = propertiesOf(schema)
    const left = required.filter((name) => typeof name === 'string' && !(caught in (properties[name] ?? {})))
    if (left.length > 0) schema['required'] = left
    else delete schema['required']
  }
  for (const inner of Object.values(schema)) relax(inner)
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

function propertiesOf(schema: Json): Record<string, Json> {
  const { properties } = schema
  if (!isJson(properties)) return {}
  return Object.fromEntries(Object.entries(properties).filter((entry): entry is [string, Json] => isJson(entry[1])))
}

function successes({ answer, mayBeEmpty, name }: Endpoint, describe: (schema: Schema) => Json): Json {
  if (answer === 'nothing') return { '204': { description: 'Done. With another 2xx status a body is ignored.' } }
  if (answer === 'file') {
    const type = name === 'receipt' ? 'application/pdf' : 'text/csv'
    return { '200': { description: 'The file.', content: { [type]: {} } } }
  }
  const found = { description: 'The answer.', content: { 'application/json': describe(answer) } }
  if (!mayBeEmpty) return { '200': found }
  return { '200': { ...found, 'x-extension': true }, '204': { description: 'Done, without the extension’s answer.' } }
}

/** Public calls carry the token of a logged-in user; a refresh carries none. [API-03] */
function security(path: string, caller: Endpoint['caller']): Json[] {
  if (path.endsWith('/token/refresh')) return []
  return caller ? [{ userToken: [] }] : [{}, { userToken: [] }]
}

const errorSchema: Json = {
  type: 'object',
  properties: {
    code: {
      description: 'One of the known codes; any other is shown as an unknown error.',
      anyOf: [{ type: 'string', enum: [...errorCodes] }, { type: 'string' }],
      'x-meanings': errorMeanings,
    },
    message: { type: 'string' },
  },
}
