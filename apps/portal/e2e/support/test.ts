import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { startSite } from '@voie-libre/tools/siteProcess'
import { type Sandbox, sandboxAt } from './sandbox.ts'
import { newSharedTab, newTab, type Tab } from './tabs.ts'

export { expect, type Page } from '@playwright/test'

interface Fixtures {
  /** Tests use the same tab, which is cleared after each; with `test.use({ sharedTab: false })` each gets its own. */
  sharedTab: boolean
  /** Reset before each test. */
  sandbox: Sandbox
}
interface WorkerFixtures {
  /** Address of this worker's own server, which has its own database. */
  site: string
  /** The shared tab of this worker, once a test has opened it. */
  kept: { tab?: Tab | undefined }
}

/**
 * Every test starts with the seeded data. It fails when the page throws an uncaught error or breaks the content security
 * policy. [HARDENING §2, 1.3.2]
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const server = startSite({
        TAG_MANAGERS: tagManagers,
        DATABASE_URL: testDatabase(),
        SANDBOX_CAPTCHA: 'light',
      })
      await use(await server.address)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
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
  kept: [
    async ({}, use) => {
      const kept: WorkerFixtures['kept'] = {}
      await use(kept)
      await kept.tab?.close()
    },
    { scope: 'worker' },
  ],
  sharedTab: [true, { option: true }],
  page: async ({ browser, site, kept, sharedTab, javaScriptEnabled, colorScheme }, use, testInfo) => {
    // These options belong to the whole context of a tab.
    const isShared = sharedTab && javaScriptEnabled && colorScheme === 'light'
    const tab = isShared ? (kept.tab ?? (await newSharedTab(browser, site))) : await newTab(browser, javaScriptEnabled)
    const troubles = troublesOf(tab.page)
    await use(tab.page)
    expect(troubles, 'errors of the page').toEqual([])
    const isCleared = testInfo.status === testInfo.expectedStatus && (await tab.clear())
    if (isShared) kept.tab = isCleared ? tab : undefined
    if (!isCleared) await tab.close()
  },
  context: ({ page }, use) => use(page.context()),
})

/** A separate schema for this worker on the server of TEST_DATABASE_URL; without that variable the data are in memory. */
function testDatabase(): string {
  const url = process.env['TEST_DATABASE_URL']
  return url ? `${url}?schema=e2e_${crypto.randomUUID().replaceAll('-', '')}` : ''
}

/** Only one host has a tag manager, so that all other hosts show the portal without one. */
const tagManagers = 'tags.localhost=https://tags.example/box.js'

/** Collects errors of the page; the returned list grows. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (/content security policy|trusted(html|script)/i.test(message.text())) troubles.push(message.text())
  })
  return troubles
}

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
    // In the middle of a transition a colour has another contrast.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  }, tags)
  expect(found, 'accessibility').toEqual([])
}

declare global {
  interface Window {
    axe: Pick<typeof import('axe-core'), 'run'>
  }
}
