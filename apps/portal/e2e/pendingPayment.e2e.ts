import { hold } from './support/hold.ts'
import { decide, type Decision, fillBilling, payButton, readyToPay, startedPayment } from './support/paying.ts'
import { asCustomer, store } from './support/people.ts'
import type { Sandbox } from './support/sandbox.ts'
import { findNumber, findPlate, storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const pending = (page: Page) => main(page).getByText(/^Paiement en attente depuis le \d\d\/\d\d\/\d{4} à \d\d:\d\d$/)
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Payer une seconde fois ?' })

/** Pays the open list up to the provider's answer. */
async function pay(page: Page, decision: Decision): Promise<void> {
  await payButton(page).click()
  await fillBilling(page)
  await payButton(page).click()
  await page.waitForURL(/\/psp\//)
  await decide(page, decision)
  await page.waitForURL(/\/payment\/(waiting|success|rejected|cancelled)$/)
}

async function onlyPayment(sandbox: Sandbox) {
  const [payment, ...others] = await sandbox.payments()
  if (!payment || others.length > 0) throw new Error('Not exactly one payment')
  return payment
}

/** The only payment at the operator, which this browser has started and knows as pending. */
async function pendingHere(page: Page, sandbox: Sandbox) {
  const payment = await onlyPayment(sandbox)
  const { sessionId, reference, amount } = payment
  const at = new Date().toISOString()
  await store(page, 'payments', [
    {
      sessionId,
      reference,
      amount,
      status: 'PENDING',
      startedAt: at,
      changedAt: at,
      plate: { licensePlate: 'BC456EF', country: 'FR' },
      journeys: payment.journeys.map(({ id }) => id),
    },
  ])
  return payment
}

test(
  'searching the same plate again shows the pending payment, in an open tab at once, and a second payment requires confirmation',
  { tag: ['@F-PAY-10', '@F-NAV-06', '@RESULT-15', '@STORE-02', '@HARDENING-14.3.3'] },
  async ({ page, otherTab: before, sandbox }) => {
    await findPlate(page, 'BC-456-EF')
    await before.goto('/journeys')
    await expect(payButton(before)).toBeVisible()
    await expect(pending(before)).toHaveCount(0)
    await pay(page, 'Mettre en attente')
    await expect(pending(before)).toBeVisible()
    const { reference, sessionId } = await onlyPayment(sandbox)
    expect(JSON.stringify(await storedValue(page, 'payments'))).not.toMatch(/jeanne|moreau|lilas/i)

    await test.step('another plate shows nothing of it', async () => {
      await findPlate(page, 'CD-789-GH')
      await expect(payButton(page)).toBeVisible()
      await expect(pending(page)).toHaveCount(0)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/payment$/)
    })

    await findPlate(page, 'BC-456-EF')
    await expect(pending(page)).toBeVisible()
    await expect(main(page)).toContainText(`Référence ${reference}`)
    await expect(main(page).getByRole('link', { name: 'Vérifier ce paiement' })).toHaveAttribute(
      'href',
      `/payment/processing?sessionId=${sessionId}`,
    )
    await axe(page)

    await payButton(page).click()
    await expect(question(page)).toContainText(`Référence ${reference}`)
    await expect(question(page)).toContainText(/Paiement en attente depuis le \d/)
    await axe(page)
    await question(page).getByRole('button', { name: 'Ne pas payer à nouveau' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/journeys$/)

    await payButton(page).click()
    await question(page).getByRole('button', { name: 'Payer quand même' }).click()
    await expect(page).toHaveURL(/\/payment$/)
    // The payment page does not ask again what the list has asked.
    await fillBilling(page)
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
  },
)

test(
  'the payment page opened by its address, in another tab that has loaded the list again, asks as the list does, once',
  { tag: ['@F-PAY-10', '@F-NAV-06'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [{ numberPlate: 'BC456EF', countryCode: 'FR' }])
    await visit(page, '/form/payment')
    await main(page)
      .getByRole('button', { name: /BC-456-EF/ })
      .click()
    await expect(page).toHaveURL(/\/travels$/)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await startedPayment({ site, sandbox, of: 'BC456EF' })
    const { reference, sessionId } = await pendingHere(page, sandbox)

    // A customer's list is searched anew on each load, so the basket belongs to another session than the payment.
    await other.goto('/travels')
    await expect(pending(other).first()).toBeVisible()
    await expect.poll(() => storedValue(other, 'sessionId')).not.toBe(sessionId)
    await other.goto('/payment')
    await fillBilling(other)
    await payButton(other).click()
    await expect(question(other)).toContainText(`Référence ${reference}`)
    await axe(other)
    await question(other).getByRole('button', { name: 'Ne pas payer à nouveau' }).click()
    await expect(question(other)).toHaveCount(0)
    await expect(other).toHaveURL(/\/payment$/)
    await onlyPayment(sandbox)

    await payButton(other).click()
    await question(other).getByRole('button', { name: 'Payer quand même' }).click()
    await other.waitForURL(/\/psp\//)
    await expect.poll(() => sandbox.payments()).toHaveLength(2)
  },
)

test(
  'a payment page that was open before another tab paid the same journeys asks too',
  { tag: ['@F-PAY-10', '@F-NAV-06'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await readyToPay(page, { site, sandbox, of: 'BC456EF' })
    await visit(page, '/payment')
    await fillBilling(page)
    const release = await hold(page, '**/services/v1/payments/psp?*')
    const handedOver = page.waitForRequest('**/services/v1/payments/psp?*')
    await payButton(page).click()
    await handedOver

    await findPlate(other, 'BC-456-EF')
    await payButton(other).click()
    await fillBilling(other)
    await release()
    await page.waitForURL(/\/psp\//)
    await payButton(other).click()
    await expect(question(other)).toContainText(/Paiement en attente depuis le \d/)
    await onlyPayment(sandbox)
  },
)

test(
  'the cards of a notice show that their payment is pending',
  { tag: ['@F-PAY-10'] },
  async ({ page, site, sandbox }) => {
    const notice = '26010112345'
    await startedPayment({ site, sandbox, notice })
    await pendingHere(page, sandbox)
    await findNumber(page, notice)
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    await expect(cards).toHaveCount(2)
    for (const card of await cards.all()) await expect(card).toContainText(/Paiement en attente depuis le \d/)
  },
)

test(
  'a payment stays pending while its status cannot be loaded; once it has been accepted it shows as paid, with its receipt',
  { tag: ['@F-PAY-03', '@F-PAY-10', '@RESULT-16'] },
  async ({ page, site, sandbox }) => {
    await startedPayment({ site, sandbox, of: 'BC456EF' })
    const { reference, sessionId } = await pendingHere(page, sandbox)
    await sandbox.decide(sessionId, 'SUCCEED')
    await sandbox.fault({ path: `/services/v1/payments/${sessionId}`, times: 1, status: 500 })
    await findPlate(page, 'BC-456-EF')
    await expect.poll(() => sandbox.calls(`/services/v1/payments/${sessionId}`)).not.toEqual([])
    await expect(pending(page)).toBeVisible()

    await findPlate(page, 'BC-456-EF')
    await expect(main(page).getByText(/^Payé le \d\d\/\d\d\/\d{4} à \d\d:\d\d$/)).toBeVisible()
    await expect(pending(page)).toHaveCount(0)
    await expect(main(page)).toContainText(`7,10 € · Référence ${reference}`)
    await axe(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('button', { name: /^Reçu\s: Payé le/ })
        .click(),
    ])
    expect(file.suggestedFilename()).toBe(`${reference}.pdf`)
  },
)

test('a pending payment that has been refused since shows as refused, and paying again needs no confirmation', async ({
  page,
  site,
  sandbox,
}) => {
  await startedPayment({ site, sandbox, of: 'BC456EF' })
  const { sessionId } = await pendingHere(page, sandbox)
  await sandbox.decide(sessionId, 'REJECTED')
  await findPlate(page, 'BC-456-EF')
  await expect(main(page).getByText(/^Paiement du .* refusé$/)).toBeVisible()
  await expect(main(page)).toContainText("Aucune somme n'a été débitée.")
  await payButton(page).click()
  await expect(page).toHaveURL(/\/payment$/)
})
