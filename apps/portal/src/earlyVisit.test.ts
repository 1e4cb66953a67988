import { browserKeys, clearedByClear, isStoredKey } from '@voie-libre/domain/storage/keys'
import { describe, expect, it } from 'vitest'
import { providerKey } from './api/firstRequests.ts'
import { earlyVisit } from './earlyVisit.ts'

const keptByHome = Object.keys(browserKeys)
  .filter(isStoredKey)
  .filter((key) => !clearedByClear.includes(key))
const now = Date.parse('2026-03-02T08:00:00Z')
const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const stored =
  (values: Record<string, string> = {}) =>
  (key: string) =>
    values[key] ?? null
const page = { pathname: '/', operatorHost: undefined, readLocal: stored(), readSession: stored(), now }
const [home, footer, faq, provider] = [
  '/services/v1/whitelabels/homepage',
  '/services/v1/whitelabels/footer',
  '/services/v1/whitelabels/helpcenter/faq',
  '/services/v1/whitelabels',
]

describe('the early script', () => {
  it.each([
    ['/', 'fr', true],
    ['/de', 'de', true],
    ['/de/', 'de', true],
    ['/fr', 'fr', true],
    ['/help', 'fr', false],
    ['/es/help', 'es', false],
    ['/estonia', 'fr', false],
    ['/pt', 'fr', false],
  ])('reads %s as language %s, home: %s', { tags: ['I18N-02'] }, (pathname, language, isHome) => {
    expect(earlyVisit({ ...page, pathname })).toMatchObject({ language, isHome })
  })

  it('requests what every page needs, and for home its questions', () => {
    expect(earlyVisit(page).requests).toEqual([home, footer, faq, provider])
    expect(earlyVisit({ ...page, pathname: '/en/help' }).requests).toEqual([home, footer, provider])
  })

  it.each([
    ['fresh', { at: now - 899_999 }, false],
    ['15 minutes old', { at: now - 900_000 }, true],
    ['from the future', { at: now + 1 }, true],
    ['without a time', {}, true],
    ['null', null, true],
  ])('requests provider data unless fresh ones are stored: %s', { tags: ['STORE-06'] }, (_, value, requested) => {
    for (const operatorHost of [undefined, 'other.localhost']) {
      const readSession = stored({ [providerKey(operatorHost, 'fr')]: JSON.stringify(value) })
      expect(earlyVisit({ ...page, operatorHost, readSession }).requests.includes(provider)).toBe(requested)
    }
  })

  it('requests provider data again in another language, for another operator and after unreadable data', () => {
    const readSession = stored({ [providerKey(undefined, 'fr')]: JSON.stringify({ at: now }), 'whitelabel/de': '{' })
    expect(earlyVisit({ ...page, readSession }).requests).not.toContain(provider)
    expect(earlyVisit({ ...page, readSession, pathname: '/en' }).requests).toContain(provider)
    expect(earlyVisit({ ...page, readSession, pathname: '/de' }).requests).toContain(provider)
    expect(earlyVisit({ ...page, readSession, operatorHost: 'other.localhost' }).requests).toContain(provider)
  })

  it.each(clearedByClear)('hides the prerendered home when %s is stored', { tags: ['STORE-03'] }, (key) => {
    const visit = earlyVisit({ ...page, readLocal: stored({ [key]: '[]' }) })
    expect(visit).toMatchObject({ hidesPrerender: true, isLoggedIn: false })
    expect(visit.requests).toContain(home)
  })

  it.each(keptByHome.filter((key) => key !== 'user/token'))(
    'shows the prerendered home when only %s is stored',
    { tags: ['STORE-03'] },
    (key) => {
      expect(earlyVisit({ ...page, readLocal: stored({ [key]: '[]' }) }).hidesPrerender).toBe(false)
    },
  )

  it('requests nothing for a logged-in user and hides the prerendered home', () => {
    const visit = earlyVisit({ ...page, readLocal: stored({ 'user/token': '{}' }) })
    expect(visit).toMatchObject({ isLoggedIn: true, hidesPrerender: true, requests: [] })
  })

  it('treats a browser that refuses storage as a new visitor', () => {
    expect(earlyVisit({ ...page, readLocal: refused, readSession: refused })).toMatchObject({
      isLoggedIn: false,
      hidesPrerender: false,
      requests: [home, footer, faq, provider],
    })
  })
})
