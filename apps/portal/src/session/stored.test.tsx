import { browserKeys, isStoredKey } from '@voie-libre/domain/storage/keys'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followOtherTabs, peek, put, store, storedAtom } from './stored.ts'

const plate = { licensePlate: 'AB123CD', country: 'FR' }
const journey = {
  id: '1',
  status: 'TERMINE',
  htPrice: 0,
  ttcPrice: 450,
  totalPrice: 0,
  tvaPrice: 0,
  indemnity: 0,
  alreadyPaid: 0,
} as const

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of Object.keys(browserKeys).filter(isStoredKey)) put(key, undefined)
})

describe('stored values', () => {
  it('are JSON in local storage under the names of the specification', { tags: ['STORE-01', 'STORE-02'] }, () => {
    put('form/plate', plate)
    put('paymentNoticeIsValid', true)
    expect(localStorage.getItem('form/plate')).toBe(JSON.stringify(plate))
    expect(localStorage.getItem('paymentNoticeIsValid')).toBe('true')
    expect(peek('form/plate')).toEqual(plate)
  })

  it.each([
    '',
    'null',
    '{',
    '[]',
    '"x"',
    'x'.repeat(1_000_000),
    '{"licensePlate":3}',
    '{"__proto__":{"isAdmin":true}}',
  ])('%s count as absent and are removed', { tags: ['F-STO-03', 'F-STO-05'] }, (text) => {
    localStorage.setItem('form/plate', text)
    expect(peek('form/plate')).toBeUndefined()
    expect(localStorage.getItem('form/plate')).toBeNull()
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  it('stay until the page closes when the browser refuses to store them', { tags: ['F-STO-01'] }, () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    put('travels-to-pay', [journey])
    expect(peek('travels-to-pay')).toEqual([journey])
  })

  it('are not lost when the storage is full', { tags: ['F-STO-02'] }, () => {
    put('sessionId', 'first')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    put('sessionId', 'second')
    expect(peek('sessionId')).toBe('second')
  })

  it('do not leave an older value for a reload when the storage is full', { tags: ['F-STO-02'] }, () => {
    put('sessionId', 'first')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    put('sessionId', 'second')
    expect(localStorage.getItem('sessionId')).toBeNull()
  })

  it('removed from the storage count as absent at the next access', { tags: ['F-STO-06'] }, () => {
    put('travels-to-pay', [journey])
    localStorage.removeItem('travels-to-pay')
    expect(peek('travels-to-pay')).toBeUndefined()
  })
})

describe('atoms', () => {
  it('update with the stored value', () => {
    const email = storedAtom('clientEmail')
    const seen: unknown[] = []
    const stop = store.sub(email, () => seen.push(store.get(email)))
    put('clientEmail', 'a@example.org')
    store.set(email, undefined)
    stop()
    expect(seen).toEqual(['a@example.org', undefined])
  })

  it('update with changes of another tab', { tags: ['AUTH-01'] }, () => {
    followOtherTabs()
    const session = storedAtom('sessionId')
    const stop = store.sub(session, () => undefined)
    expect(store.get(session)).toBeUndefined()
    localStorage.setItem('sessionId', '"other"')
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId', newValue: 'other' }))
    expect(store.get(session)).toBe('other')
    stop()
  })
})
