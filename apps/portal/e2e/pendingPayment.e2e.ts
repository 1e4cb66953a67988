import { decide, fillBilling, payButton } from './support/paying.ts'
import { findPlate, storedValue } from './support/searching.ts'
import { expect, type Page, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const pending = (page: Page) => main(page).getByText(/^Paiement en attente depuis le \d\d\/\d\d\/\d{4} à \d\d:\d\d$/)
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Payer une seconde fois ?' })

test(
  'searching the same plate again shows the pending payment, in an open tab at once, and a second payment requires confirmation',
  { tag: ['@F-PAY-10', '@F-NAV-06', '@RESULT-15', '@STORE-02'] },
  async ({ page, otherTab: before, sandbox }) => {
    await findPlate(page, 'BC-456-EF')
    await before.goto('/journeys')
    await expect(payButton(before)).toBeVisible()
    await expect(pending(before)).toHaveCount(0)
    await payButton(page).click()
    await fillBilling(page)
    await payButton(page).click()
    await decide(page, 'Mettre en attente')
    await page.waitForURL(/\/payment\/waiting$/)
    await expect(pending(before)).toBeVisible()
    const [{ reference } = { reference: '' }] = await sandbox.payments()
    expect(reference).not.toBe('')
    expect(JSON.stringify(await storedValue(page, 'payments'))).not.toMatch(/jeanne|moreau|lilas/i)

    await findPlate(page, 'BC-456-EF')
    await expect(pending(page)).toBeVisible()
    await payButton(page).click()
    await expect(question(page)).toContainText(`Référence ${reference}`)
    await expect(question(page)).toContainText(/Paiement en attente depuis le \d/)
    await question(page).getByRole('button', { name: 'Payer quand même' }).click()
    await expect(page).toHaveURL(/\/payment$/)
    // The payment page does not ask again what the list has asked.
    await fillBilling(page)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
  },
)
