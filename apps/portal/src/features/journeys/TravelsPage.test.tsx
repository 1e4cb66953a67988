import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { download } from '../../testing/download.ts'
import { faults, loggedIn, openPage, refused } from '../../testing/openPage.tsx'
import {
  answersOf,
  byNotice,
  type JourneyGiven,
  journeysCall,
  lateFees,
  plate,
  setOf,
  toPayCall,
  vehicleCall,
} from './testing/found.ts'

const main = page.getByRole('main')
const card = (name: RegExp | string) => main.getByRole('listitem', { name })
const tick = (name: RegExp | string) => main.getByRole('checkbox', { name })
const payButton = main.getByRole('button', { name: /^Payer/ })
const summary = main.getByRole('region', { name: 'Récapitulatif' })
const textsOf = (list: Locator) => list.elements().map(({ textContent }) => textContent)
const saved = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Opens the list of a notice with these journeys. */
const openList = (journeys: readonly JourneyGiven[], answers: object = {}) =>
  openPage('/paymentNotice', { ...answersOf(journeys), ...answers }, { stored: byNotice() })

afterEach(() => page.viewport(1280, 720))

it(
  'a notice has its vehicle, three sections, and cards with all details; all of it is paid together',
  {
    tags: [
      'LIST-01',
      'LIST-02',
      'LIST-05',
      'LIST-08',
      'LIST-09',
      'LIST-10',
      'LIST-11',
      'LIST-12',
      'LIST-13',
      'LIST-20',
      'LIST-21',
      'API-55',
      'API-57',
      'PRICE-01',
      'PRICE-02',
      'PRICE-03',
      'ROLE-02',
      'ROLE-03',
    ],
  },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-26T10:00:00+01:00') })
    const deadline = '2026-03-10T23:59:59'
    const journeys: readonly JourneyGiven[] = [
      { id: 'b', date: '2026-02-24T18:20:00', ticketNumber: 'T2', ttcPrice: 5, deadline },
      {
        id: 'a',
        date: '2026-02-24T08:10:00',
        ticketNumber: 'T1',
        ttcPrice: 4.5,
        carCategory: 2,
        in: { id: '23', label: 'Montmarault' },
        out: { id: '33', label: 'Digoin' },
        deadline,
      },
      {
        id: 'c',
        nature: 'latePayment',
        paymentLimit: 'BEFORE_OMP',
        pvNumber: 'AP77',
        ttcPrice: 6,
        indemnity: 10,
        alreadyPaid: 2,
      },
      {
        id: 'd',
        nature: 'nonPaymentDeclaration',
        paymentLimit: 'INFRACTION',
        cnpNumber: 'C88',
        ttcPrice: 7,
        indemnity: 90,
      },
    ]
    const calls = await openList(journeys, {
      [vehicleCall]: { model: 'Renault Clio' },
      [journeysCall]: setOf(journeys, { company: 'A79' }),
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^4 trajets à régler, 120,50\s€$/)
    await expect.element(main).toMatchTextContent('EB-100-AA')
    await expect.element(main).toMatchTextContent('Renault Clio')
    await expect
      .poll(() => calls.find(({ name }) => name === vehicleCall)?.query)
      .toEqual({ plate: 'EB100AA', plateCountry: 'FR' })

    const freeFlow = main.getByRole('list', { name: /^Trajets en flux libre/ }).getByRole('listitem')
    await expect
      .poll(() => textsOf(freeFlow))
      .toEqual([expect.stringContaining('24/02/26 08:10'), expect.stringContaining('24/02/26 18:20')])
    const first = card('Trajet du 24/02/26 08:10, 4,50\u00a0€')
    await expect
      .element(first)
      .toMatchTextContent(/24\/02\/26 08:10\s*4,50\s€\s*Ticket T1.*Classe 2.*Montmarault.*Digoin.*jours pour payer/s)
    await expect.element(first.getByRole('checkbox', { name: 'Trajet du 24/02/26 08:10, 4,50\u00a0€' })).toBeChecked()
    const late = main.getByRole('region', { name: /^Avis de retard de paiement/ }).getByRole('listitem')
    await expect.element(late).toMatchTextContent(/Avis AP77.*A79.*Péage 4,00\s€ \+ majoration 10,00\s€/s)
    await expect.element(main).toMatchTextContent(/1 trajet · hors majoration · déjà payé 2,00\s€/)
    const declared = main.getByRole('region', { name: /^Déclarations de non-paiement/ }).getByRole('listitem')
    await expect.element(declared).toMatchTextContent(/Déclaration C88/)

    await expect.element(summary).toMatchTextContent(/Trajets en flux libre.*9,50\s€/)
    await expect.element(summary).toMatchTextContent(/Majorations\s*100,00\s€/)
    await expect.element(summary).toMatchTextContent(/Total\s*120,50\s€/)
    await expect.element(payButton).toMatchTextContent(/^Payer 120,50\s€$/)
    expect(await faults()).toEqual([])

    await payButton.click()
    await expect.poll(() => location.pathname).toBe('/payment')
    await expect.poll(() => saved('travels-to-pay')).toHaveLength(4)
  },
)

describe('the selection', () => {
  const finished: readonly JourneyGiven[] = [
    { id: 'a', date: '2026-02-20T08:00:00', ttcPrice: 4 },
    { id: 'b', date: '2026-02-21T08:00:00', ttcPrice: 5, paymentLimit: 'BEFORE_OMP' },
  ]
  const prepaid = {
    plate: 'EB100AA',
    country: 'FR',
    class: 1,
    in: { id: '23', label: '23' },
    out: { id: '33', label: '33' },
    count: 2,
    price: 700,
  }
  const [a, b] = [tick(/20\/02\/26 08:00/), tick(/21\/02\/26 08:00/)]
  const trips = tick(/Trajet prépayé/)
  const c = trips.first()
  const openWithPrepaid = (journeys: readonly JourneyGiven[]) =>
    openPage('/paymentNotice', answersOf(journeys), { stored: { ...byNotice(), 'prepaid-journeys': [prepaid] } })

  it(
    'has everything at first but what is at the prosecutor',
    { tags: ['SELECT-01', 'SELECT-08', 'DEADLINE-01', 'OPEN-32'] },
    async () => {
      await openWithPrepaid([
        ...finished,
        { id: 'omp', date: '2025-06-20T08:00:00', ttcPrice: 5, paymentLimit: 'OMP' },
        { id: 'running', status: 'EN_COURS', date: '2026-03-01T08:00:00' },
      ])
      for (const one of [a, b, c]) await expect.element(one).toBeChecked()
      await expect.element(tick(/01\/03\/26 08:00.*à compléter/)).not.toBeChecked()
      const omp = tick(/20\/06\/25 08:00/)
      await expect.element(omp).not.toBeChecked()
      await expect.element(omp).toBeDisabled()
      await expect.element(card(/20\/06\/25/)).toMatchTextContent("Transmis à l'OMP")
      await expect.element(payButton).toMatchTextContent(/23,00/)
      await expect.element(main.getByRole('link', { name: 'Prépayer un trajet' })).toBeVisible()
    },
  )

  it(
    'takes finished journeys together, and prepaid ones only after them',
    { tags: ['SELECT-03', 'SELECT-04', 'SELECT-05', 'SELECT-06', 'SELECT-07', 'SELECT-12'] },
    async () => {
      await openWithPrepaid(finished)
      await c.click()
      await expect.element(c).not.toBeChecked()
      await expect.element(a).toBeChecked()
      await expect.element(payButton).toMatchTextContent(/16,00/)
      await c.click()
      await a.click()
      for (const one of [a, b, c]) await expect.element(one).not.toBeChecked()
      await expect.element(c).toBeDisabled()
      await expect
        .element(card(/Trajet prépayé/).first())
        .toMatchTextContent("Sélectionnez d'abord tous les trajets terminés.")
      await expect.element(payButton).toBeDisabled()
      await expect.element(payButton).toHaveAccessibleDescription('Choisissez au moins un trajet.')
      await expect.poll(() => main.getByRole('link', { name: 'Prépayer un trajet' }).elements()).toEqual([])
      await b.click()
      for (const one of [a, b]) await expect.element(one).toBeChecked()
      await expect.element(c).toBeEnabled()
      await expect.element(c).not.toBeChecked()
    },
  )

  it(
    'loses all prepaid journeys when one is removed, and the list is loaded again',
    { tags: ['SELECT-09', 'SELECT-10', 'SELECT-11'] },
    async () => {
      const calls = await openWithPrepaid(finished)
      const asked = () => calls.filter(({ name }) => name === journeysCall).length
      await expect.poll(() => trips.elements()).toHaveLength(2)
      await main.getByRole('button', { name: 'Supprimer les prépaiements' }).first().click()
      await expect.poll(() => trips.elements()).toHaveLength(0)
      await expect.poll(() => saved('prepaid-journeys')).toBeNull()
      await expect.poll(() => asked()).toBe(2)
      await expect.element(payButton).toMatchTextContent(/9,00/)
    },
  )

  const running: JourneyGiven = { id: 'running', status: 'EN_COURS', date: '2026-03-01T08:00:00' }
  it(
    'leads from a journey in progress, or its button, to its completion, after which it stays completed',
    { tags: ['LIST-07', 'SELECT-07'] },
    async () => {
      const one = tick(/01\/03\/26 08:00.*à compléter/)
      for (const press of [one, main.getByRole('button', { name: 'Compléter ce trajet' })]) {
        await openList([...finished, running])
        await expect.element(one).not.toBeChecked()
        await press.click()
        await expect.poll(() => location.pathname).toBe('/inprogress')
        await expect.poll(() => saved('inprogress/journey')).toMatchObject({ id: 'running', status: 'EN_COURS' })
      }
      const { journeys, ...rest } = byNotice([...finished, running])
      const completed = { completed: true, ttcPrice: 720, out: { id: '33', label: '33' } }
      const known = journeys.journeys.map((each) => (each.id === 'running' ? { ...each, ...completed } : each))
      const stored = { ...rest, journeys: { ...journeys, journeys: known } }
      await openPage('/paymentNotice', answersOf([...finished, running]), { stored })
      await expect.element(tick(/7,20/)).toBeChecked()
    },
  )
})

it(
  'each case of a deadline has its text, in red only when it is urgent, also on a page that stays open after midnight',
  {
    tags: [
      'DEADLINE-01',
      'DEADLINE-02',
      'DEADLINE-03',
      'DEADLINE-04',
      'DEADLINE-05',
      'DEADLINE-06',
      'DEADLINE-07',
      'DEADLINE-08',
      'DEADLINE-09',
      'F-TIM-02',
    ],
  },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+01:00') })
    const rows = [
      ['OMP', '2026-03-12', undefined, "Transmis à l'OMP"],
      [undefined, '2026-03-01', undefined, 'Retard de paiement'],
      ['AUTRE', '2026-03-12', undefined, 'Retard de paiement'],
      ['IRIS', '2026-03-12', 'IRIS', 'Retard de paiement'],
      ['BEFORE_OMP', '2026-03-02', undefined, "Dernier jour pour payer avant envoi à l'OMP"],
      [undefined, '2026-03-02', undefined, 'Dernier jour pour payer avant majoration'],
      ['BEFORE_OMP', '2026-03-12', undefined, "10 jours pour payer avant envoi à l'OMP"],
      ['BEFORE_OMP', '2026-03-03', undefined, "1 jour pour payer avant envoi à l'OMP"],
      [undefined, '2026-03-12', undefined, '10 jours pour payer avant majoration'],
      [undefined, '2026-03-03', undefined, '1 jour pour payer avant majoration'],
    ] as const
    await openList(
      rows.map(([paymentLimit, deadline, caseOrigin], index) => ({
        id: String(index),
        date: `2026-01-${10 + index}T08:00:00`,
        deadline: `${deadline}T23:59:59`,
        paymentLimit,
        caseOrigin,
      })),
    )
    const { style } = document.documentElement
    style.cssText =
      '--vl-color-danger: rgb(200 0 0); --vl-color-success: rgb(0 100 0); --vl-color-text-soft: rgb(90 90 90)'
    const colours = new Map<string, string>()
    for (const [index, [, , , text]] of rows.entries()) {
      const words = card(new RegExp(`Trajet du ${10 + index}/01/26`)).getByText(text, { exact: true })
      await expect.element(words).toBeVisible()
      colours.set(text, getComputedStyle(words.element()).color)
    }
    style.cssText = ''
    const [red, calm, neutral] = ['rgb(200, 0, 0)', 'rgb(0, 100, 0)', 'rgb(90, 90, 90)']
    expect(Object.fromEntries(colours)).toEqual({
      "Transmis à l'OMP": neutral,
      'Retard de paiement': red,
      "Dernier jour pour payer avant envoi à l'OMP": red,
      'Dernier jour pour payer avant majoration': red,
      "10 jours pour payer avant envoi à l'OMP": calm,
      "1 jour pour payer avant envoi à l'OMP": red,
      '10 jours pour payer avant majoration': calm,
      '1 jour pour payer avant majoration': red,
    })

    vi.setSystemTime(new Date('2026-03-03T00:10:00+01:00'))
    const later = card(/Trajet du 18\/01\/26/).getByText('9 jours pour payer avant majoration')
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('focus'))
        return later.elements()
      })
      .toHaveLength(1)
  },
)

describe("the operator's texts", { tags: ['LIST-03', 'LIST-04', 'LIST-19'] }, () => {
  const texts = {
    primoPassantText: '<b>Premier</b> passage',
    paymentPeriod: 'Vous avez 15 jours.',
    backgroundPicture: '/media/gantry.svg',
  }
  const contest = main.getByRole('link', { name: 'Contester un avis ou un trajet' })

  it('appear around the list', async () => {
    const articleList = [{ id: 'how-to-pay', title: 'Comment payer ?', urlOpenNewTab: false, darkMode: false }]
    await openList([{ id: 'a', paymentLimit: 'PRIMO_DESIGNATED' }], {
      [toPayCall]: { ...texts, canContestJourney: true, canAddPrepayment: false, articleList },
    })
    await expect.element(main).toMatchTextContent('Premier passage')
    await expect.element(summary).toMatchTextContent('Vous avez 15 jours.')
    await expect.poll(() => document.querySelector('main img[src="/media/gantry.svg"]')).not.toBeNull()
    await expect.element(contest).toHaveAttribute('href', '/claim/select')
    await expect.element(main.getByRole('link', { name: 'Comment payer ?' })).toHaveAttribute('href', '/how-to-pay')
    await expect.poll(() => main.getByText('Prépayer un trajet').elements()).toEqual([])
  })

  it('appear only where they apply', async () => {
    await openList([{ id: 'a' }], { [toPayCall]: { ...texts, canContestJourney: false } })
    await expect.poll(() => tick(/./).elements()).toHaveLength(1)
    await expect.poll(() => contest.elements()).toEqual([])
    await expect.element(main).not.toMatchTextContent('Premier passage')
    await expect.element(main).toMatchTextContent('Vous avez 15 jours.')

    // When a price already contains a surcharge, the operator's general payment period would be wrong.
    await openList([{ id: 'a' }, { id: 'b', nature: 'nonPaymentDeclaration', indemnity: 90 }], { [toPayCall]: texts })
    await expect.poll(() => tick(/./).elements()).toHaveLength(2)
    await expect.element(main).not.toMatchTextContent('Vous avez 15 jours.')
  })
})

it(
  'the summary stays visible on a small screen, with a height of 500 px at most; a language switch keeps the selection',
  { tags: ['LIST-05', 'LIST-06', 'F-NAV-09', 'I18N-02'] },
  async () => {
    await page.viewport(375, 1200)
    await openList(Array.from({ length: 12 }, (_, at) => ({ id: String(at), ttcPrice: 1234.5 })))
    await expect.element(summary).toBeInViewport()
    expect(summary.element().getBoundingClientRect().height).toBeLessThanOrEqual(500)
    await expect.element(payButton).toBeInViewport()

    await page.viewport(1280, 720)
    await tick(/1\s234,50/)
      .first()
      .click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect.poll(() => location.pathname).toBe('/en/paymentNotice')
    await expect.element(tick(/€1,234\.50/).first()).not.toBeChecked()
  },
)

it('the list works without page data and vehicle', { tags: ['LIST-01', 'F-NET-01'] }, async () => {
  await openList([{ id: 'a', ttcPrice: 4 }], { [toPayCall]: refused(500), [vehicleCall]: refused(500) })
  await expect.element(payButton).toMatchTextContent(/4,00/)
  await expect.element(main).toMatchTextContent('EB-100-AA')
  await expect.poll(() => main.getByRole('link', { name: /Contester|Prépayer/ }).elements()).toEqual([])
})

it('a list that fails to refresh shows its age; an expired session is reported as well', async () => {
  const old = "Cette liste n'a pas pu être actualisée"
  const journeys = [{ id: 'a', ttcPrice: 4 }]
  const answers = [refused(500), () => setOf(journeys)]
  await openPage('/paymentNotice', { [journeysCall]: () => answers.shift()?.() }, { stored: byNotice(journeys) })
  await expect.element(main).toMatchTextContent(old)
  await expect.element(payButton).toMatchTextContent(/4,00/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(main).not.toMatchTextContent(old)

  await openPage('/paymentNotice', { [journeysCall]: refused(400, 'payment_session_invalid') })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Votre session a expiré')
  await expect.element(main.getByRole('link', { name: "Revenir à l'accueil" })).toBeVisible()
})

it("an empty list that fails to refresh shows an outage, not 'nothing to pay'", { tags: ['F-NET-01'] }, async () => {
  const nothing = "A date, nous n'avons pas trouvé de trajet"
  const answers = [refused(503), () => setOf([])]
  await openPage('/paymentNotice', { [journeysCall]: () => answers.shift()?.() }, { stored: byNotice() })
  await expect.element(page.getByRole('alert')).toMatchTextContent('les délais de paiement continuent de courir')
  await expect.element(main).not.toMatchTextContent(nothing)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(main).toMatchTextContent(nothing)
})

it('a thousand journeys are shown, deselected with one click and summed up', { tags: ['F-NET-18'] }, async () => {
  await openList(Array.from({ length: 1000 }, (_, at) => ({ id: `j${at}`, ttcPrice: 4.5 })))
  // By selector: a search by role reads the computed style of all elements, also of those that `content-visibility` skips.
  const count = (selector: string) => document.querySelectorAll(`main input${selector}`).length
  const pay = () =>
    [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.startsWith('Payer'))
  expect(count('')).toBe(1000)
  expect(count(':checked')).toBe(1000)
  expect(pay()?.ariaDisabled).not.toBe('true')
  document.querySelector<HTMLInputElement>('main input')?.click()
  await expect.poll(() => count(':checked')).toBe(0)
  expect(pay()?.ariaDisabled).toBe('true')
})

describe('opening', () => {
  it(
    "a customer's list waits for car, journeys, page data and profile",
    { tags: ['ROUTE-07', 'ROUTE-08', 'ROUTE-09'] },
    async () => {
      let release = () => {}
      const held = new Promise<void>((done) => (release = done))
      const own = 'GET /services/v1/authenticated/detailedJourneys'
      const me = 'GET /services/v1/users/me'
      const answers = {
        [vehicleCall]: () => held.then(() => ({})),
        [own]: setOf([{ id: 'a', ttcPrice: 4 }]),
        [me]: { email: 'claire@example.org' },
        [`${me}/plates`]: [{ id: '1', numberPlate: plate.licensePlate, countryCode: 'FR' }],
        [toPayCall]: {},
      }
      const stored = { ...loggedIn('customer'), ...byNotice() }
      const opened = openPage('/travels', answers, { stored })
      await expect.poll(() => document.querySelector('.starting')).not.toBeNull()
      release()
      const calls = await opened
      // Read without waiting, so that journeys loaded later would fail this test.
      await expect.poll(() => document.querySelector('main')?.textContent).toContain('EB-100-AA')
      await expect.poll(() => document.querySelectorAll('main input[type=checkbox]')).toHaveLength(1)
      const asked = calls.map(({ name }) => name)
      expect(asked).toEqual(expect.arrayContaining([vehicleCall, own, toPayCall, me]))
    },
  )

  it("a notice's list waits for car, journeys and page data", { tags: ['ROUTE-10', 'ROUTE-11'] }, async () => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    const opened = openList([{ id: 'a', nature: 'latePayment' }], { [toPayCall]: () => held.then(() => ({})) })
    await expect.poll(() => document.querySelector('.starting')).not.toBeNull()
    release()
    const calls = await opened
    await expect.poll(() => document.querySelectorAll('main input[type=checkbox]')).toHaveLength(1)
    const asked = calls.map(({ name }) => name)
    expect(asked).toEqual(expect.arrayContaining([vehicleCall, journeysCall, toPayCall]))
  })
})

it(
  "each journey shows today's cost and the date from which it rises; line, cost steps and reminder have one deadline",
  { tags: ['DEADLINE-08'] },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T10:00:00+01:00') })
    const rising: readonly JourneyGiven[] = [
      { id: 'a', date: '2026-03-19T08:00:00', ttcPrice: 12.4, deadline: '2026-03-22T23:59:00' },
      {
        id: 'c',
        date: '2026-02-01T08:00:00',
        nature: 'latePayment',
        paymentLimit: 'BEFORE_OMP',
        ttcPrice: 8,
        indemnity: 10,
        deadline: '2026-04-10T23:59:00',
      },
      {
        id: 'd',
        date: '2026-01-10T08:00:00',
        nature: 'nonPaymentDeclaration',
        paymentLimit: 'INFRACTION',
        ttcPrice: 7.1,
        indemnity: 90,
        deadline: '2026-04-07T12:00:00',
      },
    ]
    await openList(rising, { [toPayCall]: { lateFees } })
    const stepsOf = (one: Locator) => textsOf(one.getByRole('list').getByRole('listitem'))
    const first = card(/^Trajet du 19\/03\/26/)
    await first.getByText("12,40 € jusqu'au 22/03/26, puis 22,40 €").click()
    expect(stepsOf(first)).toEqual([
      expect.stringMatching(/^12,40\s€\s*aujourd'hui et jusqu'au 22\/03\/26 23:59$/),
      expect.stringMatching(/^22,40\s€\s*à partir du 23\/03\/26$/),
      expect.stringMatching(/^102,40\s€\s*à partir du 07\/04\/26$/),
      expect.stringMatching(
        /^387,40\s€\s*à partir du 22\/05\/26\s: dossier transmis à l'officier du ministère public \(OMP\)$/,
      ),
    ])
    const late = card(/^Trajet du 01\/02\/26/)
    await late.getByText("18,00 € jusqu'au 10/04/26, puis 383,00 €, dont 375,00 € d'amende").click()
    expect(stepsOf(late)).toEqual([
      expect.stringMatching(/^18,00\s€/),
      expect.stringMatching(/^383,00\s€.*transmis à l'officier du ministère public \(OMP\)$/),
    ])
    const declared = card(/^Trajet du 10\/01\/26/)
    await expect.element(declared).toMatchTextContent('18 jours pour payer avant majoration')
    await declared.getByText("97,10 € jusqu'au 07/04/26, puis 382,10 €, dont 375,00 € d'amende").click()
    expect(stepsOf(declared)).toEqual([
      expect.stringMatching(/^97,10\s€\s*aujourd'hui et jusqu'au 07\/04\/26 23:59$/),
      expect.stringMatching(
        /^382,10\s€\s*à partir du 08\/04\/26\s: dossier transmis à l'officier du ministère public \(OMP\)$/,
      ),
    ])
    expect(await faults()).toEqual([])
    const { name, text } = await download(() =>
      declared.getByRole('button', { name: 'Ajouter un rappel à mon agenda' }).click(),
    )
    const entry = text.replaceAll('\r\n ', '')
    expect(name).toBe('rappel-peage.ics')
    expect(entry).toContain('DTEND:20260407T215900Z')
    expect(entry).toMatch(/SUMMARY:Péage\s: dernier moment pour payer 97\\,10/)
    expect(entry).toMatch(/DESCRIPTION:Après le 07\/04\/26 23:59\\, il faudra payer 382\\,10/)
  },
)

it('a list never mixes with a search in another tab', { tags: ['F-NAV-06'] }, async () => {
  const other = [{ id: 'x', ttcPrice: 6 }]
  const answers = [setOf([{ id: 'a', ttcPrice: 4 }]), setOf(other, { sessionId: 'other', plate: 'EB200AA' })]
  await openPage('/paymentNotice', { [journeysCall]: () => answers.shift() }, { stored: byNotice() })
  localStorage.setItem('sessionId', '"other"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessionId' }))
  await expect.element(main).toMatchTextContent('Votre recherche a changé dans un autre onglet')
  await expect.element(main).toMatchTextContent('EB-100-AA')
  await expect.element(payButton).toBeDisabled()
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect.element(main).toMatchTextContent('EB-200-AA')
  await expect.element(payButton).toMatchTextContent(/6,00/)
})
