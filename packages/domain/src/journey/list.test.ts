import { describe, expect, it } from 'vitest'
import { aJourney } from './testing/journey.ts'
import { displayed, freeFlowByDay, journeyNumber, prepaidByWay, sortJourneys } from './list.ts'

const ids = (journeys: readonly { id: string }[]) => journeys.map(({ id }) => id)

describe('order of a list', { tags: ['LIST-21', 'OPEN-34'] }, () => {
  it('is by date, the oldest first', () => {
    const journeys = [
      aJourney({ id: 'c', date: '2026-03-03T08:00:00' }),
      aJourney({ id: 'a', date: '2026-03-01T08:00:00' }),
      aJourney({ id: 'b', date: '2026-03-02T08:00:00' }),
    ]
    expect(ids(sortJourneys(journeys))).toEqual(['a', 'b', 'c'])
  })

  it('compares instants, not texts', () => {
    const journeys = [
      aJourney({ id: 'later', date: '2026-03-01T07:30:00Z' }),
      aJourney({ id: 'earlier', date: '2026-03-01T08:15:00' }),
    ]
    expect(ids(sortJourneys(journeys))).toEqual(['earlier', 'later'])
  })

  it('is by id for equal dates, numbers by value', () => {
    const journeys = ['10', '9', 'x2', 'x10'].map((id) => aJourney({ id, date: '2026-03-01' }))
    expect(ids(sortJourneys(journeys.toReversed()))).toEqual(['9', '10', 'x2', 'x10'])
  })

  it('puts journeys without a readable date last, by id', () => {
    const journeys = [
      aJourney({ id: '3', date: undefined }),
      aJourney({ id: '2', date: 'yesterday' }),
      aJourney({ id: '1', date: undefined }),
      aJourney({ id: '4', date: '2026-03-01' }),
    ]
    expect(ids(sortJourneys(journeys))).toEqual(['4', '1', '2', '3'])
  })

  it('does not change the given list', () => {
    const journeys = [aJourney({ id: '2' }), aJourney({ id: '1' })]
    sortJourneys(journeys)
    expect(ids(journeys)).toEqual(['2', '1'])
  })
})

it('the displayed list has no OMP journey', { tags: ['JOURNEY-11'] }, () => {
  const journeys = [
    aJourney({ id: '1' }),
    aJourney({ id: '2', paymentLimit: 'OMP' }),
    aJourney({ id: '3', paymentLimit: 'BEFORE_OMP' }),
  ]
  expect(ids(displayed(journeys))).toEqual(['1', '3'])
})

it('prepaid trips are summed by their gates, in the order of the list', () => {
  const [a, b] = [
    { id: '23', label: 'a' },
    { id: '29', label: 'b' },
  ]
  const trip = (from: typeof a, to: typeof b) => aJourney({ status: 'PREPAYMENT', in: from, out: to, ttcPrice: 300 })
  const [there, again, back] = [trip(a, b), trip(a, b), trip(b, a)]
  expect(prepaidByWay([aJourney({ ttcPrice: 900 }), there, again, back])).toEqual([
    { members: [there, again], total: 600 },
    { members: [back], total: 300 },
  ])
  const unknown = aJourney({ id: '9', status: 'PREPAYMENT', ttcPrice: 50 })
  expect(prepaidByWay([unknown])).toEqual([{ members: [unknown], total: 50 }])
})

describe('free-flow totals', { tags: ['JOURNEY-03', 'OPEN-31'] }, () => {
  it('have one line per Paris day, oldest first, in cents', () => {
    const journeys = [
      aJourney({ id: '1', date: '2026-03-02T08:00:00', ttcPrice: 200, indemnity: 50 }),
      aJourney({ id: '2', date: '2026-03-01T22:59:59Z', ttcPrice: 100 }),
      aJourney({ id: '3', date: '2026-03-01T23:30:00Z', ttcPrice: 30, alreadyPaid: 10 }),
      aJourney({ id: '4', date: '2026-03-02T09:00:00', ttcPrice: 900, paymentLimit: 'AUTRE' }),
    ]
    const days = freeFlowByDay(journeys).map(({ members, ...day }) => ({ ...day, members: ids(members) }))
    expect(days).toEqual([
      { day: '2026-03-01', members: ['2'], total: 100 },
      { day: '2026-03-02', members: ['3', '1'], total: 270 },
    ])
  })

  it('include journeys without a date, so that the totals are complete', () => {
    const undated = aJourney({ date: undefined, ttcPrice: 5 })
    expect(freeFlowByDay([undated])).toEqual([{ day: undefined, members: [undated], total: 5 }])
  })
})

describe('number of a journey', { tags: ['OPEN-34'] }, () => {
  const numbers = { pvNumber: 'PV', cnpNumber: 'CNP', ticketNumber: 'T' }
  it.each([
    ['late payment: the notice', { ...numbers, paymentLimit: 'BEFORE_OMP' }, 'PV'],
    ['non-payment: the declaration', { ...numbers, paymentLimit: 'INFRACTION' }, 'CNP'],
    ['free flow: the ticket', numbers, 'T'],
    [
      'late payment without a notice number: the ticket',
      { cnpNumber: 'CNP', ticketNumber: 'T', paymentLimit: 'OMP' },
      'T',
    ],
    [
      'non-payment without its number: the ticket',
      { pvNumber: 'PV', ticketNumber: 'T', paymentLimit: 'INFRACTION' },
      'T',
    ],
    ['free flow without a ticket: none', { pvNumber: 'PV', cnpNumber: 'CNP' }, undefined],
  ] as const)('%s', (_, fields, expected) => {
    expect(journeyNumber(aJourney(fields))).toBe(expected)
  })
})
