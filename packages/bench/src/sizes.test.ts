import { expect, it } from 'vitest'
import { overBudget } from './sizes.ts'

const button = { js: 2, later: 0, css: 1 }

it.each([
  ['passes at its budget', { button }, []],
  ['passes within the slack', { button: { ...button, js: 2.09 } }, []],
  ['refuses more code', { button: { ...button, js: 2.2 } }, ['button: js is 2.20 kB, its budget 2 kB.']],
  ['refuses more style', { button: { ...button, css: 1.2 } }, ['button: css is 1.20 kB, its budget 1 kB.']],
  ['refuses a component without budget', { button, tile: button }, ['tile has no budget.']],
  ['reports a budget without component', {}, ['button has a budget, but is no entry any more.']],
])('%s', (_, measured, faults) => {
  expect(overBudget(measured, { button })).toEqual(faults)
})
