import type { Browser, BrowserContext, Page } from '@playwright/test'
import { blank } from './people.ts'

export interface Tab {
  page: Page
  /** Removes what a test leaves behind; returns `false` after a change that cannot be undone. */
  clear: () => Promise<boolean>
  close: () => Promise<void>
}

export async function newTab(browser: Browser, runsScripts = true): Promise<Tab> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (runsScripts) waitForApplication(page)
  return { page, clear: () => Promise.resolve(false), close: () => context.close() }
}

/**
 * Lets `goto` and `reload` wait until the application has replaced the prerendered page and its own first screen, which has a
 * heading too. What happens before is the subject of tests that open pages with `waitUntil: 'commit'`.
 */
function waitForApplication(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  // A page whose code or data are held on purpose stays as it is.
  const mounted = () =>
    page
      .waitForFunction(() => !document.querySelector('html[data-drawn], .starting'), undefined, { timeout: 5000 })
      .catch(() => undefined)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await mounted()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await mounted()
    return response
  }
}

/**
 * A tab that several tests use one after the other. In a new tab the first page costs three times the work of the next
 * one: Chromium starts a process, and fetches and compiles every script again.
 */
export async function newSharedTab(browser: Browser, site: string): Promise<Tab> {
  const { page, close } = await newTab(browser)
  const context = page.context()
  const isChanged = watchForLasting(page, context, site)
  const protocol = await context.newCDPSession(page)
  const size = page.viewportSize()
  await page.goto(blank)
  return {
    page,
    clear: async () => {
      if (page.isClosed() || isChanged()) return false
      for (const event of ['request', 'response', 'console', 'pageerror', 'dialog', 'framenavigated', 'popup'])
        page.removeAllListeners(event)
      for (const other of context.pages()) if (other !== page) await other.close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.emulateMedia({
        media: null,
        colorScheme: 'light',
        contrast: null,
        forcedColors: null,
        reducedMotion: null,
      })
      if (size) await page.setViewportSize(size)
      await page.mouse.move(0, 0)
      await page.goto(blank)
      await context.clearCookies()
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await protocol.send('Page.resetNavigationHistory')
      return true
    },
    close,
  }
}

/** Whether a test has used a clock, a script for every page, a lost connection or another site: those stay in the tab. */
function watchForLasting(page: Page, context: BrowserContext, site: string): () => boolean {
  let changed = false
  const note = () => {
    changed = true
  }
  const { clock } = page
  Object.defineProperty(page, 'clock', {
    get: () => {
      note()
      return clock
    },
  })
  for (const [owner, name] of [
    [page, 'addInitScript'],
    [context, 'addInitScript'],
    [context, 'setOffline'],
    [context, 'route'],
  ] as const) {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') throw new Error(`Playwright has no ${name}`)
    Reflect.set(owner, name, (...args: unknown[]): unknown => {
      note()
      return Reflect.apply(original, owner, args)
    })
  }
  context.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== site) note()
  })
  return () => changed
}
