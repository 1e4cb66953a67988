import { hold } from './support/hold.ts'
import { asCustomer, asRenter } from './support/people.ts'
import { readyToPay } from './support/paying.ts'
import { shiftOf } from './support/shift.ts'
import { expect, type Page, test } from './support/test.ts'

/** Where the title is, the breadcrumb's text, and the text of the navigation. */
const look = (page: Page, title: string) =>
  page.evaluate((wanted) => {
    const heading = [...document.querySelectorAll('h1, p')].find((element) => element.textContent === wanted)
    const box = heading?.getBoundingClientRect()
    const [header] = document.getElementsByTagName('header')
    return {
      place: box && [box.left, box.top, box.height].map(Math.round),
      header: header && [header.innerText, Math.round(header.getBoundingClientRect().height)],
      breadcrumb: [...document.querySelectorAll('ol, ul')]
        .map((list) => list.textContent ?? '')
        .find((text) => text.startsWith('Accueil') || text.startsWith('Espace loueurs')),
    }
  }, title)

const frames = {
  driver: [
    ['/journeys', 'JourneysPage', '2 trajets à régler, 40,50\u00a0€', 375],
    ['/payment', 'PaymentPage', 'Payer mes trajets', 1440],
  ],
  customer: [['/account/profile', 'ProfilePage', 'Bienvenue sur votre espace client', 375]],
  renter: [
    ['/renters/profile', 'ProfilePage', 'Échéances et informations loueur', 1440],
    ['/renters/vehicles', 'VehiclesPage', 'Liste des véhicules', 375],
  ],
} as const

// Each page at one width; the other one alternates, because all pages share layout and mechanism.
for (const [who, pages] of Object.entries(frames)) {
  test(`the pages of a ${who} show header, title and breadcrumb at their places while their code loads, and shift at most 0.05`, async ({
    page,
    site,
    sandbox,
  }) => {
    if (who === 'driver') await readyToPay(page, { site, sandbox })
    else if (who === 'customer') await asCustomer(page, site, sandbox)
    else await asRenter(page, site, sandbox)
    for (const [path, code, title, width] of pages) {
      await page.setViewportSize({ width, height: 800 })
      const release = await hold(page, `**/assets/${code}-*.js`)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('.starting h1', { hasText: title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status')).toBeAttached()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await look(page, title)
      expect(before.place).toBeDefined()
      await release()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expect.poll(() => look(page, title)).toEqual(before)
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page), path).toBeLessThanOrEqual(0.05)
    }
  })
}

for (const [who, path, width] of [
  ['customer', '/account/profile', 375],
  ['renter', '/renters/profile', 1440],
] as const) {
  test(`nothing moves while the page of a ${who} loads its data`, async ({ page, site, sandbox }) => {
    if (who === 'renter') await asRenter(page, site, sandbox)
    else await asCustomer(page, site, sandbox, ['AB123CD', 'BC456EF', 'CV777NR'].map(french))
    await page.setViewportSize({ width, height: 800 })
    // The answers come after the first frames of the page.
    const release = await hold(page, '*/services/v1/*')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
    await release()
    await expect(page.locator('.starting, .growing')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })
}
const french = (numberPlate: string) => ({ numberPlate, countryCode: 'FR' })
