import { asCustomer } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Payer mes trajets' })
const plate = (page: Page) => form(page).getByRole('textbox', { name: "Plaque d'immatriculation" })
const search = (page: Page) => form(page).getByRole('button', { name: 'Rechercher', exact: true })

test(
  'home names a missing plate, shows a failed search in place, and leads from a plate to its journeys',
  { tag: ['@HOME-01', '@OPEN-24', '@OPEN-69', '@F-NET-01', '@F-PAY-15'] },
  async ({ page, sandbox }) => {
    await visit(page, '/')
    await test.step('without a plate it names the missing field and calls nothing', async () => {
      await search(page).click()
      await expect(plate(page)).toBeFocused()
      await expect(plate(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(plate(page)).toHaveAccessibleDescription(/Indiquez la plaque d'immatriculation\./)
      await axe(page)
    })
    await test.step('the number of a card marks the field and is neither repeated nor sent', async () => {
      for (const typed of ['4111 1111 1111 1111', '4111 1111 1111 1111 12/28', 'CB 4111 1111 1111 1111']) {
        await plate(page).fill(typed)
        await expect(plate(page)).not.toHaveAttribute('aria-invalid')
        await search(page).click()
        await expect(plate(page)).toHaveAccessibleDescription("N'indiquez pas de numéro de carte ici.")
        await expect(plate(page)).toBeFocused()
        await expect(form(page)).not.toContainText('4111')
      }
      for (const path of ['journeys', 'detailedJourneys'])
        expect(await sandbox.calls(`/services/v1/${path}`)).toEqual([])
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('4111')
    })
    await test.step('a plate that the server refuses marks the field, with an example', async () => {
      await plate(page).fill('ab 123.cd')
      await expect(plate(page)).not.toHaveAttribute('aria-invalid')
      await sandbox.fault({ path: '/services/v1/journeys', status: 400, body: { code: 'invalid_number_plate' } })
      await search(page).click()
      await expect(plate(page)).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s: AB-123-CD/)
      await expect(plate(page)).toBeFocused()
    })
    await test.step('a failure keeps the plate and can be retried', async () => {
      await sandbox.fault({ path: '/services/v1/journeys', status: 503 })
      await search(page).click()
      await expect(form(page).getByRole('alert')).toContainText('les délais de paiement continuent de courir')
      await expect(plate(page)).toHaveValue(/ab.?123.?cd/i)
      await form(page).getByRole('button', { name: 'Réessayer' }).click()
    })
    await expect(page).toHaveURL(/\/journeys$/)
    await expect(page.getByRole('region', { name: /Récapitulatif/ })).toContainText('AB-123-CD')
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: 'AB123CD', country: 'FR' })
    await test.step('a plate of another country', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /, accueil$/ })
        .click()
      await form(page).getByRole('combobox', { name: "Pays d'immatriculation" }).selectOption({ label: 'Allemagne' })
      await plate(page).fill('B-MW 2024')
      await plate(page).press('Enter')
      await expect(page).toHaveURL(/\/journeys$/)
    })
    const calls = await sandbox.calls('/services/v1/journeys')
    await test.step('the number of a notice, typed as a plate, is recognised and found with one press', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /, accueil$/ })
        .click()
      await plate(page).fill('n° 2603-0100-024')
      await plate(page).press('Enter')
      await expect(form(page).getByText("ressemble à un numéro d'avis ou de dossier")).toBeVisible()
      await axe(page)
      await form(page).getByRole('button', { name: 'Chercher ce numéro' }).click()
      await expect(page).toHaveURL(/\/paymentNotice$/)
    })
    expect(calls.map(({ query: { plate: sent, country } }) => [sent, country])).toEqual([
      ['AB123CD', 'FR'],
      ['AB123CD', 'FR'],
      ['AB123CD', 'FR'],
      ['BMW2024', 'DE'],
    ])
  },
)

test('on a phone of 375 x 667 px the search of home is above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  for (const [language, brand] of [
    ['', 'harbour'],
    ['de', 'volcano'],
    ['it', 'wireframe'],
  ]) {
    await visit(page, `/${language}?brand=${brand}`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const button = page.getByRole('main').locator('form button[type=submit]')
    const { y = Infinity, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height, brand).toBeLessThanOrEqual(667)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), brand).toBe(375)
  }
})

test(
  'a customer, who searches only saved plates, gets the way to them, the customer area and the renters’ link',
  { tag: ['@OPEN-25', '@HEADER-06', '@HEADER-09'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox)
    await visit(page, '/')
    await expect(page.getByRole('main').getByRole('link', { name: 'Payer mes trajets' })).toHaveAttribute(
      'href',
      '/form/payment',
    )
    await expect(form(page)).toHaveCount(0)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Espace client' })).toHaveAttribute('href', '/account/profile')
    await expect(banner.getByRole('link', { name: 'Espace loueurs' })).toHaveAttribute('href', '/renters/login')
  },
)
