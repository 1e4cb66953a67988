import { decide, fillBilling, payButton, readyToPay } from './support/paying.ts'
import { findPlate } from './support/searching.ts'
import { expect, type Page, test, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

const partlyPaid = {
  id: 'late',
  date: '2026-02-20T10:00:00',
  nature: 'latePayment',
  paymentLimit: 'BEFORE_OMP',
  ttcPrice: 8,
  indemnity: 10,
  alreadyPaid: 3,
} as const

test(
  'the amount already paid for a journey appears beside its price on the payment page',
  { tag: ['@PRICE-01', '@PRICE-02'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox, journeys: [partlyPaid] })
    await visit(page, '/payment')
    await expect(main(page)).toContainText('déjà payé 3,00 €')
    await expect(payButton(page)).toHaveText(/15,00/)
  },
)

test(
  'a prepaid trip that the operator reports as unpaid is shown with its gates and amount, and paid once',
  { tag: ['@LIST-17', '@OPEN-24'] },
  async ({ page, sandbox }) => {
    await findPlate(page, 'ZD-666-MP')
    await expect(main(page)).toContainText('Trajet prépayé')
    await expect(main(page).getByText('Digoin (23) → Le Montet (33) · 1 trajet')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Supprimer les prépaiements' })).toHaveCount(0)
    const shown = (await payButton(page).innerText()).replace(/\D/g, '')
    await payButton(page).click()
    await fillBilling(page)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await decide(page, 'Payer')
    await expect(page).toHaveURL(/\/payment\/success$/)
    const payments = await sandbox.payments()
    expect(payments.map(({ amount, journeys }) => [amount, journeys.length])).toEqual([[Number(shown), 1]])
  },
)
