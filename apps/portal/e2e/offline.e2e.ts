import { readyToPay } from './support/paying.ts'
import { axe, expect, type Page, test, testInOwnPage, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const pay = (page: Page) => main(page).getByRole('button', { name: /^Payer/ })
const paymentPage = '**/assets/PaymentPage-*.js'

testInOwnPage(
  'a page whose code cannot be loaded offline says so, and opens by itself once online',
  { tag: ['@F-NET-14'] },
  async ({ page, context, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/journeys')
    await expect(pay(page)).toBeVisible()
    await context.setOffline(true)
    await pay(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion')
    await expect(main(page).getByRole('alert')).toContainText('Vérifiez votre connexion')
    await expect(main(page)).not.toContainText('nouvelle version')
    await axe(page)
    await context.setOffline(false)
    await expect(page.getByRole('radio', { name: 'Carte bancaire' })).toBeVisible()
    await expect(page).toHaveURL(/\/payment$/)
  },
)

test(
  'a connection that is lost without the browser noticing is found again too',
  { tag: ['@F-NET-14'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await visit(page, '/journeys')
    await expect(pay(page)).toBeVisible()
    await page.evaluate(() => {
      const repeat = window.setInterval
      // Half a second between two checks instead of five.
      Object.assign(window, { setInterval: (act: () => void, wait: number) => repeat(act, wait / 10) })
    })
    await page.route('**/*', (route) => route.abort('internetdisconnected'))
    await pay(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion')
    await page.unrouteAll()
    await expect(page.getByRole('radio', { name: 'Carte bancaire' })).toBeVisible()
  },
)

test(
  'code that a new version replaced reloads the page once, then offers a reload',
  { tag: ['@F-NAV-10'] },
  async ({ page, site, sandbox }) => {
    await readyToPay(page, { site, sandbox })
    await page.route(paymentPage, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await visit(page, '/journeys')
    await expect(pay(page)).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await pay(page).click()
    await reloaded
    let loads = 0
    page.on('load', () => loads++)
    await pay(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une nouvelle version du site est disponible')
    expect(loads, 'reloads after the first one').toBe(0)
    await page.unrouteAll()
    await main(page).getByRole('button', { name: 'Recharger la page' }).click()
    await expect(page.getByRole('radio', { name: 'Carte bancaire' }), 'the basket is kept').toBeVisible()
  },
)
