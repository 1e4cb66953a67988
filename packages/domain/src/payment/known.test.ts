import { describe, expect, it } from 'vitest'
import type { KnownPayment } from './records.ts'
import {
  paidTwiceBy,
  payingJourneys,
  paymentOf,
  paymentsOfPlate,
  remembered,
  paymentStateOf,
  withoutStarted,
  withStarted,
  withStatus,
} from './known.ts'

const now = new Date('2026-11-22T13:05:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const plate = { licensePlate: 'AB123CD', country: 'FR' }

function payment(given: Partial<KnownPayment> = {}): KnownPayment {
  return { sessionId: 's-1', status: 'PENDING', startedAt: ago(0.1), changedAt: ago(0.1), journeys: ['1'], ...given }
}

describe('the effect of a payment on a second one', () => {
  it.each([
    ['STARTED', 'open'],
    ['UNCHECKED', 'open'],
    ['PENDING', 'open'],
    ['SUCCEED', 'paid'],
    ['DUPLICATED', 'paid'],
    ['REJECTED', 'failed'],
    ['CANCELLED', 'failed'],
  ] as const)('%s is %s', (status, state) => expect(paymentStateOf({ status })).toBe(state))
})

describe('the storage time of a payment', () => {
  it.each([
    ['PENDING', 89.9, true],
    ['PENDING', 90, false],
    ['STARTED', 89.9, true],
    ['SUCCEED', 29.9, true],
    ['SUCCEED', 30, false],
    ['REJECTED', 0.9, true],
    ['REJECTED', 1, false],
  ] as const)('%s after %d days: %s', (status, days, isKept) => {
    expect(remembered([payment({ status, changedAt: ago(days) })], now)).toHaveLength(isKept ? 1 : 0)
  })

  it('starts at the last change; the fifty newest payments are kept, newest first', () => {
    const many = Array.from({ length: 60 }, (_, at) => payment({ sessionId: `s-${at}`, startedAt: ago(60 - at) }))
    const kept = remembered(many, now)
    expect(kept).toHaveLength(50)
    expect(kept[0]?.sessionId).toBe('s-59')
  })
})

describe('the payment of a session', () => {
  const started = { sessionId: 's-1', plate, journeys: ['1', '2'], amount: 730 }

  it('is stored at its start, with its journeys', () => {
    expect(withStarted([], started, now)).toEqual([
      { ...started, status: 'STARTED', startedAt: now.toISOString(), changedAt: now.toISOString() },
    ])
  })

  it('is removed when it did not take place; an earlier one of the session stays', () => {
    const pending = payment()
    const all = withStarted([pending], started, now)
    expect(withoutStarted(all, 's-1')).toEqual([pending])
    expect(withoutStarted([pending], 's-1')).toEqual([pending])
    expect(withoutStarted(all, 'other')).toEqual(all)
  })

  it('keeps its journeys and start when its status changes', () => {
    const all = withStarted([], started, new Date(ago(1)))
    const asked = withStatus(all, { sessionId: 's-1', status: 'PENDING', reference: 'VL-1', debited: false }, now)
    expect(asked).toEqual([
      {
        ...started,
        status: 'PENDING',
        reference: 'VL-1',
        debited: false,
        startedAt: ago(1),
        changedAt: now.toISOString(),
      },
    ])
  })

  it('keeps the time of its last change when the status is the same', () => {
    const paid = payment({ status: 'SUCCEED', changedAt: ago(2) })
    expect(withStatus([paid], { sessionId: 's-1', status: 'SUCCEED' }, now)[0]?.changedAt).toBe(ago(2))
  })

  it('is one payment after two hand-overs, from the first start', () => {
    const first = withStarted([], started, new Date(ago(0.2)))
    const twice = withStarted(first, started, new Date(ago(0.1)))
    const asked = withStatus(twice, { sessionId: 's-1', status: 'SUCCEED' }, now)
    expect(asked.map(({ status, startedAt }) => [status, startedAt])).toEqual([['SUCCEED', ago(0.2)]])
  })

  it.each([
    ['as many journeys, one of them another', 'PENDING', ['1', '9']],
    ['a part of its journeys', 'PENDING', ['1']],
    ['more journeys', 'PENDING', ['1', '2', '3']],
    ['the same journeys, once decided', 'SUCCEED', ['1', '2']],
  ] as const)('does not change an earlier one of the session for %s', (_, status, journeys) => {
    const before = payment({ status, journeys: [...journeys], startedAt: ago(1), changedAt: ago(1) })
    const asked = withStatus(withStarted([before], started, now), { sessionId: 's-1', status: 'REJECTED' }, now)
    expect(asked.map((one) => [one.status, one.journeys])).toEqual([
      ['REJECTED', ['1', '2']],
      [status, journeys],
    ])
    expect(paymentOf(asked, 's-1')?.status).toBe('REJECTED')
  })

  it('that another browser started is stored with its first status', () => {
    const asked = withStatus([], { sessionId: 's-9', status: 'PENDING' }, now)
    expect(asked).toEqual([
      {
        sessionId: 's-9',
        status: 'PENDING',
        journeys: [],
        startedAt: now.toISOString(),
        changedAt: now.toISOString(),
      },
    ])
    expect(paymentOf(asked, 's-1')).toBeUndefined()
  })
})

describe('already paid is', () => {
  const pending = payment({ sessionId: 'a', journeys: ['1', '2'] })
  const paid = payment({ sessionId: 'b', status: 'SUCCEED', journeys: ['3'], startedAt: ago(2) })
  const refused = payment({ sessionId: 'c', status: 'REJECTED', journeys: ['4'] })
  const prepaid = payment({ sessionId: 'd', journeys: ['prepaid-1-1'] })
  const all = [pending, paid, refused, prepaid]

  it.each([
    ['a journey of a pending payment', ['2'], ['a']],
    ['a journey of a paid one', ['3'], ['b']],
    ['a journey of each, with each payment once', ['1', '2', '3'], ['a', 'b']],
    ['no journey of a refused one', ['4'], []],
    ['no prepaid trip, whose id is only unique in its list', ['prepaid-1-1'], []],
    ['no unknown journey', ['7'], []],
  ])('%s', (_, ids, sessions) => {
    const twice = paidTwiceBy(
      all,
      ids.map((id) => ({ id })),
    )
    expect(twice.map(({ sessionId }) => sessionId)).toEqual(sessions)
  })

  it('the newest payment counts', () => {
    const older = payment({ sessionId: 'old', startedAt: ago(3) })
    expect(payingJourneys([pending, older]).get('1')?.sessionId).toBe('a')
  })

  it.each([
    ['the same vehicle', plate, 1],
    ['another country', { ...plate, country: 'DE' }, 0],
    ['another plate', { ...plate, licensePlate: 'X' }, 0],
  ])('of %s', (_, asked, count) => {
    expect(paymentsOfPlate([payment({ plate }), payment()], asked)).toHaveLength(count)
  })
})
