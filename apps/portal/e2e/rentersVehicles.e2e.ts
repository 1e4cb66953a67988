import { readFile } from 'node:fs/promises'
import { applyFilters, asFleet, button, filter, rows, table, total } from './support/renters.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const platesPath = '/services/v1/renters/me/plates'
const fleet = [
  { numberPlate: 'EA-200-AA', validityStartDate: '2026-01-10T00:00:00' },
  { numberPlate: 'EB-300-BB', validityStartDate: '2025-06-01T00:00:00', validityEndDate: '2026-02-01T23:59:59' },
  { numberPlate: '1-ABC-123', countryCode: 'BE', validityStartDate: '2026-02-01T00:00:00' },
]
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rowOf = (page: Page, plate: string) => rows(page).filter({ hasText: plate })
const csv = (content: string | Buffer, name = 'flotte.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})
/** Opens the import and chooses a file. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Fichier CSV').setInputFiles(file)
}

test(
  'the operator sorts and filters the vehicle list, whose address a reload keeps; its journeys are one press away',
  { tag: ['@RENTER-03', '@RENTER-08', '@OPEN-55', '@API-36', '@API-37', '@API-38'] },
  async ({ page, site, sandbox }) => {
    const due = { numberPlate: 'EA-200-AA', date: '2026-02-20T12:00:00', deadline: '2026-12-24T23:59:59' }
    await asFleet(page, site, sandbox, { plates: fleet, journeys: [due] })
    await visit(page, '/renters/vehicles?sortBy=validityStartDate')
    await expect(rows(page).first()).toContainText('1-ABC-123')
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      await expect(rowOf(page, '1-ABC-123')).toHaveAccessibleName(/1-ABC-123.*Belgique/)
      const before = await rows(page).first().boundingBox()
      await table(page).getByRole('checkbox', { name: 'Tout sélectionner' }).check()
      await expect(total(page)).toContainText('Sélection : 3')
      expect((await rows(page).first().boundingBox())?.y, `the rows stay, ${width} px`).toBe(before?.y)
      await button(page, 'Tout désélectionner').click()
    }
    await test.step('what is added is in the list, and what is closed has its date', async () => {
      await button(page, 'Ajouter un véhicule').click()
      const form = dialog(page, 'Ajouter un véhicule')
      await form.getByLabel('Numéro de plaque').fill('EC-400-DD')
      await form.getByRole('button', { name: 'Ajouter', exact: true }).click()
      await expect(total(page)).toContainText('4 résultats')
      await button(page, 'Clôturer EA-200-AA').click()
      await dialog(page, 'Clôturer un véhicule').getByLabel('Date de clôture').fill('28/02/2026')
      await page.keyboard.press('Enter')
      await expect(rowOf(page, 'EA-200-AA')).toContainText('28/02/2026')
    })
    await filter(page, 'Plaque').fill('e')
    await applyFilters(page)
    await expect(rows(page)).toHaveCount(3)
    await filter(page, 'Situation').selectOption({ label: 'À régler' })
    await filter(page, 'Échéance au').fill('31/12/2026')
    await applyFilters(page)
    await expect(rows(page)).toHaveCount(1)
    await reload(page)
    await expect(rows(page)).toHaveCount(1)
    await expect(filter(page, 'Plaque')).toHaveValue('e')
    await rows(page)
      .getByRole('link', { name: /^\d+ trajets? EA-200-AA$/ })
      .click()
    await expect(page).toHaveURL(/travels\?plate=EA200AA$/)
    await expect(rows(page)).toHaveCount(1)
  },
)

test(
  'a renter imports a CSV file, sees how many vehicles it held, and the list shows them',
  { tag: ['@RENTER-02', '@OPEN-55', '@API-34', '@F-NAV-05'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await button(page, 'Importer').click()
    const form = dialog(page, 'Importer des véhicules')
    await axe(page)
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Télécharger un modèle' }).click(),
    ])
    const head = await readFile(await template.path(), 'utf8')
    expect(head).toBe('\u{feff}numberPlate;countryCode;validityStartDate;validityEndDate\r\n')
    await choose(page, csv(`${head}EF-500-FF;FR;2026-03-01;\r\nEG-600-GG;FR;01/03/2026;31/03/2026\r\n`))
    await expect(form.getByRole('definition')).toHaveText(['2', '0', '0', '0'])
    await axe(page)
    await form.getByRole('button', { name: /^Importer/ }).dblclick()
    const done = dialog(page, 'Import terminé')
    await expect(done).toContainText('2 véhicules importés')
    await expect(done.getByRole('button', { name: 'Voir la liste' })).toBeFocused()
    await axe(page)
    await done.getByRole('button', { name: 'Voir la liste' }).click()
    await expect(button(page, 'Importer')).toBeFocused()
    await expect(total(page)).toContainText('5 résultats')
    await expect(rowOf(page, 'EG-600-GG')).toContainText('31/03/2026')
    expect(await sandbox.calls(`${platesPath}/import`)).toHaveLength(1)
  },
)

test(
  'the vehicles are exported under the server’s name, in a form that can be imported again',
  { tag: ['@RENTER-02', '@OPEN-55', '@API-35', '@F-FIL-08'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()])
    expect(download.suggestedFilename()).toMatch(/^vehicules-\d{4}-\d\d-\d\d\.csv$/)
    await filter(page, 'Plaque').fill('eb 3')
    await applyFilters(page)
    await expect(rows(page)).toHaveCount(1)
    const [filtered] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()])
    const [, ...shown] = (await readFile(await filtered.path(), 'utf8')).trim().split('\r\n')
    expect(shown, 'the filters of now').toEqual(['EB300BB;FR;2025-06-01;2026-02-01;Rien à régler;;0;0,00'])
    await button(page, 'Réinitialiser les filtres').click()

    await button(page, 'Importer').click()
    await page.getByLabel('Fichier CSV').setInputFiles({
      name: download.suggestedFilename(),
      mimeType: 'text/csv',
      buffer: await readFile(await download.path()),
    })
    const form = page.getByRole('dialog')
    await expect(form.getByRole('definition')).toHaveText(['0', '0', '3', '0'])
    await expect(form).toContainText('Rien à changer')
    await expect(form.getByRole('button', { name: /^Importer/ })).toBeDisabled()
    await axe(page)
    await form.getByRole('button', { name: 'Annuler' }).click()
    await expect(total(page), 'the same file twice changes nothing').toContainText('3 résultats')
  },
)

test(
  'on a phone the act of a row lies over none of its dates, in the longest words of any language and in each brand',
  { tag: ['@RENTER-08', '@I18N-02'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: [] })
    // Fonts depend on the brand; German words are the longest, and all languages write a date with ten characters.
    for (const address of ['/de', '/de?brand=volcano', '/de?brand=wireframe']) {
      const [language, brand = ''] = address.split('?')
      await visit(page, `${language}/renters/vehicles?${brand}`)
      await expect(rows(page)).toHaveCount(3)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 430]) {
        await page.setViewportSize({ width, height: 740 })
        const placed = await rows(page).evaluateAll(placesOf)
        expect(placed).toHaveLength(3)
        for (const { text, act, dates } of placed) {
          expect(dates.length, text).toBeGreaterThan(0)
          const isApart = dates.every(
            (date) => date.right < act.left || date.bottom <= act.top || act.bottom <= date.top,
          )
          expect(isApart, `${address} ${width}: ${text}`).toBe(true)
        }
      }
    }
  },
)

/** Where each row has its button's and its visible dates' text, without padding. */
const placesOf = (all: Element[]) =>
  all.map((row) => {
    const inkOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
    }
    const hasDate = (element: Element) => /\d\d\D\d\d\D\d{4}/.test(element.textContent)
    const isDate = (element: Element) =>
      hasDate(element) && ![...element.children].some(hasDate) && element.checkVisibility({ visibilityProperty: true })
    const [act] = row.getElementsByTagName('button')
    return {
      text: row.textContent,
      act: inkOf(act ?? row),
      dates: [...row.querySelectorAll('*')].filter(isDate).map(inkOf),
    }
  })
