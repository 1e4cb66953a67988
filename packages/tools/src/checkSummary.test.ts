import { expect, it } from 'vitest'
import { outcomeOf, summaryOf } from './check.ts'

const ran = { name: 'unit tests', seconds: '1.0', passed: 7, failed: 0, output: '', tests: true }
const skipped = {
  name: 'on PostgreSQL',
  seconds: '0.1',
  passed: 0,
  failed: 0,
  output: '',
  skipped: 'no PostgreSQL on this machine',
}

it('names a step that was skipped with its reason, and counts it neither as passed nor as failed', () => {
  const { ok, text } = summaryOf([ran, skipped], true)
  expect(ok).toBe(true)
  expect(text).toMatch(/^on PostgreSQL\s+NOT RUN\s+0\.1 s$/m)
  expect(text).toContain('Not run: on PostgreSQL: no PostgreSQL on this machine.')
  expect(text).toMatch(/^7 passed, 0 failed$/m)
})

it('fails a whole run in which no test ran, but not the named steps', () => {
  expect(summaryOf([skipped], true)).toMatchObject({ ok: false, text: expect.stringContaining('Not one test ran.') })
  expect(summaryOf([skipped], false).ok).toBe(true)
})

it('lists each failed test once more at the end', () => {
  const failed = { ...ran, passed: 6, failed: 1, failures: ['a.test.ts: adds'] }
  const { ok, text } = summaryOf([failed, skipped], true)
  expect(ok).toBe(false)
  expect(text).toContain('Failed:\n  unit tests: a.test.ts: adds\n')
  expect(text).toMatch(/^6 passed, 1 failed$/m)
})

it.each([
  ['a step without tests', true, 'All good.', { passed: 1, failed: 0 }],
  ['a failed step without tests', false, 'x', { passed: 0, failed: 1 }],
  ['a step that says why it did not run', true, 'NOT RUN: no nginx', { passed: 0, failed: 0, skipped: 'no nginx' }],
  [
    'vitest',
    false,
    ' ✓ |node| a.test.ts > sums 3ms\n ↓ |node| a.test.ts > waits\n FAIL  |node| a.test.ts > adds\n      Tests  1 failed | 198 passed (199)\n',
    {
      passed: 198,
      failed: 1,
      output: ' ↓ |node| a.test.ts > waits\n FAIL  |node| a.test.ts > adds\n      Tests  1 failed | 198 passed (199)\n',
      passes: ['|node| a.test.ts > sums 3ms'],
      failures: ['|node| a.test.ts > adds'],
      tests: true,
    },
  ],
  ['vitest that stops after its tests', false, '      Tests  5 passed (5)\n', { passed: 5, failed: 1, tests: true }],
  [
    'Playwright',
    false,
    '  ✓  1 e2e/pay.e2e.ts:9:1 › waits (1.2s)\n  -  2 e2e/pay.e2e.ts:8:1 › skips\n  1) e2e/pay.e2e.ts:5:1 › pays ─────\n  1 failed\n    e2e/pay.e2e.ts:5:1 › pays\n  1 flaky\n  80 passed (2.1m)\n',
    {
      passed: 80,
      failed: 2,
      passes: ['1 e2e/pay.e2e.ts:9:1 › waits (1.2s)'],
      failures: ['e2e/pay.e2e.ts:5:1 › pays'],
      tests: true,
    },
  ],
])('counts the output of %s', (_, ok, output, counts) => {
  expect(outcomeOf(ok, output)).toMatchObject(counts)
})
