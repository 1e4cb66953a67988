import type { Page } from '@playwright/test'
import { asCustomer, asRenter, blank, store, storedJourney } from './support/people.ts'
import type { Sandbox } from './support/sandbox.ts'
import { storedValue } from './support/searching.ts'
import { expect, test, visit } from './support/test.ts'

type Role = 'disconnected' | 'customer' | 'renter'
interface Visit {
  page: Page
  site: string
  sandbox: Sandbox
}

async function come(as: Role, { page, site, sandbox }: Visit): Promise<void> {
  if (as === 'customer') await asCustomer(page, site, sandbox, [{ numberPlate: 'AB123CD', countryCode: 'FR' }])
  if (as === 'renter') await asRenter(page, site, sandbox)
}

/** Opens a path, which must add one history entry; returns the final path. */
async function arrivesAt(page: Page, path: string): Promise<string> {
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await visit(page, path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const url = new URL(page.url())
  expect(await entries(), 'history entries [F-NAV-07]').toBeLessThanOrEqual(before + 1)
  return url.pathname + url.search
}

const set = { type: 'resume', journeys: [storedJourney], sessionId: 's', plate: 'AB123CD', countryCode: 'FR' }
const plate = { licensePlate: 'AB123CD', country: 'FR' }

const rows: readonly [role: Role, path: string, stored: Record<string, unknown>, to: string, requirement: string][] = [
  ['disconnected', '/account/profile', {}, '/account/login', '[GUARD-02] [ROUTE-27]'],
  ['disconnected', '/payment/rejected', {}, '/', '[GUARD-19] [ROUTE-20]'],
  ['disconnected', '/contact/nowhere', {}, '/', '[ROUTE-30] [ROUTE-35]'],
  ['disconnected', '/no-such-article', {}, '/', '[ROUTE-34]'],
  ['disconnected', '/fr//elsewhere.example', {}, '/', '[I18N-03] [F-NAV-08]'],
  ['disconnected', '/de/travels', { journeys: set }, '/de/journeys', '[GUARD-01] [I18N-03]'],
  ['customer', '/renters/profile', {}, '/', '[GUARD-06]'],
  ['customer', '/journeys', { journeys: set, 'form/plate': plate }, '/travels', '[GUARD-07] [GUARD-18]'],
  ['renter', '/help', {}, '/help', '[GUARD-10]'],
  ['renter', '/renters/vehicles', {}, '/renters/vehicles', '[GUARD-12]'],
  ['renter', '/de/journeys', { journeys: set }, '/de/renters/profile', '[GUARD-10]'],
]

for (const role of ['disconnected', 'customer', 'renter'] as const) {
  const own = rows.filter(([of]) => of === role)
  test(`a ${role} visitor arrives where the page belongs`, async ({ page, site, sandbox }) => {
    await come(role, { page, site, sandbox })
    const token = await storedValue(page, 'user/token')
    for (const [, path, stored, to, requirement] of own) {
      const holding = Object.keys(stored).join(', ') || 'nothing'
      await test.step(`${path} holding ${holding} leads to ${to} ${requirement}`, async () => {
        await page.goto(blank)
        await page.evaluate(() => localStorage.clear())
        if (token !== undefined) await store(page, 'user/token', token)
        for (const [key, value] of Object.entries(stored)) await store(page, key, value)
        expect.soft(await arrivesAt(page, path), path).toBe(to)
      })
    }
  })
}

test(
  'without a feature its pages redirect: the list of journeys to /travels, also for a renter, and prepayment to home',
  { tag: ['@ROUTE-04', '@ROUTE-06', '@GUARD-16', '@OPEN-62'] },
  async ({ page, site, sandbox }) => {
    const without = (off: string) => {
      const actions = ['freeflow', 'payment-notice', 'prepayment', 'subscription'].filter((action) => action !== off)
      return sandbox.whitelabel({ actions })
    }
    await store(page, 'journeys', set)
    await without('freeflow')
    expect(await arrivesAt(page, '/journeys')).toBe('/travels')
    await page.goto(blank)
    await asRenter(page, site, sandbox)
    expect(await arrivesAt(page, '/journeys')).toBe('/travels')
    await without('prepayment')
    await page.goto(blank)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    expect(await arrivesAt(page, '/form/prepayment')).toBe('/')
  },
)

test(
  'an activation link logs out the current user before it continues',
  { tag: ['@GUARD-14', '@F-SES-11'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox)
    await visit(page, '/account/activate?id=1&code=2')
    await expect(page).toHaveURL(/\/account\/activate$/)
    await expect(page.getByRole('main').getByRole('alert')).toContainText("Le lien d'activation n'est pas valide")
    expect(await page.evaluate(() => localStorage.getItem('user/token'))).toBeNull()
  },
)

test('a malformed address does not crash the page', { tag: ['@F-NAV-08'] }, async ({ page, site }) => {
  for (const path of ['/%00', '/..%2f..%2fetc', `/${'x'.repeat(2000)}`, '/HELP/', '/a%2fb', '/en/'])
    expect((await fetch(site + path)).status, path).toBeLessThan(500)
  for (const path of ['/%00', '/%E0%A4%A', '/DE/help']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
  }
})
