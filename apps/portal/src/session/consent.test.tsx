import { afterEach, expect, it, vi } from 'vitest'
import { audienceAtom, saveConsent } from './consent.ts'
import { store } from './store.ts'
import { stored } from './stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('cookie-consent')
})

it('is valid for six months', { tags: ['OPEN-57'] }, () => {
  const monthsAgo = (count: number) => new Date(Date.now() - count * 30.5 * 86_400_000).toISOString()
  store.set(stored['cookie-consent'], { audience: true, decidedAt: monthsAgo(5.8) })
  expect(store.get(audienceAtom)).toBe(true)
  store.set(stored['cookie-consent'], { audience: true, decidedAt: monthsAgo(6.2) })
  expect(store.get(audienceAtom)).toBeUndefined()
})

it(
  'is valid until the page closes when the browser refuses to store it, so that the banner disappears',
  { tags: ['F-STO-01'] },
  () => {
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    saveConsent(false)
    expect(store.get(audienceAtom)).toBe(false)
  },
)

it('changes from yes to no, also when the storage is full', { tags: ['F-STO-02'] }, () => {
  saveConsent(true)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  saveConsent(false)
  expect(store.get(audienceAtom)).toBe(false)
  expect(localStorage.getItem('cookie-consent')).toBeNull()
})

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError')
}
