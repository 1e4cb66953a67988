import { hold } from './support/hold.ts'
import {
  decide,
  field,
  fillBilling,
  found,
  goToProvider,
  method,
  payButton,
  plate,
  readyToPay,
  start,
  twoJourneys,
} from './support/paying.ts'
import { findPlate, storedValue } from './support/searching.ts'
import type { Sandbox } from './support/sandbox.ts'
import { axe, expect, type Page, reload, test, testInOwnPage, visit } from './support/test.ts'

const started = (page: Page) => page.getByRole('main').getByText('Un paiement est en cours', { exact: true })
const posts = async (sandbox: Sandbox) => (await sandbox.payments()).map((payment) => payment.posts)

test.describe('one click results in one request and one payment', { tag: ['@F-NAV-05', '@OPEN-43'] }, () => {
  test(
    'by a double click and Enter thrice in a field, on the billing form, whose button shows that a payment is in progress',
    { tag: ['@WIDGET-02', '@F-NET-04'] },
    async ({ page, site, sandbox }) => {
      await readyToPay(page, { site, sandbox })
      await visit(page, '/payment')
      await fillBilling(page)
      const release = await hold(page, '**/services/v1/payments/psp?*')
      await payButton(page).dblclick()
      await expect(payButton(page)).toBeDisabled()
      await expect(payButton(page)).toHaveAttribute('aria-busy', 'true')
      await field(page, 'E-mail').focus()
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
      await release()
      await page.waitForURL(/\/psp\/paybox/)
      await expect.poll(() => sandbox.calls('/services/v1/payments/psp')).toHaveLength(1)
      await expect.poll(() => posts(sandbox)).toEqual([1])
    },
  )

  test('by two submissions in the same instant, a click, Enter and Space, on the card form', async ({
    page,
    site,
    sandbox,
  }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    const release = await hold(page, '**/services/v1/payments/privateCards?*')
    await method(page, 'Carte ESSO').check()
    await field(page, 'Numéro de carte').fill('7034123456789012345')
    await field(page, "Date d'expiration").fill('0940')
    await field(page, 'E-mail').fill('jeanne@example.org')
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form')
      for (let time = 0; time < 2; time += 1) form?.requestSubmit()
    })
    await payButton(page).click({ force: true }) // Playwright refuses to click a disabled element
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await release()
    await expect(page).toHaveURL(/\/payment\/success$/)
    await expect.poll(() => sandbox.calls('/services/v1/payments/privateCards')).toHaveLength(1)
    await expect.poll(() => sandbox.payments()).toHaveLength(1)
  })
})

test(
  'after Back from the provider the payment is shown as started, can be checked, and resumes as the same payment; after success, payment is closed',
  { tag: ['@F-NAV-03', '@F-NAV-04', '@OPEN-16', '@GUARD-15'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await goToProvider(page)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/payment`)
    await expect(started(page)).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    const [payment] = await sandbox.payments()
    await expect(page.getByRole('link', { name: 'Vérifier le paiement' })).toHaveAttribute(
      'href',
      `/payment/processing?sessionId=${payment?.sessionId}`,
    )
    await axe(page)
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click()
    await fillBilling(page)
    await expect(payButton(page)).toBeEnabled()
    await payButton(page).click()
    await page.waitForURL(/\/psp\/paybox/)
    await expect.poll(() => posts(sandbox)).toEqual([2])
    await decide(page, 'Payer')
    await expect(page).toHaveURL(`${site}/payment/success`)
    await visit(page, '/payment')
    await expect(page).toHaveURL(`${site}/`)
    expect(await sandbox.payments()).toMatchObject([{ status: 'SUCCEED' }])
  },
)

testInOwnPage(
  'a page restored from the back-forward cache is enabled again and says that a payment is in progress',
  { tag: ['@F-NAV-04'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    // The form submission is blocked, as if the browser had kept this page in its cache and restored it.
    await page.addInitScript(() => {
      HTMLFormElement.prototype.submit = () => undefined
    })
    await visit(page, '/payment')
    await fillBilling(page)
    await payButton(page).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('payments') ?? '')).toContain('STARTED')
    await expect(payButton(page)).toBeDisabled()
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(started(page)).toBeVisible()
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click()
    await method(page, 'Carte bancaire').check()
    await expect(payButton(page)).toBeEnabled()
  },
)

test(
  'a reload after leaving for the provider shows the started payment; if it is confirmed without a return, the next visit shows the success',
  { tag: ['@F-NAV-02', '@F-NAV-03'] },
  async ({ page, site, sandbox }) => {
    const sessionId = await readyToPay(page, { site, sandbox })
    await goToProvider(page)
    await visit(page, '/payment')
    await expect(started(page)).toBeVisible()
    await sandbox.decide(sessionId, 'SUCCEED')
    await reload(page)
    await expect(page).toHaveURL(`${site}/payment/success`)
    await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => sandbox.payments()).toHaveLength(1)
  },
)

test(
  'a second tab asks before paying, and does not pay again what the first tab paid',
  { tag: ['@F-PAY-10', '@F-NAV-06'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    const sessionId = await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await fillBilling(page)
    await other.goto(`${site}/payment`)
    await fillBilling(other)
    await payButton(other).click()
    await other.waitForURL(/\/psp\/paybox/)
    await sandbox.decide(sessionId, 'SUCCEED') // the second tab stays at the provider's page
    await payButton(page).click()
    await expect(page).toHaveURL(`${site}/payment/success`)
    await expect.poll(() => sandbox.calls('/services/v1/payments/psp')).toHaveLength(1)
  },
)

test(
  'a second tab whose basket the first tab has paid also shows the success',
  { tag: ['@F-PAY-10', '@F-STO-06'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    const sessionId = await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await fillBilling(page)
    await start(site, sessionId)
    await sandbox.decide(sessionId, 'SUCCEED')
    await visit(other, `/payment/processing?sessionId=${sessionId}`)
    await expect(other).toHaveURL(`${site}/payment/success`)
    await payButton(page).click()
    await expect(page).toHaveURL(`${site}/payment/success`)
    await expect.poll(() => sandbox.payments()).toHaveLength(1)
  },
)

test(
  'when two tabs reach the provider with one payment, it is charged once and both show its success',
  { tag: ['@OPEN-66', '@F-PAY-10'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await goToProvider(page)
    await other.goto('/payment')
    await expect(started(other)).toBeVisible()
    await other.getByRole('button', { name: 'Reprendre le paiement' }).click()
    await fillBilling(other)
    await payButton(other).click()
    await other.waitForURL(/\/psp\//)
    await decide(page, 'Payer')
    await expect(page).toHaveURL(`${site}/payment/success`)
    await decide(other, 'Payer')
    await expect(other).toHaveURL(`${site}/payment/success`)
    await expect.poll(() => sandbox.payments()).toMatchObject([{ status: 'SUCCEED', debited: true }])
  },
)

test(
  'after another choice in another tab, the older page says so and pays none of its journeys; after the storage was emptied it goes home',
  { tag: ['@F-NAV-06', '@F-STO-06'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await fillBilling(page)
    await other.evaluate(() => {
      const [first] = JSON.parse(localStorage.getItem('travels-to-pay') ?? '[]')
      localStorage.setItem('travels-to-pay', JSON.stringify([first]))
    })
    const notice = page.getByRole('main').getByText('Vos trajets à payer ont changé dans un autre onglet')
    await expect(notice).toBeVisible()
    await axe(page)
    await payButton(page).click()
    await expect(payButton(page)).toBeEnabled()
    expect(await sandbox.calls('/services/v1/payments/psp')).toEqual([])
    await page.getByRole('button', { name: 'Recharger la page' }).click()
    await expect(notice).toHaveCount(0)
    await method(page, 'Carte bancaire').check()
    await other.evaluate(() => localStorage.clear())
    await payButton(page).click()
    await expect(page).toHaveURL(`${site}/`)
    expect(await sandbox.payments()).toEqual([])
  },
)

const ownAmount = /40,50/
const otherAmount = /7,10/

/** A second tab searches another plate and selects its only journey, of 7,10 €. */
async function searchElsewhere(other: Page, basket: Parameters<typeof found>[0]): Promise<void> {
  const set = await found({ ...basket, of: 'BC456EF' })
  await other.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
    },
    { journeys: set, 'travels-to-pay': set.journeys, sessionId: set.sessionId },
  )
}

test(
  'after another search in another tab, a refused, a pending and a paid payment keep their own session, journeys and amount',
  { tag: ['@F-NAV-06', '@F-PAY-10'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    const main = page.getByRole('main')
    const expectOwnAmount = async () => {
      await expect(main).toContainText(ownAmount)
      await expect(main).not.toContainText(otherAmount)
    }
    const sessionId = await readyToPay(page, { site, sandbox })
    await goToProvider(page)
    await searchElsewhere(other, { site, sandbox })
    await decide(page, 'Refuser')
    await expect(page).toHaveURL(`${site}/payment/rejected`)
    await expect(main.getByRole('link', { name: "Revenir à l'accueil" })).toBeVisible()
    await page.getByRole('link', { name: 'Réessayer le paiement' }).click()
    await expect(page).toHaveURL(`${site}/payment`)
    await expectOwnAmount()

    await fillBilling(page)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await searchElsewhere(other, { site, sandbox })
    await decide(page, 'Mettre en attente')
    await expect(page).toHaveURL(`${site}/payment/waiting`)
    await sandbox.decide(sessionId, 'SUCCEED')
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
    await expect(page).toHaveURL(`${site}/payment/success`)
    const own = (await sandbox.payments()).find(({ status }) => status === 'SUCCEED')
    await expect(main).toContainText(own?.reference ?? 'a reference')
    await expectOwnAmount()
    await reload(page)
    await expectOwnAmount()
  },
)

/** Searches a plate in this tab and chooses its journeys, up to the payment page. */
async function choose(page: Page, of: string): Promise<void> {
  await findPlate(page, of)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/payment$/)
  await expect(method(page, 'Carte bancaire')).toBeVisible()
}

/** Presses Pay on the open payment page, pays at the provider, and expects the amount of this tab's own basket. */
async function pay(page: Page, own: RegExp, others: RegExp): Promise<void> {
  await fillBilling(page)
  await expect(payButton(page)).toContainText(own)
  await payButton(page).click()
  await page.waitForURL(/\/psp\//)
  await decide(page, 'Payer')
  await expect(page).toHaveURL(/\/payment\/success$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(own)
  await expect(main).not.toContainText(others)
}

test(
  'while a second tab pays another plate from home on, the first tab keeps its basket and pays it',
  { tag: ['@F-NAV-06', '@F-NAV-14', '@F-PAY-10'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await expect(method(page, 'Carte bancaire')).toBeVisible()

    await visit(other, '/')
    await choose(other, 'BC456EF')
    await pay(other, otherAmount, ownAmount)

    await expect(page.getByText('Vos trajets à payer ont changé dans un autre onglet')).toHaveCount(0)
    await pay(page, ownAmount, otherAmount)
    // The second tab still shows its own payment.
    await other.reload()
    await expect(other.getByRole('main')).toContainText(otherAmount)

    const payments = await sandbox.payments()
    expect(payments.map(({ status, amount }) => `${status} ${amount}`).toSorted()).toEqual([
      'SUCCEED 4050',
      'SUCCEED 710',
    ])
    const own = payments.find(({ amount }) => amount === 4050)
    expect(own?.journeys.map(({ id }) => id).toSorted()).toEqual(['ff1', 'late1'])
    await expect(page.getByRole('main')).toContainText(own?.reference ?? 'a reference')
    expect(await storedValue(page, 'baskets')).toBeUndefined()
    // Both receipts are found again on this device, each with its own amount.
    await visit(page, '/receipts')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: ownAmount })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: otherAmount })).toHaveCount(1)
  },
)

test(
  'a reload of the payment page after another search keeps its own basket, and the other list stays',
  { tag: ['@F-NAV-02', '@F-NAV-06'] },
  async ({ page, otherTab: other, sandbox }) => {
    await sandbox.vehicle({ numberPlate: plate, journeys: twoJourneys })
    await choose(page, plate)
    await expect(page.getByRole('link', { name: 'Modifier ma sélection' }).filter({ visible: true })).toHaveCount(1)
    await findPlate(other, 'BC456EF')
    // The list now shows the other vehicle, so that this page no longer links to it for changes.
    const change = page.getByRole('link', { name: 'Modifier ma sélection' })
    await expect(change).toHaveCount(0)
    await reload(page)
    await method(page, 'Carte bancaire').check()
    await expect(payButton(page)).toContainText(ownAmount)
    await expect(change).toHaveCount(0)
    await other.reload()
    await expect(payButton(other)).toContainText(otherAmount)
    await expect(other.getByText('dans un autre onglet')).toHaveCount(0)
    await page.getByRole('link', { name: 'Accueil', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => storedValue(page, 'baskets'), 'home removes the basket of its own tab').toBeUndefined()
  },
)

test(
  'two tabs that are both at the provider each confirm their own payment, whichever returns first',
  { tag: ['@F-NAV-06', '@F-PAY-10'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await goToProvider(page)
    await searchElsewhere(other, { site, sandbox })
    await goToProvider(other)
    for (const [tab, own, others] of [
      [page, ownAmount, otherAmount],
      [other, otherAmount, ownAmount],
    ] as const) {
      await decide(tab, 'Payer')
      await expect(tab).toHaveURL(`${site}/payment/success`)
      await expect(tab.getByRole('main')).toContainText(own)
      await expect(tab.getByRole('main')).not.toContainText(others)
    }
  },
)
