import { asFleet, button, closures, daily, rows, selectAll } from './support/renters.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const platesPath = '/services/v1/renters/me/plates'
const fleet = [
  { numberPlate: 'EA-200-AA', validityStartDate: '2026-01-10T00:00:00' },
  { numberPlate: 'EB-300-BB', validityStartDate: '2025-06-01T00:00:00', validityEndDate: '2026-02-01T23:59:59' },
  { numberPlate: '1-ABC-123', countryCode: 'BE', validityStartDate: '2026-02-01T00:00:00' },
]
const rowOf = (page: Page, plate: string) => rows(page).filter({ hasText: plate })
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler', exact: true })
/** What the dialog says that somebody else has changed. */
const changed = (page: Page) => page.getByRole('dialog').getByRole('status').filter({ hasText: 'modifié entre-temps' })

/** Changes the closure date of EA-200-AA, as the page shows it. */
async function change(page: Page, date: string) {
  await rowOf(page, 'EA-200-AA')
    .getByRole('button', { name: /EA-200-AA/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /Clôturer un véhicule|Modifier la date de clôture/ })
  await dialog.getByLabel('Date de clôture').fill(date)
  await dialog.getByRole('button', { name: /^(Clôturer|Enregistrer)$/ }).click()
}

test(
  'two people and one fleet: who comes second hears what a vehicle is now and decides, alone and among others; an undo only overwrites its own date',
  { tag: ['@OPEN-72', '@RENTER-03', '@API-38'] },
  async ({ page, otherTab: colleague, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await colleague.goto('/renters/vehicles')
    await change(colleague, '30/11/2027')
    await expect(rowOf(colleague, 'EA-200-AA')).toContainText('30/11/2027')
    await change(page, '31/12/2027')
    await expect(changed(page)).toContainText('EA-200-AA, désormais clôturé au 30/11/2027')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'EA-200-AA')).toContainText('30/11/2027')
    expect(await closures(sandbox), 'nothing of the second was written').toHaveLength(1)

    await change(colleague, '15/12/2027')
    await expect(rowOf(colleague, 'EA-200-AA')).toContainText('15/12/2027')
    await selectAll(page)
    await button(page, 'Clôturer la sélection').click()
    const dialog = page.getByRole('dialog', { name: /^Clôturer (des|[\d\s]+) véhicules?$/ })
    await dialog.getByRole('checkbox', { name: /^Remplacer aussi/ }).check()
    await dialog.getByLabel('Date de clôture').fill('31/12/2027')
    await dialog.getByRole('button', { name: /^Clôturer/ }).click()
    await expect(changed(page).getByRole('listitem')).toHaveText('EA-200-AA, désormais clôturé au 15/12/2027')
    expect((await sandbox.calls(`${platesPath}/closures`)).length, 'one call for all').toBe(1)
    await changed(page).getByRole('button', { name: 'Remplacer par le 31/12/2027' }).click()
    await expect(page.getByText('3 véhicules sont clôturés.')).toBeVisible()

    await colleague.reload()
    await change(colleague, '20/12/2027')
    await expect(rowOf(colleague, 'EA-200-AA')).toContainText('20/12/2027')
    await undo(page).click()
    await expect(page.getByText('Annulation faite : 2 véhicules ont retrouvé leur état précédent.')).toBeVisible()
    const kept = page.getByRole('status').filter({ hasText: 'Il garde son état actuel' })
    await expect(kept).toContainText('EA-200-AA, désormais clôturé au 20/12/2027')
    await expect(rowOf(page, 'EB-300-BB'), 'the date before').toContainText('01/02/2026')
  },
)

test(
  'a closure in the past says how many journeys leave the lists, leads to their claim, and just these leave',
  { tag: ['@OPEN-68', '@RENTER-03'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: daily('EA-200-AA', 5) })
    await visit(page, '/renters/vehicles')
    const dialog = page.getByRole('dialog', { name: 'Clôturer un véhicule' })
    const fill = async () => {
      await button(page, 'Clôturer EA-200-AA').click()
      await dialog.getByLabel('Date de clôture').fill('26/02/2026')
    }
    await fill()
    const effect = dialog.getByRole('status').filter({ hasText: 'Les trajets faits' })
    await effect.getByRole('button', { name: 'Contester ou désigner' }).click()
    await page.getByRole('radio', { name: 'Contester' }).check()
    await expect(page.getByRole('button', { name: /^Envoyer pour 3\strajets$/ })).toBeVisible()
    await page.goBack()
    await fill()
    await expect(effect).toContainText(/dans vos listes \(2\sà\sce\sjour,\s9,00\s€\)/)
    await expect(effect).toContainText(
      /3 trajets impayés faits après le 26\/02\/2026 \(6,00\s€, puis 36,00\s€\) sortent de vos listes/,
    )
    await axe(page)
    await dialog.getByRole('button', { name: /^Clôturer et retirer 3\strajets$/ }).click()
    await expect(rowOf(page, 'EA-200-AA')).toContainText('26/02/2026')
    await visit(page, '/renters/travels')
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).filter({ hasText: '27/02/2026' })).toHaveCount(0)
  },
)
