import { describe, expect, it } from 'vitest'
import { aJourney } from '@voie-libre/domain/journey/testing/journey'
import {
  parsed,
  schemas,
  type Stored,
  type StoredInTab,
  type StoredKey,
  storedKeys,
  type TabKey,
  tabSchemas,
} from './keys.ts'

const journey = aJourney({ ttcPrice: 1250, in: { id: '23', label: 'Montmarault' } })
const entry = {
  plate: 'AB123CD',
  country: 'FR',
  class: 1,
  in: { id: '23', label: 'a' },
  out: { id: '29', label: 'b' },
  count: 2,
  price: 300,
}
const samples: { [Key in StoredKey]: Stored<Key> } = {
  sessionId: 's-1',
  journeys: {
    type: 'resume',
    company: 'ALIAE',
    plate: 'AB123CD',
    sessionId: 's-1',
    countryCode: 'FR',
    journeys: [journey],
  },
  'travels-to-pay': [journey],
  'prepaid-journeys': [entry],
  'claimed-journeys': [journey],
  clientEmail: 'a@b.fr',
  'location/dates': { start: '2026-03-01T08:00:00', end: '2026-03-02T08:00:00' },
  'form/plate': { licensePlate: 'AB123CD', country: 'FR' },
  isFromAvisOrCnp: true,
  paymentNoticeIsValid: false,
  'inprogress/journey': { ...journey, status: 'EN_COURS' },
  'protest/faq': '12',
  'renter/faq': '13',
  'user/token': {
    accessToken: 'a',
    refreshToken: 'r',
    expirationDate: '2026-03-02T08:00:00Z',
    accountType: 'customer',
  },
  receipts: [{ sessionId: 's-1', reference: 'VL-1', paidAt: '2026-03-02T08:00:00.000Z', amount: 1240, journeys: 2 }],
  payments: [
    {
      sessionId: 's-1',
      status: 'PENDING',
      reference: 'VL-1',
      debited: false,
      startedAt: '2026-03-02T08:00:00.000Z',
      changedAt: '2026-03-02T08:01:00.000Z',
      plate: { licensePlate: 'AB123CD', country: 'FR' },
      journeys: ['1', 'prepaid-1-1'],
      amount: 1240,
    },
  ],
  baskets: [
    {
      sessionId: 's-1',
      journeys: [journey],
      plate: { licensePlate: 'AB123CD', country: 'FR' },
      isFromNotice: false,
      savedAt: '2026-03-02T08:00:00.000Z',
    },
  ],
  'cookie-consent': { audience: false, decidedAt: '2026-03-02T08:00:00.000Z' },
  'fleet/display': { density: 'compact', hidden: { PLATE: ['country'] } },
  'own/plates': 3,
  'language/declined': true,
}
const readStored = <Key extends StoredKey>(key: Key, text: string | null) => parsed(schemas[key].schema, text)
const readStoredInTab = <Key extends TabKey>(key: Key, text: string | null) => parsed(tabSchemas[key].schema, text)

describe('stored keys', () => {
  it.each(storedKeys)(
    '%s is the same after storing and reading, with amounts in cents',
    { tags: ['STORE-01', 'OPEN-14'] },
    (key) => {
      expect(readStored(key, JSON.stringify(samples[key]))).toEqual(samples[key])
    },
  )

  it.each(storedKeys)('%s with invalid content counts as absent', { tags: ['OPEN-14', 'F-STO-03'] }, (key) => {
    const wrong = ['', 'null', '{', '""', '"', '3.5', '[1]', '{"a":1}', '[{"id":"1"}]', 'x'.repeat(1_000_000), '[null]']
    for (const text of wrong) expect([text.slice(0, 20), readStored(key, text)]).toEqual([text.slice(0, 20), undefined])
    expect(readStored(key, null)).toBeUndefined()
  })

  it('an expiry stored as a number is the same instant', { tags: ['AUTH-02', 'HARDENING-9.2.1'] }, () => {
    const token = { ...samples['user/token'], expirationDate: Date.parse('2026-03-02T08:00:00Z') }
    const read = readStored('user/token', JSON.stringify(token))
    expect(read?.expirationDate).toBe('2026-03-02T08:00:00.000Z')
    expect(readStored('user/token', JSON.stringify({ ...token, expirationDate: {} }))).toBeUndefined()
  })

  it.each(['travels-to-pay', 'claimed-journeys'] as const)(
    '%s counts as absent when empty',
    { tags: ['GUARD-15'] },
    (key) => {
      expect(readStored(key, '[]')).toBeUndefined()
    },
  )

  it('an empty journeys set is not absent', { tags: ['OPEN-05'] }, () => {
    expect(readStored('journeys', '{"type":"resume","journeys":[]}')?.journeys).toEqual([])
  })

  it('an empty list of prepaid trips is not absent', () => {
    expect(readStored('prepaid-journeys', '[]')).toEqual([])
  })

  it('drops amounts that are not whole cents', () => {
    expect(readStored('inprogress/journey', JSON.stringify({ ...journey, ttcPrice: 12.5 }))).toBeUndefined()
    expect(readStored('inprogress/journey', JSON.stringify({ ...journey, ttcPrice: '12' }))).toBeUndefined()
  })

  it.each([
    ['2026-03-01T08:00', '2026-03-02T08:00:00'],
    ['2026-03-01T08:00:00Z', '2026-03-02T08:00:00'],
    ['x2026-03-01T08:00:00', '2026-03-02T08:00:00'],
    ['2026-03-01T08:00:00', ''],
  ])('drops rental dates that are not wall-clock times: %s, %s', { tags: ['DATA-04'] }, (start, end) => {
    expect(readStored('location/dates', JSON.stringify({ start, end }))).toBeUndefined()
  })

  it('drops unknown fields and does not change prototypes', { tags: ['F-STO-05'] }, () => {
    const text = '{"licensePlate":"AB123CD","country":"FR","__proto__":{"isAdmin":true},"other":1}'
    expect(readStored('form/plate', text)).toEqual({ licensePlate: 'AB123CD', country: 'FR' })
    expect(Object.keys(readStored('form/plate', text) ?? {})).toEqual(['licensePlate', 'country'])
    expect('isAdmin' in {}).toBe(false)
  })

  it.each([
    ['of another status', { status: 'PAID' }],
    ['without a session', { sessionId: '' }],
    ['without a start', { startedAt: 'yesterday' }],
    ['with half a cent', { amount: 0.5 }],
  ])('drops a payment %s', { tags: ['OPEN-14'] }, (_, wrong) => {
    expect(readStored('payments', JSON.stringify([{ ...samples.payments[0], ...wrong }]))).toBeUndefined()
  })

  it('stores no payer data with a payment', () => {
    const given = [{ ...samples.payments[0], email: 'a@b.fr', cardNumber: '7035' }]
    expect(readStored('payments', JSON.stringify(given))).toEqual(samples.payments)
  })

  it('drops a plate search without a plate or with an odd country', () => {
    expect(readStored('form/plate', '{"licensePlate":"","country":"FR"}')).toBeUndefined()
    expect(readStored('form/plate', '{"licensePlate":"A","country":"France"}')).toBeUndefined()
  })
})

describe('values of session storage', () => {
  it('read back what was stored', { tags: ['OPEN-14'] }, () => {
    const back = <Key extends TabKey>(key: Key, value: StoredInTab<Key>) => readStoredInTab(key, JSON.stringify(value))
    expect(back('draft/', { comment: 'typed' })).toEqual({ comment: 'typed' })
    expect(back('payment/session', 's-1')).toBe('s-1')
    expect(back('journeys/askedAt', '2026-03-02T08:00:00.000Z')).toBe('2026-03-02T08:00:00.000Z')
    expect(back('search/heldUntil', 1_772_000_000_000)).toBe(1_772_000_000_000)
    expect(back('visitor/mark', '1x2y3z')).toBe('1x2y3z')
    expect(back('reloaded-for-new-version', '/assets/index.js')).toBe('/assets/index.js')
  })

  it.each([
    ['payment/session', '""'],
    ['payment/session', '{'],
    ['journeys/askedAt', '"yesterday"'],
    ['search/heldUntil', '"soon"'],
    ['whitelabel/', '{"at":"today","value":{}}'],
  ] as const)('%s reads %s as absent', { tags: ['OPEN-14', 'F-STO-03'] }, (key, text) => {
    expect(readStoredInTab(key, text)).toBeUndefined()
    expect(readStoredInTab(key, null)).toBeUndefined()
  })
})
