import { decide, fillBilling, goToProvider, method, payButton, readyToPay } from './support/paying.ts'
import { findPlate, storedValue } from './support/searching.ts'
import { expect, type Page, test, visit } from './support/test.ts'

test(
  'after Back from the provider, and in a second tab, the payment is shown as started and resumes as the same one, which is charged once; after success, payment is closed',
  { tag: ['@F-NAV-03', '@F-NAV-04', '@F-PAY-10', '@OPEN-16', '@OPEN-66', '@GUARD-15'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    const resumes = async (tab: Page) => {
      await expect(tab.getByRole('main').getByText('Un paiement est en cours', { exact: true })).toBeVisible()
      await tab.getByRole('button', { name: 'Reprendre le paiement' }).click()
      await fillBilling(tab)
      await payButton(tab).click()
      await tab.waitForURL(/\/psp\/paybox/)
    }
    await readyToPay(page, { site, sandbox })
    await goToProvider(page)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/payment`)
    await resumes(page)
    await expect.poll(() => sandbox.payments()).toMatchObject([{ posts: 2 }])
    await other.goto('/payment')
    await resumes(other)
    for (const tab of [page, other]) {
      await decide(tab, 'Payer')
      await expect(tab).toHaveURL(`${site}/payment/success`)
    }
    await expect.poll(() => sandbox.payments()).toMatchObject([{ status: 'SUCCEED', debited: true }])
    await visit(page, '/payment')
    await expect(page).toHaveURL(`${site}/`)
  },
)

const ownAmount = /40,50/
const otherAmount = /7,10/

/** Fills in the open payment page and goes to the provider with the amount of this tab's own basket. */
async function goOn(page: Page, own: RegExp): Promise<void> {
  await fillBilling(page)
  await expect(payButton(page)).toContainText(own)
  await payButton(page).click()
  await page.waitForURL(/\/psp\//)
}

/** Pays at the provider, and expects the confirmation of this tab's own basket. */
async function pays(page: Page, own: RegExp, others: RegExp): Promise<void> {
  await decide(page, 'Payer')
  await expect(page).toHaveURL(/\/payment\/success$/)
  await expect(page.getByRole('main')).toContainText(own)
  await expect(page.getByRole('main')).not.toContainText(others)
}

test(
  'while a second tab pays another plate from home on, the first tab keeps its basket and pays it, whichever returns first',
  { tag: ['@F-NAV-06', '@F-NAV-14', '@F-PAY-10'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await expect(method(page, 'Carte bancaire')).toBeVisible()

    await visit(other, '/')
    await findPlate(other, 'BC456EF')
    await payButton(other).click()
    await expect(other).toHaveURL(/\/payment$/)
    await goOn(other, otherAmount)

    await expect(page.getByText('Vos trajets à payer ont changé dans un autre onglet')).toHaveCount(0)
    await goOn(page, ownAmount)
    await pays(other, otherAmount, ownAmount)
    await pays(page, ownAmount, otherAmount)
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
