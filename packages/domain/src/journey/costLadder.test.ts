import { describe, expect, it } from 'vitest'
import type { LateFee } from '../content/content.ts'
import { costLadder, nextRise } from './costLadder.ts'
import { aJourney } from './journey.sample.ts'

const fees: LateFee[] = [
  { stage: 'prosecutor', afterDays: 60, fee: 37_500 },
  { stage: 'surcharge', afterDays: 0, fee: 1_000 },
  { stage: 'surcharge', afterDays: 15, fee: 9_000 },
]
const now = new Date('2026-03-20T10:00:00+01:00')
const onTime = aJourney({ ttcPrice: 1_240, deadline: '2026-03-22T23:59:00' })
const late = aJourney({
  nature: 'latePayment',
  paymentLimit: 'BEFORE_OMP',
  ttcPrice: 1_240,
  indemnity: 1_000,
  deadline: '2026-03-22T23:59:00',
})

/** As a page would say it: amount and Paris hour. */
const told = (steps: ReturnType<typeof costLadder>) =>
  steps.map(({ from, stage, amount }) => [
    stage,
    amount,
    from?.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).slice(0, 16),
  ])

describe('what a journey costs, and when it becomes dearer', () => {
  it('climbs by every rise, the first on the deadline itself, and keeps the hour over the clock change', () => {
    expect(told(costLadder(onTime, fees, now))).toEqual([
      ['today', 1_240, undefined],
      ['surcharge', 2_240, '2026-03-22 23:59'],
      ['surcharge', 10_240, '2026-04-06 23:59'],
      ['prosecutor', 38_740, '2026-05-21 23:59'],
    ])
  })

  it('has the prosecutor alone before it once a surcharge is owed', () => {
    expect(told(costLadder(late, fees, now))).toEqual([
      ['today', 2_240, undefined],
      ['prosecutor', 38_740, '2026-03-22 23:59'],
    ])
  })

  it('takes off what was paid already, from each step', () => {
    const steps = costLadder({ ...onTime, alreadyPaid: 240 }, fees, now)
    expect(steps.map(({ amount }) => amount)).toEqual([1_000, 2_000, 10_000, 38_500])
  })

  it('leaves out a rise that makes nothing dearer', () => {
    const flat: LateFee[] = [
      { stage: 'surcharge', afterDays: 0, fee: 0 },
      { stage: 'surcharge', afterDays: 3, fee: 500 },
    ]
    expect(told(costLadder(onTime, flat, now))).toEqual([
      ['today', 1_240, undefined],
      ['surcharge', 1_740, '2026-03-25 23:59'],
    ])
  })

  it.each([
    ['without rises of the operator', onTime, []],
    ['when no rise is ahead', late, fees.filter(({ stage }) => stage === 'surcharge')],
    ['when the rises cost nothing', onTime, [{ stage: 'surcharge', afterDays: 0, fee: 0 }] as LateFee[]],
    ['without a deadline', { ...onTime, deadline: undefined }, fees],
    ['with a deadline nobody can read', { ...onTime, deadline: 'soon' }, fees],
    ['with a deadline past', { ...onTime, deadline: '2026-03-20T09:59:00' }, fees],
    ['at the prosecutor', { ...onTime, paymentLimit: 'OMP' as const }, fees],
    ['late without a date', { ...onTime, paymentLimit: 'AUTRE' as const }, fees],
    ['prepaid', { ...onTime, status: 'PREPAYMENT' as const }, fees],
    ['still on the road', { ...onTime, status: 'EN_COURS' as const }, fees],
  ])('tells nothing %s', (_, journey, rises) => {
    expect(costLadder(journey, rises, now)).toEqual([])
  })
})

describe('a whole list', () => {
  it('becomes dearer at the earliest deadline, by what rises then; the rest keeps its price', () => {
    const sooner = { ...onTime, id: '2', deadline: '2026-03-21T12:00:00' }
    const along = { ...onTime, id: '3', deadline: '2026-03-21T12:00:00', ttcPrice: 500 }
    expect(nextRise([onTime, sooner, along], fees, now)).toEqual({
      at: new Date('2026-03-21T12:00:00+01:00'),
      before: 1_240 + 1_240 + 500,
      after: 1_240 + 2_240 + 1_500,
    })
  })

  it('has nothing to tell when no journey has', () => {
    expect(nextRise([{ ...onTime, deadline: undefined }], fees, now)).toBeUndefined()
    expect(nextRise([], fees, now)).toBeUndefined()
  })
})
