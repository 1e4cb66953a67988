import type { Locator } from '@playwright/test'
import { field, fillBilling, method, readyToPay } from './support/paying.ts'
import { expect, type Page, reload, test, visit } from './support/test.ts'

test(
  'a card number in a name is neither sent nor stored; other billing details and the method survive a reload',
  { tag: ['@PAY-22'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/payment')
    await test.step('the form of another method says why it cannot be confirmed', async () => {
      await method(page, 'Carte ESSO').check()
      await expect(page.getByRole('button', { name: /^Payer/ })).toHaveAccessibleDescription(
        'Remplissez les champs obligatoires pour continuer.',
      )
    })
    await fillBilling(page)
    await field(page, 'Nom').fill('4111 1111 1111 1111')
    await page.getByRole('button', { name: /^Payer/ }).click()
    await expect(field(page, 'Nom')).toHaveAccessibleDescription(/N'indiquez pas de numéro de carte ici/)
    expect(await sandbox.calls('/services/v1/payments/psp')).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toContain('4111')

    const city = await field(page, 'Ville').inputValue()
    await reload(page)
    await expect(method(page, 'Carte bancaire')).toBeChecked()
    await expect(field(page, 'Ville')).toHaveValue(city)
    await expect(field(page, 'Nom')).toHaveValue('')
  },
)

const terms = (page: Page) => page.getByRole('checkbox', { name: "J'accepte" })
/** The message at the field; the summary has the same sentence as a link. */
const wrongEmail = (page: Page) => page.locator('p', { hasText: "L'email n'est pas valide" })
/** The middle of an element, in the visible part of the page. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
/** `page.touchscreen` would need a context of its own. */
async function tap(page: Page, element: Locator): Promise<void> {
  const { x, y } = await middleOf(element)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await protocol.detach()
}

test(
  'a tap right after typing reaches what is below a wrong or mistyped e-mail or plate, which is then asked about',
  { tag: ['@VALID-05', '@OPEN-23'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await visit(page, '/account/register')
    await field(page, 'E-mail').fill('jeanne')
    await tap(page, terms(page))
    await expect(terms(page)).toBeChecked()
    await field(page, 'E-mail').fill('jeanne@')
    await expect(wrongEmail(page), 'before the form was sent').toHaveCount(0)
    await tap(page, page.getByRole('button', { name: 'Créer un compte' }))
    await expect(wrongEmail(page)).toBeVisible()
    await field(page, 'E-mail').fill('jeanne@example.org')
    await expect(wrongEmail(page)).toHaveCount(0)

    await terms(page).uncheck()
    await field(page, 'E-mail').fill('jeanne@gmial.com')
    await tap(page, terms(page))
    await expect(terms(page)).toBeChecked()
    await expect(page.getByRole('button', { name: 'Vouliez-vous dire jeanne@gmail.com ?' })).toBeVisible()

    await visit(page, '/form/payment')
    await page.getByLabel('Numéro de plaque').fill('1234BCD')
    const rental = page.getByRole('checkbox', { name: "J'étais avec un véhicule de location" })
    await tap(page, rental)
    await expect(rental).toBeChecked()
    const country = page.getByRole('button', { name: 'Choisir Espagne' })
    await expect(country).toBeVisible()
    await country.click()
    await expect(page.getByRole('combobox', { name: "Pays d'immatriculation" })).toHaveValue('Espagne')
    await expect(page.getByLabel('Numéro de plaque')).toHaveValue('1234 BCD')
    await expect(country).toHaveCount(0)
  },
)
