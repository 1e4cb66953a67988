import { hold } from './support/hold.ts'
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
  'the vehicle list shows and sorts its columns, and filters by plate, situation and deadline; the address holds its state',
  { tag: ['@RENTER-08', '@OPEN-55', '@API-36', '@DATA-38'] },
  async ({ page, site, sandbox }) => {
    const due = { numberPlate: 'EA-200-AA', date: '2026-02-20T12:00:00', deadline: '2026-12-24T23:59:59' }
    await asFleet(page, site, sandbox, { plates: fleet, journeys: [due] })
    await visit(page, '/renters/vehicles')
    await expect(table(page)).toHaveAccessibleName('Liste des véhicules')
    await expect(total(page)).toContainText('3 résultats')
    await expect(table(page).getByRole('columnheader')).toHaveText(
      ['Tout sélectionner', 'Plaque', 'Pays', 'Échéance', 'Trajets', 'Montant dû', 'Valide dès', 'Date de clôture'],
      { useInnerText: true },
    )
    await expect(rowOf(page, '1-ABC-123')).toContainText('Belgique')
    await expect(rowOf(page, 'EB-300-BB')).toContainText('01/06/2025')
    await expect(rowOf(page, 'EB-300-BB')).toContainText('01/02/2026')
    await axe(page)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      await expect(rowOf(page, '1-ABC-123')).toHaveAccessibleName(/1-ABC-123.*Belgique/)
      const before = await rows(page).first().boundingBox()
      await table(page).getByRole('checkbox', { name: 'Tout sélectionner' }).check()
      await expect(total(page)).toContainText('Sélection : 3')
      expect((await rows(page).first().boundingBox())?.y, `the rows stay, ${width} px`).toBe(before?.y)
      await button(page, 'Tout désélectionner').click()
    }
    await table(page).getByRole('button', { name: 'Valide dès' }).click()
    await expect(page).toHaveURL(/\?sortBy=validityStartDate$/)
    await expect(rows(page).first()).toContainText('1-ABC-123')
    await filter(page, 'Plaque').fill('e')
    await applyFilters(page)
    await expect(page).toHaveURL(/\?plate=e&sortBy=validityStartDate$/)
    await expect(rows(page)).toHaveCount(2)
    await reload(page)
    await expect(rows(page)).toHaveCount(2)
    await expect(filter(page, 'Plaque')).toHaveValue('e')

    await table(page).getByRole('button', { name: 'Échéance' }).click()
    await expect(page).toHaveURL(/\?plate=e&sortBy=deadline$/)
    await filter(page, 'Plaque').fill('')
    await filter(page, 'Situation').selectOption({ label: 'À régler' })
    await filter(page, 'Échéance au').fill('31/12/2026')
    await applyFilters(page)
    await expect(page).toHaveURL(/\?situation=open&dueTo=2026-12-31&sortBy=deadline$/)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('24/12/2026')
    await filter(page, 'Situation').selectOption({ label: 'En retard' })
    await applyFilters(page)
    await expect(page.getByRole('heading', { name: 'Aucun résultat pour ces filtres' })).toBeVisible()
    await filter(page, 'Situation').selectOption({ label: 'À régler' })
    await applyFilters(page)
    await table(page).getByRole('button', { name: 'Montant dû' }).click()
    await expect(page).toHaveURL(/&sortBy=price$/)
    await rows(page)
      .getByRole('link', { name: /^\d+ trajets? EA-200-AA$/ })
      .click()
    await expect(page).toHaveURL(/travels\?plate=EA200AA$/)
    await expect(rows(page)).toHaveCount(1)

    await test.step('an operator without situations gets neither their columns nor their filters', async () => {
      await page.route(`**${platesPath}?*`, async (route) => {
        const answer = await route.fetch({ maxRetries: 1 })
        const body: { plates: object[] } = await answer.json()
        const plates = body.plates.map((plate) => ({
          ...plate,
          situation: undefined,
          nextDeadline: undefined,
          due: undefined,
        }))
        await route.fulfill({ json: { ...body, plates } })
      })
      await visit(page, '/renters/vehicles?sortBy=deadline')
      await expect(rows(page)).toHaveCount(3)
      await expect(table(page).getByRole('columnheader')).toHaveCount(5)
      await expect(filter(page, 'Situation')).toHaveCount(0)
      await expect(filter(page, 'Échéance au')).toHaveCount(0)
    })
  },
)

test(
  'a renter adds a vehicle; every refusal stands beside its field and keeps what was typed',
  {
    tag: ['@RENTER-08', '@OPEN-55', '@API-37', '@ERROR-23', '@ERROR-25', '@ERROR-26', '@ERROR-27', '@F-NAV-05'],
  },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await button(page, 'Ajouter un véhicule').click()
    const form = dialog(page, 'Ajouter un véhicule')
    const plate = form.getByLabel('Numéro de plaque')
    const start = form.getByLabel('Date de début')
    const end = form.getByLabel('Date de clôture')
    const add = form.getByRole('button', { name: 'Ajouter', exact: true })
    await expect(start, 'today is proposed').toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
    await start.fill('')
    await add.click()
    await expect(plate).toHaveAccessibleDescription(/La plaque d'immatriculation est obligatoire/)
    await expect(start).toHaveAccessibleDescription(/Indiquez la date de début/)
    await axe(page)
    await plate.fill('ea 200 aa')
    await start.fill('14.3.2026')
    await end.fill('13/03/2026')
    await add.click()
    await expect(start).toHaveValue('14/03/2026')
    await expect(end).toHaveAccessibleDescription(/La date de fin doit être postérieure/)
    expect((await sandbox.calls(platesPath)).filter(({ method }) => method === 'POST')).toHaveLength(0)
    await end.fill('')
    await add.click()
    await expect(plate).toHaveAccessibleDescription(/Cette plaque est déjà associée à votre compte/)
    await expect(plate).toBeFocused()
    await sandbox.fault({ method: 'POST', path: platesPath, status: 400, body: { code: 'invalid_number_plate' } })
    await plate.fill('ED-400-DD')
    await add.click()
    await expect(plate).toHaveAccessibleDescription(/La plaque d'immatriculation n'est pas valide/)
    await sandbox.fault({ method: 'POST', path: platesPath, status: 503 })
    await add.click()
    await expect(form.getByRole('alert')).toContainText('Une erreur est apparue')
    await expect(plate).toHaveValue('ED-400-DD')
    await end.fill('31/03/2026')
    await add.dblclick()
    await expect(form).toHaveCount(0)
    await expect(page.getByText('Le véhicule ED-400-DD est ajouté à votre flotte.')).toBeVisible()
    await expect(total(page)).toContainText('4 résultats')
    await expect(rowOf(page, 'ED-400-DD')).toContainText('31/03/2026')
    await expect(button(page, 'Ajouter un véhicule')).toBeFocused()
    const sent = (await sandbox.calls(platesPath)).filter(({ method, status }) => method === 'POST' && status === 200)
    expect(sent.map(({ body }) => body)).toEqual([
      {
        countryCode: 'FR',
        numberPlate: 'ED400DD',
        validityStartDate: '2026-03-14T00:00:00',
        validityEndDate: '2026-03-31T23:59:59',
      },
    ])
  },
)

test(
  'a renter closes a vehicle, and changes the date of a closed one',
  { tag: ['@RENTER-03', '@OPEN-55', '@API-38'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await button(page, 'Clôturer EA-200-AA').click()
    const form = dialog(page, 'Clôturer un véhicule')
    const date = form.getByLabel('Date de clôture')
    const close = form.getByRole('button', { name: 'Clôturer', exact: true })
    await expect(form).toContainText('10/01/2026')
    await axe(page)
    await date.fill('10/01/2026')
    await close.click()
    await expect(form).toHaveCount(0)
    await expect(page.getByText('Le véhicule EA-200-AA est clôturé au 10/01/2026.')).toBeVisible()
    await expect(rowOf(page, 'EA-200-AA')).toContainText('10/01/2026 clôturéModifier')
    const closedRow = button(page, 'Modifier la date de clôture de EA-200-AA')
    await expect(closedRow).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Le véhicule EA-200-AA est clôturé au')).toHaveCount(0)
    await expect(closedRow, 'the focus returns to the row').toBeFocused()

    await button(page, 'Modifier la date de clôture de EB-300-BB').press('Enter')
    const change = dialog(page, 'Modifier la date de clôture')
    await expect(change.getByLabel('Date de clôture')).toHaveValue('01/02/2026')
    await change.getByLabel('Date de clôture').fill('15022026')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'EB-300-BB')).toContainText('15/02/2026')
    await expect(button(page, 'Modifier la date de clôture de EB-300-BB')).toBeFocused()
    const closed = (await sandbox.calls()).filter(({ path, status }) => path.endsWith('/closure') && status === 200)
    expect(closed.map(({ body }) => body)).toEqual([
      { validityEndDate: '2026-01-10T23:59:59', expectedEndDate: null },
      { validityEndDate: '2026-02-15T23:59:59', expectedEndDate: '2026-02-01T23:59:59' },
    ])
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
  'a failed or stopped upload keeps the file and its dry run, which can be sent again',
  { tag: ['@OPEN-55', '@ERROR-50', '@ERROR-51', '@F-NET-01', '@F-NET-16'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: 0 })
    await visit(page, '/renters/vehicles')
    await button(page, 'Importer').click()
    const form = dialog(page, 'Importer des véhicules')
    const file = page.getByLabel('Fichier CSV')
    const confirm = form.getByRole('button', { name: /^Importer/ })
    await sandbox.fault({ method: 'GET', path: `${platesPath}/export`, status: 503, times: 1 })
    await choose(page, csv('numberPlate;countryCode\nEF-500-FF;FR'))
    await expect(form.getByRole('alert')).toContainText('Une erreur est apparue')
    await form.getByRole('button', { name: 'Réessayer' }).click()
    await expect(form.getByRole('definition')).toHaveText(['1', '0', '0', '0'])
    for (const [code, text] of [
      ['renter_import_not_found', 'Le fichier est introuvable'],
      ['renter_import_error', "L'import a échoué, veuillez contacter le support loueur"],
    ] as const) {
      await sandbox.fault({ method: 'POST', path: `${platesPath}/import`, status: 400, body: { code } })
      await confirm.click()
      await expect(file).toHaveAccessibleDescription(new RegExp(text))
    }
    await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
    const release = await hold(page, `**${platesPath}/import`)
    await confirm.click()
    await form.getByRole('button', { name: "Arrêter l'envoi" }).click()
    await expect(form.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await release()
    await page.route(`**${platesPath}/import`, (route) => route.abort('internetdisconnected'), { times: 1 })
    await confirm.click()
    await expect(form.getByRole('alert')).toBeVisible()
    await axe(page)
    await form.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('dialog')).toContainText('1 véhicule importé')
    await page.getByRole('dialog').getByRole('button', { name: 'Voir la liste' }).click()
    await expect(total(page)).toContainText('4 résultats')
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
  'an empty fleet offers to add and import, on a phone too',
  { tag: ['@RENTER-08', '@OPEN-55', '@F-NAV-13'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await asFleet(page, site, sandbox, { plates: [], journeys: [] })
    await visit(page, '/renters/vehicles')
    await expect(page.getByRole('heading', { name: 'Aucun véhicule dans votre flotte' })).toBeVisible()
    await expect(button(page, 'Exporter')).toBeDisabled()
    await button(page, 'Importer').click()
    await expect(dialog(page, 'Importer des véhicules')).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await button(page, 'Ajouter un véhicule').press('Enter')
    await expect(dialog(page, 'Ajouter un véhicule')).toBeVisible()
    await axe(page)
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
