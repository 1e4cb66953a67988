import type { BrowserContext, Page } from '@playwright/test'

/** Holds back requests, by default those for scripts; returns a function that releases them. */
export async function hold(
  page: Page | BrowserContext,
  addresses: string | RegExp = '**/assets/*.js',
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}
