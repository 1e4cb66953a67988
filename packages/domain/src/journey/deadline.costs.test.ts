import { journeyStatus, type LateFee, paymentLimit } from '@voie-libre/contract/schemas/journey'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { costSteps, deadlineNotice, inFirstPeriod, listDeadline } from './deadline.ts'
import { aJourney } from './testing/journey.ts'
import { daysBetween, daysLater, endOfParisDay, parisDay } from './parisTime.ts'
import { amountDue, totalDue } from './price.ts'
import { isInProgress } from './selection.ts'

const fees: LateFee[] = [
  { stage: 'prosecutor', afterDays: 60, fee: 37_500 },
  { stage: 'surcharge', afterDays: 0, fee: 1_000 },
  { stage: 'surcharge', afterDays: 15, fee: 9_000 },
]
const now = new Date('2026-03-20T10:00:00+01:00')
const onTime = aJourney({ ttcPrice: 1_240, deadline: '2026-03-22T23:59:00' })
const late = aJourney({ ...onTime, nature: 'latePayment', paymentLimit: 'BEFORE_OMP', indemnity: 1_000 })
const named = aJourney({ ...late, paymentLimit: 'PRIMO_DESIGNATED' })
const declaration = aJourney({
  ...onTime,
  nature: 'nonPaymentDeclaration',
  paymentLimit: 'INFRACTION',
  indemnity: 9_000,
})

describe('the cost steps of a journey', () => {
  it.each([
    [
      'start with the first rise after the deadline; the others keep their distance to it',
      onTime,
      [
        ['surcharge', 2_240, '2026-03-23'],
        ['surcharge', 10_240, '2026-04-07'],
        ['prosecutor', 38_740, '2026-05-22'],
      ],
    ],
    [
      'contain only the prosecutor when the deadline announces the handover',
      late,
      [['prosecutor', 38_740, '2026-03-23']],
    ],
    [
      'start with the second surcharge when the price includes the first',
      named,
      [
        ['surcharge', 10_240, '2026-03-23'],
        ['prosecutor', 38_740, '2026-05-07'],
      ],
    ],
    [
      'start with the prosecutor when the price includes all surcharges',
      declaration,
      [['prosecutor', 38_740, '2026-03-23']],
    ],
  ])('%s', (_, journey, later) => {
    expect(costSteps(journey, fees, now)).toEqual([
      { stage: 'today', amount: amountDue(journey), lastDay: '2026-03-22' },
      ...later.map(([stage, amount, firstDay]) => ({ stage, amount, firstDay })),
    ])
  })

  it.each([
    [
      'the next surcharge, once the price has the first',
      { ...onTime, deadline: '2026-03-19', indemnity: 1_000 },
      { today: 2_240, lastDay: '2026-04-03', stage: 'surcharge', next: 10_240, firstDay: '2026-04-04' },
    ],
    [
      'the handover, once the price has all surcharges',
      { ...onTime, deadline: '2026-03-04', indemnity: 9_000 },
      { today: 10_240, lastDay: '2026-05-03', stage: 'prosecutor', next: 38_740, firstDay: '2026-05-04' },
    ],
    [
      'the handover after a deadline that announced the second surcharge',
      { ...named, deadline: '2026-03-19', indemnity: 9_000 },
      { today: 10_240, lastDay: '2026-05-03', stage: 'prosecutor', next: 38_740, firstDay: '2026-05-04' },
    ],
  ] as const)('of an overdue journey announce %s', { tags: ['OPEN-33'] }, (_, journey, expected) => {
    const [today, next] = costSteps(journey, fees, now) ?? []
    expect({
      today: today?.amount,
      lastDay: today?.lastDay,
      stage: next?.stage,
      next: next?.amount,
      firstDay: next?.firstDay,
    }).toEqual(expected)
  })

  it.each([
    ['a deadline without an hour', '2026-03-22'],
    ['a deadline at noon', '2026-03-22T12:00:00'],
    ['a deadline with an offset', '2026-03-22T20:30:00-02:00'],
  ])('keep today’s price until the end of the day: %s', { tags: ['OPEN-33'] }, (_, deadline) => {
    const [today, next] = costSteps({ ...onTime, deadline }, fees, new Date('2026-03-22T23:00:00+01:00')) ?? []
    expect([today?.lastDay, next?.firstDay]).toEqual(['2026-03-22', '2026-03-23'])
  })

  it('subtract the amount already paid from each step', () => {
    const steps = costSteps({ ...onTime, alreadyPaid: 240 }, fees, now) ?? []
    expect(steps.map(({ amount }) => amount)).toEqual([1_000, 2_000, 10_000, 38_500])
  })

  it('take the first rise with a fee as the one after the deadline', () => {
    const flat: LateFee[] = [
      { stage: 'surcharge', afterDays: 0, fee: 0 },
      { stage: 'surcharge', afterDays: 3, fee: 500 },
    ]
    expect(costSteps(onTime, flat, now)?.slice(1)).toEqual([
      { stage: 'surcharge', amount: 1_740, firstDay: '2026-03-23' },
    ])
  })

  it.each([
    ['without price rises of the operator', onTime, []],
    ['without a future rise', late, fees.filter(({ stage }) => stage === 'surcharge')],
    ['when the rises cost nothing', onTime, [{ stage: 'surcharge', afterDays: 0, fee: 0 }] as LateFee[]],
    ['without an amount due', { ...onTime, alreadyPaid: 1_240 }, fees],
    ['without a deadline', { ...onTime, deadline: undefined }, fees],
    ['with an unreadable deadline', { ...onTime, deadline: 'soon' }, fees],
    ['after the deadline, while the price has not risen', { ...onTime, deadline: '2026-03-19T23:59:00' }, fees],
    ['at the prosecutor', { ...onTime, paymentLimit: 'OMP' as const }, fees],
    ['late without a date', { ...onTime, paymentLimit: 'AUTRE' as const }, fees],
    ['while a claim suspends them', { ...onTime, claimDone: true }, fees],
    ['prepaid', { ...onTime, status: 'PREPAYMENT' as const }, fees],
    ['in progress', { ...onTime, status: 'EN_COURS' as const }, fees],
  ])('are unknown %s', (_, journey, rises) => {
    expect(costSteps(journey, rises, now)).toBeUndefined()
  })
})

describe('the deadline of a whole list', () => {
  const on = (deadline: string, fields = {}) => aJourney({ ...onTime, id: deadline, deadline, ...fields })
  const days = (count: number) => ({ code: 'daysLeft', before: 'surcharge', days: count, tone: 'calm' })

  it.each([
    ['none without journeys', [], undefined],
    ['none without deadlines', [on('')], undefined],
    ['the fewest days', [on('2026-03-29'), on('2026-03-24')], days(4)],
    [
      'the last day before any other',
      [on('2026-03-24'), on('2026-03-20')],
      { code: 'lastDay', before: 'surcharge', tone: 'alert' },
    ],
    [
      'the handover to the prosecutor before a surcharge on the same day',
      [on('2026-03-24'), on('2026-03-24', { paymentLimit: 'BEFORE_OMP' })],
      { code: 'daysLeft', before: 'omp', days: 4, tone: 'calm' },
    ],
    ['a missed one before any other', [on('2026-03-20'), on('2026-03-19')], { code: 'late', tone: 'alert' }],
    [
      'a case at the prosecutor after any other',
      [on('2026-03-21', { paymentLimit: 'OMP' }), on('2026-03-27')],
      days(7),
    ],
  ])('is %s', (_, journeys, expected) => {
    expect(listDeadline(journeys, fees, now).notice).toEqual(expected)
  })

  it('raises the total by the rises on the nearest day only', () => {
    const sooner = on('2026-03-21T12:00:00')
    const along = on('2026-03-21', { ttcPrice: 500 })
    expect(listDeadline([onTime, sooner, along], fees, now).rise).toEqual({
      lastDay: '2026-03-21',
      before: 1_240 + 1_240 + 500,
      after: 1_240 + 2_240 + 1_500,
      fine: 0,
    })
  })

  it("names the prosecutor's fine in the next price", () => {
    const last = on('2026-03-24', { paymentLimit: 'BEFORE_OMP', indemnity: 9_000 })
    const fine = fees.find(({ stage }) => stage === 'prosecutor')?.fee
    expect(listDeadline([last], fees, now).rise).toMatchObject({ after: 1_240 + (fine ?? 0), fine })
  })

  it('announces the next rise of an overdue journey, and only on its day', () => {
    const overdue = on('2026-03-19', { indemnity: 1_000 })
    const later = on('2026-04-20')
    expect(listDeadline([overdue, later], fees, now)).toEqual({
      notice: { code: 'late', tone: 'alert' },
      rise: { lastDay: '2026-04-03', before: 2_240 + 1_240, after: 10_240 + 1_240, fine: 0 },
    })
    expect(listDeadline([overdue, onTime], fees, now).rise).toEqual({
      lastDay: '2026-03-22',
      before: 2_240 + 1_240,
      after: 2_240 + 2_240,
      fine: 0,
    })
  })

  it(
    'counts the days of a journey in progress, whose price the total does not contain yet',
    { tags: ['OPEN-33'] },
    () => {
      const running = on('2026-03-21', { status: 'EN_COURS', ttcPrice: 0 })
      expect(listDeadline([running, onTime], fees, now)).toEqual({
        notice: { code: 'daysLeft', before: 'surcharge', days: 1, tone: 'alert' },
        rise: { lastDay: '2026-03-22', before: 1_240, after: 2_240, fine: 0 },
      })
    },
  )

  it.each([
    ['for no journey', []],
    ['without deadlines', [on('')]],
    ['after a missed deadline, because that price may change on any day', [on('2026-03-19'), onTime]],
    [
      'when the next price of a journey with the nearest deadline is unknown',
      [on('2026-03-21', { indemnity: 40_000 }), onTime],
    ],
  ])('announces no rise %s', (_, journeys) => {
    expect(listDeadline(journeys, fees, now).rise).toBeUndefined()
  })
})

it.each([
  ['in time, without a surcharge', [onTime, { ...onTime, deadline: undefined }], true],
  ['with a surcharge in a price', [onTime, named], false],
  ['past a deadline', [onTime, { ...onTime, deadline: '2026-03-19' }], false],
  ['before the prosecutor', [{ ...late, indemnity: 0 }], false],
  ['at the prosecutor', [{ ...onTime, paymentLimit: 'OMP' as const }], false],
])('journeys %s: in their first period, %s', (_, journeys, expected) => {
  expect(inFirstPeriod(journeys, now)).toBe(expected)
})

describe('deadline line, cost steps, summary and reminder are consistent', () => {
  afterEach(() => vi.unstubAllEnvs())

  const cents = fc.integer({ min: 0, max: 50_000 })
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  /** Notations of a deadline: a day, a Paris wall clock, or an instant with its offset. */
  const deadline = fc
    .record({ at: moment, shape: fc.constantFrom(10, 19, 24) })
    .map(({ at, shape }) => at.toISOString().slice(0, shape))
  const journeyOf = (at: Date) =>
    fc
      .record({
        status: fc.constantFrom(...journeyStatus.options),
        paymentLimit: fc.option(fc.constantFrom(...paymentLimit.options), { nil: undefined }),
        caseOrigin: fc.constantFrom('IRIS', 'OTHER', undefined),
        deadline: fc.oneof(
          deadline,
          fc.integer({ min: -3, max: 40 }).map((days) => `${daysLater(parisDay(at), days)}T12:00:00`),
        ),
        ttcPrice: cents,
        indemnity: fc.constantFrom(0, 1_000, 9_000, 37_500),
        alreadyPaid: fc.integer({ min: 0, max: 500 }),
      })
      .map(aJourney)
  const rises = fc.array(
    fc.record({
      stage: fc.constantFrom('surcharge' as const, 'prosecutor' as const),
      afterDays: fc.integer({ min: 0, max: 90 }),
      fee: fc.constantFrom(0, 1_000, 9_000, 37_500),
    }),
    { maxLength: 5 },
  )
  const visits = moment.chain((at) =>
    fc.record({
      at: fc.constant(at),
      lateFees: rises,
      journeys: fc.array(journeyOf(at), { minLength: 1, maxLength: 6 }),
    }),
  )
  const daysOf = (notice: ReturnType<typeof deadlineNotice>) =>
    notice?.code === 'daysLeft' ? notice.days : notice?.code === 'lastDay' ? 0 : undefined

  it.each(['Europe/Paris', 'UTC', 'America/New_York', 'Pacific/Auckland'])('in a browser set to %s', (zone) => {
    vi.stubEnv('TZ', zone)
    let ladderCount = 0
    let riseCount = 0
    fc.assert(
      fc.property(visits, ({ at, lateFees, journeys }) => {
        const today = parisDay(at)
        for (const journey of journeys) {
          const steps = costSteps(journey, lateFees, at)
          if (!steps) continue
          ladderCount++
          const [first, ...later] = steps
          // The line counts to the last day at today's price, which is the price on the card; an overdue one counts none.
          const left = daysBetween(today, first.lastDay)
          expect(left).toBe(daysOf(deadlineNotice(journey, at)) ?? Math.max(0, left))
          expect(first.amount).toBe(amountDue(journey))
          // The next day is the first at the next price, and the reminder ends on the last.
          expect(later[0]?.firstDay).toBe(daysLater(first.lastDay, 1))
          expect(parisDay(endOfParisDay(first.lastDay) ?? at)).toBe(first.lastDay)
          const sums = steps.map(({ amount }) => amount)
          expect(sums).toEqual([...new Set(sums)].toSorted((one, other) => one - other))
          const starts = later.map(({ firstDay }) => firstDay)
          expect(starts).toEqual(starts.toSorted())
        }
        const known = journeys.filter((journey) => !isInProgress(journey))
        const { notice, rise } = listDeadline(known, lateFees, at)
        expect(listDeadline(journeys, lateFees, at).rise).toEqual(rise)
        if (!rise) return
        riseCount++
        const left = daysBetween(today, rise.lastDay)
        expect(left).toBe(daysOf(notice) ?? Math.max(0, left))
        expect(rise.before).toBe(totalDue(known))
        expect(rise.after).toBeGreaterThan(rise.before)
      }),
      { numRuns: 500, seed: 9 },
    )
    expect(ladderCount).toBeGreaterThan(100)
    expect(riseCount).toBeGreaterThan(20)
  })
})
