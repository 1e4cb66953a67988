import { euros } from '@voie-libre/contract/wire'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aJourney } from './testing/journey.ts'
import { amountDue, displayedTtc, knownPrice, totalDue } from './price.ts'

describe('prices, in cents', () => {
  it('add the indemnity to the toll and subtract the amount paid', { tags: ['PRICE-01'] }, () => {
    expect(amountDue({ ttcPrice: 1250, indemnity: 1000, alreadyPaid: 250 })).toBe(2000)
  })

  it('of the toll exclude the indemnity and the amount paid', { tags: ['PRICE-02'] }, () => {
    expect(displayedTtc({ ttcPrice: 1250, indemnity: 1000, alreadyPaid: 250 })).toBe(1000)
  })

  it('ignore other amounts of the server', { tags: ['OPEN-22'] }, () => {
    const journey = aJourney({ ttcPrice: 100, htPrice: 83, totalPrice: 999, tva: 20, tvaPrice: 17 })
    expect([amountDue(journey), displayedTtc(journey)]).toEqual([100, 100])
  })

  it.each([
    ['are unknown while a journey is in progress and has no toll', { status: 'EN_COURS', indemnity: 1_000 }, undefined],
    ['are known once the operator gives a toll', { status: 'EN_COURS', ttcPrice: 420 }, 420],
    ['are known once the driver has completed the journey', { status: 'EN_COURS', completed: true }, 0],
    ['of a finished journey can be zero', {}, 0],
  ] as const)('%s', { tags: ['OPEN-33'] }, (_, fields, price) => expect(knownPrice(aJourney(fields))).toBe(price))

  it('are summed as amounts due', { tags: ['PRICE-01'] }, () => {
    expect(
      totalDue([
        { ttcPrice: 10, indemnity: 20, alreadyPaid: 0 },
        { ttcPrice: 30, indemnity: 0, alreadyPaid: 5 },
      ]),
    ).toBe(55)
    expect(totalDue([])).toBe(0)
  })
})

describe('euros on the wire', { tags: ['PRICE-03', 'OPEN-22'] }, () => {
  it.each([
    [12.5, 1250],
    ['12.50', 1250],
    [' 3.10 ', 310],
    [0.1, 10],
    [0.07, 7],
    [1.005, 101],
    [1.0049, 100],
    [-1.005, -100],
    [-2.5, -250],
    [4.35, 435],
    [1e-7, 0],
    ['1e2', 10000],
    ['1E2', 10000],
    ['1005e-3', 101],
    ['+.55', 55],
    ['100e-10', 0],
    ['5.', 500],
    [12345678.9, 1234567890],
    [0, 0],
    [null, 0],
    [undefined, 0],
  ])('reads %j as %d cents', (wire, cents) => {
    expect(z.decode(euros, wire)).toBe(cents)
  })

  it.each([
    '',
    '   ',
    'free',
    '12,50',
    '1/2',
    '0x10',
    '.',
    '1e',
    'e2',
    '1 2',
    'x1',
    '1x',
    Number.NaN,
    Infinity,
    '1e999',
    true,
    {},
  ])('refuses %j', (wire) => {
    expect(z.safeParse(euros, wire).success).toBe(false)
  })

  it('reports an invalid amount', () => {
    const result = z.safeParse(euros, 'free')
    expect(result.error?.issues).toMatchObject([{ code: 'custom', message: 'not an amount' }])
  })

  it('reads every amount that it writes, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        expect(z.decode(euros, z.encode(euros, cents))).toBe(cents)
        expect(z.decode(euros, (cents / 100).toFixed(2))).toBe(cents)
      }),
    )
  })

  it('sums a thousand tenths exactly', () => {
    const journeys = Array.from({ length: 1000 }, () => aJourney({ ttcPrice: z.decode(euros, 0.1) }))
    expect(totalDue(journeys)).toBe(10_000)
  })
})
