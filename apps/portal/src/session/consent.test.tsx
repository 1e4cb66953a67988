import { afterEach, expect, it, vi } from 'vitest'
import { audienceAtom, readConsent, saveConsent } from './consent.ts'
import { store } from './store.ts'

const now = new Date('2026-01-10T12:00:00Z')
const choice = (audience: boolean) => ({ audience, decidedAt: new Date().toISOString() })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('cookie-consent')
})

it('is valid for six months', { tags: ['OPEN-57'] }, () => {
  saveConsent({ audience: true, decidedAt: '2025-08-01T00:00:00Z' })
  expect(readConsent(now)?.audience).toBe(true)
  expect(readConsent(new Date('2026-02-02T00:00:00Z'))).toBeUndefined()
})

it(
  'is valid until the page closes when the browser refuses to store it, so that the banner disappears',
  { tags: ['F-STO-01'] },
  () => {
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    saveConsent(choice(false))
    expect(store.get(audienceAtom)).toBe(false)
  },
)

it('changes from yes to no, also when the storage is full', { tags: ['F-STO-02'] }, () => {
  saveConsent(choice(true))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  saveConsent(choice(false))
  expect(store.get(audienceAtom)).toBe(false)
  expect(localStorage.getItem('cookie-consent')).toBeNull()
})

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError')
}
