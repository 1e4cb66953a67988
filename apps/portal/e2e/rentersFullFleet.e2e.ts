import { readFile } from 'node:fs/promises'
import {
  applyFilters,
  asFleet,
  button,
  closures,
  expectIdle,
  filter,
  rows,
  selectAll,
  table,
  total,
} from './support/renters.ts'
import { expect, type Page, test, visit } from './support/test.ts'

// The size that rental companies have. A test builds its fleet once, so each does much.

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Clôturer (des|[\d\s]+) véhicules?$/ })
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler', exact: true })

const plates = 10_000
const manyPath = '/services/v1/renters/me/plates/closures'

test(
  'a renter with 10,000 vehicles and 30,000 journeys pages, filters, sorts, exports, closes nearly all at once, and undoes',
  {
    tag: [
      '@RENTER-01',
      '@RENTER-03',
      '@RENTER-06',
      '@RENTER-08',
      '@OPEN-55',
      '@API-32',
      '@API-33',
      '@API-36',
      '@API-38',
    ],
  },
  async ({ page, site, sandbox }) => {
    test.slow()
    await asFleet(page, site, sandbox, { plates, journeys: 30_000 })
    await test.step('journeys: page, sort, filter, export', async () => {
      await visit(page, '/renters/travels?page=99999')
      await expect(total(page), 'each generated journey was made while its vehicle was in the fleet').toContainText(
        /^30.?000 résultats/,
      )
      await expect(page, 'a page that does not exist becomes the last one').toHaveURL(/page=\d{3,4}$/)
      await expect(rows(page)).not.toHaveCount(0)
      await table(page).getByRole('columnheader', { name: 'Montant dû' }).getByRole('button').click()
      await expect(page, 'a new order starts at the first page').toHaveURL(/\?sortBy=price$/)
      await expectIdle(page)
      const [part = ''] = /[A-Z]{2}-\d/.exec(await rows(page).first().innerText()) ?? []
      await filter(page, 'Plaque').fill(part)
      await applyFilters(page)
      await expect(rows(page).first()).toContainText(part)
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()])
      const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
      await expect(total(page)).toContainText(
        new RegExp(`^${lines.length.toLocaleString('fr').replaceAll(/\s/g, '.?')} résultat`),
      )
      expect(lines.every((line) => line.includes(part.replace('-', '')))).toBe(true)
    })

    await test.step('vehicles: filter, sort, last page', async () => {
      await visit(page, '/renters/vehicles')
      await expect(total(page)).toContainText(/^10.?000 résultats/)
      const [plate = ''] = /[A-Z]{2}-\d{3}-[A-Z]{2}/.exec(await rows(page).nth(4).innerText()) ?? []
      await filter(page, 'Plaque').fill(plate.toLowerCase().replaceAll('-', ' '))
      await applyFilters(page)
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText(plate)
      await visit(page, '/renters/vehicles?sortBy=plate&order=desc&page=1000')
      await expect(rows(page)).toHaveCount(10)
      await expect(rows(page).filter({ hasText: plate }), 'the fifth from the end').toHaveCount(1)
    })

    await test.step('closes all of the list but one in one call, and puts them back in another', async () => {
      await selectAll(page)
      await page.getByRole('button', { name: /^Sélectionner les 10.000$/ }).click()
      await rows(page).first().getByRole('checkbox').uncheck()
      await expect(total(page)).toContainText(/Sélection\s:\s9\s999/)
      await button(page, 'Clôturer la sélection').click()
      await dialog(page)
        .getByRole('checkbox', { name: /^Remplacer aussi/ })
        .check()
      await dialog(page).getByLabel('Date de clôture').fill('31/12/2027')
      await expect(dialog(page).getByRole('button', { name: /^Clôturer 9.999 véhicules$/ })).toBeVisible()
      await dialog(page).getByLabel('Date de clôture').press('Enter')
      await expect(page.getByText(/^9.999 véhicules sont clôturés\.$/)).toBeVisible()
      await undo(page).click()
      await expect(page.getByText(/^Annulation faite\s: 9.999 véhicules/)).toBeVisible()
      await visit(page, '/renters/vehicles?sortBy=validityEndDate')
      await expect(rows(page)).toHaveCount(10)
      await expect(page.getByRole('main')).not.toContainText('31/12/2027')
      expect((await sandbox.calls(manyPath)).length).toBe(2)
      expect(await closures(sandbox)).toHaveLength(0)
    })
  },
)

test(
  'an import of 200,000 lines into 10,000 vehicles: the refused one is named and saved, known ones stay, the others are imported',
  { tag: ['@RENTER-02', '@OPEN-55', '@API-34', '@API-35', '@F-FIL-07', '@F-FIL-08'] },
  async ({ page, site, sandbox }) => {
    test.setTimeout(420_000)
    await asFleet(page, site, sandbox, { plates, journeys: 0 })
    await visit(page, '/renters/vehicles')
    const [exported] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()])
    const [head = '', ...known] = (await readFile(await exported.path(), 'utf8')).trim().split('\r\n')
    expect(known).toHaveLength(10_000)
    await button(page, 'Importer').click()
    const form = page.getByRole('dialog', { name: 'Importer des véhicules' })
    const lines = [...known, ...Array.from({ length: 190_000 }, (_, at) => `IM${at}A;FR;2026-03-01;`)]
    lines[150_000] = 'IM150000A;FR;2026-02-30;'
    await page.getByLabel('Fichier CSV').setInputFiles({
      name: 'flotte.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([head, ...lines].join('\n')),
    })
    await expect(form.getByRole('definition')).toHaveText([/^189.999$/, '0', /^10.000$/, '1'], { timeout: 60_000 })
    const refused = form.getByRole('table', { name: '1 ligne refusée' })
    await expect(refused.getByRole('rowheader')).toHaveText('150002')
    await expect(refused).toContainText("La date de début n'est pas valide")
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Télécharger les lignes refusées' }).click(),
    ])
    expect(head).toMatch(/^numberPlate;countryCode;validityStartDate;validityEndDate;/)
    expect(await readFile(await download.path(), 'utf8')).toBe(`\u{feff}${head}\r\nIM150000A;FR;2026-02-30;\r\n`)
    // What the operator does with so many lines is not the portal's: this one only counts them.
    let received = 0
    await page.route('**/services/v1/renters/me/plates/import', async (route) => {
      received = (route.request().postData() ?? '').match(/^IM\d+A;FR;/gm)?.length ?? 0
      await route.fulfill({ json: { imported: received } })
    })
    await form.getByRole('button', { name: /^Importer/ }).click()
    await expect(page.getByRole('dialog')).toContainText(/189.?999 véhicules importés/)
    expect(received).toBe(189_999)
  },
)
