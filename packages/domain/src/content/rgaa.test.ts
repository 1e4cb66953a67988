import { existsSync } from 'node:fs'
import { join } from 'node:path'
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

  it('names existing evidence for every criterion that is met', () => {
    const root = join(import.meta.dirname, '../../../..')
    const missing = rgaa.filter(({ state, evidence }) =>
      state === 'met' ? evidence === undefined || !existsSync(join(root, evidence)) : evidence !== undefined,
    )
    expect(missing).toEqual([])
  })

  it('gives a reason for every criterion that is not met', () => {
    expect(rgaa.filter(({ state, note }) => state !== 'met' && !note)).toEqual([])
  })
})

it('the sheet has the defects that an outside audit found', { tags: ['OPEN-70'] }, () => {
  const unmet = rgaa.filter(({ state }) => state === 'unmet').map(({ id }) => id)
  expect(unmet).toEqual(['8.7', '11.3', '11.5', '11.10', '11.11', '13.1'])
  expect([rgaa.filter(({ state }) => state === 'met').length, rgaaRate(rgaa), conformity(rgaa)]).toEqual([
    68,
    91,
    'partial',
  ])
})

it.each([
  ['counts what is met', sheet('met', 'met', 'unmet'), 66, 'partial'],
  ['leaves out what does not apply', sheet('met', 'none', 'none'), 100, 'full'],
  ['counts what nobody has checked as not met', sheet('met', 'unchecked', 'unchecked'), 33, 'none'],
  ['calls half of the criteria partial', sheet('met', 'unmet'), 50, 'partial'],
] as const)('the rate %s', (_, criteria, rate, state) => {
  expect([rgaaRate(criteria), conformity(criteria)]).toEqual([rate, state])
})
