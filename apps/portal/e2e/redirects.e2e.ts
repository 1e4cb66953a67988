import type { Page } from '@playwright/test'
import { asCustomer, asRenter, store, storedJourney } from './support/people.ts'
import type { Sandbox } from './support/sandbox.ts'
import { expect, test } from './support/test.ts'

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

/** Opens a path; returns the final path and the number of new history entries. */
async function arrivesAt(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const url = new URL(page.url())
  expect(await page.evaluate(() => history.length), 'history entries [F-NAV-07]').toBeLessThan(6)
  return url.pathname + url.search
}

const set = { type: 'resume', journeys: [storedJourney], sessionId: 's', plate: 'AB123CD', countryCode: 'FR' }
const plate = { licensePlate: 'AB123CD', country: 'FR' }

const rows: readonly [role: Role, path: string, stored: Record<string, unknown>, to: string, requirement: string][] = [
  ['disconnected', '/travels', { journeys: set }, '/journeys', '[GUARD-01]'],
  ['disconnected', '/account/profile', {}, '/account/login', '[GUARD-02] [ROUTE-27]'],
  ['disconnected', '/renters/profile', {}, '/renters/login', '[GUARD-03] [ROUTE-29]'],
  ['disconnected', '/renters/travels', {}, '/renters/login', '[GUARD-03]'],
  [
    'disconnected',
    '/journeys',
    { journeys: set, paymentNoticeIsValid: true },
    '/paymentNotice',
    '[GUARD-04] [GUARD-21]',
  ],
  ['disconnected', '/travels', { journeys: set, paymentNoticeIsValid: true }, '/paymentNotice', '[GUARD-04]'],
  ['disconnected', '/travels', { paymentNoticeIsValid: true }, '/paymentNotice', '[GUARD-04]'],
  ['disconnected', '/renters/paymentNotice', {}, '/', '[GUARD-12]'],
  ['disconnected', '/renters/vehicles', {}, '/', '[GUARD-12]'],
  ['disconnected', '/journeys', {}, '/', '[GUARD-21]'],
  ['disconnected', '/paymentNotice', { journeys: set }, '/', '[GUARD-18]'],
  ['disconnected', '/payment', {}, '/', '[GUARD-15]'],
  ['disconnected', '/inprogress', {}, '/', '[GUARD-17]'],
  ['disconnected', '/prepayment', {}, '/form/prepayment', '[OPEN-61]'],
  ['disconnected', '/prepayment', { 'form/plate': plate }, '/form/prepayment', '[OPEN-61]'],
  ['disconnected', '/prepayment', { 'form/plate': plate, journeys: set }, '/prepayment', '[OPEN-61]'],
  ['disconnected', '/payment/rejected', {}, '/', '[GUARD-19] [ROUTE-20]'],
  ['disconnected', '/payment/waiting', {}, '/', '[GUARD-19]'],
  ['disconnected', '/payment/cancelled', {}, '/', '[GUARD-19]'],
  ['disconnected', '/payment/success', {}, '/', '[ROUTE-19]'],
  ['disconnected', '/payment/duplicated', {}, '/', '[ROUTE-19]'],
  ['disconnected', '/payment/processing', {}, '/', '[RESULT-04] [ROUTE-16]'],
  ['disconnected', '/claim', {}, '/form/claim', '[ROUTE-32]'],
  ['disconnected', '/claim/select', {}, '/form/claim', '[ROUTE-32]'],
  ['disconnected', '/account', {}, '/account/login', '[ROUTE-27]'],
  ['disconnected', '/renters', {}, '/renters/login', '[ROUTE-29]'],
  ['disconnected', '/contact', {}, '/contact/chatbot', '[ROUTE-33]'],
  ['disconnected', '/form', {}, '/form/payment', '[ROUTE-31]'],
  ['disconnected', '/help/', {}, '/help', '[ROUTE-26]'],
  ['disconnected', '/contact/nowhere', {}, '/', '[ROUTE-30] [ROUTE-35]'],
  ['disconnected', '/one/two/three', {}, '/', '[ROUTE-35]'],
  ['disconnected', '/no-such-article', {}, '/', '[ROUTE-34]'],
  ['disconnected', '/fr/form/payment', {}, '/form/payment', '[I18N-03]'],
  ['disconnected', '/fr//elsewhere.example', {}, '/', '[I18N-03] [F-NAV-08]'],
  ['disconnected', '/fr/%2Felsewhere.example', {}, '/', '[I18N-03] [F-NAV-08]'],
  ['disconnected', '/de/travels', { journeys: set }, '/de/journeys', '[I18N-03]'],
  ['customer', '/renters/login', {}, '/renters/login', '[GUARD-05]'],
  ['customer', '/renters/profile', {}, '/', '[GUARD-06]'],
  ['customer', '/renters/vehicles', {}, '/', '[GUARD-06] [GUARD-12]'],
  ['customer', '/renters/travels', {}, '/', '[GUARD-06] [GUARD-12] [OPEN-07]'],
  ['customer', '/renters/paymentNotice', {}, '/', '[GUARD-12] [OPEN-07]'],
  ['customer', '/renters/changePassword', {}, '/', '[GUARD-06]'],
  ['customer', '/journeys', { journeys: set, 'form/plate': plate }, '/travels', '[GUARD-07] [GUARD-18]'],
  ['customer', '/paymentNotice', { journeys: set, paymentNoticeIsValid: true }, '/travels', '[GUARD-07]'],
  [
    'customer',
    '/travels',
    { journeys: set, 'form/plate': { licensePlate: 'ZZ999ZZ', country: 'FR' } },
    '/',
    '[GUARD-18]',
  ],
  ['customer', '/account/register', {}, '/account/profile', '[GUARD-08]'],
  ['customer', '/account/login', {}, '/account/profile', '[GUARD-08]'],
  ['customer', '/account/changePassword', {}, '/account/profile', '[GUARD-08]'],
  ['renter', '/claim', {}, '/claim', '[GUARD-09]'],
  ['renter', '/', {}, '/renters/profile', '[GUARD-10]'],
  ['renter', '/form/payment', {}, '/renters/profile', '[GUARD-10]'],
  ['renter', '/account/login', {}, '/renters/profile', '[GUARD-10]'],
  ['renter', '/contact/chatbot', {}, '/renters/profile', '[GUARD-10]'],
  ['renter', '/help', {}, '/help', '[GUARD-10]'],
  ['renter', '/renters/login', {}, '/renters/profile', '[GUARD-11]'],
  ['renter', '/renters/changePassword', {}, '/renters/profile', '[GUARD-11]'],
  ['renter', '/renters/vehicles', {}, '/renters/vehicles', '[GUARD-12]'],
  ['renter', '/renters/travels', {}, '/renters/travels', '[GUARD-12]'],
  ['renter', '/renters/paymentNotice', {}, '/renters/paymentNotice', '[GUARD-12]'],
  ['renter', '/renters', {}, '/renters/profile', '[ROUTE-29]'],
  ['renter', '/terms-of-use', {}, '/terms-of-use', '[OPEN-08]'],
  ['renter', '/de/journeys', { journeys: set }, '/de/renters/profile', '[GUARD-10]'],
]

for (const [role, path, stored, to, requirement] of rows) {
  const holding = Object.keys(stored).join(', ') || 'nothing'
  test(`${role} on ${path} holding ${holding} is redirected to ${to} ${requirement}`, async ({
    page,
    site,
    sandbox,
  }) => {
    await come(role, { page, site, sandbox })
    for (const [key, value] of Object.entries(stored)) await store(page, key, value)
    expect(await arrivesAt(page, path)).toBe(to)
  })
}

const featureRows: readonly [off: string, path: string, to: string, requirement: string][] = [
  ['freeflow', '/account/login', '/', '[ROUTE-28]'],
  ['freeflow', '/renters/login', '/', '[GUARD-13]'],
  ['freeflow', '/renters/vehicles', '/', '[GUARD-13]'],
  ['freeflow', '/journeys', '/travels', '[ROUTE-06] [ROUTE-04]'],
  ['payment-notice', '/form/claim', '/', '[GUARD-21]'],
  ['prepayment', '/form/prepayment', '/', '[GUARD-16]'],
  ['subscription', '/alert', '/', '[ROUTE-21]'],
]
const everyAction = ['freeflow', 'payment-notice', 'prepayment', 'subscription']

for (const [off, path, to, requirement] of featureRows) {
  test(`without the feature ${off}, ${path} redirects to ${to} ${requirement}`, async ({ page, sandbox }) => {
    await sandbox.whitelabel({ actions: everyAction.filter((action) => action !== off) })
    await store(page, 'journeys', set)
    expect(await arrivesAt(page, path)).toBe(to)
  })
}

test(
  'a renter with journeys on /journeys is redirected to /travels while free flow is off',
  { tag: ['@OPEN-62'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await sandbox.whitelabel({ actions: everyAction.filter((action) => action !== 'freeflow') })
    await store(page, 'journeys', set)
    expect(await arrivesAt(page, '/journeys')).toBe('/travels')
  },
)

test(
  'an activation link logs out the current user before it continues',
  { tag: ['@GUARD-14', '@F-SES-11'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox)
    await page.goto('/account/activate?id=1&code=2')
    await expect(page).toHaveURL(/\/account\/activate$/)
    await expect(page.getByRole('main').getByRole('alert')).toContainText("Le lien d'activation n'est pas valide")
    expect(await page.evaluate(() => localStorage.getItem('user/token'))).toBeNull()
  },
)

for (const path of [
  '/%00',
  '/..%2f..%2fetc',
  `/${'x'.repeat(2000)}`,
  '/HELP/',
  '/a%2fb',
  '/%E0%A4%A',
  '/en/',
  '/DE/help',
]) {
  test(
    `the malformed address ${path.slice(0, 20)} does not crash the page`,
    { tag: ['@F-NAV-08'] },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  )
}
