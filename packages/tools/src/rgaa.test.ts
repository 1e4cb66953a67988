import type { Criterion } from '@voie-libre/domain/content/rgaa'
import { expect, it } from 'vitest'
import { steps } from './check.ts'
import { sheetDocument, withState } from './rgaa.ts'

const self = 'packages/tools/src/rgaa.test.ts'
const title = 'computes the state of a criterion'

const tests = [`${self} > ${title}`]
const passed = `|node| ${self} > ${title} whose test passed 3ms`

it.each<[string, Partial<Criterion>, Parameters<typeof withState>[1], Criterion['state']]>([
  ['whose test passed', { tests }, { passes: [passed] }, 'met'],
  [
    'whose test failed, is skipped, a comment or not run',
    { tests },
    { passes: [`|node| ${self} > states rate 1ms`] },
    'unmet',
  ],
  ['whose title passed in another file', { tests }, { passes: [`|node| gone.test.ts > ${title} 1ms`] }, 'unmet'],
  ['of which one of two tests passed', { tests: [...tests, 'gone.test.ts > x'] }, { passes: [passed] }, 'unmet'],
  ['of whose table a row failed', { tests }, { passes: [passed], failures: [passed] }, 'unmet'],
  ['without a test', {}, { passes: [passed] }, 'unmet'],
  ['that is about nothing here', { state: 'none' }, {}, 'none'],
  ['where no test has run, whose test is there', { tests }, undefined, 'met'],
  [
    'where no test has run, whose test was removed',
    { tests: [`${self} > ${['no', 'test'].join(' such ')}`] },
    undefined,
    'unmet',
  ],
  ['where no test has run, whose file was removed', { tests: ['gone.test.ts > x'] }, undefined, 'unmet'],
  ['where no test has run, that was not met', { tests, state: 'unmet' }, undefined, 'unmet'],
])('computes the state of a criterion %s', async (_, given, run, state) => {
  expect((await withState({ id: '1.1', asks: 'One', state: 'met', ...given }, run)).state).toBe(state)
})

it('judges after the tests', () => {
  expect(steps.at(-1)?.name).toBe('accessibility')
})

it('states rate, numbers and each criterion', () => {
  const text = sheetDocument([
    { id: '1.1', asks: 'One', state: 'met', tests: ['a.test.ts > title'] },
    { id: '1.2', asks: 'Two', state: 'unchecked', note: 'nobody has looked' },
    { id: '1.3', asks: 'Three', state: 'none', note: 'no such thing' },
  ])
  expect(text).toContain('**50 %** of the 2 applicable criteria are met: 1 met, 0 not met, 1 not audited')
  expect(text).toMatch(/\| 1\.2 +\| Two +\| not audited +\| +\| nobody has looked +\|/)
})
