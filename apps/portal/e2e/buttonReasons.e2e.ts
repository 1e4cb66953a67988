import { readyToPay } from './support/paying.ts'
import { findNumber, openTab } from './support/searching.ts'
import { expect, test, visit } from './support/test.ts'

const incomplete = 'Remplissez les champs obligatoires pour continuer.'

test('a disabled search says why, and is enabled once a plate is typed', { tag: ['@OPEN-23'] }, async ({ page }) => {
  await visit(page, '/form/payment')
  const search = openTab(page).getByRole('button', { name: 'Rechercher', exact: true })
  await expect(search).toBeDisabled()
  await expect(search).toHaveAccessibleDescription(incomplete)
  await page.getByLabel('Numéro de plaque').fill('AB-123-CD')
  await expect(search).toBeEnabled()
  await expect(search).not.toHaveAccessibleDescription(incomplete)
})

test('the pay button of the list says why nothing can be paid', { tag: ['@OPEN-32'] }, async ({ page, sandbox }) => {
  const journeys = [{ id: 'one', date: '2026-01-05T08:10:00', ttcPrice: 4.5 }]
  await sandbox.vehicle({ numberPlate: 'EA220AA', journeys })
  await sandbox.notice({ number: 'AP900220', numberPlate: 'EA220AA', journeys })
  await findNumber(page, 'AP900220')
  const pay = page.getByRole('main').getByRole('button', { name: /^Payer/ })
  await expect(pay).toBeEnabled()
  await page.getByRole('checkbox', { name: /^Trajet du/ }).uncheck()
  await expect(pay).toBeDisabled()
  await expect(pay).toHaveAccessibleDescription('Choisissez au moins un trajet.')
})

for (const [path, name, reason, tag] of [
  ['/alert', "S'inscrire", incomplete, '@VALID-45'],
  ['/unsubscribe', 'Confirmer', 'Indiquez votre e-mail pour continuer.', '@UNSUB-04'],
] as const) {
  test(`the disabled button '${name}' says why`, { tag: [tag] }, async ({ page }) => {
    await visit(page, path)
    const button = page.getByRole('main').getByRole('button', { name, exact: true })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(reason)
  })
}

test('a fuel card form says why it cannot be confirmed', { tag: ['@PAY-22'] }, async ({ page, site, sandbox }) => {
  await readyToPay(page, { site, sandbox })
  await visit(page, '/payment')
  await page.getByRole('radio', { name: 'Carte ESSO' }).check()
  await expect(page.getByRole('button', { name: /^Payer/ })).toHaveAccessibleDescription(incomplete)
})
