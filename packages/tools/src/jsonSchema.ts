type Json = Readonly<Record<string, unknown>>

/**
 * Lists where a value violates a JSON Schema, as sentences with the path. Supports the keywords that our own document
 * uses: type, enum, const, anyOf, allOf, $ref, properties, required, items, additionalProperties, minLength, minimum,
 * maximum, pattern.
 */
export function violations(document: unknown, schema: unknown, value: unknown, place = 'answer'): string[] {
  if (!isObject(schema)) return []
  const inner = (part: unknown, given: unknown = value, where = place) => violations(document, part, given, where)
  const problems: string[] = []
  const { $ref, anyOf, allOf, properties, required, items, additionalProperties } = schema

  if (typeof $ref === 'string') problems.push(...inner(resolve(document, $ref)))
  if (Array.isArray(allOf)) problems.push(...allOf.flatMap((part) => inner(part)))
  if (Array.isArray(anyOf)) {
    const tries = anyOf.map((part) => inner(part))
    // The violations of the closest branch explain more than 'matches none'.
    if (tries.every((found) => found.length > 0)) problems.push(...shortest(tries))
  }
  const single = ofItself(schema, value)
  if (single !== undefined) return [...problems, `${place} ${single}`]

  if (Array.isArray(value) && items !== undefined) {
    problems.push(...value.flatMap((entry, index) => inner(items, entry, `${place}[${index}]`)))
  }
  if (isObject(value)) {
    const missing = Array.isArray(required) ? required.filter((name) => !(String(name) in value)) : []
    problems.push(...missing.map((name) => `${place}.${String(name)} is missing`))
    for (const [name, entry] of Object.entries(value)) {
      const known = isObject(properties) ? properties[name] : undefined
      problems.push(...inner(known ?? additionalProperties, entry, `${place}.${name}`))
    }
  }
  return problems
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function shortest(lists: string[][]): string[] {
  return lists.toSorted((one, other) => one.length - other.length)[0] ?? []
}

function resolve(document: unknown, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document)
}

/** Violations of the value itself, without its members. */
function ofItself(schema: Json, value: unknown): string | undefined {
  const { type, enum: allowed, const: only, minLength, minimum, maximum, pattern } = schema
  const types = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : undefined
  if (types && !types.some((name) => isOf(name, value))) return `is ${shown(value)}, not ${types.join(' or ')}`
  if (Array.isArray(allowed) && !allowed.includes(value)) return `is ${shown(value)}, not one of ${allowed.join(', ')}`
  if (only !== undefined && value !== only) return `is ${shown(value)}, not ${shown(only)}`
  if (typeof value === 'string' && typeof minLength === 'number' && value.length < minLength) return 'is too short'
  if (typeof value === 'string' && typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) {
    return `is ${shown(value)}, which is not written as ${pattern}`
  }
  if (typeof value === 'number' && typeof minimum === 'number' && value < minimum) return `is below ${minimum}`
  if (typeof value === 'number' && typeof maximum === 'number' && value > maximum) return `is above ${maximum}`
  return undefined
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
