import { type Finding, shown } from './finding.ts'
import { isFields, isTooDeep, mostLevels } from './json.ts'

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
const isToken = (value: Fields) => '$value' in value
const reference = /^\{([^{}]+)\}$/
/** `__proto__` and `constructor` would change the object that holds the tokens, and not the tokens. */
const tokenName = /^(?!(__proto__|constructor|prototype)$)[^${}.][^{}.]*$/
/** References inside composite values can double at each level; a real brand has some hundred. */
const mostReferences = 20_000

/**
 * Reads a file of the Design Tokens Community Group (format 2025.10): tokens inherit the type of their group,
 * `{group.token}` is resolved in any value, and `$extends` merges another group's tokens. `faults` has one line for
 * each part that is invalid; `tree` holds the rest.
 */
export function readTokens(file: unknown): { tree: Tree; faults: Finding[] } {
  const faults: Finding[] = []
  const report = (path: readonly string[], value: unknown, reason: string, mend: string) =>
    void faults.push({ path: path.join('.'), value: shown(value), reason, mend })
  if (isTooDeep(file)) {
    const reason = `a brand has six levels, and more than ${mostLevels} are a mistake of a program`
    return { tree: {}, faults: [{ path: 'the file', value: 'nested too deep', reason, mend: 'Export it again.' }] }
  }
  if (!isFields(file)) {
    report(['the file'], file, 'a brand is one JSON object', 'Start from a brand that `brand new` writes.')
    return { tree: {}, faults }
  }
  const root = file
  let followed = 0
  return { tree: group(root, [], undefined), faults }

  function group(fields: Fields, path: readonly string[], outer: string | undefined): Tree {
    const whole = extended(fields, path)
    const type = typeof whole['$type'] === 'string' ? whole['$type'] : outer
    const tree: Tree = {}
    for (const [name, child] of Object.entries(whole)) {
      if (name.startsWith('$')) continue
      const here = [...path, name]
      if (!tokenName.test(name)) {
        const reason = 'the format reserves $ and { } . in names, and JavaScript some words'
        faults.push({ path: here.join('.'), value: 'a forbidden name', reason, mend: 'Rename it.' })
      } else if (!isFields(child)) {
        report(here, child, 'it is neither a token nor a group of tokens', 'Wrap the value: { "$value": ... }.')
      } else tree[name] = isToken(child) ? token(child, here, type) : group(child, here, type)
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
    if (!base || isToken(base) || base === fields || seen.includes(base) || seen.length > mostLevels) {
      report(
        [...path, '$extends'],
        target,
        'it leads to no other group',
        'Write the path of a group in braces, as in {light}.',
      )
      return fields
    }
    return joined(extended(base, path, [...seen, fields]), fields)
  }

  function token(fields: Fields, path: readonly string[], outer: string | undefined): Token {
    if (followed > mostReferences) return { $type: outer, $value: undefined }
    const { $value, $type } = fields
    const own = typeof $type === 'string' ? $type : undefined
    return { $type: own ?? typeOf($value) ?? outer, $value: follow($value, path, []) }
  }

  /** The type of the token that a value refers to. */
  function typeOf(value: unknown, seen: readonly string[] = []): string | undefined {
    if (typeof value !== 'string' || !reference.test(value) || seen.includes(value) || seen.length > mostLevels)
      return undefined
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
    followed += 1
    if (followed > mostReferences) {
      if (followed === mostReferences + 1) {
        report(path, value, `the file refers to tokens more than ${mostReferences} times`, 'Refer to values directly.')
      }
      return undefined
    }
    const isEndless = seen.includes(value) || seen.length > mostLevels
    const target = isEndless ? undefined : find(value)
    if (!target || !isToken(target)) {
      const where = isEndless ? 'back to itself' : 'to no token'
      report(path, value, `it leads ${where}`, 'Write the path of a token in braces, as in {light.color.text}.')
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
