import { expect, it } from 'vitest'
import { summaryOf } from './checkSummary.ts'

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
