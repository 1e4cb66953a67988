import { globSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import bills from './bills.ts'
import { buildPortal } from './build.ts'
import { type Outcome, type Result, summaryOf, labelOf } from './checkSummary.ts'
import { ensureChromium } from './chromium.ts'
import { nginxProgram } from './deployment/nginx.ts'
import writeOpenapi from './openapi.ts'
import { checkPacked } from './packed.ts'
import { cache, root } from './paths.ts'
import { startPostgres } from './postgres.ts'
import requirements from './requirements.ts'
import secrets from './secrets.ts'
import { run } from './shell.ts'
import { knownFaults } from './supply/audit.ts'
import { checkTypes } from './types.ts'

type Step = [name: string, run: () => Promise<Outcome>, group?: 'together']
interface Timed {
  outcome: Outcome
  seconds: string
}

/**
 * `npm test`: runs every check to its end, so that one run reports all failures. `pnpm check types lint` runs only the
 * named steps.
 */
export default async function main(names: readonly string[]): Promise<number> {
  const wanted = names.length > 0 ? steps.filter(([name]) => names.includes(name)) : steps
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  const results: Result[] = []
  const running = new Map<Step, Promise<Timed>>()
  for (const [index, step] of wanted.entries()) {
    const [name] = step
    process.stdout.write(`${index + 1} of ${wanted.length}: ${name} ... `)
    for (const next of startedWith(step, wanted.slice(index))) {
      if (!running.has(next)) running.set(next, timed(next))
    }
    const { outcome, seconds } = await (running.get(step) ?? timed(step))
    const result = { name, seconds, ...outcome }
    results.push(result)
    console.log(`${labelOf(result)}, ${seconds} s`)
    const failedTests = outcome.failures ?? []
    if (failedTests.length > 0) console.log(`\n${failedTests.join('\n')}`)
    if (outcome.failed > 0 && outcome.output !== '') console.log(`\n${outcome.output.trim()}\n`)
  }
  const { ok, text } = summaryOf(results, names.length === 0)
  console.log(text)
  return ok ? 0 : 1
}

/** The steps to start now: this one, and those that run beside it because they use one core and share nothing. */
function startedWith(step: Step, following: readonly Step[]): readonly Step[] {
  const end = following.findIndex(([, , group]) => group !== 'together')
  return step[2] === 'together' ? following.slice(0, end === -1 ? following.length : end) : [step]
}

async function timed([, step]: Step): Promise<Timed> {
  const started = performance.now()
  const outcome = await step().catch((error: unknown) =>
    failure(error instanceof Error ? error.message : String(error)),
  )
  return { outcome, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

const reports = join(cache, 'reports')

const steps: readonly Step[] = [
  ['chromium', task(async () => void (await ensureChromium()))],
  ['build', task(async () => void (await buildPortal()))],
  ['types', async () => outcomeOf(await checkTypes()), 'together'],
  ['lint', program('oxlint', '--type-aware'), 'together'],
  ['format', program('oxfmt', '--check'), 'together'],
  ['imports', program('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps'), 'together'],
  ['dead code', program('knip'), 'together'],
  ['licences', ownCommand(() => bills(['--check'])), 'together'],
  ['secrets', ownCommand(() => secrets()), 'together'],
  ['audit', audit, 'together'],
  ['openapi.json', ownCommand(() => writeOpenapi(['--check']))],
  ['requirements', ownCommand(() => requirements(['--check']))],
  ['sizes', program('node', 'packages/tools/run.mjs', 'packages/bench/src/sizes')],
  ['unit tests', vitest('node')],
  ['components, stories', vitest('browser', 'stories')],
  ['packed products', async () => ({ ...(await checkPacked()), tests: true })],
  ['end to end', () => playwright('e2e', { files: storyFiles((name) => !isAboutPayments(name) || inBoth(name)) })],
  ['payments end to end', paymentsEndToEnd],
  ['sandbox on PostgreSQL', sandboxOnPostgres],
  ['deployed site', deployedSite],
]

const done: Outcome = { passed: 1, failed: 0, output: '' }
const failure = (output: string): Outcome => ({ passed: 0, failed: 1, output })
const outcomeOf = ({ ok, output }: { ok: boolean; output: string }) => (ok ? done : failure(output))

function task(work: () => Promise<void>): Step[1] {
  return async () => {
    await work()
    return done
  }
}

function program(command: string, ...args: string[]): Step[1] {
  return async () => outcomeOf(await run(command, args, { env: { NO_COLOR: '1' } }))
}

/** Wraps a command that prints its own errors. */
function ownCommand(call: () => Promise<number>): Step[1] {
  return async () => ((await call()) === 0 ? done : failure(''))
}

/** Known faults of the installed packages, where the registry tells them. */
async function audit(): Promise<Outcome> {
  const known = await knownFaults()
  if ('unanswered' in known) return { passed: 0, failed: 0, output: '', skipped: known.unanswered }
  return known.faults.length === 0 ? done : failure(known.faults.join('\n'))
}

/** Counts one run. A run that exits with an error but without a failed test counts as one failure. */
function testOutcome(ok: boolean, passed: number, failed: number, output: string): Outcome {
  return { passed, failed: ok ? failed : Math.max(failed, 1), output, tests: true }
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** `path: title` of each failed test; the path is relative to the repository. */
function failedVitests({ testResults }: z.infer<typeof vitestReport>): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  )
}

function vitest(...projects: string[]): Step[1] {
  return () => vitestRun(projects.join('-'), projects)
}

async function vitestRun(
  name: string,
  projects: readonly string[],
  { files = [], env = {} }: { files?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const report = join(reports, `${name}.json`)
  const { ok, output } = await run(
    'vitest',
    [
      'run',
      '--config',
      'packages/tools/vitest.config.ts',
      '--root',
      '.',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    { env: { NO_COLOR: '1', ...env } },
  )
  const counts = vitestReport.safeParse(await readReport(report))
  if (!counts.success) return testOutcome(false, 0, 1, output)
  const { numPassedTests, numFailedTests } = counts.data
  return { ...testOutcome(ok, numPassedTests, numFailedTests, output), failures: failedVitests(counts.data) }
}

interface Suite {
  specs?: readonly { ok: boolean; file: string; title: string }[] | undefined
  suites?: readonly Suite[] | undefined
}
const suiteSchema: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(z.array(z.object({ ok: z.boolean(), file: z.string(), title: z.string() }))),
  get suites() {
    return z.optional(z.array(suiteSchema))
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(suiteSchema),
})

const failedSpecs = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
]

async function playwright(
  name: string,
  { files = [], env = {} }: { files?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Outcome> {
  const report = join(reports, `${name}.json`)
  const { ok, output } = await run(
    'playwright',
    ['test', '--config', 'packages/tools/playwright.config.ts', '--reporter=line,json', ...files],
    // Playwright sets FORCE_COLOR in its workers; Node warns when NO_COLOR is set as well.
    { env: { NO_COLOR: undefined, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env } },
  )
  const counts = playwrightReport.safeParse(await readReport(report))
  if (!counts.success) return testOutcome(false, 0, 1, output)
  const { expected, unexpected, flaky } = counts.data.stats
  return {
    ...testOutcome(ok, expected, unexpected + flaky, output),
    failures: counts.data.suites.flatMap(failedSpecs),
  }
}

const isAboutPayments = (name: string) =>
  /^(debitedAmount|noDoublePayment|pay|pendingPayment|prepayment|receipt|resendReceipts|results)/.test(name)
/** Stories that depend most on transactions. */
const inBoth = (name: string) => /^(noDoublePayment|payNotice)/.test(name)

const storyFiles = (isWanted: (name: string) => boolean): string[] =>
  globSync('*.e2e.ts', { cwd: join(root, 'apps/portal/e2e') })
    .filter(isWanted)
    .map((name) => `apps/portal/e2e/${name}`)

/**
 * The stories about payments on PostgreSQL, where transactions run concurrently; on the embedded database where this machine
 * has no PostgreSQL.
 */
async function paymentsEndToEnd(): Promise<Outcome> {
  const files = storyFiles(isAboutPayments)
  const server = await startPostgres()
  if (typeof server === 'string') return playwright('e2e-payments', { files })
  try {
    return await playwright('e2e-payments', { files, env: { TEST_DATABASE_URL: server.url } })
  } finally {
    await server.stop()
  }
}

/** Repeats the sandbox's own tests on PostgreSQL. */
async function sandboxOnPostgres(): Promise<Outcome> {
  const server = await startPostgres()
  if (typeof server === 'string') return { passed: 0, failed: 0, output: '', skipped: server }
  try {
    const env = { TEST_DATABASE_URL: server.url }
    return await vitestRun('sandbox-postgres', ['node'], { files: ['apps/sandbox/src'], env })
  } finally {
    await server.stop()
  }
}

/** The published nginx configuration in front of two portal servers; `pnpm test:failover` also kills them in turn. */
async function deployedSite(): Promise<Outcome> {
  if (nginxProgram() === undefined) {
    return { passed: 0, failed: 0, output: '', skipped: 'no nginx on this machine; Debian has it as nginx' }
  }
  return vitestRun('deployed', ['deployed'], { files: ['packages/tools/src/deployment/hosts'] })
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}
