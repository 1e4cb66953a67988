/** Where `npm test` writes the file and title of each failed test. */
export const failuresFile = 'reports/failures.json'

export interface Outcome {
  passed: number
  failed: number
  /** Printed after the names of the failed tests. */
  output: string
  failures?: readonly string[]
  /** Whether the counts are single tests rather than one step. */
  tests?: boolean
  /** The reason why the step did not run; it then counts neither as passed nor as failed. */
  skipped?: string
}
export interface Result extends Outcome {
  name: string
  seconds: string
}

/**
 * Reads what a step printed: `NOT RUN: reason`, or the counts and failed tests of vitest, Playwright or `packed`. Any other
 * step counts as one. An error without a failed test counts as one failure.
 */
export function outcomeOf(ok: boolean, output: string): Outcome {
  const skipped = /^NOT RUN: (.*)$/m.exec(output)?.[1]
  if (skipped !== undefined) return { passed: 0, failed: 0, output, skipped }
  const counts = /^ *Tests .*$|^\d+ passed, \d+ failed$/m.exec(output)?.[0] ?? playwrightCounts(output)
  if (counts === undefined) return ok ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(counts)?.[1] ?? 0)
  const failed = count('failed') + count('flaky') + count('did not run')
  const failures = [...output.matchAll(/^ (?:FAIL {2}| \d+\) )(.+?)[ ─]*$/gm)].map(([, name = '']) => name)
  return {
    passed: count('passed'),
    failed: ok ? failed : Math.max(failed, 1),
    output,
    failures: [...new Set(failures)],
    tests: true,
  }
}

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
  const table = results.map((result) =>
    [
      result.name.padEnd(22),
      labelOf(result).padEnd(8),
      counted(result).padEnd(24),
      `${result.seconds} s`.padStart(8),
    ].join(''),
  )
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

function counted({ passed, failed, tests }: Outcome): string {
  return tests ? `${passed} passed, ${failed} failed` : ''
}
