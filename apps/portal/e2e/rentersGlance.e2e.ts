import { applyFilters, asFleet, button, daily, filter, rows, selectAll, total } from './support/renters.ts'
import { hold } from './support/hold.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, testInOwnPage, visit } from './support/test.ts'

const journeysPath = '/services/v1/renters/journeys'
const strip = (page: Page) => page.getByRole('region', { name: /^En bref|^Auf einen Blick/ })
const value = (page: Page, term: string) =>
  strip(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')

testInOwnPage(
  'lists and desk say the same about what is due; a sum and a day lead to their journeys, which one more press contests',
  { tag: ['@RENTER-01', '@RENTER-06', '@API-32', '@OPEN-33', '@OPEN-47'] },
  async ({ page, site, sandbox }) => {
    await sandbox.clock('2026-03-02T10:00:00+01:00')
    await page.clock.setFixedTime('2026-03-02T10:00:00+01:00')
    await asFleet(page, site, sandbox, {
      plates: [{ numberPlate: 'EA-200-AA' }, { numberPlate: 'EB-300-BB' }],
      journeys: [
        ...daily('EA-200-AA', 3, { deadline: '2026-03-09' }),
        ...daily('EB-300-BB', 1, { deadline: '2026-03-04' }),
      ],
    })
    await visit(page, '/renters/travels')
    await expect(value(page, 'Montant dû')).toHaveText(/^7,00\s€$/)
    await expect(value(page, "À traiter d'ici au 09/03/2026")).toHaveText(/^7,00\s€, puis 47,00\s€$/)
    await strip(page).getByText('Détail').press('Enter')
    await expect(value(page, 'février 2026')).toHaveText('2')
    await expect(value(page, 'mars 2026')).toHaveText('2')
    await axe(page)
    const asked = (await sandbox.calls(journeysPath)).filter(({ query }) => query['summary'] === 'true')
    expect(asked, 'once').toHaveLength(1)
    await value(page, "À traiter d'ici au 09/03/2026").getByRole('link').press('Enter')
    await expect(page).toHaveURL(/\/renters\/travels\?dueFrom=2026-03-02&dueTo=2026-03-09&sortBy=deadline$/)
    await expect(rows(page)).toHaveCount(4)
    await expect(rows(page).first()).toContainText('04/03/2026')
    await filter(page, 'Plaque').fill('EA')
    await applyFilters(page)
    await expect(value(page, 'Montant dû'), 'of the filters').toHaveText(/^6,00\s€$/)

    await visit(page, '/renters/profile')
    await expect(page.getByRole('main').getByText(/^7,00\s€, puis 47,00\s€$/)).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name: '3 trajets lundi 9 mars' }).press('Enter')
    await expect(page).toHaveURL(/\/renters\/travels\?dueFrom=2026-03-09&dueTo=2026-03-09&sortBy=deadline$/)
    await expect(rows(page)).toHaveCount(3)
    await expect(filter(page, 'Échéance du')).toHaveValue('09/03/2026')
    await expect(filter(page, 'Échéance au')).toHaveValue('09/03/2026')
    await page.goBack()
    const act = page.getByRole('link', { name: 'Contester ou désigner lundi 9 mars' })
    await page.setViewportSize({ width: 375, height: 740 })
    expect((await act.boundingBox())?.height, 'as large as a finger').toBeGreaterThanOrEqual(44)
    await axe(page)
    await act.press('Enter')
    await expect(page).toHaveURL(/select=all$/)
    await expect(total(page)).toContainText(/Sélection\s: 3, 3 trajets · 6,00\s€, puis 36,00\s€/)
    await axe(page)
    await button(page, 'Contester ou désigner').click()
    await expect(page).toHaveURL(/\/claim$/)
    expect(await storedValue(page, 'claimed-journeys')).toHaveLength(3)
  },
)

// What needs the brands' fonts. German words are the longest, and all languages write a date with ten characters.
test(
  'in each brand rows fit the window, acts lie over no date, and nothing moves while rows arrive or are selected',
  { tag: ['@RENTER-06', '@RENTER-08', '@OPEN-47', '@I18N-02'] },
  async ({ page, site, sandbox }) => {
    const plates = [
      { numberPlate: 'EA-200-AA', validityStartDate: '2026-01-10T00:00:00' },
      { numberPlate: 'EB-300-BB', validityStartDate: '2025-06-01T00:00:00', validityEndDate: '2026-02-01T23:59:59' },
      { numberPlate: '1-ABC-123', countryCode: 'BE', validityStartDate: '2026-02-01T00:00:00' },
      ...Array.from({ length: 22 }, (_, at) => ({ numberPlate: `EC-${200 + at}-AA` })),
    ]
    await asFleet(page, site, sandbox, { plates, journeys: daily('EA-200-AA', 25, { deadline: '2026-03-09' }) })
    const topOf = async () => (await rows(page).first().boundingBox())?.y
    const settled = async (count: number) => {
      await expect(rows(page)).toHaveCount(count)
      await expect(strip(page)).toHaveAttribute('aria-busy', 'false')
      await page.evaluate(() => document.fonts.ready)
    }
    await test.step('a window of 900 pixels shows twenty compact rows', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      // Brands differ in fonts and borders, lists in columns: each of both once beside those of the default brand.
      for (const address of ['vehicles?', 'travels?', 'vehicles?brand=volcano&', 'travels?brand=wireframe&']) {
        await visit(page, `/renters/${address}pageSize=25`)
        await settled(25)
        const box = await rows(page).nth(19).boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), address).toBeLessThanOrEqual(900)
      }
    })
    await test.step('no row moves while rows are selected, also where a wide font breaks the line above', async () => {
      await visit(page, '/renters/travels?brand=wireframe')
      await settled(10)
      for (const width of [1440, 768, 375]) {
        await page.setViewportSize({ width, height: 900 })
        const before = await topOf()
        await rows(page).nth(1).getByRole('checkbox').check()
        await expect(total(page)).toContainText('Sélection : 1')
        expect(await topOf(), `one row, ${width} px`).toBe(before)
        await selectAll(page)
        await button(page, 'Sélectionner les 25').click()
        await expect(total(page)).toContainText('Sélection : 25')
        expect(await topOf(), `all, ${width} px`).toBe(before)
        await button(page, 'Tout désélectionner').click()
      }
    })
    await test.step('on a phone the act of a row lies over none of its dates, and nothing scrolls sideways', async () => {
      for (const brand of ['harbour', 'volcano', 'wireframe']) {
        await visit(page, `/de/renters/vehicles?brand=${brand}`)
        await settled(10)
        for (const width of [320, 375, 430]) {
          await page.setViewportSize({ width, height: 740 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          const placed = await rows(page).evaluateAll(placesOf)
          expect(placed.filter(({ dates }) => dates.length > 0).length).toBeGreaterThan(1)
          for (const { text, act, dates } of placed) {
            const isApart = dates.every(
              (date) => date.right < act.left || date.bottom <= act.top || act.bottom <= date.top,
            )
            expect(isApart, `${brand} ${width}: ${text}`).toBe(true)
          }
        }
      }
    })
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`${width} px: buttons stay while vehicles and figures arrive, rows while all are selected`, async () => {
        const showList = await hold(page, '**/renters/me/plates?*')
        const showFigures = await hold(page, '**/renters/me/plates?*summary=true*')
        await visit(page, '/renters/vehicles?brand=harbour')
        const names = ['Importer', width === 1440 ? 'Filtrer' : 'Filtres', 'Exporter']
        const heights = async () => {
          await page.evaluate(() => document.fonts.ready)
          const boxes = await Promise.all(names.map((name) => button(page, name).boundingBox()))
          return boxes.map((box) => box?.y ?? 0)
        }
        await expect(strip(page)).toHaveAttribute('aria-busy', 'true')
        const first = await heights()
        const expectUnmoved = async (when: string) => {
          for (const [at, y] of (await heights()).entries()) {
            expect(Math.abs(y - (first[at] ?? 0)), `${when}, button ${at}`).toBeLessThan(3)
          }
        }
        await showList()
        await expect(rows(page)).toHaveCount(10)
        await expectUnmoved('list')
        await showFigures()
        await expect(strip(page)).toHaveAttribute('aria-busy', 'false')
        await expectUnmoved('figures')
        const before = await topOf()
        await selectAll(page)
        await expect(total(page)).toContainText('Sélection : 10')
        expect(await topOf()).toBe(before)
      })
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
