import { logInByForm, password } from './support/account.ts'
import { logIn } from './support/people.ts'
import { asFleet, button, renterEmail, rows, total } from './support/renters.ts'
import { expect, type Page, test, visit } from './support/test.ts'

const platesPath = '/services/v1/renters/me/plates'
const importPath = `${platesPath}/import`
const form = (page: Page) => page.getByRole('dialog', { name: 'Importer des véhicules' })
const confirm = (page: Page) => form(page).getByRole('button', { name: /^Importer/ })
const choose = (page: Page, content: string) =>
  page
    .getByLabel('Fichier CSV')
    .setInputFiles({ name: 'flotte.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
const counts = (page: Page) => form(page).getByRole('definition')
const ended = (page: Page) => page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })

test(
  'a session that expires during the dry run or the upload: after the next login the import goes on with the same file; another renter does not find it',
  { tag: ['@RENTER-02', '@OPEN-07', '@OPEN-55', '@F-SES-01', '@F-SES-06'] },
  async ({ page, otherTab, site, sandbox }) => {
    const other = 'autre@example.org'
    await sandbox.renter({ email: other, password, renterName: 'Autre', plates: 2, journeys: 0 })
    await asFleet(page, site, sandbox, { plates: [{ numberPlate: 'EA-200-AA' }], journeys: 0 })
    await visit(page, '/renters/vehicles')
    /** The session ends while the file is read. */
    const loseSessionWithFile = async () => {
      await button(page, 'Importer').click()
      await sandbox.fault({ method: 'GET', path: `${platesPath}/export`, status: 401 })
      await choose(page, 'numberPlate;countryCode\nEF-500-FF;FR\nEG-600-GG;FR')
      await expect(ended(page)).toBeVisible()
    }
    await loseSessionWithFile()
    await logInByForm(page, renterEmail)
    await expect(page).toHaveURL(/\/renters\/vehicles$/)
    await expect(form(page)).toContainText('flotte.csv')
    await expect(counts(page)).toHaveText(['2', '0', '0', '0'])
    await sandbox.fault({ method: 'POST', path: importPath, status: 401 })
    await confirm(page).click()
    await expect(ended(page)).toBeVisible()
    await logInByForm(page, renterEmail)
    await expect(counts(page)).toHaveText(['2', '0', '0', '0'])
    await confirm(page).click()
    await expect(page.getByRole('dialog')).toContainText('2 véhicules importés')
    await page.getByRole('dialog').getByRole('button', { name: 'Voir la liste' }).click()
    await expect(total(page)).toContainText('3 résultats')
    await page.getByRole('banner').getByRole('link', { name: 'Liste des trajets' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Liste des véhicules' }).click()
    await expect(rows(page)).toHaveCount(3)
    await expect(form(page), 'the file is gone after its import').toHaveCount(0)

    await loseSessionWithFile()
    // Another tab knows nothing of the file, so it cannot drop it: this page looks whose it is.
    await logIn(otherTab, site, 'renters', other)
    await page.getByRole('banner').getByRole('link', { name: 'Liste des véhicules' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'an import reopens a closed vehicle when asked and doubles nothing when it is sent twice; the vehicles that it lacks are closed, and after a reload one press takes the whole import back',
  { tag: ['@OPEN-72', '@RENTER-02', '@API-34', '@F-NET-16'] },
  async ({ page, site, sandbox }) => {
    const validityStartDate = '2026-01-10T00:00:00'
    const plates = [
      { numberPlate: 'EA-200-AA', validityStartDate, validityEndDate: '2026-02-01T23:59:59' },
      { numberPlate: 'EB-300-BB', validityStartDate },
      { numberPlate: 'EZ-900-ZZ', validityStartDate },
    ]
    await asFleet(page, site, sandbox, { plates, journeys: 0 })
    await visit(page, '/renters/vehicles')
    const lines = ['EA-200-AA;FR;;', 'EB-300-BB;FR;;', 'ED-400-CC;FR;;']
    const content = ['numberPlate;countryCode;validityStartDate;validityEndDate', ...lines].join('\n')
    await button(page, 'Importer').click()
    await choose(page, content)
    await expect(counts(page)).toHaveText(['1', '0', '1', '0'])
    await form(page).getByRole('checkbox', { name: 'Rouvrir ce véhicule' }).check()
    // The connection breaks after the operator has received the file.
    await page.route(
      `**${importPath}`,
      async (route) => {
        await route.fetch({ maxRetries: 1 })
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await confirm(page).click()
    await form(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('dialog')).toContainText('2 véhicules importés')
    expect(await sandbox.calls(importPath)).toHaveLength(2)
    await page.getByRole('dialog').getByRole('button', { name: 'Clôturer ce véhicule…' }).click()
    await page.getByRole('dialog').getByLabel('Date de clôture').fill('31/12/2027')
    await page.getByRole('dialog').getByRole('button', { name: 'Clôturer 1 véhicule' }).click()
    const closed = rows(page).filter({ hasText: '31/12/2027' })
    await expect(closed).toHaveText(/EZ-900-ZZ/)
    const reopened = rows(page).filter({ hasText: 'EA-200-AA' })
    await expect(reopened).not.toContainText('01/02/2026')
    await page.reload()
    await expect(page.getByText("L'import de flotte.csv est terminé")).toBeVisible()
    const added = rows(page).filter({ hasText: 'ED-400-CC' })
    await expect(added).toContainText('Clôturer')
    await button(page, 'Annuler cet import').press('Enter')
    await expect(page.getByText(/Import annulé pour 2 véhicules/)).toBeVisible()
    await expect(reopened).toContainText('01/02/2026')
    await expect(added, 'closed on its first day').toContainText('Modifier')
    await expect(closed, 'other changes stay').toHaveText(/EZ-900-ZZ/)
  },
)
