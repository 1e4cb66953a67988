/** A token with its type and its references resolved. */
export interface Token {
  $type: string | undefined
  $value: unknown
}
/** Groups of tokens by name, without the keys that begin with `$`. */
export interface Tree {
  [name: string]: Tree | Token
}

type Fields = Record<string, unknown>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isToken = (value: Fields) => '$value' in value
const reference = /^\{([^{}]+)\}$/

/**
 * Reads a file of the Design Tokens Community Group (format 2025.10): tokens inherit the type of their group,
 * `{group.token}` is resolved in any value, and `$extends` merges another group's tokens. `faults` has one line for
 * each part that is invalid; `tree` holds the rest.
 */
export function readTokens(file: unknown): { tree: Tree; faults: string[] } {
  const faults: string[] = []
  if (!isFields(file)) return { tree: {}, faults: ['the file is no JSON object'] }
  const root = file
  return { tree: group(root, [], undefined), faults }

  function group(fields: Fields, path: readonly string[], outer: string | undefined): Tree {
    const whole = extended(fields, path)
    const type = typeof whole['$type'] === 'string' ? whole['$type'] : outer
    const tree: Tree = {}
    for (const [name, child] of Object.entries(whole)) {
      if (name.startsWith('$')) continue
      const here = [...path, name]
      if (!isFields(child)) faults.push(`${here.join('.')}: neither a token nor a group of tokens`)
      else tree[name] = isToken(child) ? token(child, here, type) : group(child, here, type)
    }
    return tree
  }

  /**
   * A group merged with the group it extends: its own tokens override those of the same name, and groups are merged.
   */
  function extended(fields: Fields, path: readonly string[], seen: readonly unknown[] = []): Fields {
    const { $extends: target } = fields
    if (target === undefined) return fields
    const base = typeof target === 'string' ? find(target) : undefined
    if (!base || isToken(base) || base === fields || seen.includes(base)) {
      faults.push(`${path.join('.')}: $extends ${JSON.stringify(target)} leads to no other group`)
      return fields
    }
    return joined(extended(base, path, [...seen, fields]), fields)
  }

  function token(fields: Fields, path: readonly string[], outer: string | undefined): Token {
    const { $value, $type } = fields
    const own = typeof $type === 'string' ? $type : undefined
    return { $type: own ?? typeOf($value) ?? outer, $value: follow($value, path, []) }
  }

  /** The type of the token that a value refers to. */
  function typeOf(value: unknown, seen: readonly string[] = []): string | undefined {
    if (typeof value !== 'string' || !reference.test(value) || seen.includes(value)) return undefined
    const target = find(value)
    if (!target) return undefined
    const own = target['$type']
    return typeof own === 'string' ? own : (typeOf(target['$value'], [...seen, value]) ?? inherited(value))
  }

  function inherited(name: string): string | undefined {
    let fields: Fields = root
    let type: string | undefined
    for (const step of stepsOf(name)) {
      const whole = extended(fields, [])
      if (typeof whole['$type'] === 'string') type = whole['$type']
      const next = whole[step]
      if (!isFields(next)) break
      fields = next
    }
    return type
  }

  function follow(value: unknown, path: readonly string[], seen: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((part) => follow(part, path, seen))
    if (isFields(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, follow(part, path, seen)]))
    }
    if (typeof value !== 'string' || !reference.test(value)) return value
    const target = seen.includes(value) ? undefined : find(value)
    if (!target || !isToken(target)) {
      faults.push(`${path.join('.')}: ${value} leads ${seen.includes(value) ? 'back to itself' : 'to no token'}`)
      return undefined
    }
    return follow(target['$value'], path, [...seen, value])
  }

  function find(name: string): Fields | undefined {
    let fields: Fields = root
    for (const step of stepsOf(name)) {
      const next = extended(fields, [])[step]
      if (!isFields(next)) return undefined
      fields = next
    }
    return fields
  }
}

const stepsOf = (name: string) => (reference.exec(name)?.[1] ?? '').split('.')

function joined(base: Fields, own: Fields): Fields {
  const all: Fields = { ...base }
  for (const [name, value] of Object.entries(own)) {
    const below = all[name]
    all[name] = isFields(below) && isFields(value) && !isToken(value) && !isToken(below) ? joined(below, value) : value
  }
  return all
}
