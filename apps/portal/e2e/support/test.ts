import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { startSite } from '@voie-libre/tools/siteProcess'
import { blank } from './people.ts'
import { type Sandbox, sandboxAt } from './sandbox.ts'

export { expect, type Page } from '@playwright/test'

interface Fixtures {
  /** Reset before each test. */
  sandbox: Sandbox
}
interface WorkerFixtures {
  /** Address of this worker's own server, which has its own database. */
  site: string
  /** The page that the tests of this worker share. */
  sharedPage: Page
  /** A second tab of the same browser. */
  sharedTab: Page
}

/**
 * For tests that need a page of their own: what a new page does, `page.clock`, or options of the context. Every test starts with
 * the seeded data. It fails when the page throws an uncaught error or breaks the content security policy. [HARDENING §2, 1.3.2]
 */
export const testInOwnPage = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use, { workerIndex }) => {
      // With the server's own database where this machine has no PostgreSQL (e2eSetup.ts).
      const { TEST_DATABASE_URL: url = '' } = process.env
      const database = url && `${url}?schema=worker${workerIndex}`
      const server = startSite({ TAG_MANAGERS: tagManagers, SANDBOX_CAPTCHA: 'light', DATABASE_URL: database })
      await use(await server.address)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sharedPage: [
    async ({ browser, site }, use, { project }) => {
      const { contextOptions, actionTimeout } = project.use
      const context = await browser.newContext({ ...contextOptions, baseURL: site })
      context.setDefaultTimeout(actionTimeout ?? 0)
      const page = await context.newPage()
      await page.goto(blank)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  sharedTab: [
    async ({ sharedPage }, use) => {
      const tab = await sharedPage.context().newPage()
      await tab.goto(blank)
      kept.add(tab)
      await use(tab)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  sandbox: [
    async ({ site }, use) => {
      const sandbox = sandboxAt(site)
      await sandbox.reset()
      await use(sandbox)
    },
    { auto: true },
  ],
  page: ({ page }, use) => withoutTroubles(page, use),
})

/** The second tab of this worker, once a test has asked for it. */
const kept = new Set<Page>()

/**
 * For all other tests. They use the worker's page one after the other, since the first page of a new context takes Chromium three times
 * the work of the next one. After a failed test Playwright starts a new worker.
 */
export const test = testInOwnPage.extend<{
  withoutScripts: () => Promise<unknown>
  openDrawn: (path: string) => Promise<void>
  runFirst: Page['addInitScript']
  otherTab: Page
}>({
  page: async ({ sharedPage }, use) => {
    await withoutTroubles(sharedPage, use)
    await clear(sharedPage)
  },
  /** A second tab, for the tests of two. A new one costs half a second. */
  otherTab: async ({ page, sharedTab }, use) => {
    await use(sharedTab)
    await leave(sharedTab)
    await page.bringToFront()
  },
  context: ({ page }, use) => use(page.context()),
  /** Runs a script before those of each page that opens from now on in this test. */
  runFirst: async ({ page }, use) => {
    const added: { dispose: () => Promise<void> }[] = []
    await use(async (script, ...rest) => {
      const one = await page.addInitScript(script, ...rest)
      added.push(one)
      return one
    })
    for (const one of added) await one.dispose()
  },
  /** The pages that open from now on in this test run no scripts. */
  withoutScripts: async ({ page }, use) => {
    const protocol = await page.context().newCDPSession(page)
    await use(() => protocol.send('Emulation.setScriptExecutionDisabled', { value: true }))
    await protocol.send('Emulation.setScriptExecutionDisabled', { value: false })
    await protocol.detach()
  },
  /** Opens a page as the server draws it, without the application, which shows the same (firstScreen.e2e.ts). */
  openDrawn: async ({ page, withoutScripts }, use) => {
    await withoutScripts()
    await use((path) =>
      // The server may answer the first request before it has drawn the screen.
      expect(async () => {
        await page.goto(path)
        expect(await page.locator('html[data-drawn]').count(), `${path} is drawn`).toBe(1)
      }).toPass(),
    )
  },
})

/** Opens a path and waits until the application has adopted the server's page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApplication(page)
}

/** Reloads the page and waits until the application has adopted the server's page. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await waitForApplication(page)
}

const waitForApplication = (page: Page): Promise<void> =>
  expect(page.locator('html[data-drawn], .starting')).toHaveCount(0)

/** Removes what a test leaves behind. */
async function clear(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page && !kept.has(other)) await other.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await leave(page)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** Removes what a test leaves in a tab. */
async function leave(page: Page): Promise<void> {
  for (const event of [
    'request',
    'requestfinished',
    'requestfailed',
    'response',
    'console',
    'pageerror',
    'dialog',
    'framenavigated',
    'popup',
  ])
    page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.mouse.move(0, 0)
  await page.goto(blank)
  await page.evaluate(() => sessionStorage.clear())
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.resetNavigationHistory')
  await protocol.detach()
}

/** Only one host has a tag manager, so that all other hosts show the portal without one. */
const tagManagers = 'tags.localhost=https://tags.example/box.js'

/** Runs a test with the page; throws when the page had errors meanwhile. */
async function withoutTroubles(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (/content security policy|trusted(html|script)/i.test(message.text())) troubles.push(message.text())
  })
  await use(page)
  expect(troubles, 'errors of the page').toEqual([])
}

/**
 * Compares what assistive technology finds in a part of the page with this step of a task in `transcripts/`.
 * `--update-snapshots` writes them anew.
 */
export const transcript = (page: Page, step: string, part = page.getByRole('main')): Promise<void> =>
  expect(part).toMatchAriaSnapshot({ name: `${step}.aria.yml` })

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Checks the whole page against all axe rules of WCAG 2.2 A and AA and the best practices. A document keeps its axe for
 * the next check, whose code the browser has then compiled. [HARDENING §3]
 */
export async function axe(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  for (const frame of page.frames()) {
    const hasAxe = await frame.evaluate(() => 'axe' in window)
    if (!hasAxe) await frame.evaluate(axeSource)
  }
  const found = await page.evaluate(async (runOnly) => {
    // In the middle of a transition a colour has another contrast. In folded details a transition never ends.
    const shown = (target: Element | null = null) => target?.checkVisibility() ?? false
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    const running = transitions.filter(({ effect }) => effect instanceof KeyframeEffect && shown(effect.target))
    await Promise.allSettled(running.map(({ finished }) => finished))
    // No rule of these tags reads style sheets, which axe would load by default.
    const { violations } = await window.axe.run({
      runOnly,
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  }, tags)
  expect(found, 'accessibility').toEqual([])
}

declare global {
  interface Window {
    axe: Pick<typeof import('axe-core'), 'run'>
  }
}
