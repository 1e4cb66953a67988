import { asCustomer } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Payer mes trajets' })
const plate = (page: Page) => form(page).getByRole('textbox', { name: "Plaque d'immatriculation" })
const search = (page: Page) => form(page).getByRole('button', { name: 'Rechercher', exact: true })

test(
  'a driver searches a plate on home and sees its journeys next',
  { tag: ['@HOME-01', '@OPEN-24'] },
  async ({ page, sandbox }) => {
    await visit(page, '/')
    await plate(page).fill('ab 123.cd')
    await axe(page)
    await search(page).click()
    await expect(page).toHaveURL(/\/journeys$/)
    await expect(page.getByRole('region', { name: /Récapitulatif/ })).toContainText('AB-123-CD')
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: 'AB123CD', country: 'FR' })
    const [call] = await sandbox.calls('/services/v1/journeys')
    expect(call?.query).toMatchObject({ plate: 'AB123CD', country: 'FR' })
  },
)

test('the search of home takes plates of other countries', async ({ page, sandbox }) => {
  await visit(page, '/')
  await form(page).getByRole('combobox', { name: 'Pays de la plaque' }).selectOption({ label: 'Allemagne' })
  await plate(page).fill('B-MW 2024')
  await plate(page).press('Enter')
  await expect(page).toHaveURL(/\/journeys$/)
  const [call] = await sandbox.calls('/services/v1/journeys')
  expect(call?.query).toMatchObject({ plate: 'BMW2024', country: 'DE' })
})

test('without a plate the search of home names the missing field and calls nothing', async ({ page, sandbox }) => {
  await visit(page, '/')
  await search(page).click()
  await expect(plate(page)).toBeFocused()
  await expect(plate(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(plate(page)).toHaveAccessibleDescription(/Indiquez la plaque d'immatriculation\./)
  await axe(page)
  expect(await sandbox.calls('/services/v1/journeys')).toEqual([])
  await plate(page).fill('AB123CD')
  await expect(plate(page)).not.toHaveAttribute('aria-invalid')
})

test(
  'a failed search on home shows its error in place and can be retried',
  { tag: ['@F-NET-01'] },
  async ({ page, sandbox }) => {
    await sandbox.fault({ path: '/services/v1/journeys', status: 503 })
    await visit(page, '/')
    await plate(page).fill('AB-123-CD')
    await search(page).click()
    await expect(form(page).getByRole('alert')).toContainText('les délais de paiement continuent de courir')
    await expect(plate(page)).toHaveValue('AB-123-CD')
    await form(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/journeys$/)
  },
)

for (const [language, brand] of [
  ['', 'harbour'],
  ['de', 'volcano'],
  ['it', 'wireframe'],
]) {
  test(`on a phone of 375 x 667 px the search of home in ${brand} is above the fold (${language || 'fr'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await visit(page, `/${language}?brand=${brand}`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const button = page.getByRole('main').locator('form button[type=submit]')
    const { y = Infinity, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(667)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
}

test(
  'a customer, who searches only saved plates, gets the way to them',
  { tag: ['@OPEN-25'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox)
    await visit(page, '/')
    await expect(page.getByRole('main').getByRole('link', { name: 'Payer mes trajets' })).toHaveAttribute(
      'href',
      '/form/payment',
    )
    await expect(form(page)).toHaveCount(0)
  },
)

test('without free flow home has no search by plate', { tag: ['@HOME-04'] }, async ({ page, sandbox }) => {
  await sandbox.whitelabel({ actions: [] })
  await visit(page, '/')
  await expect(page.getByRole('link', { name: /^Payer/ }).first()).toBeVisible()
  await expect(form(page)).toHaveCount(0)
})
