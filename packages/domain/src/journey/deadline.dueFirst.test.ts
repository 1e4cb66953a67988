import { describe, expect, it } from 'vitest'
import { dueFirst } from './deadline.ts'
import { aJourney } from './testing/journey.ts'

const now = new Date('2026-03-02T10:00:00+01:00')
const due = (id: string, fields: Parameters<typeof aJourney>[0] = {}) =>
  aJourney({ id, status: 'TERMINE', ttcPrice: 500, deadline: '2026-03-09', ...fields })

describe('what a fleet settles first', { tags: ['RENTER-01', 'OPEN-33'] }, () => {
  it.each([
    ['nothing of none', [], undefined],
    ['the nearest deadline', [due('far'), due('near', { deadline: '2026-03-04' })], 'near'],
    [
      'a missed deadline before the last day',
      [due('today', { deadline: '2026-03-02' }), due('late', { deadline: '2026-03-01' })],
      'late',
    ],
    [
      'the older of two missed ones',
      [due('one', { deadline: '2026-03-01' }), due('two', { deadline: '2026-02-01' })],
      'two',
    ],
    [
      'a late case before any day',
      [due('today', { deadline: '2026-03-02' }), due('case', { paymentLimit: 'AUTRE' })],
      'case',
    ],
    ['no claimed journey', [due('claimed', { deadline: '2026-03-01', claimDone: true }), due('open')], 'open'],
    ['no journey in progress', [due('running', { status: 'EN_COURS' }), due('open')], 'open'],
    ['no case of the prosecutor', [due('omp', { paymentLimit: 'OMP' })], undefined],
    ['no free journey', [due('free', { ttcPrice: 0 })], undefined],
    ['no journey without deadline', [due('none', { deadline: undefined })], undefined],
  ] as const)('%s', (_, journeys, expected) => {
    expect(dueFirst(journeys, now)?.id).toBe(expected)
  })
})
