import { Eta } from 'eta'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Criterion, rgaa, rgaaRate } from '@voie-libre/domain/content/rgaa'
import * as z from 'zod/mini'
import type { Outcome } from './check.ts'
import { table } from './markdown.ts'
import { lastRun, root } from './paths.ts'

const sheet = join(root, 'packages/domain/src/content/rgaa.json')
const document = join(root, 'docs/RGAA.md')
const stateNames = { met: 'met', unmet: 'not met', unchecked: 'not audited', none: 'not applicable' } as const

/**
 * `pnpm rgaa`: computes the state of each criterion and writes the sheet and docs/RGAA.md; with `--check` only reports
 * whether they are outdated.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const run = await readFile(lastRun, 'utf8').then(
    (text) => z.parse(z.object({ passes: z.array(z.string()), failures: z.array(z.string()) }), JSON.parse(text)),
    () => undefined,
  )
  const computed = await Promise.all(rgaa.map((row) => withState(row, run)))
  const changed = computed.filter(({ id, state }) => rgaa.some((row) => row.id === id && row.state !== state))
  for (const { id, state } of changed) console.log(`${id} is ${stateNames[state]} now`)
  const fresh = sheetDocument(computed)
  const isFresh = changed.length === 0 && (await readFile(document, 'utf8').catch(() => '')) === fresh
  if (args.includes('--check')) {
    if (!isFresh) console.log('The sheet of accessibility is outdated: run "pnpm rgaa" and commit its files.')
    else if (!run)
      console.log('NOT RUN: the sheet fits its tests; whether they pass is unknown until "npm test" has run here')
    return isFresh ? 0 : 1
  }
  await writeFile(sheet, `${JSON.stringify(computed, null, 2)}\n`)
  await writeFile(document, fresh)
  console.log(`docs/RGAA.md: ${rgaa.length} criteria, ${rgaaRate(computed)} % of the applicable ones met`)
  return 0
}

/**
 * A criterion is met when each of its tests passed in the last `npm test`. Where none has run, it keeps its state as long as the
 * titles of its tests are there. Without tests it is not met, unless the product has nothing that it is about.
 */
export async function withState(row: Criterion, run?: Pick<Outcome, 'passes' | 'failures'>): Promise<Criterion> {
  if (row.state === 'none') return row
  const { tests = [] } = row
  const isShown = async (test: string) => {
    const [file = '', title = ''] = test.split(' > ')
    const isIn = (names: readonly string[] = []) => names.some((name) => name.includes(file) && name.includes(title))
    if (run) return isIn(run.passes) && !isIn(run.failures)
    return row.state === 'met' && (await readFile(join(root, file), 'utf8').catch(() => '')).includes(title)
  }
  return { ...row, state: tests.length > 0 && (await Promise.all(tests.map(isShown))).every(Boolean) ? 'met' : 'unmet' }
}

/** The sheet as Markdown, with its rate and one row per criterion. */
export function sheetDocument(criteria: readonly Criterion[]): string {
  const eta = new Eta({ views: import.meta.dirname, autoEscape: false, autoTrim: false })
  const count = (wanted: Criterion['state']) => criteria.filter(({ state }) => state === wanted).length
  return eta.render('./rgaaSheet', { criteria, count, rate: rgaaRate(criteria), stateNames, table })
}
