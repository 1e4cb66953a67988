import { storedValue } from './support/searching.ts'
import { expect, test, visit } from './support/test.ts'

test(
  'home leads from a plate to its journeys, and from the number of a notice, typed as a plate, to its list',
  { tag: ['@HOME-01', '@OPEN-24'] },
  async ({ page, sandbox }) => {
    await visit(page, '/')
    const form = page.getByRole('form', { name: 'Payer mes trajets' })
    const plate = form.getByRole('textbox', { name: "Plaque d'immatriculation" })
    await plate.fill('ab 123.cd')
    await plate.press('Enter')
    await expect(page).toHaveURL(/\/journeys$/)
    await expect(page.getByRole('region', { name: /Récapitulatif/ })).toContainText('AB-123-CD')
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: 'AB123CD', country: 'FR' })
    const calls = await sandbox.calls('/services/v1/journeys')
    expect(calls.map(({ query }) => [query['plate'], query['country']])).toEqual([['AB123CD', 'FR']])

    await page.goBack()
    await plate.fill('n° 2603-0100-024')
    await plate.press('Enter')
    await form.getByRole('button', { name: 'Chercher ce numéro' }).click()
    await expect(page).toHaveURL(/\/paymentNotice$/)
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
