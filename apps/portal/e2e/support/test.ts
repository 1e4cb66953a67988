import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { startSite } from '@voie-libre/tools/siteProcess'
import { type Sandbox, sandboxAt } from './sandbox.ts'

export { expect, type Page } from '@playwright/test'

interface Fixtures {
  /** Reset before each test. */
  sandbox: Sandbox
}
interface WorkerFixtures {
  /** Address of this worker's own server, with a database in memory. */
  site: string
}

/**
 * Every test starts with the seeded data, and fails when the page threw an error nobody caught or wanted something
 * that the content policy forbids. [HARDENING §2, 1.3.2]
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const server = startSite({ TAG_MANAGERS: tagManagers, DATABASE_URL: testDatabase() })
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
  page: async ({ page }, use) => {
    const troubles = troublesOf(page)
    await use(page)
    expect(troubles, 'errors of the page').toEqual([])
  },
})

/** A schema of this worker's own on the server of TEST_DATABASE_URL; without one the data are in memory. */
function testDatabase(): string {
  const url = process.env['TEST_DATABASE_URL']
  return url ? `${url}?schema=e2e_${crypto.randomUUID().replaceAll('-', '')}` : ''
}

/** One host with a tag manager, so that every other one shows the site without. */
const tagManagers = 'tags.localhost=https://tags.example/box.js'

/** What went wrong in the page, as a list that grows. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (/content security policy|trusted(html|script)/i.test(message.text())) troubles.push(message.text())
  })
  return troubles
}

/** The whole page, by every rule of WCAG 2.2 A and AA and the best practices; none is switched off. [HARDENING §3] */
export async function axe(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  expect(found, 'accessibility').toEqual([])
}
