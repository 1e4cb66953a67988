import { hold } from './support/hold.ts'
import { readFile } from 'node:fs/promises'
import { applyFilters, asFleet, button, daily, filter, openFilters, rows, table, total } from './support/renters.ts'
import type { Sandbox } from './support/sandbox.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const journeysPath = '/services/v1/renters/journeys'
const late = { nature: 'latePayment', paymentLimit: 'BEFORE_OMP', indemnity: 10 } as const
const fleet = [{ numberPlate: 'EA-200-AA' }, { numberPlate: 'EB-300-BB' }]
/** Requests for rows, without those for figures. */
const listCalls = async (sandbox: Sandbox) =>
  (await sandbox.calls(journeysPath)).filter(({ query }) => query['summary'] === undefined)
const sortBy = (page: Page, name: string) => table(page).getByRole('columnheader', { name }).getByRole('button')
const box = (page: Page, at: number) => rows(page).nth(at).getByRole('checkbox')

test(
  'a journey list is paged by the server; the address keeps page and size over Back, a reload and a shared link',
  { tag: ['@RENTER-01', '@RENTER-06', '@OPEN-55', '@API-32', '@DATA-39', '@F-NAV-02', '@F-NAV-03'] },
  async ({ page, otherTab: other, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: daily('EA-200-AA', 32) })
    await visit(page, '/renters/travels')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liste des trajets')
    await expect(table(page)).toHaveAccessibleName('Liste des trajets')
    await expect(total(page)).toContainText('32 résultats')
    await expect(rows(page)).toHaveCount(10)
    await expect(rows(page).first()).toContainText('01/03/26')
    await expect(rows(page).first()).toContainText('EA-200-AA')
    await expect(rows(page).first()).toContainText('1,00 €')
    await axe(page)

    const pages = page.getByRole('navigation', { name: 'Pages : Liste des trajets' })
    await pages.getByRole('link', { name: 'Suivant' }).click()
    await expect(page).toHaveURL(/\/renters\/travels\?page=2$/)
    await expect(rows(page).first()).toContainText('19/02/26')
    await expect(pages.getByRole('link', { name: 'Suivant' }), 'the focus stays where it turned the page').toBeFocused()
    await pages.getByRole('combobox').selectOption('25')
    await expect(page).toHaveURL(/\?pageSize=25$/)
    await expect(rows(page)).toHaveCount(25)
    await page.goBack()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(rows(page).first()).toContainText('19/02/26')
    await reload(page)
    await expect(rows(page).first()).toContainText('19/02/26')

    await other.goto('/de/renters/travels?page=4&order=asc')
    await expect(rows(other)).toHaveCount(2)
    await expect(rows(other).last()).toContainText('01.03.26')
    const asked = (await listCalls(sandbox)).at(-1)
    expect(asked?.query).toEqual({ page: '4', pageSize: '10', sortBy: 'date', order: 'asc' })
    await other.goto('/renters/travels?page=99&pageSize=7&sortBy=nothing&status=PAID')
    await expect(other, 'a page that does not exist becomes the last one').toHaveURL(/\?page=4$/)
    await expect(rows(other)).toHaveCount(2)
  },
)

test(
  'filters are typed, checked and applied together, live in the address, and are reset from an empty result',
  { tag: ['@RENTER-06', '@OPEN-55', '@ERROR-26', '@F-INP-07', '@F-NET-09'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, {
      plates: fleet,
      journeys: [...daily('EA-200-AA', 12), ...daily('EB-300-BB', 3, { status: 'EN_COURS' })],
    })
    await visit(page, '/renters/travels')
    await expect(total(page)).toContainText('15 résultats')
    await filter(page, 'Plaque').fill('ea 200')
    await filter(page, 'Du').fill('25022026')
    await filter(page, 'Au').fill('31/02/2026')
    await applyFilters(page)
    await expect(filter(page, 'Du')).toHaveValue('25/02/2026')
    await expect(filter(page, 'Au')).toHaveAccessibleDescription(/Cette date n'existe pas/)
    await expect(filter(page, 'Au')).toBeFocused()
    await axe(page)
    await expect(page.getByRole('group', { name: 'Date du trajet' }).getByRole('textbox')).toHaveCount(2)
    await filter(page, 'Au').fill('24/02/2026')
    await applyFilters(page)
    await expect(filter(page, 'Au')).toHaveAccessibleDescription(/La date de fin doit être postérieure/)
    await filter(page, 'Au').fill('28/02/2026')
    await filter(page, 'Au').press('Enter')
    await expect(page).toHaveURL(/\?plate=ea\+200&from=2026-02-25&to=2026-02-28$/)
    await expect(total(page)).toContainText('4 résultats')
    expect((await listCalls(sandbox)).at(-1)?.query['filters']).toBe(
      '{"plate":"ea 200","from":"2026-02-25","to":"2026-02-28"}',
    )
    await reload(page)
    await expect(filter(page, 'Plaque')).toHaveValue('ea 200')
    await expect(filter(page, 'Du')).toHaveValue('25/02/2026')
    await expect(total(page)).toContainText('4 résultats')

    await filter(page, 'Statut').selectOption({ label: 'En cours' })
    await applyFilters(page)
    await expect(page.getByRole('heading', { name: 'Aucun résultat pour ces filtres' })).toBeVisible()
    await axe(page)
    await page.goBack()
    await expect(filter(page, 'Statut'), 'Back restores the fields').toHaveValue('')
    await expect(total(page)).toContainText('4 résultats')
    await page.goForward()
    await table(page).getByRole('button', { name: 'Réinitialiser les filtres' }).click()
    await expect(page).toHaveURL(/\/renters\/travels$/)
    await expect(filter(page, 'Plaque')).toHaveValue('')
    await expect(filter(page, 'Plaque')).toBeFocused()
    await expect(total(page)).toContainText('15 résultats')
    await filter(page, 'Statut').selectOption({ label: 'En cours' })
    await applyFilters(page)
    await expect(total(page)).toContainText('3 résultats')
    await expect(rows(page).first()).toContainText('Trajet en cours')
  },
)

test(
  'the notice list has late payments only, is filtered, sorted and paged by the server, and offers no payment',
  { tag: ['@RENTER-01', '@RENTER-07', '@OPEN-09', '@OPEN-55', '@API-32', '@DATA-38'] },
  async ({ page, site, sandbox }) => {
    const notices = daily('EA-200-AA', 12, late).map((journey, at) => ({ ...journey, pvNumber: `AP${at + 10}` }))
    await asFleet(page, site, sandbox, { plates: fleet, journeys: [...notices, ...daily('EB-300-BB', 5)] })
    await visit(page, '/renters/paymentNotice')
    await expect(table(page)).toHaveAccessibleName('Liste des avis de paiement')
    await expect(total(page)).toContainText('12 résultats')
    await expect(page.getByLabel('Statut')).toHaveCount(0)
    await axe(page)
    await sortBy(page, "N° d'avis").click()
    await expect(page).toHaveURL(/\?sortBy=number$/)
    await expect(rows(page).first()).toContainText('AP10')
    await expect(rows(page).first(), 'toll and indemnity').toContainText('11,00 €')
    await sortBy(page, "N° d'avis").click()
    await expect(rows(page).first()).toContainText('AP21')
    await page
      .getByRole('navigation', { name: /^Pages/ })
      .getByRole('link', { name: 'Suivant' })
      .click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).last()).toContainText('AP10')
    const order = { sortBy: 'number', order: 'desc', types: 'latePayment' }
    expect((await listCalls(sandbox)).at(-1)?.query).toEqual({ page: '2', pageSize: '10', ...order })
    await expect(page.getByRole('main').getByRole('link', { name: /Payer/ })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: /Payer/ })).toHaveCount(0)

    for (const name of ['Plaque', "Numéro d'avis"]) {
      await filter(page, name).fill('4111 1111 1111 1111 12/28')
      await applyFilters(page)
      await expect(filter(page, name)).toHaveAccessibleDescription("N'indiquez pas de numéro de carte ici.")
      await filter(page, name).fill('')
    }
    await expect(page, 'a card number stays out of the address').not.toHaveURL(/4111/)
    await filter(page, "Numéro d'avis").fill('P15')
    await applyFilters(page)
    await expect(page).toHaveURL(/\?noticeNumber=P15&sortBy=number&order=desc$/)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('AP15')
    expect((await listCalls(sandbox)).at(-1)?.query).toMatchObject({ ...order, filters: '{"noticeNumber":"P15"}' })
  },
)

test(
  'an export has the filters and the order of now and the server’s file name; formulas are text; a failure keeps the page',
  { tag: ['@RENTER-02', '@OPEN-55', '@API-33', '@F-FIL-08', '@F-NET-04', '@F-NAV-05', '@HARDENING-1.2.10'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, {
      plates: fleet,
      journeys: [...daily('EA-200-AA', 12, { ticketNumber: '=1+1' }), ...daily('EB-300-BB', 3)],
    })
    await visit(page, '/renters/travels?plate=EA&sortBy=price')
    await expect(total(page)).toContainText('12 résultats')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()])
    expect(download.suggestedFilename()).toMatch(/^trajets-EA-\d{4}-\d\d-\d\d\.csv$/)
    await expect(page.getByRole('status').filter({ hasText: 'Fichier enregistré' })).toContainText(
      download.suggestedFilename(),
    )
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(13)
    expect(lines[1]).toContain('12,00')
    expect(lines[1]).toContain("'=1+1")
    expect((await sandbox.calls(`${journeysPath}/export`)).at(-1)?.query).toEqual({
      filters: '{"plate":"EA"}',
      sortBy: 'price',
      order: 'desc',
    })

    await test.step('it stays while rows are selected, and its end is announced', async () => {
      const release = await hold(page, `**${journeysPath}/export?*`)
      await button(page, 'Exporter').click()
      await box(page, 0).check()
      await expect(button(page, 'Exporter')).toHaveAttribute('aria-busy', 'true')
      await expect(button(page, 'Imprimer')).toBeVisible()
      const [file] = await Promise.all([page.waitForEvent('download'), release()])
      await expect(page.getByRole('status').filter({ hasText: file.suggestedFilename() })).toHaveCount(1)
      await button(page, 'Tout désélectionner').click()
    })

    await page.route(`**${journeysPath}/export?*`, (route) => route.fulfill({ contentType: 'text/csv', body: 'a;b' }))
    const [unnamed] = await Promise.all([page.waitForEvent('download'), button(page, 'Exporter').click()])
    expect(unnamed.suggestedFilename()).toBe('trajets.csv')
    await page.unrouteAll()
    let saved = 0
    page.on('download', () => (saved += 1))
    const failed = page.getByRole('main').getByRole('alert')
    for (const answer of [
      { status: 500 },
      { status: 200, body: { code: 'unknown' } },
      { status: 200, body: '<html></html>', contentType: 'text/html' },
    ]) {
      await sandbox.fault({ method: 'GET', path: `${journeysPath}/export`, ...answer })
      await button(page, 'Exporter').click()
      await expect(failed).toContainText('Une erreur est apparue')
      await expect(rows(page)).toHaveCount(10)
    }
    expect(saved, 'no broken file').toBe(0)
    await axe(page)
    await failed.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => saved).toBe(1)
    await expect(failed).toHaveCount(0)

    await test.step('a slow export shows its progress, takes one press, and stops with the page', async () => {
      const exports = async () => (await sandbox.calls(`${journeysPath}/export`)).length
      const before = await exports()
      let asked = 0
      page.on('request', (request) => request.url().includes(`${journeysPath}/export`) && (asked += 1))
      const release = await hold(page, `**${journeysPath}/export?*`)
      await button(page, 'Exporter').dblclick()
      await expect(page.getByRole('main').getByText(/Export en cours/)).toBeVisible()
      await expect(button(page, 'Exporter')).toHaveAttribute('aria-busy', 'true')
      const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes(`${journeysPath}/export`))
      await page.getByRole('banner').getByRole('link', { name: 'Liste des avis de paiement' }).click()
      await expect(page).toHaveURL(/paymentNotice$/)
      await stopped
      await release()
      expect(asked).toBe(1)
      expect(await exports(), 'nothing arrived').toBe(before)
      expect(saved).toBe(1)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })
  },
)

test(
  'journeys are selected across pages and contested in one claim without a session',
  { tag: ['@OPEN-47', '@CLAIM-09', '@ROLE-09', '@API-79'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, { plates: fleet, journeys: daily('EA-200-AA', 12) })
    await visit(page, '/renters/travels')
    await expect(button(page, 'Contester ou désigner')).toBeDisabled()
    await expect(rows(page)).toHaveCount(10)
    const before = await rows(page).first().boundingBox()
    await box(page, 1).check()
    await expect(total(page)).toContainText('Sélection : 1')
    expect((await rows(page).first().boundingBox())?.y, 'the rows stay under the pointer').toBe(before?.y)
    await page
      .getByRole('navigation', { name: /^Pages/ })
      .getByRole('link', { name: 'Suivant' })
      .click()
    await expect(rows(page)).toHaveCount(2)
    await box(page, 0).check()
    await expect(total(page)).toContainText('Sélection : 2')
    await filter(page, 'Plaque').fill('EA')
    await applyFilters(page)
    await expect(box(page, 1), 'the selection outlives pages and filters').toBeChecked()
    await button(page, 'Contester ou désigner').click()
    await expect(page).toHaveURL(/\/claim$/)
    expect(await storedValue(page, 'claimed-journeys')).toMatchObject([{ id: 'EA-200-AA-2' }, { id: 'EA-200-AA-11' }])
    await page.getByRole('radio', { name: 'Désigner les conducteurs' }).check()
    await expect(page.getByLabel('Motif'), 'naming the driver is the reason').toHaveCount(0)
    await page.getByRole('radio', { name: 'Contester' }).check()
    await page.getByLabel('Motif').selectOption('Entrée ou sortie erronée')
    await page.getByLabel('Commentaire').fill('Sortie avant.')
    await page.getByLabel('Nom', { exact: true }).fill('Moreau')
    await page.getByLabel('Prénom').fill('Jeanne')
    await button(page, 'Envoyer').click()
    await expect(page.getByRole('heading', { name: 'Votre réclamation' })).toBeVisible()
    await expect
      .poll(() => sandbox.claims())
      .toMatchObject([{ type: 'FREE_FLOW', sessionId: null, journeys: ['EA-200-AA-11', 'EA-200-AA-2'] }])

    await visit(page, '/renters/travels')
    await expect(rows(page).nth(1)).toContainText('Réclamation envoyée')
    await expect(box(page, 1), 'a claim is made once').toBeDisabled()
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
    await expect(total(page)).toContainText('Sélection : 9')
    await button(page, 'Tout désélectionner').click()
    await expect(total(page)).not.toContainText('Sélection')
  },
)

test(
  'all journeys that match are selected without moving a row, with how many can be contested and their sum; above the limit a hint says to filter',
  { tag: ['@OPEN-47', '@RENTER-06'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, {
      plates: fleet,
      journeys: [...daily('EA-200-AA', 12), ...daily('EB-300-BB', 1, { ...late, paymentLimit: 'OMP' })],
    })
    await visit(page, '/renters/travels')
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
    await button(page, 'Sélectionner les 13 lignes').click()
    await expect(total(page)).toContainText('Sélection : 13')
    await expect(total(page)).toContainText('12 à contester · 78,00\u00a0€')
    await test.step('no row moves, also where a wide font breaks the line above', async () => {
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        await visit(page, '/renters/travels?brand=wireframe')
        await expect(rows(page)).toHaveCount(10)
        const before = await rows(page).first().boundingBox()
        const expectUnmoved = async (when: string) =>
          expect((await rows(page).first().boundingBox())?.y, `${when}, ${width} px`).toBe(before?.y)
        await box(page, 1).check()
        await expectUnmoved('one row')
        await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
        await button(page, 'Sélectionner les 13 lignes').click()
        await expect(total(page)).toContainText('Sélection : 13')
        await expectUnmoved('all')
      }
    })
    await page.setViewportSize({ width: 1280, height: 720 })
    await visit(page, '/renters/travels?select=all')
    await expect(total(page)).toContainText('Sélection : 13')
    await expect(page.getByRole('main').getByRole('link', { name: 'Trajets par contrat' }), 'makes room').toHaveCount(0)
    await axe(page)
    await button(page, 'Contester ou désigner').click()
    await expect(page).toHaveURL(/\/claim$/)
    expect(await storedValue(page, 'claimed-journeys')).toHaveLength(12)

    await page.route(`**${journeysPath}?*`, async (route) => {
      const answer = await route.fetch()
      const body: object = await answer.json()
      await route.fulfill({ json: { ...body, total: 5001, pageTotal: 501 } })
    })
    await visit(page, '/renters/travels?select=all')
    await expect(total(page)).toContainText(/5.001 résultats/)
    await expect(page.getByRole('main').getByText(/^5.000 au plus par réclamation.: filtrez la liste$/)).toBeVisible()
    await expect(button(page, 'Contester ou désigner')).toBeDisabled()
  },
)

test(
  'on a phone the rows are cards without sideways scrolling, also in the longest language; keyboard alone filters, sorts and selects',
  { tag: ['@RENTER-06', '@I18N-02', '@F-NAV-13'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await asFleet(page, site, sandbox, { plates: fleet, journeys: daily('EA-200-AA', 3, late) })
    for (const [prefix, title, headed] of [
      ['/de', 'Fahrtenliste', 'Offener Betrag'],
      ['', 'Liste des trajets', 'Montant dû'],
    ] as const) {
      await visit(page, `${prefix}/renters/travels`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(rows(page)).toHaveCount(3)
      await expect(table(page).getByRole('columnheader', { name: headed })).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    }
    await axe(page)
    const [first] = await rows(page).all()
    expect((await first?.boundingBox())?.y, 'the first row begins in the upper half').toBeLessThanOrEqual(400)
    await expect(page.getByText('Cochez pour contester').filter({ visible: true })).toBeVisible()
    await openFilters(page)
    await filter(page, 'Plaque').focus()
    await page.keyboard.type('EA')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?plate=EA$/)
    await page.getByRole('combobox', { name: 'Trier par …' }).focus()
    await page.keyboard.type('Montant')
    await expect(page).toHaveURL(/sortBy=price/)
    await expect(rows(page).first()).toContainText('13,00 €')
    await box(page, 0).focus()
    await page.keyboard.press('Space')
    await expect(box(page, 0)).toBeChecked()
    await expect(box(page, 0)).toHaveAccessibleName(/^Sélectionner le trajet du/)
    await page.getByRole('combobox', { name: 'Trier par …' }).selectOption('Situation ↑')
    await expect(page).toHaveURL(/sortBy=situation$/)
  },
)
