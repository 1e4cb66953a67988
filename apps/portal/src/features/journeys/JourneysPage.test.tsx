import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { download } from '../../testing/download.ts'
import { faults, openPage, refused } from '../../testing/openPage.tsx'
import { byPlate, type JourneyGiven, lateFees, setOf, toPayCall } from './testing/found.ts'

const main = page.getByRole('main')
const payButton = main.getByRole('button', { name: /^Payer/ })
const summary = main.getByRole('region', { name: /^Récapitulatif/ })
const lines = summary.getByRole('listitem')
const search = 'GET /services/v1/journeys'
const saved = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Opens the page of a plate with these journeys. */
const openFound = (journeys: readonly JourneyGiven[], answers: object = {}, fields: object = {}) =>
  openPage('/journeys', { [toPayCall]: { canAddPrepayment: true }, ...answers }, { stored: byPlate(journeys, fields) })

it(
  'shows the journeys of a plate by day, as soon as it opens, and offers to pay with or without an account',
  {
    tags: [
      'ROUTE-03',
      'ROUTE-05',
      'JOURNEY-01',
      'JOURNEY-02',
      'JOURNEY-03',
      'JOURNEY-05',
      'JOURNEY-06',
      'JOURNEY-15',
      'SELECT-01',
      'PRICE-01',
      'PRICE-04',
      'ROLE-01',
    ],
  },
  async () => {
    const calls = await openFound([
      {
        id: 'one',
        date: '2026-01-05T08:10:00',
        ttcPrice: 4.5,
        in: { id: '23', label: '23 RN79' },
        out: { id: '34', label: 'A71' },
      },
      { id: 'two', date: '2026-01-05T18:20:00', ttcPrice: 5.25 },
      { id: 'three', date: '2026-01-07T07:00:00', ttcPrice: 1000 },
      { id: 'four', nature: 'latePayment', paymentLimit: 'BEFORE_OMP', ttcPrice: 6, indemnity: 10, alreadyPaid: 2 },
      { id: 'five', nature: 'nonPaymentDeclaration', paymentLimit: 'INFRACTION', ttcPrice: 7, indemnity: 90 },
    ])
    // Read without waiting, so that journeys loaded later would fail this test.
    await expect.poll(() => document.querySelector('main')?.textContent).toContain('1\u202f000,00')
    await expect.poll(() => calls.filter(({ name }) => name === search)).toEqual([])
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(/^5 trajets à régler, 1\s120,75\s€$/)
    await expect.element(summary).toMatchTextContent('EB-100-AA')
    const texts = lines.elements().map(({ textContent }) => textContent)
    expect(texts).toEqual([
      expect.stringMatching(/2 trajets.*05\/01\/2026.*9,75\s€/s),
      expect.stringMatching(/1 trajet.*07\/01\/2026.*1\u202f000,00\s€/s),
      expect.stringMatching(/1 avis de retard de paiement.*14,00\s€/s),
      expect.stringMatching(/1 déclaration de non-paiement \(CNP\).*97,00\s€/s),
    ])
    expect(texts[0]).toMatch(/08:10 · .*\(23\) →\u00a0.*\(A71\)/)
    await expect.element(summary).toMatchTextContent(/Total à régler\s*1\s120,75\s€/)
    await expect.element(summary).toMatchTextContent(/Déjà payé 2,00\s€, déduit du total\./)
    await expect.element(page.getByRole('region', { name: 'Vous voyagez ponctuellement' })).toBeVisible()
    const regular = page.getByRole('region', { name: 'Vous voyagez régulièrement' })
    await expect.element(regular.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/account/login')
    await expect
      .element(regular.getByRole('link', { name: 'Créer un compte' }))
      .toHaveAttribute('href', '/account/register')
    await expect.element(payButton).toMatchTextContent(/^Payer 1\s120,75\s€$/)
    expect(await faults()).toEqual([])
  },
)

it('names the model that the operator knows, to notice a mistyped plate', async () => {
  await openFound([{ id: 'one', ttcPrice: 4.5 }], {}, { vehicleInformation: { model: 'Renault Clio' } })
  await expect.element(main).toMatchTextContent(/Renault Clio\s: est-ce bien votre véhicule\s\?/)
  const change = main.getByRole('link', { name: 'Non, modifier la plaque' })
  await expect.element(change).toHaveAttribute('href', '/form/payment')
})

describe('payment without an account', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Paiement bloqué' })
  const ok = dialog.getByRole('button', { name: 'OK' })

  it('waits for a journey in progress to be completed', { tags: ['JOURNEY-12', 'JOURNEY-15'] }, async () => {
    await openFound([
      { id: 'done', ttcPrice: 4 },
      { id: 'omp', paymentLimit: 'OMP' },
      { id: 'running', status: 'EN_COURS' },
    ])
    await payButton.click()
    await expect
      .element(dialog)
      .toMatchTextContent(
        'Vous avez au moins un trajet en cours. Vous devez vous connecter pour le compléter avant de procéder au paiement.',
      )
    expect(await faults()).toEqual([])
    await ok.click()
    await expect.element(payButton).toHaveFocus()
    await expect.poll(() => saved('travels-to-pay')).toBeNull()
  })

  it(
    'is blocked by a journey under recovery, which is hidden',
    { tags: ['JOURNEY-11', 'JOURNEY-13', 'JOURNEY-14'] },
    async () => {
      await openFound([
        { id: 'a', date: '2026-01-05T08:10:00', ttcPrice: 4.5 },
        { id: 'omp', date: '2025-06-05T08:10:00', paymentLimit: 'OMP', ttcPrice: 7, indemnity: 90 },
      ])
      await expect.poll(() => lines.elements()).toHaveLength(1)
      await expect.element(summary).toMatchTextContent(/Total à régler\s*4,50\s€/)
      await expect.element(summary).not.toMatchTextContent('97,00')
      await payButton.click()
      await expect
        .element(dialog)
        .toMatchTextContent(
          'Vous avez au moins un trajet en cours de recouvrement. Vous devez vous connecter pour procéder au paiement.',
        )
      await expect.element(dialog).toMatchTextContent('Une fois connecté, vous pouvez payer vos autres trajets.')
      await ok.click()
      await expect.poll(() => location.pathname).toBe('/journeys')
      await expect.poll(() => saved('travels-to-pay')).toBeNull()
    },
  )

  it('says that nothing can be paid', { tags: ['ERROR-46'] }, async () => {
    await openFound([{ id: 'a', completed: false }])
    await payButton.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Aucun trajet à régler')
    await expect.poll(() => location.pathname).toBe('/journeys')
  })

  it('goes home when the basket is emptied meanwhile', { tags: ['F-STO-06'] }, async () => {
    await openFound([{ id: 'a', ttcPrice: 4 }])
    localStorage.removeItem('journeys')
    await payButton.click()
    await expect.poll(() => location.pathname).toBe('/')
  })
})

it(
  'a plate that belongs to other accounts cannot be paid here; the page names the owners and the next step',
  { tags: ['JOURNEY-07', 'JOURNEY-08', 'JOURNEY-09', 'API-05'] },
  async () => {
    const owners = 'GET /services/v1/public/users/plates/owners'
    await openFound([{ id: 'a', ttcPrice: 4 }], { [owners]: ['j***@example.org', 'p***@example.org'] })
    const conflict = page.getByRole('region', {
      name: "Nous avons trouvé un compte associé à ce numéro d'immatriculation",
    })
    const shown = conflict.getByRole('listitem').elements()
    expect(shown.map(({ textContent }) => textContent)).toEqual(['j***@example.org', 'p***@example.org'])
    await expect.element(conflict).toMatchTextContent('connectez-vous')
    await expect.element(conflict.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/account/login')
    await expect
      .element(conflict.getByRole('link', { name: 'Créer un compte' }))
      .toHaveAttribute('href', '/account/register')
    await expect.poll(() => payButton.elements()).toEqual([])
    expect(await faults()).toEqual([])

    // Without an answer about the owners, the page treats the plate as having none.
    await openFound([{ id: 'a', ttcPrice: 4 }], { [owners]: refused(500) })
    await expect.element(payButton).toBeVisible()
  },
)

describe('nothing found', () => {
  const proof = page.getByRole('region', { name: 'Preuve de votre recherche' })
  const nothing = page.getByRole('heading', {
    name: "A date, nous n'avons pas trouvé de trajet associé à cette plaque.",
  })
  const at = '2026-03-02T08:30:15.000Z'
  const facts = {
    lastUpdate: '2026-03-02T10:00:00+01:00',
    paymentPeriod: 'Vous avez 72 heures pour payer.',
    canAddPrepayment: true,
    otherNetworks: [
      { name: 'Normandie', roads: 'A13, A14', url: 'https://normandie.example/' },
      { name: 'Piège', url: 'javascript:alert(1)' },
    ],
  }

  it(
    'explains itself and what to do next, and can be proved',
    { tags: ['JOURNEY-10', 'LIST-15', 'LIST-16', 'LIST-17'] },
    async () => {
      await openFound([], { [toPayCall]: facts }, { search: { at } })
      await expect.element(nothing).toBeVisible()
      for (const text of [
        'Il peut exister un délai de traitement des transactions.',
        /02\/03\/26\s10:00/,
        'Vous avez 72 heures pour payer.',
        'EB-100-AA',
      ])
        await expect.element(main).toMatchTextContent(text)
      const networks = page.getByRole('region', { name: 'Une autre autoroute sans barrière ?' })
      await expect.poll(() => networks.getByRole('link').elements()).toHaveLength(1)
      await expect
        .element(networks.getByRole('link', { name: /Normandie/ }))
        .toHaveAttribute('href', 'https://normandie.example/')
      await expect
        .element(main.getByRole('link', { name: 'Prépayer un trajet' }))
        .toHaveAttribute('href', '/prepayment')
      await expect.element(proof).toMatchTextContent('le 02/03/2026 à 09:30:15')
      await expect.element(proof).toMatchTextContent('toutes les dates')
      expect(await faults()).toEqual([])
      await page.getByRole('link', { name: 'Créer une alerte' }).click()
      await expect.element(page.getByRole('textbox', { name: /^Numéro de plaque/ })).toHaveValue('EB-100-AA')

      await openFound([], { [toPayCall]: { ...facts, canAddPrepayment: false } })
      await expect.element(nothing).toBeVisible()
      await expect.poll(() => main.getByRole('link', { name: 'Prépayer un trajet' }).elements()).toEqual([])
    },
  )

  const dates = { start: '2026-02-01T08:00:00', end: '2026-02-03T18:30:00' }
  const openPeriod = (answers: object) => {
    const stored = {
      ...byPlate([], { search: { at, reference: 'R-1A2B3C4D', period: dates } }),
      'location/dates': dates,
    }
    return openPage('/journeys', { [toPayCall]: { canAddPrepayment: true }, ...answers }, { stored })
  }
  it(
    'on rental dates shows them on screen and in the proof, and offers a search without them',
    { tags: ['OPEN-29', 'LIST-18'] },
    async () => {
      const calls = await openPeriod({ [search]: setOf([{ id: 'owed', ttcPrice: 22 }], { type: 'resume' }) })
      await expect
        .element(
          page.getByRole('heading', { name: 'Aucun trajet trouvé pour cette plaque sur la période recherchée.' }),
        )
        .toBeVisible()
      const period = 'du 01/02/26 08:00 au 03/02/26 18:30'
      await expect.element(main).toMatchTextContent(`Seuls les trajets ${period} ont été recherchés`)
      await expect.element(main).toMatchTextContent('Un trajet à une autre date peut être à payer.')
      const prepay = main.getByRole('button', { name: 'Prépayer un trajet' })
      await expect.element(prepay).toBeDisabled()
      await expect
        .element(prepay)
        .toHaveAccessibleDescription('Vous ne pouvez pas faire de prépaiement avec un véhicule de location.')
      await expect.poll(() => main.getByRole('link', { name: 'Prépayer un trajet' }).elements()).toEqual([])
      expect(await faults()).toEqual([])
      await proof.getByText('Preuve de votre recherche').click()
      const file = await download(() => proof.getByRole('button', { name: 'Enregistrer la preuve' }).click())
      expect(file.name).toBe('preuve-de-recherche.txt')
      expect(file.text).toContain('Recherche effectuée\u00a0: le 02/03/2026 à 09:30:15')
      expect(file.text).toContain(`Période recherchée\u00a0: ${period}`)
      expect(file.text).toContain('Référence de la recherche\u00a0: R-1A2B3C4D')

      await page.getByRole('button', { name: 'Rechercher sans la période' }).click()
      await expect.element(main.getByRole('button', { name: /^Payer 22,00/ })).toBeVisible()
      await expect.poll(() => calls.find(({ name }) => name === search)?.query).not.toHaveProperty('startTime')
    },
  )

  it('a slow search for another country or for all dates says so', { tags: ['LIST-15', 'F-NET-04'] }, async () => {
    const later = setTimeout
    // A tenth of the three seconds after which a search is slow.
    vi.stubGlobal('setTimeout', (act: () => void, wait = 0) => later(act, wait === 3000 ? 300 : wait))
    const slow = main.getByRole('status').filter({ hasText: "La réponse tarde plus que d'habitude" })
    let release = () => {}
    const answers = { [search]: () => new Promise((done) => (release = () => done(setOf([], { type: 'resume' })))) }
    async function searchesSlowly(name: RegExp | string) {
      await expect.poll(() => slow.elements()).toEqual([])
      await main.getByRole('button', { name }).first().click()
      await expect.element(slow).toBeVisible()
      release()
      await expect.poll(() => slow.elements()).toEqual([])
    }
    await openFound([], answers)
    await main.getByText('Le même numéro dans un autre pays').click()
    await searchesSlowly(/^Rechercher /)
    await openPeriod(answers)
    await searchesSlowly('Rechercher sans la période')
  })

  it(
    'a mistyped plate or country is corrected with one click, whose failure shows in place and can be retried',
    { tags: ['F-NET-01'] },
    async () => {
      const typed = (licensePlate: string) => ({
        stored: { ...byPlate([], { plate: licensePlate }), 'form/plate': { licensePlate, country: 'FR' } },
      })
      const answers = [refused(503), () => setOf([{ id: 'a' }], { type: 'resume', plate: 'CB100DB' })]
      await openPage('/journeys', { [search]: () => answers.shift()?.() }, typed('CB1O0DB'))
      await main.getByRole('button', { name: /Rechercher.*CB-100-DB/ }).click()
      await expect.element(page.getByRole('alert')).toMatchTextContent('les délais de paiement continuent de courir')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect.element(summary).toMatchTextContent('CB-100-DB')
      await expect.poll(() => saved('form/plate')).toEqual({ licensePlate: 'CB100DB', country: 'FR' })

      const found = setOf([{ id: 'a' }], { type: 'resume', plate: 'FE987GH', countryCode: 'IT' })
      await openPage('/journeys', { [search]: found }, typed('FE987GH'))
      await main.getByText('Le même numéro dans un autre pays').click()
      await main.getByRole('button', { name: /Rechercher.*FE 987 GH\s*Italie/ }).click()
      await expect.element(summary).toMatchTextContent('FE 987 GH')
      await expect.poll(() => saved('form/plate')).toEqual({ licensePlate: 'FE987GH', country: 'IT' })
    },
  )
})

it('the next price rise shows if the operator announces one, with a calendar reminder', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T10:00:00+01:00') })
  const journeys: readonly JourneyGiven[] = [
    { id: 'a', date: '2026-03-19T08:00:00', ttcPrice: 12.4, deadline: '2026-03-22T23:59:00' },
    { id: 'b', date: '2026-03-20T08:00:00', ttcPrice: 5, deadline: '2026-03-23T23:59:00' },
  ]
  const rise = page.getByText("17,40 € jusqu'au 22/03/2026, puis 27,40 €")
  await openFound(journeys, { [toPayCall]: { lateFees } })
  await expect.element(rise).toBeVisible()
  const { text } = await download(() => main.getByRole('button', { name: 'Ajouter un rappel à mon agenda' }).click())
  const entry = text.replaceAll('\r\n ', '')
  expect(entry).toContain('BEGIN:VEVENT')
  expect(entry).toContain('DTEND:20260322T225900Z')
  expect(entry).toMatch(/SUMMARY:Péage\s: dernier moment pour payer 17\\,40/)
  expect(entry.match(/TRIGGER:-PT?\w+/g)).toHaveLength(2)
  // The UID contains the price, so that the same deadline at another price is a separate entry.
  expect(entry).toMatch(/UID:\d+-1740@/)
  // Calendars are often shared, so the entry contains neither plate nor notice number.
  expect(entry).not.toMatch(/EB-?100-?AA/)
  await expect.element(page.getByText(/^Le rappel est dans vos téléchargements/)).toBeVisible()

  await openFound(journeys)
  await expect.element(summary).toMatchTextContent('17,40 €')
  await expect.poll(() => rise.elements()).toEqual([])
})

describe('the end of a session', () => {
  const extend = 'POST /services/v1/journeys/session'
  const warning = page.getByRole('alertdialog', { name: 'Votre recherche se termine bientôt' })
  const minute = 60_000
  /** Opens a search whose session ends in four minutes. */
  const openEnding = (answers: object) =>
    openFound([{ id: 'a', ttcPrice: 4.5 }], answers, {
      search: { expiresAt: new Date(Date.now() + 4 * minute).toISOString() },
    })

  it('is announced before, and the driver prolongs it', async () => {
    const until = new Date(Date.now() + 30 * minute).toISOString()
    const answers = [refused(500), () => ({ expiresAt: until })]
    const calls = await openEnding({ [extend]: () => answers.shift()?.() })
    await expect.element(warning).toMatchTextContent(/Elle prend fin à \d\d:\d\d/)
    expect(await faults()).toEqual([])
    const press = warning.getByRole('button', { name: 'Prolonger ma recherche' })
    await press.click()
    await expect.element(warning.getByRole('alert')).toBeVisible()
    await press.click()
    await expect.poll(() => warning.elements()).toEqual([])
    await expect.element(page.getByText(/Votre recherche est prolongée jusqu'à/)).toBeInTheDocument()
    await expect
      .poll(() => calls.filter(({ name }) => name === extend).map(({ query }) => query))
      .toEqual([{ sessionId: '3f6c' }, { sessionId: '3f6c' }])
    await expect.poll(() => saved('journeys')).toMatchObject({ search: { expiresAt: until } })
    await openPage('/journeys')
    await expect.element(payButton).toBeVisible()
    await expect.poll(() => warning.elements()).toEqual([])
  })

  it('that the operator cannot prolong is announced with the way to search again', async () => {
    await openEnding({ [extend]: refused(404, 'no_such_call') })
    await warning.getByRole('button', { name: 'Prolonger ma recherche' }).click()
    await expect.element(warning).toMatchTextContent('Cette recherche ne peut pas être prolongée.')
    await expect
      .element(warning.getByRole('link', { name: 'Nouvelle recherche' }))
      .toHaveAttribute('href', '/form/payment')
    await warning.getByRole('button', { name: 'Fermer' }).first().click()
    await expect.poll(() => warning.elements()).toEqual([])
  })
})
