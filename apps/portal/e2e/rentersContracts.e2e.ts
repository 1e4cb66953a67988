import { readFile } from 'node:fs/promises'
import { asFleet, daily, rows as rowsOfList, total } from './support/renters.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const matchPath = '/services/v1/renters/contracts/match'
const fleet = [{ numberPlate: 'EA-200-AA' }, { numberPlate: 'EB-300-BB' }]
const main = (page: Page) => page.getByRole('main')
/** The results: refused lines may follow them. */
const rows = (page: Page) =>
  main(page)
    .getByRole('table', { name: 'Trajets impayés par contrat' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const field = (page: Page) => page.getByLabel('Vos contrats')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const match = (page: Page) => main(page).getByRole('button', { name: 'Trouver les trajets', exact: true })
const value = (page: Page, term: string) =>
  main(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
const pasted = [
  'C-1\tEA-200-AA\t27/02/2026\t28/02/2026',
  '=C-2\teb 300 bb\t2026-03-01 00:00\t2026-03-01 23:59\tfr',
  'C-3\tEA-200-AA\t01/01/2026\t02/01/2026',
  'C-4\tZZ-999-ZZ\t01/03/2026\t02/03/2026',
  'C-5\tEA-200-AA\t31/02/2026\t02/03/2026',
].join('\n')

test(
  'a renter pastes contracts and gets their unpaid journeys as a table and as CSV; a bad line is named and left out',
  { tag: ['@RENTER-01', '@RENTER-02', '@OPEN-09', '@OPEN-47', '@HARDENING-1.2.10', '@F-FIL-08'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, {
      plates: fleet,
      journeys: [...daily('EA-200-AA', 4), ...daily('EB-300-BB', 2)],
    })
    await visit(page, '/renters/travels')
    await main(page).getByRole('link', { name: 'Trajets par contrat' }).click()
    await expect(page).toHaveURL(/\?view=contracts$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await axe(page)
    await match(page).click()
    await expect(field(page)).toHaveAccessibleDescription(/Collez au moins une ligne/)
    await expect(field(page)).toBeFocused()
    expect(await sandbox.calls(matchPath)).toHaveLength(0)

    await field(page).fill(pasted)
    await match(page).press('Enter')
    await expect(main(page).getByRole('heading', { name: /3 trajets impayés/ })).toBeFocused()
    const refused = main(page).getByRole('table', { name: '1 ligne refusée' })
    await expect(refused.getByRole('rowheader')).toHaveText('5')
    await expect(refused).toContainText("La date de début n'est pas valide")
    await main(page).getByRole('button', { name: '1 refusée' }).press('Enter')
    await expect(main(page).getByRole('heading', { name: '1 ligne refusée' })).toBeFocused()
    await expect(main(page).getByText('4 résultats')).toBeVisible()
    await expect(
      main(page).getByText(/^6,00\s€, puis 36,00\s€ 3 trajets impayés, après le \d{2}\/\d{2}\/\d{2}$/),
    ).toBeVisible()
    await expect(
      main(page).getByText(/^5 lignes\s: 2 avec trajet, 1 sans trajet, 1 hors flotte1 refuséeModifier les lignes$/),
    ).toBeVisible()
    const row = (reference: string) => rows(page).filter({ has: page.getByRole('rowheader', { name: reference }) })
    await expect(button(page, 'Modifier les lignes'), 'the form hides').toBeInViewport()
    await expect(field(page)).toBeHidden()
    await expect(row('C-1')).toContainText('2 trajets')
    await expect(row('C-1')).toContainText('du 27/02/2026 au 28/02/2026')
    await expect(row('C-1')).toContainText(/5,00\s€/)
    await expect(row('C-2')).toContainText('1 trajet')
    await expect(row('C-3')).toContainText('Aucun trajet impayé')
    await expect(row('C-4')).toContainText('Hors flotte')
    await expect(main(page).getByRole('button', { name: /Payer/ }), 'nothing is paid here').toHaveCount(0)
    await axe(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Télécharger le résultat' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('trajets-par-contrat.csv')
    const records = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(records).toHaveLength(1 + 3 + 2)
    expect(records[1]).toMatch(/^C-1;EA200AA;;2026-02-27;2026-02-28;2 trajets;27\/02\/2026 .*;3,00\s€;/)
    expect(records.find((line) => line.includes('C-2'))).toMatch(/^'=C-2;/)
    expect(records.find((line) => line.includes('C-4'))).toContain('Hors flotte')

    await row('C-1')
      .getByRole('link', { name: /^2 trajets/ })
      .click()
    await expect(page).toHaveURL(/\?plate=EA200AA&from=2026-02-27&to=2026-02-28$/)
    await expect(total(page)).toContainText('2 résultats')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajets impayés par contrat')
    await main(page).getByRole('navigation').getByRole('link', { name: 'Liste des trajets' }).click()
    await expect(rowsOfList(page)).toHaveCount(6)
    await page.goBack()
    await field(page).fill(pasted)
    await match(page).click()
    await test.step('a vehicle that is not in the fleet joins it from here, with the plate and first day of its contract', async () => {
      await row('C-4').getByRole('button', { name: 'Ajouter ZZ-999-ZZ' }).press('Enter')
      const form = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
      await expect(form.getByLabel('Numéro de plaque')).toHaveValue('ZZ-999-ZZ')
      await expect(form.getByLabel('Date de début')).toHaveValue('01/03/2026')
      await axe(page)
      await form.getByRole('button', { name: 'Ajouter', exact: true }).press('Enter')
      await expect(page.getByText('Le véhicule ZZ-999-ZZ est ajouté à votre flotte.')).toBeVisible()
      await expect(row('C-4'), 'matched again').toContainText('Aucun trajet impayé')
      await expect(main(page).getByRole('heading', { name: /3 trajets impayés/ })).toBeFocused()
      await expect(rows(page)).toHaveCount(4)
    })
    await test.step('pasted lines are corrected where they were pasted: the refused one is selected', async () => {
      await button(page, 'Corriger la liste').press('Enter')
      await expect(field(page)).toBeFocused()
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('C-5\tEA-200-AA\t31/02/2026\t02/03/2026')
    })
    await test.step('a file takes the place of the lines, and is matched at once, as is its corrected one', async () => {
      const lines = ['numberPlate;start;end', 'EA200AA;27/02/2026;28/02/2026', 'EB300BB;01/03/2026;31/02/2026']
      const fileOf = () => ({ name: 'contrats.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
      await page.getByLabel('Ou un fichier CSV').setInputFiles(fileOf())
      await expect(rows(page)).toHaveCount(1)
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        main(page).getByRole('button', { name: 'Choisir le fichier corrigé' }).click(),
      ])
      lines[2] = 'EB300BB;01/03/2026;01/03/2026'
      await chooser.setFiles(fileOf())
      await expect(rows(page)).toHaveCount(2)
      await expect(main(page).getByRole('heading', { name: /3 trajets impayés/ })).toBeFocused()
      await expect(main(page).getByRole('table')).toHaveCount(1)
    })
    await main(page).getByRole('button', { name: 'Contester ou désigner les 3 trajets' }).click()
    await expect(page).toHaveURL(/\/claim$/)
    expect(await storedValue(page, 'claimed-journeys'), 'the journeys of all contracts').toHaveLength(3)
  },
)

test(
  'a journey of a handover day or of overlapping contracts counts once: the sum is the one that is due; overlaps and gaps are named',
  { tag: ['@OPEN-71', '@RENTER-01', '@F-FIL-08'] },
  async ({ page, site, sandbox }) => {
    const tolls = ['01', '04', '06', '09', '12'].map((day) => ({
      id: `toll-${day}`,
      numberPlate: 'EA-200-AA',
      date: `2026-02-${day}T12:00:00+01:00`,
      ttcPrice: 302,
      // The others rise in ten days.
      ...(day === '12' && { deadline: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 19) }),
    }))
    await asFleet(page, site, sandbox, { plates: fleet, journeys: tolls })
    await visit(page, '/renters/travels')
    await expect(value(page, 'Montant dû')).toHaveText(/^1.?510,00\s€$/)
    await visit(page, '/renters/travels?view=contracts')
    const others = Array.from({ length: 500 }, (_, at) => `X-${at}\tEB-300-BB\t01/01/2026\t01/01/2026`)
    const lines = [
      'K-1\tEA-200-AA\t01/02/2026\t04/02/2026',
      // In another call than the contracts that it overlaps with.
      ...others,
      'K-2\tEA-200-AA\t04/02/2026\t09/02/2026',
      '\tEA-200-AA\t08/02/2026\t10/02/2026',
      'K-4\tEA-200-AA\t12/02/2026\t12/02/2026',
    ]
    await field(page).fill(lines.join('\n'))
    await match(page).click()
    await expect(
      main(page).getByText(
        /^1.?510,00\s€, puis 1.?560,00\s€ 5 trajets impayés, première hausse après le \d{2}\/\d{2}\/\d{2}$/,
      ),
      'each once it has risen',
    ).toBeVisible()
    const row = (name: string) => rows(page).filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    // The contracts with journeys first.
    await main(page).getByRole('columnheader', { name: 'Montant dû' }).getByRole('button').click()
    await expect(row('K-1')).toContainText('1 trajet')
    await expect(row('K-1').getByRole('button', { name: 'Contester EA-200-AA' })).toBeVisible()
    await expect(row('K-1'), 'a handover is no overlap').not.toContainText('Chevauchement')
    await expect(row('K-2')).toContainText('2 trajets')
    await expect(row('K-2')).toContainText(/Chevauchement\s: contrat du\s08.02.2026 au\s10.02.2026/)
    await expect(row('Sans référence')).toContainText('1 trajet')
    await expect(row('Sans référence')).toContainText(/Chevauchement\s: K-2/)
    await expect(row('K-4'), 'the day before it').toContainText('Véhicule sans contrat le 11/02/2026')
    await axe(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Télécharger le résultat' }).click(),
    ])
    const saved = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(
      saved.filter((line) => line.includes('302,00')),
      'each journey on one line',
    ).toHaveLength(5)
    expect(saved.find((line) => line.startsWith('K-2'))).toMatch(
      /;Chevauchement\s: contrat du\s08\/02\/2026 au\s10\/02\/2026$/,
    )
  },
)

test(
  'a file of contracts is matched part by part; a failure keeps the answers so far and continues; bad files have their message',
  { tag: ['@RENTER-01', '@F-FIL-07', '@F-NET-01', '@F-NET-16'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: daily('EA-200-AA', 4) })
    await visit(page, '/renters/travels?view=contracts')
    const file = page.getByLabel('Ou un fichier CSV')
    const choose = (content: string | Buffer, name = 'contrats.csv') =>
      file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
    const head = 'reference;numberPlate;start;end;countryCode'
    for (const [content, text] of [
      ['', /Collez au moins une ligne, ou choisissez un fichier/],
      [head, /Il ne contient que la ligne des noms de colonnes/],
      ['PK\u{3}\u{4}', /C'est un classeur/],
      [Buffer.from([0x89, 0x50, 0, 0]), /Ce n'est pas un fichier texte/],
      ['C;AB123CD;2026-03-01;2026-03-04\n'.repeat(20_001), /dépasse 20\s000\slignes/],
    ] as const) {
      await choose(content)
      await match(page).click()
      await expect(file).toHaveAccessibleDescription(text)
      await main(page)
        .getByRole('button', { name: /^Retirer/ })
        .click()
    }
    await axe(page)
    expect(await sandbox.calls(matchPath)).toHaveLength(0)

    const lines = Array.from({ length: 700 }, (_, at) => `K-${at};EA-200-AA;2026-03-01;2026-03-01;FR`)
    await choose([head, ...lines].join('\r\n'))
    await page.route(`**${matchPath}`, async (route) => {
      const contracts = (route.request().postData() ?? '').split('numberPlate').length - 1
      await (contracts < 500 ? route.abort('internetdisconnected') : route.continue())
    })
    await match(page).click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(main(page).getByText('500 résultats'), 'the answers so far').toBeVisible()
    await page.unrouteAll()
    await main(page).getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    await expect(main(page).getByText('700 résultats')).toBeVisible()
    await expect(main(page).getByText(/1 trajet impayé/), 'all contracts are about one journey').toBeVisible()
    const sent = (await sandbox.calls(matchPath)).map(({ status }) => status)
    expect(sent, 'answered parts are not sent again').toEqual([200, 200])
  },
)

test(
  'an operator that does not know the call: the page says so; on a phone, also in the longest language, nothing scrolls sideways',
  { tag: ['@RENTER-01', '@I18N-02', '@F-NAV-13'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await asFleet(page, site, sandbox, { plates: fleet, journeys: daily('EA-200-AA', 4) })
    for (const [prefix, title] of [
      ['/de', 'Unbezahlte Fahrten nach Vertrag'],
      ['', 'Trajets impayés par contrat'],
    ] as const) {
      await visit(page, `${prefix}/renters/travels?view=contracts`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    }
    await field(page).fill(pasted)
    await match(page).click()
    await expect(rows(page)).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await axe(page)
    await sandbox.fault({ method: 'POST', path: matchPath, status: 404, body: { code: 'not_found' } })
    await button(page, 'Modifier les lignes').click()
    await match(page).click()
    await expect(main(page).getByText('Votre opérateur ne propose pas encore cette recherche')).toBeVisible()
    await expect(field(page)).toHaveValue(pasted)
  },
)
