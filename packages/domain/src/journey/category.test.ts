import { describe, expect, it } from 'vitest'
import { claimGroup, displayGroup, displayGroups } from './category.ts'

describe('sections of the list', () => {
  it.each([
    ['AUTRE', undefined, 'retardPaiement', '[CATEGORY-01]'],
    ['BEFORE_OMP', undefined, 'retardPaiement', '[CATEGORY-01]'],
    ['OMP', undefined, 'retardPaiement', '[CATEGORY-01]'],
    ['PRIMO_DESIGNATED', undefined, 'retardPaiement', '[CATEGORY-01]'],
    ['AUTRE', 'IRIS', 'retardPaiement', '[CATEGORY-01]'],
    ['INFRACTION', undefined, 'cnp', '[CATEGORY-02]'],
    ['INFRACTION', 'IRIS', 'cnp', '[CATEGORY-02]'],
    ['IRIS', 'IRIS', 'retardPaiement', '[CATEGORY-03]'],
    ['IRIS', 'OTHER', 'fluxLibre', '[CATEGORY-03]'],
    ['IRIS', undefined, 'fluxLibre', '[CATEGORY-03]'],
  ] as const)('shows limit %s of origin %s under %s %s', (paymentLimit, caseOrigin, expected, _id) => {
    expect(displayGroup({ paymentLimit, caseOrigin, nature: 'prePayment' })).toBe(expected)
  })

  it.each([
    ['freeFlow', 'fluxLibre', 'freeFlow'],
    ['prePayment', 'fluxLibre', 'freeFlow'],
    ['latePayment', 'retardPaiement', 'latePayment'],
    ['nonPaymentDeclaration', 'cnp', 'nonPayment'],
    [undefined, 'fluxLibre', 'freeFlow'],
  ] as const)(
    'follows the nature %s where there is no limit: %s, contested as %s [OPEN-34]',
    (nature, shown, claimed) => {
      expect(displayGroup({ nature })).toBe(shown)
      expect(claimGroup({ nature })).toBe(claimed)
    },
  )

  it('are free flow, late payment and non-payment, in this order [CATEGORY-08]', () => {
    expect(displayGroups).toEqual(['fluxLibre', 'retardPaiement', 'cnp'])
  })
})

describe('groups of a claim', () => {
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
