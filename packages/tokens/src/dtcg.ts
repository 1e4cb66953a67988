import { type Finding, findingOf, inWords, said, shown } from './finding.ts'

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
    report(['the file'], file, ...inWords('oneObject'))
    return { tree: {}, faults }
  }
  const root = file
  let followed = 0
  return { tree: group(root, [], undefined), faults }

  function group(fields: Fields, path: readonly string[], outer: string | undefined): Tree {
    const whole = extended(fields, path)
    const type = typeIn(whole) ?? outer
    const tree: Tree = {}
    for (const [name, child] of Object.entries(whole)) {
      if (name.startsWith('$')) continue
      const here = [...path, name]
      if (!tokenName.test(name)) {
        faults.push(findingOf(here.join('.'), 'a forbidden name', said('name')))
      } else if (!isFields(child)) {
        report(here, child, ...inWords('neither'))
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
    const base = typeof target === 'string' ? find(target)?.found : undefined
    if (!base || isToken(base) || base === fields || seen.includes(base) || seen.length > mostLevels) {
      report([...path, '$extends'], target, ...inWords('noGroup'))
      return fields
    }
    return joined(extended(base, path, [...seen, fields]), fields)
  }

  function token(fields: Fields, path: readonly string[], outer: string | undefined): Token {
    if (followed > mostReferences) return { $type: outer, $value: undefined }
    const { $value } = fields
    return { $type: typeIn(fields) ?? typeOf($value) ?? outer, $value: follow($value, path, []) }
  }

  /** The type of the token that a value refers to. */
  function typeOf(value: unknown, seen: readonly string[] = []): string | undefined {
    if (typeof value !== 'string' || !reference.test(value) || seen.includes(value) || seen.length > mostLevels)
      return undefined
    const target = find(value)
    return target && (typeIn(target.found) ?? typeOf(target.found['$value'], [...seen, value]) ?? target.type)
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
    const target = isEndless ? undefined : find(value)?.found
    if (!target || !isToken(target)) {
      const where = isEndless ? 'back to itself' : 'to no token'
      report(path, value, `it leads ${where}`, 'Write the path of a token in braces, as in {light.color.text}.')
      return undefined
    }
    return follow(target['$value'], path, [...seen, value])
  }

  /** What a reference names, and the type that its groups give it. */
  function find(name: string): { found: Fields; type: string | undefined } | undefined {
    let found: Fields = root
    let type: string | undefined
    for (const step of (reference.exec(name)?.[1] ?? '').split('.')) {
      const whole = extended(found, [])
      const next = whole[step]
      if (!isFields(next)) return undefined
      type = typeIn(whole) ?? type
      found = next
    }
    return { found, type }
  }
}

const typeIn = ({ $type }: Fields) => (typeof $type === 'string' ? $type : undefined)

function joined(base: Fields, own: Fields): Fields {
  const all: Fields = { ...base }
  for (const [name, value] of Object.entries(own)) {
    const below = all[name]
    all[name] = isFields(below) && isFields(value) && !isToken(value) && !isToken(below) ? joined(below, value) : value
  }
  return all
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A brand nests six levels; deeper ones would exhaust the stack of the functions that walk through it. */
export const mostLevels = 64

/** Whether a value nests deeper than any brand. Loops, because a recursive search would overflow on such a value. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true
    level = level.flatMap((found) => (Array.isArray(found) ? found : isFields(found) ? Object.values(found) : []))
  }
  return false
}

/** Reads the JSON of a brand's file. Returns the value, or what is wrong with the text. */
export function readJson(text: string): { file: unknown } | { faults: Finding[] } {
  const source = text.replace(/^\uFEFF/, '')
  let file: unknown
  try {
    file = JSON.parse(source)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { faults: [{ path: 'the file', value: 'no JSON', reason, mend: 'Correct it, or save it again.' }] }
  }
  const faults = repeatedKeys(source)
  return faults.length > 0 ? { faults } : { file }
}

/** `JSON.parse` keeps the last of two keys of one name, and its reader sees the first. `source` is valid JSON. */
function repeatedKeys(source: string): Finding[] {
  const open: { names: Set<string>; name: string | undefined }[] = []
  const faults: Finding[] = []
  for (const [part, colon] of source.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (part === '{' || part === '[') open.push({ names: new Set(), name: undefined })
    else if (part === '}' || part === ']') open.pop()
    const inside = open.at(-1)
    if (colon === undefined || !inside) continue
    const name = String(JSON.parse(part.slice(0, -colon.length)))
    inside.name = name
    if (inside.names.has(name)) {
      const path = open
        .slice(-mostLevels)
        .flatMap((each) => each.name ?? [])
        .join('.')
      faults.push(findingOf(path || shown(name), 'there twice', said('twice')))
    }
    inside.names.add(name)
  }
  return faults
}

const width = 120

/** Formats a file of tokens as JSON, with every value that fits on one line, so that most tokens take one line each. */
export function tokensText(file: unknown): string {
  const withoutUndefined: unknown = JSON.parse(JSON.stringify(file))
  return `${print(withoutUndefined, '', '')}\n`
}

function print(value: unknown, indent: string, name: string): string {
  const flat = indent + name + oneLine(value)
  // Leaves one column for the comma.
  if (typeof value !== 'object' || value === null || (indent !== '' && flat.length < width)) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((part) => print(part, deeper, ''))
    : Object.entries(value).map(([key, part]) => print(part, deeper, `${JSON.stringify(key)}: `))
  return `${indent}${name}${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** Spaces inside the braces of objects, none inside the brackets of lists. A text has no line break of its own in JSON. */
const oneLine = (value: unknown): string =>
  JSON.stringify(value, undefined, 1).replaceAll(/(\[?)\n *(\]?)/g, (_, open, close) => open || close || ' ')
