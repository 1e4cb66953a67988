import { afterEach, expect, it } from 'vitest'
import { type AnalyticsAdapter, adapters, tellPage, withdraw } from './tagManager.ts'

// Another analytics script, as docs/EXTENDING.md describes it: one function, and its name in two lists. This one uses the
// format of Matomo.
const queue: unknown[][] = []
const matomo: AnalyticsAdapter = (message) => {
  if (message.event === 'consent') queue.push([message.audience ? 'rememberConsentGiven' : 'forgetConsentGiven'])
  else queue.push(['setCustomUrl', message.page_location], ['trackPageView', message.page_title])
}

afterEach(() => {
  Reflect.deleteProperty(adapters, 'matomo')
  for (const script of document.head.querySelectorAll('script[src*="/none.js"]')) script.remove()
})

it('another adapter tells consent, page views and the withdrawal in its own form, and nothing to the data layer', () => {
  Object.assign(adapters, { matomo })
  const manager = { script: `${location.origin}/none.js`, analytics: 'matomo' }
  tellPage(manager, '/en/journeys', '')
  tellPage(manager, '/en/help/some-id', '')
  withdraw(manager)
  expect(queue).toEqual([
    ['rememberConsentGiven'],
    ['setCustomUrl', `${location.origin}/journeys`],
    ['trackPageView', 'journeys'],
    ['setCustomUrl', `${location.origin}/help/:categoryId`],
    ['trackPageView', 'helpCategory'],
    ['forgetConsentGiven'],
  ])
  expect(window.dataLayer).toBeUndefined()
  expect(document.head.querySelectorAll(`script[src="${manager.script}"]`)).toHaveLength(1)
})
