import { asCustomer } from './support/people.ts'
import { findNumber, searchNumber, searchPlate, storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, testInOwnPage } from './support/test.ts'

const now = '2026-03-02T10:00:00+01:00'
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: RegExp | string) => main(page).getByRole('listitem', { name })
const tick = (page: Page, name: RegExp | string) => main(page).getByRole('checkbox', { name })
const payButton = (page: Page) => main(page).getByRole('button', { name: /^Payer/ })
const lateOnes = (page: Page) => main(page).getByRole('region', { name: /^Avis de retard de paiement/ })
const declarations = (page: Page) => main(page).getByRole('region', { name: /^Déclarations de non-paiement/ })

const prepaid = {
  plate: 'EB100AA',
  country: 'FR',
  class: 1,
  in: { id: '23', label: '23' },
  out: { id: '33', label: '33' },
}

test(
  'a notice opens its list: vehicle, three sections, and cards with all details',
  {
    tag: [
      '@LIST-01',
      '@LIST-02',
      '@LIST-05',
      '@LIST-08',
      '@LIST-09',
      '@LIST-10',
      '@LIST-11',
      '@LIST-12',
      '@LIST-13',
      '@LIST-20',
      '@LIST-21',
      '@API-55',
      '@API-57',
      '@PRICE-01',
      '@PRICE-02',
      '@PRICE-03',
      '@ROLE-02',
      '@ROLE-03',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EB-100-AA',
      model: 'Renault Clio',
      journeys: [
        { id: 'b', date: '2026-02-24T18:20:00', ticketNumber: 'T2', ttcPrice: 5 },
        {
          id: 'a',
          date: '2026-02-24T08:10:00',
          ticketNumber: 'T1',
          ttcPrice: 4.5,
          carCategory: 2,
          in: { id: '23', label: 'Montmarault' },
          out: { id: '33', label: 'Digoin' },
        },
        {
          id: 'c',
          paymentLimit: 'BEFORE_OMP',
          pvNumber: 'AP77',
          ttcPrice: 6,
          indemnity: 10,
          alreadyPaid: 2,
          carCategory: null,
        },
        { id: 'd', paymentLimit: 'INFRACTION', cnpNumber: 'C88', ttcPrice: 7, indemnity: 90 },
      ],
    })
    await sandbox.notice({ number: '4400', numberPlate: 'EB-100-AA' })
    await searchNumber(page, '44 00')
    await expect(page).toHaveURL(/\/paymentNotice$/)
    await expect.poll(() => storedValue(page, 'paymentNoticeIsValid')).toBe(true)
    await expect.poll(() => storedValue(page, 'isFromAvisOrCnp')).toBe(true)
    await expect.poll(() => storedValue(page, 'form/plate')).toEqual({ licensePlate: 'EB100AA', country: 'FR' })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 trajets à régler, 120,50\u00a0€')
    await expect(main(page)).toContainText('EB-100-AA')
    await expect(main(page)).toContainText('Renault Clio')
    const [vehicle] = await sandbox.calls('/services/v1/vehicles')
    expect(vehicle?.query).toEqual({ plate: 'EB100AA', plateCountry: 'FR' })

    await expect(
      main(page)
        .getByRole('list', { name: /^Trajets en flux libre/ })
        .getByRole('listitem'),
    ).toContainText(['24/02/26 08:10', '24/02/26 18:20'])
    const first = card(page, 'Trajet du 24/02/26 08:10, 4,50\u00a0€')
    await expect(first).toContainText(
      /24\/02\/26 08:10\s*4,50\s€\s*Ticket T1.*Classe 2.*Montmarault.*Digoin.*jours pour payer/s,
    )
    await expect(first.getByRole('checkbox', { name: 'Trajet du 24/02/26 08:10, 4,50\u00a0€' })).toBeChecked()
    await expect(lateOnes(page).getByRole('listitem')).toContainText([
      /Avis AP77.*A79.*Péage 4,00\s€ \+ majoration 10,00\s€/s,
    ])
    await expect(declarations(page).getByRole('listitem')).toContainText([/Déclaration C88/])

    const summary = main(page).getByRole('region', { name: 'Récapitulatif' })
    await expect(summary).toContainText(/Trajets en flux libre\s*9,50\s€/)
    await expect(summary).toContainText(/Majorations\s*100,00\s€/)
    await expect(summary).toContainText(/Total\s*120,50\s€/)
    await expect(payButton(page)).toHaveText(/^Payer 120,50\s€$/)
    await axe(page)

    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    const chosen = await storedValue(page, 'travels-to-pay')
    expect(chosen).toHaveLength(4)
  },
)

test(
  'finished journeys are selected together, others only after them; one in progress leads to its completion, a case at the prosecutor to nothing',
  {
    tag: [
      '@LIST-07',
      '@SELECT-01',
      '@SELECT-03',
      '@SELECT-04',
      '@SELECT-05',
      '@SELECT-06',
      '@SELECT-07',
      '@SELECT-08',
      '@SELECT-09',
      '@SELECT-10',
      '@SELECT-11',
      '@SELECT-12',
      '@DEADLINE-01',
      '@OPEN-32',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({
      numberPlate: 'EB-100-AA',
      journeys: [
        { id: 'a', date: '2026-02-20T08:00:00', ttcPrice: 4 },
        { id: 'b', date: '2026-02-21T08:00:00', ttcPrice: 5, paymentLimit: 'BEFORE_OMP' },
        { id: 'omp', date: '2025-06-20T08:00:00', ttcPrice: 5, paymentLimit: 'OMP' },
        { id: 'running', status: 'EN_COURS', date: '2026-03-01T08:00:00' },
      ],
    })
    await sandbox.notice({ number: '4401', numberPlate: 'EB-100-AA' })
    await findNumber(page, '4401')
    await page.evaluate((one) => localStorage.setItem('prepaid-journeys', JSON.stringify([one])), {
      ...prepaid,
      count: 2,
      price: 700,
    })
    await reload(page)

    const [a, b] = [tick(page, /20\/02\/26 08:00/), tick(page, /21\/02\/26 08:00/)]
    const trips = tick(page, /Trajet prépayé/)
    const c = trips.first()
    const running = tick(page, /01\/03\/26 08:00.*à compléter/)
    await test.step('all are selected but the one in progress and the one at the prosecutor', async () => {
      for (const one of [a, b, c]) await expect(one).toBeChecked()
      await expect(running).not.toBeChecked()
      const omp = tick(page, /20\/06\/25 08:00/)
      await expect(omp).not.toBeChecked()
      await expect(omp).toBeDisabled()
      await expect(card(page, /20\/06\/25/)).toContainText("Transmis à l'OMP")
      await expect(payButton(page)).toHaveText(/23,00/)
      await expect(main(page).getByRole('link', { name: 'Prépayer un trajet' })).toBeVisible()
    })
    await test.step('finished journeys are selected and deselected together, prepaid ones only after them', async () => {
      await c.uncheck()
      await expect(a).toBeChecked()
      await expect(payButton(page)).toHaveText(/16,00/)
      await c.check()
      await a.click()
      for (const one of [a, b, c]) await expect(one).not.toBeChecked()
      await expect(c).toBeDisabled()
      await expect(card(page, /Trajet prépayé/).first()).toContainText(
        "Sélectionnez d'abord tous les trajets terminés.",
      )
      await expect(payButton(page)).toBeDisabled()
      await expect(payButton(page)).toHaveAccessibleDescription('Choisissez au moins un trajet.')
      await expect(main(page).getByRole('link', { name: 'Prépayer un trajet' })).toHaveCount(0)
      await b.click()
      await expect(a).toBeChecked()
      await expect(b).toBeChecked()
      await expect(c).toBeEnabled()
      await expect(c).not.toBeChecked()
    })
    await test.step('removing one prepaid journey removes all of them and reloads the list', async () => {
      const before = (await sandbox.calls('/services/v1/detailedJourneys')).length
      await expect(trips).toHaveCount(2)
      await main(page).getByRole('button', { name: 'Supprimer les prépaiements' }).first().click()
      await expect(trips).toHaveCount(0)
      await expect.poll(() => storedValue(page, 'prepaid-journeys')).toBeUndefined()
      expect((await sandbox.calls('/services/v1/detailedJourneys')).length).toBe(before + 1)
      await expect(payButton(page)).toHaveText(/9,00/)
    })
    await test.step('clicking a journey in progress, or its button, opens its completion', async () => {
      await running.click()
      await expect(page).toHaveURL(/\/inprogress$/)
      await expect
        .poll(() => storedValue(page, 'inprogress/journey'))
        .toMatchObject({ id: 'running', status: 'EN_COURS' })
      await page.goBack()
      await expect(running).not.toBeChecked()
      await main(page).getByRole('button', { name: 'Compléter ce trajet' }).click()
      await expect(page).toHaveURL(/\/inprogress$/)
    })
    await test.step('a journey that the driver has completed stays completed after the list is reloaded', async () => {
      await page.goBack()
      await expect(running).toBeVisible()
      await page.evaluate(() => {
        const set = JSON.parse(localStorage.getItem('journeys') ?? '{}')
        const completed = { completed: true, ttcPrice: 720, out: { id: '33', label: '33' } }
        const journeys = set.journeys.map((one: { id: string }) =>
          one.id === 'running' ? { ...one, ...completed } : one,
        )
        localStorage.setItem('journeys', JSON.stringify({ ...set, journeys }))
      })
      await reload(page)
      await expect(tick(page, /7,20/)).toBeChecked()
    })
  },
)

test.describe('deadlines', () => {
  const rows = [
    ['OMP', '2026-03-12', undefined, "Transmis à l'OMP", 'DEADLINE-01'],
    [undefined, '2026-03-01', undefined, 'Retard de paiement', 'DEADLINE-02'],
    ['AUTRE', '2026-03-12', undefined, 'Retard de paiement', 'DEADLINE-03'],
    ['IRIS', '2026-03-12', 'IRIS', 'Retard de paiement', 'DEADLINE-04'],
    ['BEFORE_OMP', '2026-03-02', undefined, "Dernier jour pour payer avant envoi à l'OMP", 'DEADLINE-05'],
    [undefined, '2026-03-02', undefined, 'Dernier jour pour payer avant majoration', 'DEADLINE-06'],
    ['BEFORE_OMP', '2026-03-12', undefined, "10 jours pour payer avant envoi à l'OMP", 'DEADLINE-07'],
    ['BEFORE_OMP', '2026-03-03', undefined, "1 jour pour payer avant envoi à l'OMP", 'DEADLINE-07'],
    [undefined, '2026-03-12', undefined, '10 jours pour payer avant majoration', 'DEADLINE-08'],
    [undefined, '2026-03-03', undefined, '1 jour pour payer avant majoration', 'DEADLINE-08'],
  ] as const

  testInOwnPage(
    `each case has its text, in red only when it is urgent, also on a page that stays open after midnight [${[...new Set(rows.map((row) => row[4]))].join('] [')}]`,
    { tag: ['@DEADLINE-09', '@F-TIM-02'] },
    async ({ page, sandbox }) => {
      await page.clock.setFixedTime(new Date(now))
      await sandbox.vehicle({
        numberPlate: 'EB-100-AA',
        journeys: rows.map(([paymentLimit, deadline, caseOrigin], index) => ({
          id: String(index),
          date: `2026-01-${10 + index}T08:00:00`,
          deadline: `${deadline}T23:59:59`,
          paymentLimit: paymentLimit ?? null,
          ...(caseOrigin && { caseOrigin }),
        })),
      })
      await sandbox.notice({ number: '4406', numberPlate: 'EB-100-AA' })
      await findNumber(page, '4406')
      const colours = new Map<string, string>()
      for (const [index, row] of rows.entries()) {
        const words = card(page, new RegExp(`Trajet du ${10 + index}/01/26`)).getByText(row[3], { exact: true })
        await expect(words, `${row[4]} ${row[3]}`).toBeVisible()
        colours.set(row[3], await words.evaluate((element) => getComputedStyle(element).color))
      }
      const red = colours.get('Retard de paiement')
      const green = colours.get('10 jours pour payer avant majoration')
      expect(red).not.toBe(green)
      expect(colours.get('1 jour pour payer avant majoration')).toBe(red)
      expect(colours.get("Dernier jour pour payer avant envoi à l'OMP")).toBe(red)
      expect(colours.get("10 jours pour payer avant envoi à l'OMP")).toBe(green)
      expect([red, green]).not.toContain(colours.get("Transmis à l'OMP"))

      await page.clock.setFixedTime(new Date('2026-03-03T00:10:00+01:00'))
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      const tomorrow = card(page, /Trajet du 18\/01\/26/)
      await expect(tomorrow.getByText('9 jours pour payer avant majoration')).toBeVisible()
    },
  )
})

test(
  "the operator's texts appear around the list",
  { tag: ['@LIST-03', '@LIST-04', '@LIST-19'] },
  async ({ page, sandbox }) => {
    const given = { numberPlate: 'EB-100-AA', journeys: [{ paymentLimit: 'PRIMO_DESIGNATED' as const }] }
    await sandbox.vehicle(given)
    await sandbox.notice({ number: '4408', numberPlate: 'EB-100-AA' })
    await sandbox.whitelabel({
      primoPassantText: '<b>Premier</b> passage',
      paymentPeriod: 'Vous avez 15 jours.',
      backgroundPicture: '/media/gantry.svg',
      canContestJourney: true,
      canAddPrepayment: false,
      articleList: [{ id: 'how-to-pay', title: 'Comment payer ?', urlOpenNewTab: false, darkMode: false }],
    })
    await findNumber(page, '4408')
    await expect(main(page)).toContainText('Premier passage')
    await expect(main(page).getByRole('region', { name: 'Récapitulatif' })).toContainText('Vous avez 15 jours.')
    await expect(main(page).locator('img[src="/media/gantry.svg"]')).toBeAttached()
    await expect(main(page).getByRole('link', { name: 'Contester un avis ou un trajet' })).toHaveAttribute(
      'href',
      '/claim/select',
    )
    await expect(main(page).getByRole('link', { name: 'Comment payer ?' })).toHaveAttribute('href', '/how-to-pay')
    await expect(main(page).getByText('Prépayer un trajet')).toHaveCount(0)

    await sandbox.whitelabel({ canContestJourney: false })
    await sandbox.vehicle({ ...given, journeys: [{}] })
    await sandbox.notice({ number: '4408', numberPlate: 'EB-100-AA' })
    await reload(page)
    await expect(tick(page, /./)).toHaveCount(1)
    await expect(main(page).getByRole('link', { name: 'Contester un avis ou un trajet' })).toHaveCount(0)
    await expect(main(page)).not.toContainText('Premier passage')
    await expect(main(page)).toContainText('Vous avez 15 jours.')

    // When a price already contains a surcharge, the operator's general payment period would be wrong.
    await sandbox.vehicle({ ...given, journeys: [{}, { nature: 'nonPaymentDeclaration', indemnity: 90 }] })
    await sandbox.notice({ number: '4408', numberPlate: 'EB-100-AA' })
    await reload(page)
    await expect(tick(page, /./)).toHaveCount(2)
    await expect(main(page)).not.toContainText('Vous avez 15 jours.')
  },
)

test(
  'the summary stays visible on a small screen, with a height of 500 px at most; a language switch keeps the selection',
  { tag: ['@LIST-05', '@LIST-06', '@F-NAV-09', '@I18N-02'] },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 1200 })
    await sandbox.vehicle({
      numberPlate: 'EB-100-AA',
      journeys: Array.from({ length: 12 }, () => ({ ttcPrice: 1234.5 })),
    })
    await sandbox.notice({ number: '4409', numberPlate: 'EB-100-AA' })
    await findNumber(page, '4409')
    const summary = main(page).getByRole('region', { name: 'Récapitulatif' })
    await expect(summary).toBeInViewport()
    expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(500)
    await expect(payButton(page)).toBeInViewport()

    await page.setViewportSize({ width: 1280, height: 720 })
    const first = tick(page, /1\s234,50/).first()
    await first.uncheck()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/paymentNotice$/)
    await expect(
      main(page)
        .getByRole('checkbox', { name: /€1,234\.50/ })
        .first(),
    ).not.toBeChecked()
  },
)

test(
  'the list works without page data and vehicle when these fail to load',
  { tag: ['@LIST-01', '@F-NET-01'] },
  async ({ page, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'EB-100-AA', model: 'Renault Clio', journeys: [{ ttcPrice: 4 }] })
    await sandbox.notice({ number: '4410', numberPlate: 'EB-100-AA' })
    await sandbox.fault({ path: '/services/v1/vehicles', status: 500, times: 5 })
    await sandbox.fault({ path: '/services/v1/whitelabels/journeys/toPay/page', status: 500, times: 5 })
    await findNumber(page, '4410')
    await expect(payButton(page)).toHaveText(/4,00/)
    await expect(main(page)).toContainText('EB-100-AA')
    await expect(main(page)).not.toContainText('Renault Clio')
    await expect(main(page).getByRole('link', { name: /Contester|Prépayer/ })).toHaveCount(0)
  },
)

test('a list that fails to refresh shows its age; an expired session is reported as well', async ({
  page,
  sandbox,
}) => {
  await sandbox.vehicle({ numberPlate: 'EB-100-AA', journeys: [{ ttcPrice: 4 }] })
  await sandbox.notice({ number: '4411', numberPlate: 'EB-100-AA' })
  await findNumber(page, '4411')
  await sandbox.fault({ path: '/services/v1/detailedJourneys', status: 500 })
  await reload(page)
  await expect(main(page)).toContainText("Cette liste n'a pas pu être actualisée")
  await expect(payButton(page)).toHaveText(/4,00/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(main(page)).not.toContainText("Cette liste n'a pas pu être actualisée")

  await sandbox.fault({ path: '/services/v1/detailedJourneys', status: 400, body: { code: 'payment_session_invalid' } })
  await reload(page)
  await expect(page.getByRole('alert')).toContainText('Votre session a expiré')
  await expect(main(page).getByRole('link', { name: "Revenir à l'accueil" })).toBeVisible()
})

test(
  "an empty list that fails to refresh shows an outage, not 'nothing to pay'",
  { tag: ['@F-NET-01'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [{ numberPlate: 'AA-404-AA', countryCode: 'FR' }])
    await searchPlate(page, 'AA-404-AA')
    await expect(main(page)).toContainText("A date, nous n'avons pas trouvé de trajet")
    await sandbox.fault({ path: '/services/v1/authenticated/detailedJourneys', status: 503 })
    await reload(page)
    await expect(page.getByRole('alert')).toContainText('les délais de paiement continuent de courir')
    await expect(main(page)).not.toContainText("A date, nous n'avons pas trouvé de trajet")
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(main(page)).toContainText("A date, nous n'avons pas trouvé de trajet")
  },
)

test(
  "a customer's list is reloaded by its plate at each opening",
  { tag: ['@LIST-22', '@API-58'] },
  async ({ page, site, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'EB-100-AA', journeys: [{ ttcPrice: 4 }] })
    await asCustomer(page, site, sandbox, [{ numberPlate: 'EB-100-AA', countryCode: 'FR' }])
    await searchPlate(page, 'EB 100 AA')
    await expect(page).toHaveURL(/\/travels$/)
    await expect(payButton(page)).toHaveText(/4,00/)
    await sandbox.vehicle({ numberPlate: 'EB-100-AA', journeys: [{ ttcPrice: 4 }, { ttcPrice: 5 }] })
    await reload(page)
    await expect(payButton(page)).toHaveText(/9,00/)
    const calls = await sandbox.calls('/services/v1/authenticated/detailedJourneys')
    expect(calls.length).toBeGreaterThanOrEqual(2)
    for (const { query } of calls) expect(query).toMatchObject({ plate: 'EB100AA', country: 'FR' })
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
  },
)

test(
  'a list never mixes with a search in another tab',
  { tag: ['@F-NAV-06'] },
  async ({ page, otherTab: other, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'EB-100-AA', journeys: [{ ttcPrice: 4 }] })
    await sandbox.vehicle({ numberPlate: 'EB-200-AA', journeys: [{ ttcPrice: 6 }] })
    await sandbox.notice({ number: '4412', numberPlate: 'EB-100-AA' })
    await sandbox.notice({ number: '4413', numberPlate: 'EB-200-AA' })
    await findNumber(page, '4412')
    await findNumber(other, '4413')
    await expect(main(page)).toContainText('Votre recherche a changé dans un autre onglet')
    await expect(main(page)).toContainText('EB-100-AA')
    await expect(payButton(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Recharger la page' }).click()
    await expect(main(page)).toContainText('EB-200-AA')
    await expect(payButton(page)).toHaveText(/6,00/)
  },
)

test(
  'a thousand journeys are shown, deselected with one click and summed up',
  { tag: ['@F-NET-18'] },
  async ({ page, sandbox }) => {
    const journeys = Array.from({ length: 1000 }, (_, at) => ({ id: `j${at}`, ttcPrice: 4.5 }))
    await sandbox.notice({ number: '4414', numberPlate: 'EA-100-AA', journeys })
    await findNumber(page, '4414')
    // By selector: to find roles, Playwright reads the computed style of all 21,000 elements, and Chromium then styles the
    // cards that `content-visibility` skips. That takes 20 s on a busy machine, while the page itself answers at once.
    const boxes = main(page).locator('input[type=checkbox]')
    const ticked = main(page).locator('input[type=checkbox]:checked')
    const pay = main(page).locator('button', { hasText: /^Payer/ })
    await expect(boxes).toHaveCount(1000)
    await expect(ticked).toHaveCount(1000)
    await expect(pay).toBeEnabled()
    await boxes.first().click()
    await expect(ticked).toHaveCount(0)
    await expect(pay).toBeDisabled()
  },
)
