import { describe, expect, it } from 'vitest'
import { claimGroup, claimGroups, displayGroup, displayGroups } from './category.ts'

describe('sections of the list', () => {
  it.each([
    ['AUTRE', undefined, 'latePayment', '[CATEGORY-01]'],
    ['BEFORE_OMP', undefined, 'latePayment', '[CATEGORY-01]'],
    ['OMP', undefined, 'latePayment', '[CATEGORY-01]'],
    ['PRIMO_DESIGNATED', undefined, 'latePayment', '[CATEGORY-01]'],
    ['AUTRE', 'IRIS', 'latePayment', '[CATEGORY-01]'],
    ['INFRACTION', undefined, 'nonPayment', '[CATEGORY-02]'],
    ['INFRACTION', 'IRIS', 'nonPayment', '[CATEGORY-02]'],
    ['IRIS', 'IRIS', 'latePayment', '[CATEGORY-03]'],
    ['IRIS', 'OTHER', 'freeFlow', '[CATEGORY-03]'],
    ['IRIS', undefined, 'freeFlow', '[CATEGORY-03]'],
  ] as const)('limit %s of origin %s belongs to the section %s %s', (paymentLimit, caseOrigin, expected, _id) => {
    expect(displayGroup({ paymentLimit, caseOrigin, nature: 'prePayment' })).toBe(expected)
  })

  it.each([
    ['freeFlow', 'freeFlow', 'freeFlow'],
    ['prePayment', 'freeFlow', 'freeFlow'],
    ['latePayment', 'latePayment', 'latePayment'],
    ['nonPaymentDeclaration', 'nonPayment', 'nonPayment'],
    [undefined, 'freeFlow', 'freeFlow'],
  ] as const)(
    'nature %s without limit belongs to the section %s and is contested as %s',
    { tags: ['OPEN-34'] },
    (nature, shown, claimed) => {
      expect(displayGroup({ nature })).toBe(shown)
      expect(claimGroup({ nature })).toBe(claimed)
    },
  )

  it('are free flow, late payment and non-payment, in this order', { tags: ['CATEGORY-08'] }, () => {
    expect(displayGroups).toEqual(['freeFlow', 'latePayment', 'nonPayment'])
  })
})

describe('groups of a claim', () => {
  it('are the sections of the list, then the cases of the public prosecutor', { tags: ['OPEN-45'] }, () => {
    expect(claimGroups).toEqual(['freeFlow', 'latePayment', 'nonPayment', 'omp'])
  })

  it.each([
    ['AUTRE', 'freeFlow', '[CATEGORY-04]'],
    ['IRIS', 'freeFlow', '[CATEGORY-04]'],
    ['BEFORE_OMP', 'latePayment', '[CATEGORY-05]'],
    ['PRIMO_DESIGNATED', 'latePayment', '[CATEGORY-05]'],
    ['OMP', 'omp', '[CATEGORY-06]'],
    ['INFRACTION', 'nonPayment', '[CATEGORY-07]'],
  ] as const)('contests limit %s as %s %s', (paymentLimit, expected, _id) => {
    expect(claimGroup({ paymentLimit, caseOrigin: 'IRIS', nature: 'prePayment' })).toBe(expected)
  })
})
