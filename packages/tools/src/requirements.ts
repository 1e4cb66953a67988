import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'

const document = join(root, 'docs/requirements.md')

/** Only tests of the product count: a test of the sandbox, the server or the tools says nothing about what a driver sees. */
const product = '{packages/domain,packages/ui,apps/portal}/**/*.{test.ts,test.tsx,stories.tsx,e2e.ts}'

/**
 * `pnpm requirements`: lists the requirements that no test of the product names. Returns 1 when such a requirement is neither planned
 * nor explained, when a test names a planned or explained one, or when a test names an unknown ID. With `--check` it prints only
 * faults; `--fix` takes requirements off the lists.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const text = await readFile(document, 'utf8')
  const files = globSync(product, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name.startsWith('.'),
  })
  const named = new Map<string, string>()
  for (const file of files) {
    for (const id of idsNamed(await readFile(join(root, file), 'utf8'))) named.set(id, file)
  }
  const { required, decisions, planned, untestable } = readRequirements(text)
  const kinds = [...planned, ...untestable]
  const left = required.filter((id) => !named.has(id) && !kinds.includes(id))
  const proven = kinds.filter((id) => named.has(id))
  const unknown = [...named.keys()].filter((id) => !required.includes(id) && !decisions.includes(id) && !isFault(id))

  if (args.includes('--fix') && proven.length > 0) {
    await writeFile(document, withoutPlanned(text, proven))
    console.log(`Taken off the lists, since tests name them: ${proven.join(', ')}`)
    proven.length = 0
  }
  const count = required.filter((id) => named.has(id)).length
  if (!args.includes('--check'))
    console.log(
      `${required.length} requirements: ${count} named by tests, ${planned.length} planned, ${untestable.length} not testable here.`,
    )
  if (left.length > 0) console.log(`No test names: ${left.join(', ')}`)
  if (proven.length > 0) console.log(`Named by a test, so take them off the lists (--fix does): ${proven.join(', ')}`)
  for (const id of unknown) console.log(`${named.get(id)} names ${id}, which does not exist.`)
  return left.length + proven.length + unknown.length === 0 ? 0 : 1
}

/** Faults of another list, which tests may name as well: F-NET-01, and the keyboard and security lines. */
const isFault = (id: string) => id.startsWith('F-')

interface Requirements {
  required: string[]
  decisions: string[]
  planned: string[]
  untestable: string[]
}

/** Reads the tables of docs/requirements.md. */
export function readRequirements(text: string): Requirements {
  const sections = new Map(text.split(/^## /m).map((part) => [part.slice(0, part.indexOf('\n')).trim(), part]))
  const special = ['Decisions', 'Planned', 'Not testable here']
  const idsOf = (part = '') => [...part.matchAll(/^\| ([A-Z0-9]+-\d+) /gm)].map(([, id = '']) => id)
  const [decisions, planned, untestable] = special.map((name) => sections.get(name) ?? '')
  return {
    required: [...sections].filter(([name]) => !special.includes(name)).flatMap(([, part]) => idsOf(part)),
    decisions: idsOf(decisions),
    planned: (planned ?? '').match(/\b[A-Z0-9]+-\d+\b/g) ?? [],
    untestable: idsOf(untestable),
  }
}

/**
 * The IDs that a test file names: as tags (`tags: ['PAY-01']`, `tag: ['@PAY-01']`), or in square brackets inside a string,
 * which rows of a table use. IDs in comments do not count.
 */
export function idsNamed(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
  const tags = [...code.matchAll(/\btags?: \[([^\]]*)\]/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/'@?([A-Z][A-Z0-9-]*-\d+)'/g)])
    .map(([, id = '']) => id)
  const bracketed = [
    ...code.matchAll(/\[([A-Z][A-Z0-9-]*-\d+(?:\.\.\d+)?(?:\s*[,;]\s*[A-Z][A-Z0-9-]*-\d+(?:\.\.\d+)?)*)\]/g),
  ]
    .flatMap(([, list = '']) => list.split(/[,;]/))
    .flatMap((part) => expanded(part.trim()))
  return [...tags, ...bracketed]
}

function expanded(part: string): string[] {
  const [, area = '', first = '', last = first] = /^(.+)-(\d+)(?:\.\.(\d+))?$/.exec(part) ?? []
  const ids: string[] = []
  for (let number = Number(first); number <= Number(last); number += 1) {
    ids.push(`${area}-${String(number).padStart(first.length, '0')}`)
  }
  return ids
}

/** Removes these IDs from the document's two lists, and an area that becomes empty. */
export function withoutPlanned(text: string, proven: readonly string[]): string {
  const start = text.indexOf('\n## Planned')
  const lines = text.slice(start).split('\n')
  const kept = lines.flatMap((line) => {
    const [, area, list = ''] = /^\| ([^|]+) \| (.*) \|$/.exec(line) ?? []
    if (area === undefined || area.startsWith('-')) return [line]
    if (proven.includes(area)) return []
    const ids = list.split(', ')
    if (!ids.some((id) => proven.includes(id))) return [line]
    const rest = ids.filter((id) => !proven.includes(id))
    return rest.length > 0 ? [`| ${area} | ${rest.join(', ')} |`] : []
  })
  return text.slice(0, start) + kept.join('\n')
}
