import * as z from 'zod/mini'
import { decide, fillBilling, openResend, payButton } from './support/paying.ts'
import { expect, test, visit } from './support/test.ts'

const about = z.object({ label: z.string() })

// Without `?brand=` all tests see harbour.
test("in volcano, logo, title, provider's page and mails name one operator", async ({ page, sandbox }) => {
  const [brand, other] = ['volcano', 'Rivage']
  const { label } = z.parse(about, await (await page.request.get(`/brands/${brand}/brand.json`)).json())
  const logo = page.getByRole('banner').getByRole('link', { name: `${label}, accueil`, exact: true })

  await visit(page, `/?brand=${brand}`)
  await expect(logo).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(label))

  // The choice holds for the visit, also on pages that do not name it.
  const plate = page.getByRole('form', { name: 'Payer mes trajets' }).getByRole('textbox')
  await plate.fill('BC-456-EF')
  await plate.press('Enter')
  await expect(page).toHaveURL(/\/journeys$/)
  await expect(logo).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(label))
  await payButton(page).first().click()
  await expect(page).toHaveURL(/\/payment$/)
  await fillBilling(page)
  await payButton(page).click()
  await page.waitForURL(/\/psp\//)
  await expect(page.getByRole('definition').filter({ hasText: label })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(other)

  await decide(page, 'Payer')
  await expect(page).toHaveTitle(new RegExp(`Confirmation de paiement.*${label}`))
  await openResend(page)
  await page.getByRole('button', { name: 'Envoyer le reçu' }).click()
  await expect(page.getByText('Le reçu a déjà été envoyé à')).toBeVisible()
  await expect.poll(async () => (await sandbox.mailbox()).length).toBeGreaterThan(0)
  for (const { text } of await sandbox.mailbox()) {
    expect(text).toContain(label)
    expect(text).not.toContain(other)
  }
})
