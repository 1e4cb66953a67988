import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Criterion, rgaa, rgaaRate } from '@voie-libre/domain/content/rgaa'
import * as z from 'zod/mini'
import { table } from './openapi.ts'
import { failuresFile } from './check.ts'
import { root } from './paths.ts'

const sheet = join(root, 'packages/domain/src/content/rgaa.json')
const document = join(root, 'docs/RGAA.md')
const stateNames = { met: 'met', unmet: 'not met', unchecked: 'not audited', none: 'not applicable' } as const

/**
 * `pnpm rgaa`: computes the state of each criterion and writes the sheet and docs/RGAA.md; with `--check` only reports
 * whether they are outdated.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const failures = await readFile(join(root, failuresFile), 'utf8').then(
    (text) => z.parse(z.array(z.string()), JSON.parse(text)),
    () => [],
  )
  const computed = await Promise.all(rgaa.map((row) => withState(row, failures)))
  const changed = computed.filter(({ id, state }) => rgaa.some((row) => row.id === id && row.state !== state))
  for (const { id, state } of changed) console.log(`${id} is ${stateNames[state]} now`)
  const fresh = sheetDocument(computed)
  const isFresh = changed.length === 0 && (await readFile(document, 'utf8').catch(() => '')) === fresh
  if (args.includes('--check')) {
    if (!isFresh) console.log('The sheet of accessibility is outdated: run "pnpm rgaa" and commit its files.')
    return isFresh ? 0 : 1
  }
  await writeFile(sheet, `${JSON.stringify(computed, null, 2)}\n`)
  await writeFile(document, fresh)
  console.log(`docs/RGAA.md: ${rgaa.length} criteria, ${rgaaRate(computed)} % of the applicable ones met`)
  return 0
}

/**
 * A criterion is met when each of its tests is there and did not fail in the last `npm test`, whose failures are 'file > title'.
 * Without tests it is not met, unless the product has nothing that it is about.
 */
export async function withState(row: Criterion, failures: readonly string[]): Promise<Criterion> {
  if (row.state === 'none') return row
  const { tests = [] } = row
  const passed = tests.map(async (test) => {
    const [file = '', title = ''] = test.split(' > ')
    const source = await readFile(join(root, file), 'utf8').catch(() => '')
    return source.includes(title) && !failures.some((failure) => failure.includes(file) && failure.includes(title))
  })
  return { ...row, state: tests.length > 0 && (await Promise.all(passed)).every(Boolean) ? 'met' : 'unmet' }
}

/** The sheet as Markdown, with its rate and one row per criterion. */
export function sheetDocument(criteria: readonly Criterion[]): string {
  const count = (wanted: Criterion['state']) => criteria.filter(({ state }) => state === wanted).length
  const applicable = criteria.length - count('none')
  return `# Accessibility sheet (RGAA 4.1)

\`pnpm rgaa\` computes this page and the rate of the accessibility statement from \`packages/domain/src/content/rgaa.json\`: a criterion is
met when its tests are there and passed in the last run. Nobody who uses assistive technology has assessed it yet.

**${rgaaRate(criteria)} %** of the ${applicable} applicable criteria are met: ${count('met')} met, ${count('unmet')} not met, ${count('unchecked')} not audited, which count
as not met. ${count('none')} criteria do not apply.

${table(
  ['Criterion', 'What it asks', 'State', 'Tests', 'Note'],
  criteria.map(({ id, asks, state, tests = [], note = '' }) => [
    id,
    asks,
    stateNames[state],
    tests.map((test) => `\`${test}\``).join(', '),
    note,
  ]),
)}
`
}
