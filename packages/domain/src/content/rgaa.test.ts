import { describe, expect, it } from 'vitest'
import { conformity, type Criterion, rgaa, rgaaRate } from './rgaa.ts'

/** Number of criteria of each of the 13 themes of RGAA 4.1. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const sheet = (...states: Criterion['state'][]): Criterion[] =>
  states.map((state, index) => ({ id: `1.${index + 1}`, asks: 'something', state }))

describe('the audit sheet', () => {
  it('has the 106 criteria of RGAA 4.1, in order', () => {
    const ids = themes.flatMap((count, theme) => Array.from({ length: count }, (_, at) => `${theme + 1}.${at + 1}`))
    expect(ids).toHaveLength(106)
    expect(rgaa.map(({ id }) => id)).toEqual(ids)
  })

  it('gives a reason for every criterion that is not met', () => {
    expect(rgaa.filter(({ state, note }) => state !== 'met' && !note)).toEqual([])
  })
})

it.each([
  ['counts what is met', sheet('met', 'met', 'unmet'), 66, 'partial'],
  ['leaves out what does not apply', sheet('met', 'none', 'none'), 100, 'full'],
  ['counts what nobody has checked as not met', sheet('met', 'unchecked', 'unchecked'), 33, 'none'],
  ['calls half of the criteria partial', sheet('met', 'unmet'), 50, 'partial'],
] as const)('the rate %s', (_, criteria, rate, state) => {
  expect([rgaaRate(criteria), conformity(criteria)]).toEqual([rate, state])
})
