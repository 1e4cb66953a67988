import * as z from 'zod'
import { aboutCall } from '@voie-libre/contract/calls/about'
import { allEndpoints } from '@voie-libre/contract/calls/all'
import type { Endpoint } from '@voie-libre/contract/calls/endpoint'
import { errorCodes, type KnownCode } from '@voie-libre/contract/errorCodes'
import * as account from '@voie-libre/contract/schemas/account'
import * as alerts from '@voie-libre/contract/calls/alerts'
import * as claim from '@voie-libre/contract/schemas/claim'
import * as content from '@voie-libre/contract/schemas/content'
import * as fleet from '@voie-libre/contract/schemas/fleet'
import * as accounts from '@voie-libre/contract/calls/accounts'
import * as journey from '@voie-libre/contract/schemas/journey'
import * as payment from '@voie-libre/contract/schemas/payment'
import { paymentStatusValues } from '@voie-libre/contract/schemas/paymentStatus'
import * as prepayment from '@voie-libre/contract/schemas/prepayment'
import { footerSections } from '@voie-libre/domain/content/links'
import { paymentProviders, privateCards } from '@voie-libre/domain/payment/methods'
import { languages } from '@voie-libre/domain/reference/languages'
import table from './errorCodes.json' with { type: 'json' }
import exampleAnswers from './exampleAnswers.json' with { type: 'json' }
import exampleRequests from './exampleRequests.json' with { type: 'json' }
import fieldMeanings from './fieldMeanings.json' with { type: 'json' }
import frame from './openapiFrame.json' with { type: 'json' }

/**
 * What each code of §8 means, its status and the calls that may answer it; other calls refuse with a status alone. The portal
 * decides by the code, and asks for a login at 401 only. [§8]
 */
const codeTable: Readonly<Record<KnownCode, { meaning: string; status: number; calls: readonly string[] }>> = table

const paidCalls = ['paymentStatus', 'paymentEmail', 'receipt', 'sendReceipt']

/** The status with which a call answers a code: a payment that does not exist is 404, a search that has ended 400. */
const statusOf = (code: KnownCode, call: string): number =>
  code === 'payment_session_invalid' && paidCalls.includes(call) ? 404 : codeTable[code].status

export const codesOfCalls: Readonly<Record<string, readonly KnownCode[]>> = Object.fromEntries(
  allEndpoints.flatMap(({ name }) => {
    const codes = errorCodes.filter((code) => codeTable[code].calls.includes(name))
    return codes.length > 0 ? [[name, codes]] : []
  }),
)

type Json = Record<string, unknown>

/** Builds the contract as an OpenAPI 3.1 document of the wire format: euros, not cents. */
export function contractDocument(): Json {
  const names = nameSchemas()
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    unrepresentable: 'any',
    // A field that the portal reads even if its value is missing or invalid is optional.
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      if (_zod.def.type !== 'object') return
      const { shape } = _zod.def
      const left = jsonSchema.required?.filter((name) => shape[name]?._zod.def.type !== 'catch') ?? []
      if (left.length > 0) jsonSchema.required = left
      else delete jsonSchema.required
    },
    uri: (id) => `#/components/schemas/${id}`,
  })
  const components = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, without(schema, '$schema', '$id')]),
  )
  const idOf = (schema: Schema) => names.get(schema)?.id ?? ''
  for (const { multipart, body } of allEndpoints) if (multipart && body) markFiles(components[idOf(body)])
  for (const [id, schema] of Object.entries(components)) explain(schema, id)
  for (const [id, { options }] of Object.entries(openWords)) open(components[id] ?? {}, options)
  const describe = (schema: Schema): Json => ({ schema: { $ref: `#/components/schemas/${idOf(schema)}` } })
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints) {
    const query = endpoint.query && components[idOf(endpoint.query)]
    const parameters = query ? queryParameters(query, endpoint) : []
    ;(paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, parameters, describe)
  }
  const { tags, parameters, securitySchemes, ...head } = frame
  const spoken = { type: 'string', enum: [...languages] }
  return {
    ...head,
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...usedIn(paths, components), Error: errorSchema },
      parameters: { ...parameters, AcceptLanguage: { ...parameters.AcceptLanguage, schema: spoken } },
      responses: { Error: failure('A failure. Its code is read from `code`, else from `message`.') },
      securitySchemes,
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
  for (const part of [account, alerts, claim, content, fleet, accounts, journey, payment, prepayment]) {
    for (const [name, value] of Object.entries(part)) add(value, capital(name))
  }
  for (const { name, query, body, answer } of allEndpoints) {
    add(query, `${capital(name)}Query`)
    add(body, `${capital(name)}Body`)
    add(answer, `${capital(name)}Answer`)
  }
  return names
}

function operation(endpoint: Endpoint, query: readonly Json[], describe: (schema: Schema) => Json): Json {
  const { name, path, caller, body, extension, multipart } = endpoint
  const bodyType = multipart ? 'multipart/form-data' : 'application/json'
  const { summary, source, profiles } = aboutCall(name)
  const codes = codesOfCalls[name]
  const tag = frame.tags.find(({ paths }) => new RegExp(paths).test(path))?.name
  return {
    operationId: name,
    summary,
    description: `Source: ${source}.`,
    ...(tag !== undefined && { tags: [tag] }),
    ...(extension && { 'x-extension': true }),
    'x-profiles': profiles,
    parameters: [
      { $ref: '#/components/parameters/WhitelabelHost' },
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
        name: parameter,
        in: 'path',
        required: true,
        description: meaningOf('id', name),
        schema: { type: 'string' },
        example: requests[name]?.id,
      })),
      ...query,
    ],
    ...(body && {
      requestBody: { required: true, content: { [bodyType]: { ...describe(body), example: sentIn(name) } } },
    }),
    responses: {
      ...successes(endpoint, describe),
      ...refusals(endpoint),
      default: { $ref: '#/components/responses/Error' },
    },
    ...(codes && { 'x-error-codes': Object.fromEntries(codes.map((code) => [code, statusOf(code, name)])) }),
    security: security(path, caller),
  }
}

function queryParameters(query: Json, { name: call }: Endpoint): Json[] {
  const required = Array.isArray(query['required']) ? query['required'] : []
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: meaningOf(name, call),
    schema: parameterSchema(name, without(schema, 'description')),
    ...(name in (requests[call]?.query ?? {}) && { example: requests[call]?.query?.[name], 'x-in-example': true }),
  }))
}

/** A pattern of words is a list of them; the filters are a JSON text. */
function parameterSchema(name: string, schema: Json): Json {
  if (name === 'filters') {
    const contentSchema = { $ref: '#/components/schemas/FleetFilters' }
    return { type: 'string', contentMediaType: 'application/json', contentSchema }
  }
  const [, words] = /^\^\(([\w|]+)\)\$$/.exec(String(schema['pattern'])) ?? []
  if (words === undefined) return schema
  const known = { type: 'string', enum: words.split('|') }
  // A list of another operator has other columns.
  return name === 'sortBy' ? { anyOf: [known, { type: 'string' }] } : known
}

/** Describes properties without a type in a multipart body as files. */
function markFiles(schema: Json = {}) {
  for (const property of Object.values(propertiesOf(schema))) {
    if (Object.keys(property).length > 0) continue
    Object.assign(property, { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } })
  }
}

/** A request of each call, and what the reference operator answered to it (`pnpm examples`). */
const requests: Readonly<Record<string, { id?: string; query?: Record<string, string>; body?: unknown; form?: Json }>> =
  exampleRequests
const answers: Readonly<Record<string, unknown>> = exampleAnswers
/** Files of a form are lists of their names. */
function sentIn(call: string): unknown {
  const { form, body } = requests[call] ?? {}
  const isFile = (field: string) => field === 'files' || field === 'importFile'
  return form
    ? Object.fromEntries(Object.entries(form).map(([field, value]) => [field, isFile(field) ? [value] : value]))
    : body
}

const meanings: Readonly<Record<string, string>> = fieldMeanings
const meaningOf = (field: string, owner: string): string | undefined => meanings[`${owner}.${field}`] ?? meanings[field]

/** The words that the portal knows for a text that may have others. */
const knownWords: Readonly<Record<string, readonly string[]>> = {
  'HomePage.actions': content.homeAction.options,
  'FooterEntry.footerEntrySection': footerSections,
  'Article.articleType': ['ARTICLE', 'FAQ', 'URL'],
  'FaqArticle.articleType': ['FAQ', 'URL'],
  'PaymentState.status': paymentStatusValues,
  'PaymentMethod.type': ['CREDIT_CARD', ...privateCards.map(({ type }) => type)],
  'PrivateCardOrder.cardType': privateCards.map(({ type }) => type),
  'ProviderHandover.psp': paymentProviders.map(({ psp }) => psp),
  'Car.energy': ['EL'],
  'JourneysSet.vehicleInformation.energy': ['EL'],
  'FleetFilters.status': journey.journeyStatus.options,
  'FleetFilters.situation': fleet.situations,
  'Journey.caseOrigin': ['IRIS'],
}

/** Lists of words that an operator may extend: the portal reads an unknown word as if it were absent. [F-NET-10] */
const openWords = {
  JourneyNature: journey.journeyNature,
  JourneyStatus: journey.journeyStatus,
  PaymentLimit: journey.paymentLimit,
}

/** Adds to each field of a schema what it means, and the words that the portal knows. */
function explain(schema: unknown, owner: string, place = owner): void {
  if (!isJson(schema)) return
  for (const [field, property] of Object.entries(propertiesOf(schema))) {
    const description = meanings[`${place}.${field}`] ?? meaningOf(field, owner)
    if (description !== undefined) property['description'] = description
    const known = knownWords[`${place}.${field}`]
    if (known) open(isJson(property['items']) ? property['items'] : property, known)
    explain(property, owner, `${place}.${field}`)
  }
  for (const inner of Object.values(without(schema, 'properties'))) explain(inner, owner, place)
}

function open(schema: Json, known: readonly string[]): void {
  const others = { type: schema['type'] }
  delete schema['type']
  delete schema['enum']
  schema['anyOf'] = [{ type: 'string', enum: [...known] }, others]
  // One word, such as `EL`, stands out among many others, which are not worth a warning.
  if (known.length > 1) schema['x-known-words'] = true
}

/** The named schemas that the calls use, directly or inside each other. */
function usedIn(value: unknown, components: Json, used: Record<string, unknown> = {}): Json {
  for (const [, id = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (id in used || !(id in components)) continue
    used[id] = components[id]
    usedIn(components[id], components, used)
  }
  return Object.fromEntries(Object.keys(components).flatMap((id) => (id in used ? [[id, components[id]]] : [])))
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
  const found = {
    description: 'The answer.',
    content: { 'application/json': { ...describe(answer), example: answers[name] } },
  }
  if (!mayBeEmpty) return { '200': found }
  return { '200': { ...found, 'x-extension': true }, '204': { description: 'Done, without the extension’s answer.' } }
}

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** How a server refuses a call: by statuses, with the codes that it may answer. */
function refusals({ name, caller, path, body, multipart }: Endpoint): Json {
  const usual: Readonly<Record<number, string | undefined>> = {
    400: 'The request cannot be accepted.',
    401: caller && 'The token is missing, wrong or has expired: the portal ends the login and asks for a new one.',
    403: caller && 'The token is of another kind of account, or what is named belongs to another account.',
    404: path.includes('{id}') ? 'There is nothing with this id.' : undefined,
    413: body && (multipart ? 'The files are too large.' : 'The body is too large.'),
    429: 'Too many calls: the portal asks the driver to wait.',
  }
  const codes = codesOfCalls[name] ?? []
  return Object.fromEntries(
    [400, 401, 403, 404, 409, 413, 429].flatMap((status) => {
      const own = codes.filter((code) => statusOf(code, name) === status).map((code) => `\`${code}\``)
      const words = [usual[status], own.length > 0 ? `Codes: ${own.join(', ')}.` : undefined].filter(Boolean)
      return words.length > 0 ? [[String(status), failure(words.join(' '))]] : []
    }),
  )
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
      description: meaningOf('code', 'Error'),
      anyOf: [{ type: 'string', enum: [...errorCodes] }, { type: 'string' }],
      'x-meanings': Object.fromEntries(errorCodes.map((code) => [code, codeTable[code].meaning])),
    },
    message: { type: 'string', description: meaningOf('message', 'Error') },
  },
}
