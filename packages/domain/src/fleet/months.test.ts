import { fleetSummary } from '@voie-libre/contract/schemas/fleet'
import { describe, expect, it } from 'vitest'
import { lastMonths } from './months.ts'

const counts = (...months: [string, number][]) => months.map(([month, journeys]) => ({ month, journeys }))

describe('the months of a fleet', { tags: ['RENTER-01'] }, () => {
  it.each([
    ['none of none', [], []],
    ['one', counts(['2026-03', 4]), counts(['2026-03', 4])],
    [
      'oldest first, with gaps filled, over a year end',
      counts(['2026-02', 1], ['2025-11', 7]),
      counts(['2025-11', 7], ['2025-12', 0], ['2026-01', 0], ['2026-02', 1]),
    ],
  ])('%s', (_, given, expected) => expect(lastMonths(given)).toEqual(expected))

  it('are twelve at most, the newest ones', () => {
    const months = lastMonths(counts(['2026-03', 1], ['2020-01', 2]))
    expect(months).toHaveLength(12)
    expect(months.map(({ month }) => month)).toEqual([
      ...Array.from({ length: 9 }, (_, at) => `2025-${String(at + 4).padStart(2, '0')}`),
      '2026-01',
      '2026-02',
      '2026-03',
    ])
  })

  it('are refused in another form, and the sum due is read as cents', () => {
    const wire = { journeys: 3, due: 12.5, dueFirst: null, months: [{ month: '2026-03', journeys: 3 }] }
    expect(fleetSummary.parse(wire)).toMatchObject({ due: 1250 })
    expect(fleetSummary.safeParse({ ...wire, months: [{ month: '2026-13', journeys: 3 }] }).success).toBe(false)
  })
})
