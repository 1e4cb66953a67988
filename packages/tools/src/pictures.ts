import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from './browser.ts'
import { root } from './paths.ts'
import { startSite } from './siteProcess.ts'

const folder = join(root, 'docs/pictures')

/** `pnpm pictures`: takes the README's pictures of the built portal, as WebP, which Playwright itself does not write. */
export default async function main(): Promise<number> {
  const site = startSite()
  const browser = await chromium.launch(launchOptions())
  const address = await site.address
  async function open(path: string, { width = 375, height = 700, dark = false } = {}) {
    const look = { colorScheme: dark ? 'dark' : 'light', viewport: { width, height } } as const
    const page = await browser.newPage({ baseURL: address, locale: 'fr-FR', ...look })
    await page.goto(path, { waitUntil: 'networkidle' })
    return page
  }
  async function take(name: string, page: Page) {
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      scrollTo(0, 0)
      return document.fonts.ready
    })
    const shell = await page.context().newCDPSession(page)
    const { data } = await shell.send('Page.captureScreenshot', { format: 'webp', quality: 74 })
    await writeFile(join(folder, `${name}.webp`), data, 'base64')
  }
  async function search(page: Page, plate: string) {
    await page.getByLabel('Numéro de plaque').fill(plate)
    await page.getByRole('button', { name: 'Rechercher', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /à régler, / }).waitFor()
  }
  try {
    const phone = await open('/?brand=harbour')
    await take('home', phone)
    await search(phone, 'AB-123-CD')
    await take('list', phone)
    await phone
      .getByRole('button', { name: /^Payer \d/ })
      .first()
      .click()
    await phone.getByRole('radio', { name: 'Carte bancaire' }).check()
    await take('payment', phone)
    await take('brand', await open('/?brand=volcano', { width: 1280, height: 720 }))
    const dark = await open('/?brand=harbour', { width: 1280, height: 720, dark: true })
    await search(dark, 'MN-456-XY')
    await take('dark', dark)
    const fleet = await open('/renters/login?brand=harbour', { width: 1280, height: 720 })
    await fleet.getByLabel('E-mail').fill('renter@voie-libre.example')
    await fleet.getByLabel('Mot de passe').first().fill('Demo-2026-Voie')
    await fleet.getByRole('button', { name: 'Se connecter' }).click()
    await fleet.getByRole('link', { name: 'Liste des trajets' }).first().click()
    await fleet.getByRole('cell', { name: '€' }).first().waitFor()
    await take('fleet', fleet)
  } finally {
    await browser.close()
    await site.stop()
  }
  return 0
}
