import { confirmed } from './support/paying.ts'
import { storedValue } from './support/searching.ts'
import { expect, type Page, test, visit } from './support/test.ts'

const device = (page: Page) => page.getByRole('region', { name: 'Sur cet appareil' })

test('a receipt can be downloaded again on the device that has paid, and sent again to the e-mail of the payment', async ({
  page,
  site,
  sandbox,
}) => {
  await confirmed(page, { site, sandbox })
  await page.getByRole('link', { name: 'Voir mes reçus' }).click()
  await test.step('to the e-mail of the payment', async () => {
    const form = page.getByRole('region', { name: 'Renvoyer mon reçu' })
    const email = form.getByRole('textbox', { name: 'E-mail donné lors du paiement' })
    const send = form.getByRole('button', { name: 'Renvoyer mon reçu' })
    await expect(form.getByLabel('Numéro de plaque')).toHaveValue('EA-200-AA')
    const before = (await sandbox.mailbox()).length
    await email.fill('Jeanne@example.org')
    await send.click()
    await expect(form.getByText(/fait avec Jeanne@example.org/)).toBeVisible()
    const mails = await sandbox.mailbox()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.to).toBe('jeanne@example.org')
  })
  // Opening home clears the basket but keeps the receipts.
  await visit(page, '/')
  await expect.poll(() => storedValue(page, 'sessionId'), { message: 'home forgets the payment' }).toBeUndefined()

  await visit(page, '/receipts')
  await expect(device(page).getByRole('listitem')).toHaveCount(1)
  await expect(device(page).getByRole('listitem')).toContainText('40,50 €')
  await expect(device(page).getByRole('listitem')).toContainText('2 trajets')
  expect(JSON.stringify(await storedValue(page, 'receipts'))).not.toMatch(/jeanne|EA200AA/i)

  const button = device(page).getByRole('button', { name: /^Télécharger le reçu du/ })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^VL-\w+\.pdf$/)
})
