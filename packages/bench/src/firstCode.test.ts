import { expect, it } from 'vitest'
import { overFirstCode, withImports } from './sizes.ts'

it.each([
  ['passes at its budget', 181, 181, []],
  ['refuses more', 181.4, 181, ['/form/claim: 181.4 kB, the budget is 181 kB.']],
  ['leaves a page without a budget alone', 300, undefined, []],
])('the first code of a page %s', (_, result, budget, faults) => {
  expect(overFirstCode([{ measure: '/form/claim', ours: '', result, ...(budget && { budget }) }])).toEqual(faults)
})

it('counts each file that the named ones import, once', () => {
  const manifest = {
    'src/main.tsx': { file: 'main.js', imports: ['_react.js', '_form.js'] },
    '_form.js': { file: 'form.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    'src/other.tsx': { file: 'other.js' },
  }
  expect([...withImports(manifest, ['main.js', 'form.js'])].toSorted()).toEqual(['form.js', 'main.js', 'react.js'])
})
