import { expect, type Page, type Request } from '@playwright/test'

/**
 * Holds back the requests of a page, by default those for scripts; returns a function that releases them, which every test
 * must call. `page.route` would switch off the cache of the page, so that each document loads and compiles all code again.
 */
export async function hold(page: Page, addresses = '*/assets/*.js'): Promise<() => Promise<void>> {
  const protocol = await page.context().newCDPSession(page)
  let held = 0
  protocol.on('Fetch.requestPaused', () => (held += 1))
  // Empties the memory of the tab, which answers without a request; the cache of the browser stays.
  await protocol.send('Network.enable')
  for (const cacheDisabled of [true, false]) await protocol.send('Network.setCacheDisabled', { cacheDisabled })
  await protocol.send('Fetch.enable', { patterns: [{ urlPattern: addresses }] })
  return async () => {
    await expect.poll(() => held, `held requests for ${addresses}`).toBeGreaterThan(0)
    await protocol.detach()
  }
}

/** The requests of a page that are on their way, from now on. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => void pending.add(request))
  const end = (request: Request) => void pending.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  return pending
}
