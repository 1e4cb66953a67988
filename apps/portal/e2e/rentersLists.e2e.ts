import { readFile } from 'node:fs/promises'
import { asFleet, button, daily, rows, selectAll, table, total } from './support/renters.ts'
import { storedValue } from './support/searching.ts'
import { expect, type Page, test, visit } from './support/test.ts'

const journeysPath = '/services/v1/renters/journeys'
const box = (page: Page, at: number) => rows(page).nth(at).getByRole('checkbox')

test(
  'a renter exports a list as it is sorted, selects journeys across its pages and contests them in one claim without a session',
  {
    tag: [
      '@RENTER-01',
      '@RENTER-02',
      '@RENTER-06',
      '@OPEN-47',
      '@OPEN-55',
      '@CLAIM-09',
      '@ROLE-09',
      '@API-32',
      '@API-33',
      '@API-79',
      '@F-FIL-08',
      '@HARDENING-1.2.10',
    ],
  },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, {
      plates: [{ numberPlate: 'EA-200-AA' }, { numberPlate: 'EB-300-BB' }],
      journeys: [...daily('EA-200-AA', 12, { ticketNumber: '=1+1' }), ...daily('EB-300-BB', 3)],
    })
    await visit(page, '/renters/travels?plate=EA')
    await expect(total(page)).toContainText('12 résultats')
    await expect(rows(page).first()).toContainText('01/03/2026')
    await table(page).getByRole('columnheader', { name: 'Montant dû' }).getByRole('button').click()
    await expect(rows(page).first()).toContainText('12,00')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()])
    expect(download.suggestedFilename()).toMatch(/^trajets-EA-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(13)
    expect(lines[1]).toContain('12,00')
    expect(lines[1]).toContain("'=1+1")
    const order = { filters: '{"plate":"EA"}', sortBy: 'price', order: 'desc' }
    expect((await sandbox.calls(`${journeysPath}/export`)).at(-1)?.query).toEqual(order)

    await box(page, 1).check()
    await page
      .getByRole('navigation', { name: /^Pages/ })
      .getByRole('link', { name: 'Suivant' })
      .click()
    await expect(rows(page)).toHaveCount(2)
    const shown = (await sandbox.calls(journeysPath)).filter(({ query }) => query['summary'] === undefined)
    expect(shown.at(-1)?.query).toEqual({ page: '2', pageSize: '10', ...order })
    await box(page, 0).check()
    await expect(total(page)).toContainText('Sélection : 2')
    await button(page, 'Réinitialiser les filtres').click()
    await expect(page).toHaveURL(/travels\?sortBy=price$/)
    await expect(total(page), 'the selection outlives pages and filters').toContainText(
      /Sélection\s: 2,.*dont 1 sur d'autres pages/,
    )
    await button(page, 'Contester ou désigner').click()
    await expect(page).toHaveURL(/\/claim$/)
    expect(await storedValue(page, 'claimed-journeys')).toMatchObject([{ id: 'EA-200-AA-11' }, { id: 'EA-200-AA-2' }])
    await page.getByRole('radio', { name: 'Désigner les conducteurs' }).check()
    await expect(page.getByLabel('Motif'), 'naming the driver is the reason').toHaveCount(0)
    await page.getByRole('radio', { name: 'Contester' }).check()
    await page.getByLabel('Motif').selectOption('Entrée ou sortie erronée')
    await page.getByLabel('Commentaire').fill('Sortie avant.')
    await page.getByLabel('Nom', { exact: true }).fill('Moreau')
    await page.getByLabel('Prénom').fill('Jeanne')
    await button(page, 'Envoyer pour 2 trajets').click()
    await expect(page.getByRole('heading', { name: 'Votre réclamation' })).toBeVisible()
    await expect
      .poll(() => sandbox.claims())
      .toMatchObject([{ type: 'FREE_FLOW', sessionId: null, journeys: ['EA-200-AA-11', 'EA-200-AA-2'] }])

    await visit(page, '/renters/travels?plate=EA')
    await expect(rows(page).nth(1)).toContainText('Réclamation envoyée')
    await expect(box(page, 1), 'a claim is made once').toBeDisabled()
    await selectAll(page)
    await expect(total(page)).toContainText('Sélection : 9')
  },
)
