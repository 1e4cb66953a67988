import { readFile } from 'node:fs/promises'
import { asFleet, daily, total } from './support/renters.ts'
import { axe, expect, test, visit } from './support/test.ts'

test(
  'a renter pastes contracts and gets their unpaid journeys as a table and as CSV, adds a vehicle of a contract to the fleet, and opens the journeys in the list',
  { tag: ['@RENTER-01', '@OPEN-09', '@OPEN-71', '@F-FIL-08'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, {
      plates: [{ numberPlate: 'EA-200-AA' }, { numberPlate: 'EB-300-BB' }],
      journeys: [...daily('EA-200-AA', 4), ...daily('EB-300-BB', 2)],
    })
    await visit(page, '/renters/travels')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Trajets par contrat' }).click()
    await expect(page).toHaveURL(/\?view=contracts$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const pasted = [
      'C-1\tEA-200-AA\t27/02/2026\t28/02/2026',
      // The journey of the day on which one contract ends and the next one begins counts once.
      'C-2\teb 300 bb\t2026-03-01 00:00\t2026-03-01 23:59\tfr',
      'C-3\tEA-200-AA\t26/02/2026\t27/02/2026',
      'C-4\tZZ-999-ZZ\t01/03/2026\t02/03/2026',
    ]
    await page.getByLabel('Vos contrats').fill(pasted.join('\n'))
    await main.getByRole('button', { name: 'Trouver les trajets', exact: true }).press('Enter')
    const sum = main.getByRole('heading', { name: /4 trajets impayés/ })
    await expect(sum).toBeFocused()
    const row = (reference: string) =>
      main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: reference }) })
    await expect(row('C-1')).toContainText('2 trajets')
    await expect(row('C-2')).toContainText('1 trajet')
    await expect(row('C-3')).toContainText('1 trajet')
    await expect(row('C-4')).toContainText('Hors flotte')
    await axe(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Télécharger le résultat' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('trajets-par-contrat.csv')
    expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(1 + 4 + 1)

    await row('C-4').getByRole('button', { name: 'Ajouter ZZ-999-ZZ' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Ajouter', exact: true }).press('Enter')
    await expect(page.getByText('Le véhicule ZZ-999-ZZ est ajouté à votre flotte.')).toBeVisible()
    await expect(row('C-4'), 'matched again').toContainText('Aucun trajet impayé')
    await expect(sum).toBeFocused()
    await row('C-1')
      .getByRole('link', { name: /^2 trajets/ })
      .click()
    await expect(page).toHaveURL(/\?plate=EA200AA&from=2026-02-27&to=2026-02-28$/)
    await expect(total(page)).toContainText('2 résultats')
  },
)
