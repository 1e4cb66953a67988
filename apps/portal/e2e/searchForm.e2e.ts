import type { Route } from '@playwright/test'
import { openTab } from './support/searching.ts'
import { expect, type Page, test, visit } from './support/test.ts'

const submit = (page: Page) => openTab(page).getByRole('button', { name: 'Rechercher', exact: true })
const plate = (page: Page) => page.getByLabel('Numéro de plaque')

test(
  'after going offline and online the search form works without a reload',
  { tag: ['@F-NET-14'] },
  async ({ page, context }) => {
    await visit(page, '/form/payment')
    await plate(page).fill('AB123CD')
    await context.setOffline(true)
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Pas de connexion')
    await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion')
    await expect(page.getByRole('alert'), 'nothing the driver could do about it').not.toContainText('captcha')
    await expect(plate(page)).toHaveValue('AB-123-CD')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL(/\/journeys$/)

    await test.step('the script that solves the captcha is loaded again once online', async () => {
      await visit(page, '/form/payment')
      const goOffline = async (route: Route) => {
        const answer = await route.fetch({ maxRetries: 1 })
        await context.setOffline(true)
        await route.fulfill({ response: answer })
      }
      // Once: the submit asks again, and its answer may be under way when the route ends.
      await page.route('**/captcha/challenge?*', goOffline, { times: 1 })
      await plate(page).fill('AB123CE')
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText('Pas de connexion')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page).toHaveURL(/\/journeys$/)
    })
  },
)
