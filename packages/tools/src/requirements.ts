import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'

const document = join(root, 'docs/requirements.md')
/** Faults, attacks and people: F-NET-01, HARDENING 3.4. */
const hardening = join(root, 'docs/HARDENING.md')

/** Only tests of the product count: a test of the sandbox, the server or the tools says nothing about what a driver sees. */
const product = '{packages/contract,packages/domain,packages/ui,apps/portal}/**/*.{test.ts,test.tsx,stories.tsx,e2e.ts}'
/** Whatever may cite an ID, and where a decision must be named. */
const sources = '{apps,packages,deploy}/**/*.{ts,tsx,mjs,css,sql,html,mdx}'

/**
 * `pnpm requirements`: lists the requirements that no test of the product names. Returns 1 when one of them is not explained, a
 * test names an explained one, code cites an unknown ID, or nothing names a decision. `--check` prints only faults.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const text = await readFile(document, 'utf8')
  const references = referencesOf(`${text}\n${await readFile(hardening, 'utf8')}`)
  const named = new Set((await textsOf(product)).flatMap((one) => idsNamed(one.source)))
  const citing = await textsOf(sources)
  const cited = new Set(citing.flatMap(({ source }) => source.match(/\bOPEN-\d+/g) ?? []))
  const unknown = citing.flatMap(({ file, source }) =>
    unknownIn(source, references).map((id) => `${file} cites ${id}, which does not exist.`),
  )
  const { required, decisions, untestable } = readRequirements(text)
  const left = required.filter((id) => !named.has(id) && !untestable.includes(id))
  const proven = untestable.filter((id) => named.has(id) && !decisions.includes(id))
  const uncited = decisions.filter((id) => !cited.has(id) && !untestable.includes(id))
  const count = required.filter((id) => named.has(id)).length
  if (!args.includes('--check'))
    console.log(`${required.length} requirements: ${count} named by tests, ${untestable.length} not testable here.`)
  if (left.length > 0) console.log(`No test names: ${left.join(', ')}`)
  if (proven.length > 0) console.log(`Named by a test, so take them off the list: ${proven.join(', ')}`)
  for (const line of unknown) console.log(line)
  if (uncited.length > 0) console.log(`No code or test names the decisions ${uncited.join(', ')}`)
  return left.length + proven.length + unknown.length + uncited.length === 0 ? 0 : 1
}

function textsOf(pattern: string) {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist' || name.startsWith('.st')
  const files = globSync(pattern, { cwd: root, exclude })
  return Promise.all(files.map(async (file) => ({ file, source: await readFile(join(root, file), 'utf8') })))
}

const dotted = String.raw`\d+(?:\.\d+)+`

/** Every ID that the lists define, with ranges of numbers such as `3.4.1 to 3.4.8` written out. */
export function referencesOf(lists: string): ReadonlySet<string> {
  const known = new Set([...lists.matchAll(/^\| ([A-Z0-9-]+-\d+) /gm)].map(([, id = '']) => id))
  for (const [one] of lists.matchAll(new RegExp(dotted, 'g'))) known.add(one)
  for (const [, from = '', to = ''] of lists.matchAll(new RegExp(`(${dotted}) to (${dotted})`, 'g'))) {
    const [part, first] = [from.replace(/\d+$/, ''), Number(from.split('.').at(-1))]
    for (let at = first; at <= Number(to.split('.').at(-1)); at += 1) known.add(`${part}${at}`)
  }
  return known
}

/** The citations of a file that no list defines. Other words of the same shape, such as UTF-8, belong to no area of the lists. */
export function unknownIn(source: string, references: ReadonlySet<string>): string[] {
  const areas = new Set([...references].flatMap((id) => /^(.*)-\d+$/.exec(id)?.[1] ?? []))
  const ids = [...source.matchAll(/(?<![\w-])((?:F-)?[A-Z][A-Z0-9]*)-\d+(?!\w|-)/g)]
    .filter(([id, area = '']) => areas.has(area) && !references.has(id))
    .map(([id]) => id)
  const numbers = [...source.matchAll(/HARDENING([^\]'`\n]*)/g)]
    .flatMap(([, cited = '']) => cited.match(new RegExp(dotted, 'g')) ?? [])
    .filter((one) => !references.has(one))
  return [...ids, ...numbers.map((one) => `HARDENING ${one}`)]
}

export function readRequirements(text: string) {
  const sections = new Map(text.split(/^## /m).map((part) => [part.slice(0, part.indexOf('\n')).trim(), part]))
  const special = ['Decisions', 'Not testable here']
  const idsOf = (part = '') => [...part.matchAll(/^\| ([A-Z0-9]+-\d+) /gm)].map(([, id = '']) => id)
  const [decisions, untestable] = special.map((name) => sections.get(name))
  return {
    required: [...sections].filter(([name]) => !special.includes(name)).flatMap(([, part]) => idsOf(part)),
    decisions: idsOf(decisions),
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
  const bracketed = [...code.matchAll(/\[([A-Z][A-Z0-9-]*-\d+(?:\s*[,;]\s*[A-Z][A-Z0-9-]*-\d+)*)\]/g)].flatMap(
    ([, list = '']) => list.split(/[,;]/).map((id) => id.trim()),
  )
  return [...tags, ...bracketed]
}
