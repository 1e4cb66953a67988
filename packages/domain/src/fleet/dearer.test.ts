import type { Journey, LateFee } from '@voie-libre/contract/schemas/journey'
import { describe, expect, it } from 'vitest'
import { aJourney } from '../journey/testing/journey.ts'
import { dueAfter, dueParts, dueSoon, isSoon, nextRise, riseOfAll, settleBy, situationOf } from './dearer.ts'

const now = new Date('2026-03-02T09:00:00Z')
const fees: LateFee[] = [
  { stage: 'surcharge', afterDays: 0, fee: 1000 },
  { stage: 'prosecutor', afterDays: 60, fee: 7500 },
]
const open = {
  status: 'TERMINE',
  paymentLimit: 'IRIS',
  deadline: '2026-03-09T23:59:59',
  ttcPrice: 250,
  indemnity: 0,
  alreadyPaid: 0,
} as const
const journeyOf = (fields: Partial<Journey>) => aJourney({ ...open, ...fields })

describe('what is left to do about a journey, and until when at this price', () => {
  it.each([
    ['open, before its deadline', {}, 'open', '2026-03-09', 1250],
    ['late, with a rise to come', { deadline: '2026-02-20T23:59:59', indemnity: 1000 }, 'late', '2026-04-21', 7750],
    ['late, without a known rise', { paymentLimit: 'AUTRE', caseOrigin: undefined }, 'late', '2026-03-09', undefined],
    ['claimed: the claim suspends the rises', { claimDone: true }, 'claimed', undefined, undefined],
    ['with the prosecutor', { paymentLimit: 'OMP' }, 'prosecutor', undefined, undefined],
    ['in progress', { status: 'EN_COURS' }, 'inProgress', undefined, undefined],
    ['prepaid', { status: 'PREPAYMENT' }, 'prepaid', undefined, undefined],
    ['an unreadable deadline', { deadline: 'soon' }, 'open', undefined, undefined],
  ] as const)('%s', (_, fields, situation, day, after) => {
    const journey = journeyOf(fields)
    expect(situationOf(journey, now)).toBe(situation)
    expect(settleBy(journey, fees, now)).toBe(day)
    expect(nextRise(journey, fees, now)?.after).toBe(after)
  })
})

it('adds up what a selection costs once all of it has risen, from the first rise on', () => {
  const later = journeyOf({ deadline: '2026-03-12T23:59:59' })
  const settled = journeyOf({ paymentLimit: 'AUTRE', caseOrigin: undefined })
  const rise = { lastDay: '2026-03-09', isStepped: true, before: 750, after: 2750 }
  expect(riseOfAll([later, journeyOf({}), settled], fees, now)).toEqual(rise)
  expect(riseOfAll([journeyOf({}), journeyOf({})], fees, now)?.isStepped).toBe(false)
  expect(riseOfAll([settled], fees, now)).toBeUndefined()
})

it('splits what is due so that the parts add up to the total', () => {
  const days = [1, 2, 3].map((day) => ({
    lastDay: `2026-03-0${day}`,
    journeys: day,
    due: 100 * day,
    after: 1000 * day,
  }))
  const summary = { journeys: 20, due: 5000, late: { journeys: 4, due: 900 }, months: [] }
  const parts = dueParts(summary, days, 1)
  expect(parts).toEqual({
    late: summary.late,
    days: days.slice(0, 1),
    later: { journeys: 5, due: 500, after: 5000 },
    rest: { journeys: 10, due: 3500 },
  })
  expect(dueParts({ journeys: 1, due: 250, months: [] }, [], 7).rest).toEqual({ journeys: 1, due: 250 })
})

const dueOn = (lastDay: string, due: number, after: number) => ({ lastDay, journeys: 1, due, after })
const soon = dueOn('2026-03-02', 500, 1500)
const steep = dueOn('2026-03-09', 700, 38200)
const far = dueOn('2026-03-10', 100, 90000)

describe('what a fleet must do first', () => {
  const today = '2026-03-02'
  it.each([
    ['nothing', [], undefined],
    ['the only day of a week', [soon, far], { ...soon, from: today }],
    [
      'a week with its seventh day, no later one',
      [soon, steep, far],
      { lastDay: '2026-03-09', from: today, journeys: 2, due: 1200, after: 39700 },
    ],
    ['the next rise, if it is later', [far], { ...far, from: far.lastDay }],
    ['not a day without a rise', [dueOn(today, 500, 500)], undefined],
  ])('%s', (_, days, expected) => {
    expect(dueSoon(days, today)).toEqual(expected)
  })

  it.each([
    ['nothing', [soon, steep], steep.lastDay, undefined],
    [
      'one steep day',
      [soon, steep],
      soon.lastDay,
      { journeys: 1, due: 700, after: 38200, lastDay: steep.lastDay, steep: 1, steepFrom: steep.lastDay },
    ],
    [
      'a usual day before two steep ones',
      [soon, dueOn('2026-03-08', 500, 1500), steep, { ...far, journeys: 3 }],
      soon.lastDay,
      { journeys: 5, due: 1300, after: 129700, lastDay: '2026-03-08', steep: 4, steepFrom: steep.lastDay },
    ],
    [
      'a rise of 100 euros',
      [dueOn('2026-03-09', 250, 10250), dueOn('2026-03-10', 250, 10249)],
      '2026-03-01',
      { journeys: 2, due: 500, after: 20499, lastDay: '2026-03-09', steep: 1, steepFrom: '2026-03-09' },
    ],
    [
      'no steep day',
      [soon],
      '2026-03-01',
      { journeys: 1, due: 500, after: 1500, lastDay: soon.lastDay, steep: 0, steepFrom: undefined },
    ],
  ])('adds up what is due after a day: %s', (_, days, day, expected) => {
    expect(dueAfter(days, day)).toEqual(expected)
  })

  it.each([
    ['2026-03-02', true],
    ['2026-03-09', true],
    ['2026-03-10', false],
  ])('counts a last day on %s to the week: %s', (day, expected) => {
    expect(isSoon(day, today)).toBe(expected)
  })
})
