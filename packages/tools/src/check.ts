import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { lastRun } from './paths.ts'
import { run } from './shell.ts'
import lists from './steps.json' with { type: 'json' }

type Step = { name: string; command: string }

/**
 * `preparations` are what the others need, one after the other; `conclusions` read which tests of this run passed. The
 * `checks` run two at a time, since each leaves a core idle now and then: the two longest are the first, so that none of them runs
 * alone at the end, and the quick ones follow. The step `sandbox` runs on PostgreSQL, where transactions run
 * concurrently and a new sandbox costs a tenth, as do the end-to-end tests (e2eSetup.ts). On the embedded one run all calls and
 * errors of the contract, generated fleets, what both databases must do, and the sites that a test starts itself.
 */
const { preparations, checks, conclusions } = lists
/** In their order; only those of `checks` run beside each other. */
export const steps: readonly Step[] = [...preparations, ...checks, ...conclusions]

/** `npm test`: runs every step to its end and reports all failures. `pnpm check lint format` runs only the named steps. */
export default async function main(names: readonly string[]): Promise<number> {
  const isWanted = ({ name }: Step) =>
    names.length === 0 || [name, ...name.split(', ')].some((one) => names.includes(one))
  const results: Result[] = []
  const runNext = async (queue: Step[]): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) results.push(await reported(step))
  }
  await runNext(preparations.filter(isWanted))
  const queue = checks.filter(isWanted)
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, () => runNext(queue)))
  if (names.length === 0) {
    await mkdir(dirname(lastRun), { recursive: true })
    const titles = (of: 'passes' | 'failures') => results.flatMap((result) => result[of] ?? [])
    await writeFile(lastRun, JSON.stringify({ passes: titles('passes'), failures: titles('failures') }))
  }
  await runNext(conclusions.filter(isWanted))
  const order = steps.map(({ name }) => name)
  results.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  const { ok, text } = summaryOf(results, names.length === 0)
  console.log(text)
  return ok ? 0 : 1
}

async function reported({ name, command }: Step): Promise<Result> {
  const started = performance.now()
  const [program = '', ...args] = command.trim().split(' ')
  // Playwright sets FORCE_COLOR in its workers; Node warns when NO_COLOR is set as well.
  const env = command.includes('playwright') ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : { NO_COLOR: '1' }
  const { ok, output } = await run(program, args, { env })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const result = { name, seconds, ...outcomeOf(ok, output) }
  console.log(`${name}: ${labelOf(result)}, ${seconds} s`)
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
  return result
}

export interface Outcome {
  passed: number
  failed: number
  /** Printed after the names of the failed tests. */
  output: string
  failures?: readonly string[]
  /** File and title of each passed test. */
  passes?: readonly string[]
  /** Whether the counts are single tests rather than one step. */
  tests?: boolean
  /** The reason why the step did not run; it then counts neither as passed nor as failed. */
  skipped?: string
}
export type Result = Outcome & { name: string; seconds: string }

/**
 * Reads what a step printed: `NOT RUN: reason`, or the counts and failed tests of vitest or Playwright. Any other step counts as
 * one. An error without a failed test counts as one failure.
 */
export function outcomeOf(ok: boolean, output: string): Outcome {
  const skipped = /^NOT RUN: (.*)$/m.exec(output)?.[1]
  if (skipped !== undefined) return { passed: 0, failed: 0, output, skipped }
  const counts = /^ *Tests .*$/m.exec(output)?.[0] ?? playwrightCounts(output)
  if (counts === undefined) return ok ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(counts)?.[1] ?? 0)
  const failed = count('failed') + count('flaky') + count('did not run')
  const failures = [...output.matchAll(/^ (?:FAIL {2}| \d+\) )(.+?)[ ─]*$/gm)].map(([, name = '']) => name)
  return {
    passed: count('passed'),
    failed: ok ? failed : Math.max(failed, 1),
    output: output.replaceAll(passedLine, ''),
    passes: [...output.matchAll(passedLine)].map(([, name = '']) => name),
    failures: [...new Set(failures)],
    tests: true,
  }
}

/** ` ✓ |node| a.test.ts > adds 3ms`, `  ✓  1 e2e/pay.e2e.ts:5:1 › pays (1.2s)`; a skipped test has another sign. */
const passedLine = /^ +✓ +(.+)\n/gm

/** Playwright ends with a line for each kind of result: `  2 failed`, `  80 passed (2.1m)`. */
const playwrightCounts = (output: string) =>
  output.match(/^ {2}\d+ (?:passed|failed|flaky|did not run)\b.*$/gm)?.join(', ')

export const labelOf = ({ skipped, failed }: Outcome) =>
  skipped !== undefined ? 'NOT RUN' : failed > 0 ? 'FAILED' : 'ok'

/**
 * Writes the last lines of a run. They name a skipped step with its reason; it does not fail the run. A run of all steps
 * (`whole`) without a single test fails.
 */
export function summaryOf(results: readonly Result[], whole: boolean): { ok: boolean; text: string } {
  const sum = (count: (result: Result) => number) => results.reduce((total, result) => total + count(result), 0)
  const tests = sum(({ tests: counts = false, passed, failed }) => (counts ? passed + failed : 0))
  const untested = whole && tests === 0
  const failed = sum((result) => result.failed) + (untested ? 1 : 0)
  const table = results.map((result) => {
    const counted = result.tests ? `${result.passed} passed, ${result.failed} failed` : ''
    const seconds = `${result.seconds} s`.padStart(8)
    return result.name.padEnd(22) + labelOf(result).padEnd(8) + counted.padEnd(24) + seconds
  })
  const skipped = results.flatMap(({ name, skipped: reason }) =>
    reason === undefined ? [] : [`Not run: ${name}: ${reason}.`],
  )
  const failures = results.flatMap(({ name, failures: names = [] }) => names.map((test) => `  ${name}: ${test}`))
  const text = [
    `\n${table.join('\n')}\n`,
    ...(untested ? ['Not one test ran.'] : []),
    ...(skipped.length > 0 ? [`${skipped.join('\n')}\n`] : []),
    ...(failures.length > 0 ? [`Failed:\n${failures.join('\n')}\n`] : []),
    `${sum(({ passed }) => passed)} passed, ${failed} failed`,
  ].join('\n')
  return { ok: failed === 0, text }
}
