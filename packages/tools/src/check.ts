import { outcomeOf, type Outcome, type Result, summaryOf, labelOf } from './checkSummary.ts'
import { run } from './shell.ts'

type Step = readonly [name: string, command: string, group?: 'together']

const tool = (name: string) => `node packages/tools/run.mjs ${name}`
const vitest = (...projects: string[]) =>
  `vitest run --config packages/tools/vitest.config.ts --root . --project ${projects.join(' --project ')}`
/** Steps of the group `together` use one core and share nothing, so they run side by side. */
const steps: readonly Step[] = [
  ['chromium', tool('chromium')],
  ['build', tool('build')],
  ['types', tool('types'), 'together'],
  ['lint', 'oxlint --type-aware', 'together'],
  ['format', 'oxfmt --check', 'together'],
  ['imports', 'depcruise --config .dependency-cruiser.cjs packages apps', 'together'],
  ['dead code', 'knip', 'together'],
  ['licences', tool('bills --check'), 'together'],
  ['secrets', tool('secrets'), 'together'],
  ['audit', tool('audit'), 'together'],
  ['openapi.json', tool('openapi --check')],
  ['requirements', tool('requirements --check')],
  ['sizes', tool('packages/bench/src/sizes')],
  ['unit tests', `${vitest('node')} --exclude=apps/{sandbox,demo}/**`],
  // On PostgreSQL, where transactions run concurrently and a new sandbox costs a tenth. The end-to-end tests use the embedded
  // database.
  ['sandbox', tool(`withPostgres ${vitest('node')} apps/sandbox/src apps/demo/src`)],
  ['components, stories', vitest('browser', 'stories')],
  ['packed products', tool('packages/checks/src/packed/packed')],
  ['end to end', 'playwright test --config packages/tools/playwright.config.ts --reporter=line'],
  ['deployed site', tool('packages/checks/src/deployment/site')],
]

/** `npm test`: runs every step to its end and reports all failures. `pnpm check types lint` runs only the named steps. */
export default async function main(names: readonly string[]): Promise<number> {
  const wanted = names.length > 0 ? steps.filter(([name]) => names.includes(name)) : steps
  const results: Result[] = []
  const running = new Map<Step, Promise<Outcome & { seconds: string }>>()
  for (const [index, step] of wanted.entries()) {
    const [name] = step
    process.stdout.write(`${index + 1} of ${wanted.length}: ${name} ... `)
    for (const next of startedWith(step, wanted.slice(index))) {
      if (!running.has(next)) running.set(next, timed(next))
    }
    const result = { name, ...(await (running.get(step) ?? timed(step))) }
    results.push(result)
    console.log(`${labelOf(result)}, ${result.seconds} s`)
    if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
  }
  const { ok, text } = summaryOf(results, names.length === 0)
  console.log(text)
  return ok ? 0 : 1
}

/** Lists the steps to start now: this one, and those that run beside it. */
function startedWith(step: Step, following: readonly Step[]): readonly Step[] {
  const end = following.findIndex(([, , group]) => group !== 'together')
  return step[2] === 'together' ? following.slice(0, end === -1 ? following.length : end) : [step]
}

async function timed([, command]: Step): Promise<Outcome & { seconds: string }> {
  const started = performance.now()
  const [program = '', ...args] = command.trim().split(' ')
  // Playwright sets FORCE_COLOR in its workers; Node warns when NO_COLOR is set as well.
  const env = command.includes('playwright') ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : { NO_COLOR: '1' }
  const { ok, output } = await run(program, args, { env })
  return { ...outcomeOf(ok, output), seconds: ((performance.now() - started) / 1000).toFixed(1) }
}
