import type { Browser, Locator, Page } from 'playwright'
import type { Driver } from './drivers.ts'

/** How long a driver waits for the outcome of one step before starting again, in milliseconds. */
const patience = 30_000
/** A server that died explains a few failed attempts, not more. */
const mostAttempts = 5

/**
 * Pays a driver's journeys on the screens of the portal. Starts again in a new browser context when a step fails, as it does
 * on a server that dies; the journeys may be paid by then. Throws when several attempts fail in a row.
 */
export async function payOnScreen(browser: Browser, site: string, driver: Driver): Promise<void> {
  const failures: unknown[] = []
  while (failures.length < mostAttempts) {
    // The test's own certificate is signed by nobody.
    const context = await browser.newContext({ baseURL: site, locale: 'fr-FR', ignoreHTTPSErrors: true })
    context.setDefaultTimeout(patience)
    try {
      await payFromHome(await context.newPage(), driver)
      return
    } catch (error) {
      failures.push(error)
    } finally {
      await context.close()
    }
  }
  throw new AggregateError(failures, `${driver.plate} is not paid after ${mostAttempts} attempts: ${String(failures)}`)
}

/** From home to the list of a plate's journeys. Returns whether there is something to pay. */
export async function searchFromHome(page: Page, plate: string): Promise<boolean> {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Payer mes trajets' })
  await form.getByRole('textbox', { name: "Plaque d'immatriculation" }).fill(plate)
  await form.getByRole('button', { name: 'Rechercher', exact: true }).click()
  const nothing = page.getByRole('heading', { name: /pas trouvé de trajet/ })
  await outcome(page, payButton(page).or(nothing))
  return !(await nothing.isVisible())
}

export async function payFromHome(page: Page, driver: Driver): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  // An earlier attempt has paid, but the server died before it could answer.
  if (!(await searchFromHome(page, driver.plate))) return
  await payButton(page).click()
  const method = page.getByRole('radio', { name: driver.method === 'card' ? 'Carte ESSO' : 'Carte bancaire' })
  await outcome(page, method)
  await method.check()
  const fields = driver.method === 'card' ? card : billing
  for (const [name, text] of Object.entries(fields)) await field(name).fill(text)
  await field('E-mail').fill(driver.email)
  await payButton(page).click()
  if (driver.method === 'provider') {
    const confirm = page.getByRole('button', { name: 'Payer', exact: true })
    await outcome(page, confirm)
    await confirm.click()
  }
  await outcome(page, page.getByRole('heading', { name: 'Merci pour votre paiement.' }))
  driver.confirmed = true
}

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Payer/ })
const card = { 'Numéro de carte': '7034123456789012345', "Date d'expiration": '09/40' }
/** The fields of a credit card payment by their labels. */
export const billing = {
  Prénom: 'Camille',
  Nom: 'Durand',
  Adresse: '12 rue des Tilleuls',
  'Code postal': '03000',
  Ville: 'Moulins',
}

/** Waits for the expected outcome of a step; throws when the page reports a failure instead. */
async function outcome(page: Page, expected: Locator): Promise<void> {
  const failure = page.getByRole('main').getByRole('alert')
  await expected.or(failure).first().waitFor()
  if (!(await expected.first().isVisible())) throw new Error(`${page.url()}: ${await failure.first().innerText()}`)
}
