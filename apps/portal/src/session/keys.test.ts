import { describe, expect, it } from 'vitest'
import {
  clearedAfterPayment,
  clearedBySearch,
  clearedFromTab,
  clearedOn,
  searchKeys,
  storedKeys,
  type StoredKey,
} from './keys.ts'

const not = (cleared: readonly StoredKey[]) => storedKeys.filter((key) => !cleared.includes(key)).toSorted()

const ofTheSpecification = [
  'sessionId',
  'journeys',
  'travels-to-pay',
  'prepaid-journeys',
  'claimed-journeys',
  'clientEmail',
  'location/dates',
  'form/plate',
  'isFromAvisOrCnp',
  'paymentNoticeIsValid',
  'inprogress/journey',
  'protest/faq',
  'renter/faq',
  'user/token',
]

describe('the keys of local storage', () => {
  it('are those of the specification and seven more', { tags: ['STORE-02', 'STORE-04', 'OPEN-57'] }, () => {
    expect(storedKeys.toSorted()).toEqual(
      [
        ...ofTheSpecification,
        'receipts',
        'payments',
        'baskets',
        'own/plates',
        'cookie-consent',
        'fleet/display',
        'language/declined',
      ].toSorted(),
    )
  })
})

describe('what an event clears', () => {
  it(
    'home: all keys but plate, token and help categories, and what lasts longer than a session',
    { tags: ['STORE-03', 'OPEN-14'] },
    () => {
      const kept = ['form/plate', 'user/token', 'protest/faq', 'renter/faq']
      expect(not(clearedOn('home'))).toEqual(
        [
          ...kept,
          'receipts',
          'payments',
          'baskets',
          'own/plates',
          'cookie-consent',
          'fleet/display',
          'language/declined',
        ].toSorted(),
      )
    },
  )

  const former = ['journeys', 'travels-to-pay', 'prepaid-journeys', 'claimed-journeys', 'inprogress/journey']
  it('a new search: the previous one', { tags: ['OPEN-24'] }, () => {
    expect(clearedBySearch(false).toSorted()).toEqual(
      ['sessionId', ...former, 'paymentNoticeIsValid', 'location/dates'].toSorted(),
    )
  })

  it('a new search with rental dates: not the dates', { tags: ['OPEN-24'] }, () => {
    expect(clearedBySearch(true).toSorted()).toEqual(['sessionId', ...former, 'paymentNoticeIsValid'].toSorted())
  })

  it('a payment: basket, prepaid trips, e-mail and journeys', { tags: ['RESULT-27', 'RESULT-28'] }, () => {
    expect(clearedAfterPayment(false).toSorted()).toEqual(
      ['travels-to-pay', 'prepaid-journeys', 'clientEmail', 'journeys'].toSorted(),
    )
  })

  it('a payment with pending claims: not the journeys', { tags: ['RESULT-28'] }, () => {
    expect(clearedAfterPayment(true)).not.toContain('journeys')
  })

  it(
    "a logout: everything but the operator's data, the consent and how lists look",
    { tags: ['AUTH-11', 'HARDENING-7.2.4'] },
    () => {
      expect(not(clearedOn('logout'))).toEqual([
        'cookie-consent',
        'fleet/display',
        'language/declined',
        'protest/faq',
        'renter/faq',
      ])
    },
  )

  it('the end of a login: all private keys but the search, and the open payments', { tags: ['OPEN-63'] }, () => {
    expect([...clearedOn('expiry'), ...searchKeys, 'payments'].toSorted()).toEqual(clearedOn('logout').toSorted())
    const ofTheSearch = ['journeys', 'travels-to-pay', 'prepaid-journeys', 'sessionId', 'baskets'] as const
    expect(searchKeys).toEqual(expect.arrayContaining([...ofTheSearch]))
  })
})

describe('what an event removes from session storage', () => {
  const all = [
    'draft/claim',
    'payment/session',
    'claim/sent',
    'fleet/import',
    'journeys/askedAt',
    'search/heldUntil',
    'visitor/mark',
    'whitelabel/fr',
    'reloaded-for-new-version',
    'draft',
    'of another script',
  ]
  it.each([
    ['sent', ['draft/claim']],
    ['home', ['draft/claim', 'payment/session', 'claim/sent', 'fleet/import']],
    [
      'logout',
      [
        'draft/claim',
        'payment/session',
        'claim/sent',
        'fleet/import',
        'journeys/askedAt',
        'search/heldUntil',
        'visitor/mark',
      ],
    ],
  ] as const)('%s: %j', (event, removed) => {
    expect(clearedFromTab(all, event)).toEqual(removed)
  })
})
