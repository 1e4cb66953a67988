import type { Criterion } from '@voie-libre/domain/content/rgaa'
import { expect, it } from 'vitest'
import { sheetDocument, withState } from './rgaa.ts'

const self = 'packages/tools/src/rgaa.test.ts'
const title = 'computes the state of a criterion'

it.each<[string, Partial<Criterion>, string[], Criterion['state']]>([
  ['whose test is there', { tests: [`${self} > ${title}`] }, [], 'met'],
  ['whose test was removed', { tests: [`${self} > ${['no', 'test'].join(' such ')}`] }, [], 'unmet'],
  ['whose file was removed', { tests: [`packages/tools/src/gone.test.ts > ${title}`] }, [], 'unmet'],
  ['of which one of two tests is there', { tests: [`${self} > ${title}`, 'gone.test.ts > x'] }, [], 'unmet'],
  ['whose test failed', { tests: [`${self} > ${title}`] }, [`|node| ${self} > ${title} whose test`], 'unmet'],
  ['beside another failed test', { tests: [`${self} > ${title}`] }, [`|node| ${self} > states rate`], 'met'],
  ['without a test', {}, [], 'unmet'],
  ['that is about nothing here', { state: 'none' }, [], 'none'],
])('computes the state of a criterion %s', async (_, given, failures, state) => {
  expect((await withState({ id: '1.1', asks: 'One', state: 'met', ...given }, failures)).state).toBe(state)
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
