import { hold } from './support/hold.ts'
import { asCustomer, captchaToken, store, storedJourney } from './support/people.ts'
import { expect, type Page, test, visit } from './support/test.ts'

const set = { type: 'detailed', journeys: [storedJourney], sessionId: 'gone', plate: 'AB123CD', countryCode: 'FR' }
/** Opens a page, whose list may not show before this call is answered. */
async function openWithHeld(page: Page, path: string, call: string): Promise<void> {
  const release = await hold(page, call)
  const asked = page.waitForRequest(call)
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  await expect(page.locator('.starting')).toBeAttached()
  await release()
  await expect(page.locator('.starting')).toHaveCount(0)
}

const plate = { licensePlate: 'AB123CD', country: 'FR' }

test(
  'the journeys screen opens with its journeys already loaded',
  { tag: ['@ROUTE-03', '@ROUTE-05'] },
  async ({ page }) => {
    await store(page, 'journeys', { ...set, type: 'resume' })
    await store(page, 'form/plate', plate)
    await visit(page, '/journeys')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Read without waiting, so that journeys loaded later would fail this test.
    expect(await page.getByRole('main').innerText()).toContain('4,50')
  },
)

test(
  "a customer's list opens only after car, journeys, page data and profile are requested",
  { tag: ['@ROUTE-07', '@ROUTE-08', '@ROUTE-09'] },
  async ({ page, site, sandbox }) => {
    const own = { numberPlate: 'AB123CD', countryCode: 'FR' }
    await asCustomer(page, site, sandbox, [own])
    await store(page, 'form/plate', plate)
    await store(page, 'journeys', set)
    await openWithHeld(page, '/travels', '**/services/v1/vehicles?*')
    // Read without waiting, so that journeys loaded later would fail this test.
    const shown = await page.getByRole('main').innerText()
    expect(shown).toContain('AB-123-CD')
    expect(await page.getByRole('main').getByRole('checkbox').count(), 'journeys of the plate').toBeGreaterThan(0)
    const answered = (await sandbox.calls()).filter(({ status }) => status !== null).map(({ path }) => path)
    expect(answered).toEqual(
      expect.arrayContaining([
        '/services/v1/vehicles',
        '/services/v1/authenticated/detailedJourneys',
        '/services/v1/whitelabels/journeys/toPay/page',
        '/services/v1/users/me',
      ]),
    )
  },
)

test(
  "a notice's list opens only after car, journeys and page data are requested",
  { tag: ['@ROUTE-10', '@ROUTE-11'] },
  async ({ page, site, sandbox }) => {
    await sandbox.notice({
      number: 'AV-2026-1',
      numberPlate: 'AB123CD',
      countryCode: 'FR',
      journeys: [{ nature: 'latePayment' }],
    })
    const query = new URLSearchParams({ caseNumber: 'AV-2026-1', captchaToken: await captchaToken(site, 'journeys') })
    const found: { sessionId: string } = await (await fetch(`${site}/services/v1/detailedJourneys?${query}`)).json()
    await store(page, 'form/plate', plate)
    await store(page, 'journeys', { ...set, sessionId: found.sessionId })
    await store(page, 'sessionId', found.sessionId)
    await store(page, 'paymentNoticeIsValid', true)
    await openWithHeld(page, '/paymentNotice', '**/services/v1/whitelabels/journeys/toPay/page')
    const answered = (await sandbox.calls()).filter(({ status }) => status !== null).map(({ path }) => path)
    expect(answered).toEqual(
      expect.arrayContaining([
        '/services/v1/vehicles',
        '/services/v1/detailedJourneys',
        '/services/v1/whitelabels/journeys/toPay/page',
      ]),
    )
  },
)
