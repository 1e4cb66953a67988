import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { logInByForm, password } from './support/account.ts'
import { hold } from './support/hold.ts'
import { logIn } from './support/people.ts'
import { asFleet, button, renterEmail, rows, total } from './support/renters.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const platesPath = '/services/v1/renters/me/plates'
const importPath = `${platesPath}/import`
const fleet = [{ numberPlate: 'EA-200-AA', validityStartDate: '2026-01-10T00:00:00' }]
const form = (page: Page) => page.getByRole('dialog', { name: 'Importer des véhicules' })
const confirm = (page: Page) => form(page).getByRole('button', { name: /^Importer/ })
const choose = (page: Page, content: string | Buffer) =>
  page
    .getByLabel('Fichier CSV')
    .setInputFiles({ name: 'flotte.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
const counts = (page: Page) => form(page).getByRole('definition')
const content = 'numberPlate;countryCode\nEF-500-FF;FR\nEG-600-GG;FR'

/** Logs in again on the page about the session that has ended. */
async function logInAgain(page: Page, email = renterEmail) {
  await expect(page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })).toBeVisible()
  await logInByForm(page, email)
}

test(
  'a session that expires during the dry run or the upload: after the next login the import goes on with the same file',
  { tag: ['@RENTER-02', '@OPEN-07', '@OPEN-55', '@F-SES-01'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await button(page, 'Importer').click()
    await sandbox.fault({ method: 'GET', path: `${platesPath}/export`, status: 401 })
    await choose(page, content)
    await logInAgain(page)
    await expect(page).toHaveURL(/\/renters\/vehicles$/)
    await expect(form(page)).toContainText('flotte.csv')
    await expect(counts(page)).toHaveText(['2', '0', '0', '0'])
    await sandbox.fault({ method: 'POST', path: importPath, status: 401 })
    await confirm(page).click()
    await logInAgain(page)
    await expect(counts(page)).toHaveText(['2', '0', '0', '0'])
    await confirm(page).click()
    await expect(page.getByRole('dialog')).toContainText('2 véhicules importés')
    await page.getByRole('dialog').getByRole('button', { name: 'Voir la liste' }).click()
    await expect(total(page)).toContainText('3 résultats')
    await test.step('after a reload the page says what became of the import, until it is read', async () => {
      await page.reload()
      const note = page.getByRole('status').filter({ hasText: "L'import de flotte.csv est terminé" })
      await expect(note).toContainText('2 véhicules, le')
      await axe(page)
      await note.getByRole('button', { name: 'Fermer' }).click()
      await page.reload()
      await expect(total(page)).toContainText('3 résultats')
      await expect(note).toHaveCount(0)
    })
    await page.getByRole('banner').getByRole('link', { name: 'Liste des trajets' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Liste des véhicules' }).click()
    await expect(total(page)).toContainText('3 résultats')
    await expect(form(page), 'the file is gone after its import').toHaveCount(0)
  },
)

test(
  'after a session that ended, another renter does not find the file, and neither does its owner after another renter',
  { tag: ['@F-SES-06', '@RENTER-02'] },
  async ({ page, otherTab, site, sandbox }) => {
    const other = 'autre@example.org'
    await sandbox.renter({ email: other, password, renterName: 'Autre', plates: 2, journeys: 0 })
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    const expectNoFile = async (vehicles: number) => {
      await page.getByRole('banner').getByRole('link', { name: 'Liste des véhicules' }).click()
      await expect(rows(page)).toHaveCount(vehicles)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    /** The session ends while the file is read. */
    const loseSessionWithFile = async () => {
      await visit(page, '/renters/vehicles')
      await button(page, 'Importer').click()
      await sandbox.fault({ method: 'GET', path: `${platesPath}/export`, status: 401 })
      await choose(page, content)
      await expect(page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })).toBeVisible()
    }
    await loseSessionWithFile()
    // Another tab knows nothing of the file, so it cannot drop it: this page looks whose it is.
    await logIn(otherTab, site, 'renters', other)
    await expectNoFile(2)

    await logIn(page, site, 'renters', renterEmail)
    await loseSessionWithFile()
    await logInByForm(page, other)
    await expectNoFile(2)
    await page.getByRole('banner').getByRole('button', { name: 'Déconnexion', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Espace loueurs' }).click()
    await logInByForm(page, renterEmail)
    await expectNoFile(1)
  },
)

test(
  'formulas and plates that come twice are refused with line and reason, and saved as text; the other lines are imported once, over a broken connection',
  { tag: ['@RENTER-02', '@API-34', '@F-NET-01', '@F-NET-16', '@OPEN-55', '@F-FIL-07', '@HARDENING-1.2.10'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await button(page, 'Importer').click()
    const lines = ['numberPlate\tcountryCode', 'EF-500-FF\tFR', '=1+1\tFR', '"EG-600-GG"\tFR', 'ef 500 ff\tFR']
    await choose(page, Buffer.from(`\u{feff}${lines.join('\r\n')}`, 'utf16le'))
    await expect(counts(page)).toHaveText(['2', '0', '0', '2'])
    await expect(form(page).getByRole('table', { name: 'Lignes refusées' }).getByRole('row')).toHaveText([
      'LigneMotifContenu',
      '3Une cellule contient une formule=1+1;FR',
      '5La plaque figure déjà plus haut dans le fichieref 500 ff;FR',
    ])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form(page).getByRole('button', { name: 'Télécharger les lignes refusées' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe(
      "\u{feff}numberPlate;countryCode\r\n'=1+1;FR\r\nef 500 ff;FR\r\n",
    )
    await test.step('the connection breaks after the operator has received the file: trying again doubles nothing', async () => {
      const breakOff = async (route: Route) => {
        await route.fetch({ maxRetries: 1 })
        await route.abort('connectionreset')
      }
      await page.route(`**${importPath}`, breakOff, { times: 1 })
      await confirm(page).click()
      await expect(form(page).getByRole('alert')).toBeVisible()
      await expect(counts(page), 'file and dry run stay').toHaveText(['2', '0', '0', '2'])
      await form(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByRole('dialog')).toContainText('2 véhicules importés')
      expect(await sandbox.calls(importPath)).toHaveLength(2)
    })
    await test.step('the corrected file follows at once', async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('dialog').getByRole('button', { name: 'Choisir le fichier corrigé' }).press('Enter'),
      ])
      await expect(page.getByLabel('Fichier CSV')).toBeFocused()
      const buffer = Buffer.from('numberPlate;countryCode\nEF-500-FF;FR\nEG-600-GG;FR\nEK-100-KK;FR')
      await chooser.setFiles({ name: 'corrige.csv', mimeType: 'text/csv', buffer })
      await expect(counts(page)).toHaveText(['1', '0', '2', '0'])
      await form(page).getByRole('button', { name: 'Annuler' }).click()
      await expect(total(page)).toContainText('3 résultats')
    })
    await test.step('a reload during the upload: the page compares with the fleet, and says that nothing was imported', async () => {
      await button(page, 'Importer').click()
      await choose(page, content.replace('EF-500', 'EJ-800'))
      const release = await hold(page, `**${importPath}`)
      await confirm(page).click()
      await expect(form(page).getByRole('button', { name: "Arrêter l'envoi" })).toBeVisible()
      page.once('dialog', (question) => void question.accept())
      await page.reload()
      await release()
      const note = page.getByRole('status').filter({ hasText: "L'import de flotte.csv n'a pas abouti" })
      await expect(note).toContainText("aucune de ses lignes n'est dans votre flotte")
    })
  },
)

test(
  'an import names the closed vehicles that it would reopen, and reopens them only when asked',
  { tag: ['@OPEN-72', '@RENTER-02', '@API-34', '@F-NAV-13'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    const plates = [
      { ...fleet[0], numberPlate: 'EA-200-AA', validityEndDate: '2026-02-01T23:59:59' },
      { numberPlate: 'EB-300-BB', validityStartDate: '2026-01-10T00:00:00' },
      { numberPlate: 'EZ-900-ZZ', validityStartDate: '2026-01-10T00:00:00' },
    ]
    await asFleet(page, site, sandbox, { plates, journeys: 0 })
    await visit(page, '/renters/vehicles')
    const row = rows(page).filter({ hasText: 'EA-200-AA' })
    const undone = page.getByText('Annulation faite')
    await test.step('the message about an undone closure waits behind the dialogs, and covers none of their buttons', async () => {
      await button(page, 'Clôturer EB-300-BB').click()
      await page.getByRole('dialog').getByLabel('Date de clôture').fill('31/12/2027')
      await page.getByRole('dialog').getByRole('button', { name: 'Clôturer', exact: true }).click()
      await button(page, 'Annuler').click()
      await expect(undone).toBeVisible()
    })
    const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'
    for (const isAsked of [false, true]) {
      await button(page, 'Importer').click()
      await choose(page, `${head}\nEA-200-AA;FR;;\nEB-300-BB;FR;;\nE${isAsked ? 'D' : 'C'}-400-CC;FR;;`)
      await expect(counts(page)).toHaveText(['1', '0', '1', '0'])
      await expect(form(page).getByText('1 véhicule clôturé serait rouvert')).toBeVisible()
      const difference = form(page).getByRole('row').filter({ hasText: 'EA-200-AA' })
      await expect(difference.getByRole('cell')).toHaveText(['10/01/2026 – 01/02/2026', 'Dès le 10/01/2026'])
      const reopen = form(page).getByRole('checkbox', { name: 'Rouvrir ce véhicule' })
      await expect(reopen).not.toBeChecked()
      await expect(reopen).toHaveAccessibleDescription(/la date de clôture actuelle est gardée/)
      await axe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
      if (isAsked) await reopen.check()
      await confirm(page).click()
      await expect(page.getByRole('dialog')).toContainText(isAsked ? '2 véhicules importés' : '1 véhicule importé')
      const done = page.getByRole('dialog')
      await expect(done).toContainText(
        isAsked ? /EC-400-CC, EZ-900-ZZ/ : /1 véhicule de votre flotte n'est pas dans ce fichier/,
      )
      if (!isAsked) {
        await expect(undone).toBeHidden()
        await done.getByRole('button', { name: 'Voir la liste' }).click()
        await expect(row).toContainText('01/02/2026')
        await page.getByText('Import : 1 véhicule ajouté ou modifié.').hover()
        await button(page, 'Fermer').click()
        await expect(undone, 'the message before').toBeVisible()
      }
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Clôturer ces 2 véhicules…' }).click()
    const closing = page.getByRole('dialog', { name: /^Clôturer (des|[\d\s]+) véhicules?$/ })
    await expect(closing.getByRole('definition').first()).toHaveText(/EC-400-CC.*EZ-900-ZZ/)
    await closing.getByLabel('Date de clôture').fill('31/12/2027')
    await closing.getByRole('button', { name: 'Clôturer 2 véhicules' }).click()
    await expect(rows(page).filter({ hasText: '31/12/2027' })).toHaveCount(2)
    await expect(row, 'reopened').not.toContainText('01/02/2026')
    await test.step('after a reload too, one press takes the whole import back: the reopened vehicle is closed again, the added one on its first day', async () => {
      await button(page, 'Fermer').click()
      await page.reload()
      await expect(page.getByText("L'import de flotte.csv est terminé")).toBeVisible()
      const message = page.getByRole('status').filter({ hasText: /Import( annulé|\s:)/ })
      await expect(message).toContainText(/Import\s: 2 véhicules ajoutés ou modifiés/)
      const added = rows(page).filter({ hasText: 'ED-400-CC' })
      await expect(added).toContainText('Clôturer')
      await sandbox.fault({ method: 'GET', path: platesPath, status: 503, times: 1 })
      await button(page, 'Annuler cet import').press('Enter')
      await expect(message, 'a failure is named').toContainText('momentanément indisponible')
      await button(page, 'Réessayer').click()
      await expect(message).toContainText(/Import annulé pour 2 véhicules/)
      await expect(row).toContainText('01/02/2026')
      await expect(added).toContainText('Modifier')
      await expect(rows(page).filter({ hasText: '31/12/2027' }), 'other changes stay').toHaveCount(2)
      await axe(page)
    })
  },
)

test(
  'two tabs import at once, one of them by keyboard alone, and a lost connection comes back: nothing is lost or doubled',
  { tag: ['@RENTER-02', '@API-34', '@F-NET-01', '@F-NET-16'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await other.goto('/renters/vehicles')
    await button(other, 'Importer').click()
    await choose(other, content)
    await expect(counts(other)).toHaveText(['2', '0', '0', '0'])

    await button(page, 'Importer').press('Enter')
    await expect(form(page)).toBeVisible()
    await choose(page, `${content}\nEH-700-HH;FR`)
    await expect(counts(page)).toHaveText(['3', '0', '0', '0'])
    await page.context().setOffline(true)
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      if (await confirm(page).evaluate((node) => node === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('alert')).toBeVisible()
    await expect(form(page), 'file and dry run stay').toContainText('flotte.csv')
    await expect(counts(page)).toHaveText(['3', '0', '0', '0'])
    await page.context().setOffline(false)
    await form(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).press('Enter')
    const done = page.getByRole('dialog', { name: 'Import terminé' })
    await expect(done).toContainText('3 véhicules importés')
    await page.keyboard.press('Enter')
    await expect(done).toHaveCount(0)
    await expect(button(page, 'Importer')).toBeFocused()
    await expect(total(page)).toContainText('4 résultats')

    await confirm(other).click()
    await expect(other.getByRole('dialog', { name: 'Import terminé' })).toBeVisible()
    await other.getByRole('dialog').getByRole('button', { name: 'Voir la liste' }).click()
    await expect(total(other), 'the same vehicles twice change nothing').toContainText('4 résultats')
  },
)
