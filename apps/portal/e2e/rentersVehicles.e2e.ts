import { readFile } from 'node:fs/promises'
import { applyFilters, asFleet, button, filter, rows, total } from './support/renters.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const platesPath = '/services/v1/renters/me/plates'
const fleet = [
  { numberPlate: 'EA-200-AA', validityStartDate: '2026-01-10T00:00:00' },
  { numberPlate: 'EB-300-BB', validityStartDate: '2025-06-01T00:00:00', validityEndDate: '2026-02-01T23:59:59' },
  { numberPlate: '1-ABC-123', countryCode: 'BE', validityStartDate: '2026-02-01T00:00:00' },
]
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rowOf = (page: Page, plate: string) => rows(page).filter({ hasText: plate })

test(
  'the operator sorts and filters the vehicle list, whose address a reload keeps; its journeys are one press away',
  { tag: ['@RENTER-03', '@RENTER-08', '@OPEN-55', '@API-36', '@API-37', '@API-38'] },
  async ({ page, site, sandbox }) => {
    const due = { numberPlate: 'EA-200-AA', date: '2026-02-20T12:00:00', deadline: '2026-12-24T23:59:59' }
    await asFleet(page, site, sandbox, { plates: fleet, journeys: [due] })
    await visit(page, '/renters/vehicles?sortBy=validityStartDate')
    await expect(rows(page).first()).toContainText('1-ABC-123')
    await expect(rowOf(page, '1-ABC-123')).toHaveAccessibleName(/1-ABC-123.*Belgique/)
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
    await filter(page, 'Paiement').selectOption({ label: 'À régler' })
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
  'vehicles are exported under the server’s name; that file changes nothing, one with more vehicles adds them, once',
  { tag: ['@RENTER-02', '@OPEN-55', '@API-34', '@API-35', '@F-FIL-08', '@F-NAV-05'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles?plate=eb+3')
    await expect(rows(page)).toHaveCount(1)
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
    }
    const [, ...shown] = (await saved('Exporter')).text.trim().split('\r\n')
    expect(shown, 'the filters of now').toEqual(['EB300BB;FR;2025-06-01;2026-02-01;Rien à régler;;0;0,00'])
    await button(page, 'Réinitialiser les filtres').click()
    await expect(rows(page)).toHaveCount(3)
    const all = await saved('Exporter')
    expect(all.name).toMatch(/^vehicules-\d{4}-\d\d-\d\d\.csv$/)

    await button(page, 'Importer').click()
    const form = dialog(page, 'Importer des véhicules')
    const choose = (name: string, text: string) =>
      page.getByLabel('Fichier CSV').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    const template = await saved('Télécharger un modèle')
    expect(template.text).toBe('\u{feff}numberPlate;countryCode;validityStartDate;validityEndDate\r\n')
    await choose(all.name, all.text)
    await expect(form.getByRole('definition')).toHaveText(['0', '0', '3', '0'])
    await expect(form).toContainText('Rien à changer')
    await expect(form.getByRole('button', { name: /^Importer/ })).toBeDisabled()
    await axe(page)
    await choose('flotte.csv', `${template.text}EF-500-FF;FR;2026-03-01;\r\nEG-600-GG;FR;01/03/2026;31/03/2026\r\n`)
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
