import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedKeys } from './keys.ts'
import { store } from './store.ts'

// A page opens its storage once, so these tests have a module of their own, which its address makes.
const ownModule = './stored.ts?own'
const own: typeof import('./stored.ts') = await import(/* @vite-ignore */ ownModule)
const { firstValue, forget, openStored, stored, syncStored } = own

const plate = { licensePlate: 'AB123CD', country: 'FR' }
const plateAtom = stored['form/plate']
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
  forget(storedKeys)
})

/** The first test of this file, because it opens the storage. */
it('are unknown while a page is hydrated, which a field that has missed one tells', { tags: ['F-STO-06'] }, () => {
  localStorage.setItem('form/plate', JSON.stringify(plate))
  expect([store.get(plateAtom), firstValue(plateAtom)]).toEqual([undefined, undefined])
  expect(openStored()).toBe(true)
  expect(store.get(plateAtom)).toEqual(plate)
})

describe('stored values', () => {
  it('are JSON in local storage under the names of the specification', { tags: ['STORE-01', 'STORE-02'] }, () => {
    store.set(plateAtom, plate)
    store.set(stored.paymentNoticeIsValid, true)
    expect(localStorage.getItem('form/plate')).toBe(JSON.stringify(plate))
    expect(localStorage.getItem('paymentNoticeIsValid')).toBe('true')
    expect(store.get(plateAtom)).toEqual(plate)
  })

  it('are parsed once per change', () => {
    store.set(plateAtom, plate)
    const before = store.get(plateAtom)
    const parse = vi.spyOn(JSON, 'parse')
    syncStored()
    syncStored()
    expect(store.get(plateAtom)).toBe(before)
    expect(parse).not.toHaveBeenCalled()
    localStorage.setItem('form/plate', JSON.stringify({ ...plate, country: 'DE' }))
    syncStored()
    syncStored()
    expect(parse).toHaveBeenCalledOnce()
    expect(store.get(plateAtom)?.country).toBe('DE')
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
  ])('%s count as absent and are removed', { tags: ['F-STO-03', 'F-STO-05', 'OPEN-14'] }, (text) => {
    for (const time of ['once', 'again']) {
      localStorage.setItem('form/plate', text)
      syncStored()
      expect([store.get(plateAtom), localStorage.getItem('form/plate')], time).toEqual([undefined, null])
    }
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  it('stay until the page closes when the browser refuses to store them', { tags: ['F-STO-01'] }, () => {
    refuse('getItem', 'SecurityError')
    refuse('setItem', 'SecurityError')
    store.set(stored['travels-to-pay'], [journey])
    syncStored()
    expect(store.get(stored['travels-to-pay'])).toEqual([journey])
  })

  it('are not lost when the storage is full, and leave no older value for a reload', { tags: ['F-STO-02'] }, () => {
    store.set(stored.sessionId, 'first')
    refuse('setItem', 'QuotaExceededError')
    store.set(stored.sessionId, 'second')
    syncStored()
    expect(store.get(stored.sessionId)).toBe('second')
    expect(localStorage.getItem('sessionId')).toBeNull()
  })

  it('removed from the storage count as absent at the next action', { tags: ['F-STO-06'] }, () => {
    store.set(stored['travels-to-pay'], [journey])
    localStorage.removeItem('travels-to-pay')
    syncStored()
    expect(store.get(stored['travels-to-pay'])).toBeUndefined()
  })

  it('tell their subscribers of each change', () => {
    const email = stored.clientEmail
    const seen: unknown[] = []
    const stop = store.sub(email, () => seen.push(store.get(email)))
    store.set(email, 'a@example.org')
    store.set(email, undefined)
    stop()
    expect(seen).toEqual(['a@example.org', undefined])
  })

  it('follow the changes of another tab', { tags: ['AUTH-01'] }, () => {
    localStorage.setItem('sessionId', '"other"')
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId', newValue: '"other"' }))
    expect(store.get(stored.sessionId)).toBe('other')
  })
})

function refuse(method: 'getItem' | 'setItem', name: string) {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', name)
  })
}
