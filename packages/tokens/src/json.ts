import { type Finding, shown } from './finding.ts'

type Fields = Record<string, unknown>
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
      faults.push({
        path: path || shown(name),
        value: 'there twice',
        reason: 'only the last one counts, and a reader may change the first',
        mend: 'Keep one of them.',
      })
    }
    inside.names.add(name)
  }
  return faults
}
