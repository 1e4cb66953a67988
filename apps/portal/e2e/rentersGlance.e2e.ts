import { hold } from './support/hold.ts'
import { applyFilters, asFleet, button, daily, filter, rows, total } from './support/renters.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, testInOwnPage, visit } from './support/test.ts'

const journeysPath = '/services/v1/renters/journeys'
const fleet = [{ numberPlate: 'EA-200-AA' }, { numberPlate: 'EB-300-BB' }]
const strip = (page: Page) => page.getByRole('region', { name: /^En bref/ })
const value = (page: Page, term: string) =>
  strip(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')

testInOwnPage(
  'above a list stand how much is due, what is due first and journeys per month, for the fleet or for the filters',
  { tag: ['@RENTER-01', '@RENTER-06', '@API-32', '@OPEN-33'] },
  async ({ page, site, sandbox }) => {
    await sandbox.clock('2026-03-02T10:00:00+01:00')
    await page.clock.setFixedTime('2026-03-02T10:00:00+01:00')
    await asFleet(page, site, sandbox, {
      plates: fleet,
      journeys: [
        ...daily('EA-200-AA', 3, { deadline: '2026-03-09' }),
        ...daily('EB-300-BB', 1, { deadline: '2026-03-04' }),
      ],
    })
    await visit(page, '/renters/travels')
    await expect(strip(page)).toContainText('pour toute la flotte')
    await expect(total(page)).toContainText('4 résultats')
    await expect(value(page, 'Montant dû')).toHaveText(/^7,00\s€$/)
    await expect(value(page, "À traiter d'ici au 09/03/26"), 'as the desk says it').toHaveText(
      /^7,00\s€, puis 47,00\s€$/,
    )
    await strip(page).getByText('Voir le détail par mois').press('Enter')
    await expect(value(page, 'février 2026')).toHaveText('2')
    await expect(value(page, 'mars 2026')).toHaveText('2')
    await axe(page)
    const [, ...others] = (await sandbox.calls(journeysPath)).filter(({ query }) => query['summary'] === 'true')
    expect(others, 'asked for once').toHaveLength(0)

    await filter(page, 'Plaque').fill('EA')
    await applyFilters(page)
    await expect(strip(page)).toContainText('pour ces filtres')
    await expect(value(page, 'Montant dû')).toHaveText(/^6,00\s€$/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Location du Val', { exact: true })).toBeVisible()
    await expect(page.getByText('Filtre\u00a0: Plaque EA · 3 trajets', { exact: true })).toBeVisible()
    await expect(page.getByText('Total dû de la liste').locator('xpath=..')).toHaveText(/6,00\s€$/)
    await expect(page.getByText(/^, puis 12,00\s€$/).first(), 'beside its last day').toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Après échéance' }), 'without a column of its own').toBeHidden()
    const foot = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--sheet'))
    expect(await foot(), 'each sheet names its list').toBe(
      '"Location du Val · Liste des trajets · Filtre\u00a0: Plaque EA · 02/03/26"',
    )
    await expect(value(page, 'Montant dû')).toBeVisible()
    await expect(strip(page).getByText('mars 2026'), 'months are not printed').toBeHidden()
    await page.emulateMedia({ media: null })
    await test.step('the button prints the rows of all pages, then the page is back', async () => {
      await visit(page, '/renters/travels?plate=EA&pageSize=10')
      await page.route(/pageSize=10&/, async (route) => {
        const answer = await route.fetch()
        const body: { data: object[] } = await answer.json()
        await route.fulfill({ json: { ...body, data: body.data.slice(0, 2), pageTotal: 2 } })
      })
      await reload(page)
      await expect(rows(page)).toHaveCount(2)
      await page.evaluate(() => {
        window.print = () => undefined
      })
      await button(page, 'Imprimer').click()
      await expect(rows(page)).toHaveCount(3)
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await expect(rows(page)).toHaveCount(2)
      await page.unrouteAll()
      await reload(page)
    })
    await value(page, "À traiter d'ici au 09/03/26").getByRole('link').press('Enter')
    await expect(page).toHaveURL(/\/renters\/travels\?plate=EA&dueFrom=2026-03-09&dueTo=2026-03-09&/)
    await expect(rows(page)).toHaveCount(3)

    await test.step('where a renter arrives, days are in the order in which journeys grow dearer, each with its acts', async () => {
      await visit(page, '/renters/profile')
      const week = page.getByRole('main').getByText(/^7,00\s€, puis 47,00\s€$/)
      await expect(week.locator('xpath=../..'), 'a week of waiting').toHaveText(
        /^À traiter d'ici au lundi 9 mars.* 47,00\s€4 trajets/,
      )
      await expect(page.getByRole('link', { name: "Contester ou désigner d'ici au lundi 9 mars" })).toHaveAttribute(
        'href',
        '/renters/travels?dueFrom=2026-03-02&dueTo=2026-03-09&sortBy=deadline&select=all',
      )
      const days = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(days).toHaveText([/mer\. 4 mars.*1 trajet/, /lun\. 9 mars.*3 trajets/])
      await expect(page.getByRole('main').getByRole('link', { name: '4 trajets', exact: true })).toHaveAttribute(
        'href',
        '/renters/travels',
      )
      await axe(page)
      await page.emulateMedia({ media: 'print' })
      const card = week.locator('xpath=../../../..')
      await expect(card, 'the bar beside the words').not.toHaveCSS('padding-inline-start', '0px')
      await page.emulateMedia({ media: null })
      await days.last().getByRole('link', { name: '3 trajets lundi 9 mars' }).press('Enter')
      await expect(page).toHaveURL(/\/renters\/travels\?dueFrom=2026-03-09&dueTo=2026-03-09&sortBy=deadline$/)
      await expect(rows(page)).toHaveCount(3)
      await expect(filter(page, 'Échéance du')).toHaveValue('09/03/2026')
      await expect(filter(page, 'Échéance au')).toHaveValue('09/03/2026')
      await expect(page.getByRole('group', { name: 'Échéance', exact: true }).getByRole('textbox')).toHaveCount(2)
      await filter(page, 'Échéance au').fill('')
      await applyFilters(page)
      await expect(page).toHaveURL(/\/renters\/travels\?dueFrom=2026-03-09&sortBy=deadline$/)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('Filtre\u00a0: Échéance du 09/03/26 · 3 trajets', { exact: true })).toBeVisible()
      await page.emulateMedia({ media: null })
      await visit(page, '/renters/profile')
      await days.last().getByRole('link', { name: 'Contester lundi 9 mars' }).press('Enter')
      await expect(total(page), 'one more press contests them').toContainText(
        /Sélection\s: 3, 3 trajets · 6,00\s€, puis 36,00\s€/,
      )
      await button(page, 'Contester ou désigner').click()
      await expect(page).toHaveURL(/\/claim$/)
      expect(await storedValue(page, 'claimed-journeys')).toHaveLength(3)
      await visit(page, '/renters/travels?sortBy=deadline')
      await expect(rows(page).first()).toContainText('04/03/26')
    })

    await page.setViewportSize({ width: 375, height: 740 })
    await visit(page, '/renters/profile')
    const act = page.getByRole('link', { name: 'Contester lundi 9 mars' })
    expect((await act.boundingBox())?.height, 'as large as a finger').toBeGreaterThanOrEqual(44)
    await axe(page)
    for (const [path, title] of [
      ['/renters/vehicles', 'En bref'],
      ['/de/renters/vehicles', 'Auf einen Blick'],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    }
    await axe(page)
  },
)

testInOwnPage(
  'the desk ranks a steep rise before the week and what is late; on a phone the days after the first four unfold',
  { tag: ['@RENTER-01', '@OPEN-55'] },
  async ({ page, site, sandbox }) => {
    await sandbox.clock('2026-03-02T10:00:00+01:00')
    await page.clock.setFixedTime('2026-03-02T10:00:00+01:00')
    await page.setViewportSize({ width: 375, height: 740 })
    const due = ['01', '03', '04', '05', '06', '09']
    await asFleet(page, site, sandbox, {
      plates: fleet,
      journeys: [
        ...due.flatMap((day) => daily('EA-200-AA', 1, { id: `due-${day}`, deadline: `2026-03-${day}` })),
        ...daily('EA-200-AA', 1, { nature: 'latePayment', paymentLimit: 'BEFORE_OMP', deadline: '2026-03-12' }),
      ],
    })
    await visit(page, '/renters/profile')
    const days = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(page.getByText(/^5,00\s€, puis 55,00\s€$/)).toBeVisible()
    const steep = page.getByRole('link', { name: 'Contester ou désigner jeudi 12 mars' })
    await expect(steep, 'the act of the first sum').toHaveAttribute('href', /dueFrom=2026-03-12.*select=all$/)
    await expect(page.getByRole('link', { name: 'Contester ou désigner en retard' })).toHaveAttribute(
      'href',
      '/renters/travels?dueTo=2026-03-01&sortBy=deadline&select=all',
    )
    await expect(button(page, 'Exporter en retard')).toBeVisible()
    await expect(days).toHaveCount(4)
    const unfold = button(page, 'Voir les autres échéances')
    await unfold.press('Enter')
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await expect(unfold).toBeFocused()
    await expect(days).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Contester jeudi 12 mars' })).toBeVisible()
    await axe(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Exporter jeudi 12 mars').click(),
    ])
    expect(download.suggestedFilename()).toContain('2026-03-12')
    await page.getByRole('link', { name: '1 trajet en retard' }).press('Enter')
    await expect(rows(page), 'what is late').toHaveCount(1)
  },
)

test(
  'buttons keep their place while the list and then its figures arrive',
  { tag: ['@RENTER-08'] },
  async ({ page, site, sandbox }) => {
    await asFleet(page, site, sandbox, {
      plates: fleet,
      journeys: daily('EA-200-AA', 3, { deadline: '2026-03-09' }),
    })
    for (const width of [375, 768, 1440]) {
      const showList = await hold(page, '**/renters/me/plates?*')
      const showFigures = await hold(page, '**/renters/me/plates?*summary=true*')
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/renters/vehicles')
      const heights = async () => {
        await page.evaluate(() => document.fonts.ready)
        const boxes = await Promise.all(
          ['Importer', width === 1440 ? 'Filtrer' : 'Filtres', 'Exporter'].map((name) =>
            button(page, name).boundingBox(),
          ),
        )
        return boxes.map((box) => box?.y ?? 0)
      }
      await expect(strip(page)).toHaveAttribute('aria-busy', 'true')
      const first = await heights()
      const expectUnmoved = async (when: string) => {
        for (const [at, y] of (await heights()).entries()) {
          expect(Math.abs(y - (first[at] ?? 0)), `${when}, ${width} px, button ${at}`).toBeLessThan(3)
        }
      }
      await showList()
      await expect(rows(page)).toHaveCount(2)
      await expectUnmoved('list')
      await showFigures()
      await expect(value(page, 'Montant dû')).toHaveText(/€$/)
      await expectUnmoved('figures')
    }
  },
)

test(
  'a window of 900 pixels shows twenty compact rows, in each brand',
  { tag: ['@RENTER-06', '@RENTER-08'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const plates = Array.from({ length: 25 }, (_, at) => ({ numberPlate: `EA-${200 + at}-AA` }))
    await asFleet(page, site, sandbox, { plates, journeys: daily('EA-200-AA', 25, { deadline: '2026-03-09' }) })
    // Brands differ in fonts and borders, lists in columns: each of both once beside those of the default brand.
    for (const address of ['vehicles?', 'travels?', 'vehicles?brand=volcano&', 'travels?brand=wireframe&']) {
      await visit(page, `/renters/${address}pageSize=25`)
      await expect(rows(page)).toHaveCount(25)
      await expect(strip(page)).toHaveAttribute('aria-busy', 'false')
      await page.evaluate(() => document.fonts.ready)
      const box = await rows(page).nth(19).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), address).toBeLessThanOrEqual(900)
    }
  },
)
