import examples from './examples.json' with { type: 'json' }

type Json = Record<string, unknown>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Example values by field; by `Schema.field` or `call.parameter` where the field means something else there; by
 * `Schema` where the values of its fields would contradict each other.
 */
const values: Readonly<Record<string, unknown>> = examples

/** A challenge of ALTCHA, whose fields the contract does not define. */
const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1000 }, signature: '9f86d081' }

interface Place {
  /** The named schemas of the document. */
  schemas: Readonly<Json>
  field: string
  /** The named schema, or the call, that has the field. */
  owner: string
  /** The named schemas that contain it. */
  inside: readonly string[]
}

/**
 * Builds an example of a schema or a parameter of an OpenAPI document with these named schemas. It has every field; a
 * list of the schema inside itself is empty. Throws for a field without a value in the table.
 */
export const exampleOf = (schemas: Readonly<Json>, schema: unknown, field = '', call = ''): unknown =>
  valueOf(schema, { schemas, field, owner: call, inside: [] })

/** The optional parameters that belong together in an example request. */
const exampleParameters: Readonly<Record<string, readonly string[]>> = {
  authenticatedDetailedJourneys: ['country', 'plate'],
  detailedJourneys: ['captchaToken', 'caseNumber'],
  fleetJourneys: ['page', 'pageSize'],
  fleetPlates: ['page', 'pageSize'],
  journeysOfPlate: ['captchaToken', 'country', 'plate'],
  sendClaim: ['sessionId'],
}
export const isInExample = (call: string, parameter: string) => exampleParameters[call]?.includes(parameter) === true

function valueOf(schema: unknown, place: Place): unknown {
  if (!isJson(schema)) return undefined
  const own = values[`${place.owner}.${place.field}`]
  if (own !== undefined) return own
  const { $ref: reference, anyOf, enum: listed, const: only, type, properties, items, additionalProperties } = schema
  if (typeof reference === 'string') {
    const name = reference.slice(reference.lastIndexOf('/') + 1)
    if (place.inside.includes(name)) return undefined
    if (values[name] !== undefined) return values[name]
    return valueOf(place.schemas[name], { ...place, owner: name, inside: [...place.inside, name] })
  }
  if (only !== undefined) return only
  if (Array.isArray(listed)) return listed[0]
  if (Array.isArray(anyOf)) {
    return valueOf(
      anyOf.find((one) => isJson(one) && one['type'] !== 'null'),
      place,
    )
  }
  if (isJson(properties)) return objectOf(properties, place)
  if (items !== undefined) return [valueOf(items, place)].filter((item) => item !== undefined)
  if (additionalProperties !== undefined) return challenge
  return leafOf(Array.isArray(type) ? type : [type], place)
}

function objectOf(properties: Json, place: Place): Json {
  const entries = Object.entries(properties).map(([field, schema]) => [field, valueOf(schema, { ...place, field })])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function leafOf(types: readonly unknown[], { field, owner }: Place): unknown {
  const value = values[field]
  if (value === undefined) throw new Error(`examples.json lacks ${owner}.${field}`)
  // All values of a query are texts.
  return typeof value === 'number' && !types.some((type) => type === 'number' || type === 'integer')
    ? String(value)
    : value
}
