import { confirmed } from './support/paying.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const device = (page: Page) => page.getByRole('region', { name: 'Sur cet appareil' })

test('a receipt can be downloaded again on the device that has paid, sent again to the e-mail of the payment only, and removed', async ({
  page,
  site,
  sandbox,
}) => {
  await confirmed(page, { site, sandbox })
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes reçus' }).click()
  await test.step('to the e-mail of the payment', async () => {
    const form = page.getByRole('region', { name: 'Renvoyer mon reçu' })
    const email = form.getByRole('textbox', { name: 'E-mail donné lors du paiement' })
    const send = form.getByRole('button', { name: 'Renvoyer mon reçu' })
    await expect(form.getByLabel('Numéro de plaque')).toHaveValue('EA-200-AA')
    await send.click()
    await expect(form.getByRole('alert')).toHaveText("L'email est obligatoire")
    await expect(email).toBeFocused()

    const before = (await sandbox.mailbox()).length
    await email.fill('somebody@example.org')
    await send.click()
    await expect(form.getByText(/fait avec somebody@example.org/)).toBeVisible()
    await expect.poll(() => sandbox.mailbox()).toHaveLength(before)

    await email.fill('Jeanne@example.org')
    await send.click()
    await expect(form.getByText(/fait avec Jeanne@example.org/)).toBeVisible()
    const mails = await sandbox.mailbox()
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.to).toBe('jeanne@example.org')

    const path = '/services/v1/payments/receipts'
    await sandbox.fault({ path, status: 400, body: { code: 'invalid_number_plate' } })
    await send.click()
    await expect(form.getByLabel('Numéro de plaque')).toBeFocused()
    await expect(form.getByLabel('Numéro de plaque')).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s:/)

    await sandbox.fault({ path, status: 503 })
    await send.click()
    await expect(form.getByRole('alert')).toContainText("La demande n'a pas abouti")
    await expect(email).toHaveValue('Jeanne@example.org')
  })
  // Opening home clears the basket but keeps the receipts.
  await visit(page, '/')
  await expect.poll(() => storedValue(page, 'sessionId'), { message: 'home forgets the payment' }).toBeUndefined()

  await visit(page, '/receipts')
  await expect(device(page).getByRole('listitem')).toHaveCount(1)
  await expect(device(page).getByRole('listitem')).toContainText('40,50 €')
  await expect(device(page).getByRole('listitem')).toContainText('2 trajets')
  expect(JSON.stringify(await storedValue(page, 'receipts'))).not.toMatch(/jeanne|EA200AA/i)
  await axe(page)

  const button = device(page).getByRole('button', { name: /^Télécharger le reçu du/ })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^VL-\w+\.pdf$/)
  await sandbox.fault({ path: '/services/v1/payments/receipt', status: 500 })
  await button.click()
  await expect(device(page).getByRole('alert')).toContainText("Le reçu n'a pas pu être téléchargé")

  await device(page).getByRole('button', { name: 'Tout effacer' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Effacer la liste des reçus ?' })
  await dialog.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(device(page)).toContainText('Aucun reçu sur cet appareil.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => storedValue(page, 'receipts')).toBeUndefined()
})
