import { journeysSet } from '@voie-libre/contract/schemas/journey'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { type Answers, faults, openPage, refused, type SentCall } from '../../testing/openPage.tsx'

const main = page.getByRole('main')
const entrance = page.getByRole('combobox', { name: /^Entrée/ })
const exit = page.getByRole('combobox', { name: /^Sortie/ })
const estimate = main.getByRole('region', { name: 'Prix estimé' })
const add = main.getByRole('button', { name: 'Ajouter au paiement' })
const dialog = page.getByRole('alertdialog')
const opened = (path: string) => expect.poll(() => location.pathname).toBe(path)
const storedTrips = (): unknown => JSON.parse(localStorage.getItem('prepaid-journeys') ?? 'null')

const price = 'GET /services/v1/journeys/price'
const vehicle = 'GET /services/v1/vehicles'
const toPay = 'GET /services/v1/whitelabels/journeys/toPay/page'
const pageData = 'GET /services/v1/whitelabels/payments/prepayments/page'
/** The price in euros of a trip between two groups of gates, by class. */
const prices: Readonly<Record<string, number>> = {
  '23 34 1': 8.8,
  '23 34 5': 5.3,
  '23 33 1': 7.1,
  '24 33 1': 5.9,
  '29 33 1': 3,
}
const priceOf = ({ query }: SentCall) => {
  const [from, to] = [query['in'], query['out']].map(Number).toSorted((one, other) => one - other)
  return { total: prices[`${from} ${to} ${query['category']}`] ?? 0 }
}
const offers: Answers = {
  [toPay]: { canAddPrepayment: true },
  [pageData]: {},
  [vehicle]: { type: 1 },
  [price]: priceOf,
}
/** What this browser stores after a search that has found nothing. */
const searched = (licensePlate = 'EP100AA', country = 'FR') => ({
  'form/plate': { licensePlate, country },
  journeys: z.decode(journeysSet, {
    type: 'resume',
    sessionId: 's1',
    plate: licensePlate,
    countryCode: country,
    journeys: [],
  }),
  sessionId: 's1',
})
const open = (answers: Answers = {}, stored: object = searched(), path = '/prepayment') =>
  openPage(path, { ...offers, ...answers }, { stored: { ...stored } })
async function choose(from: string, to: string) {
  await userEvent.selectOptions(entrance, from)
  await userEvent.selectOptions(exit, to)
}

afterEach(() => page.viewport(1280, 720))

describe('the gates', () => {
  it('have names in the size of text on the map of a phone', { tags: ['PREPAY-05'] }, async () => {
    await page.viewport(375, 667)
    await open()
    const map = page.getByRole('img', { name: "Les gares de l'A79, de Digoin à Montmarault" })
    await expect.element(map).toBeInTheDocument()
    for (const place of ['Molinet', 'Dompierre', 'Montmarault']) {
      const { height } = map.getByText(place, { exact: true }).element().getBoundingClientRect()
      expect(height, place).toBeGreaterThanOrEqual(16)
    }
  })

  it('of one group exclude each other', { tags: ['PREPAY-06', 'PREPAY-07'] }, async () => {
    await open()
    expect(
      entrance
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choisissez une gare',
      'Digoin\u00a0(RN79)',
      'Digoin\u00a0(23)',
      'Molinet\u00a0(24)',
      'Dompierre\u00a0(25-28)',
      'Montbeugny\u00a0(29)',
      'Moulins\u00a0(30-32)',
      'Le Montet\u00a0(33)',
      'Deux-Chaises\u00a0(34)',
      'Montmarault\u00a0(A71)',
    ])
    await userEvent.selectOptions(entrance, 'RN79')
    for (const gate of [/RN79/, /\(23\)/]) await expect.element(exit.getByRole('option', { name: gate })).toBeDisabled()
    await expect.element(exit.getByRole('option', { name: /\(24\)/ })).toBeEnabled()
    await userEvent.selectOptions(exit, 'A71')
    for (const gate of [/\(34\)/, /A71/])
      await expect.element(entrance.getByRole('option', { name: gate })).toBeDisabled()
  })
})

describe('the price', () => {
  it('of 0 says that nothing is due and cannot be added', { tags: ['PREPAY-16', 'PREPAY-17'] }, async () => {
    await open()
    await choose('29', '30-32')
    await expect
      .element(dialog)
      .toMatchTextContent('Le trajet que vous venez de sélectionner ne nécessite pas de paiement')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.element(add).toBeDisabled()
  })

  it(
    'that is missing or invalid shows an error, marks its field and can be asked for again',
    { tags: ['PREPAY-15', 'PREPAY-21', 'PREPAY-22', 'F-NET-08'] },
    async () => {
      let answer: unknown = refused(500)
      await open({ [price]: () => (typeof answer === 'function' ? answer() : answer) })
      await choose('23', '33')
      const error = page.getByRole('alertdialog', { name: 'Erreur' })
      await expect
        .element(error)
        .toMatchTextContent("Le prépaiement n'est pas disponible actuellement, veuillez réessayer plus tard.")
      expect(await faults()).toEqual([])
      await error.getByRole('button', { name: 'OK' }).click()
      await expect.element(estimate).toMatchTextContent('Prix indisponible')
      await expect.element(add).toBeDisabled()
      answer = { total: null }
      const retry = page.getByRole('button', { name: 'Réessayer' })
      await retry.click()
      await error.getByRole('button', { name: 'OK' }).click()
      answer = { total: 7.1 }
      await retry.click()
      await expect.element(retry).not.toBeInTheDocument()
      await expect.element(estimate).toMatchTextContent('7,10')
    },
  )

  it(
    'is multiplied by a round trip and the number of trips, and both directions are stored',
    { tags: ['PREPAY-05', 'PREPAY-08', 'PREPAY-27'] },
    async () => {
      await open()
      const count = page.getByRole('combobox', { name: 'Nombre de trajets' })
      expect(
        count
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(['1', '2', '3', '4', '5'])
      await choose('24', '33')
      await expect.element(estimate).toMatchTextContent('5,90')
      await page.getByRole('checkbox', { name: 'Aller-retour' }).click()
      await userEvent.selectOptions(count, '2')
      await expect.element(estimate).toMatchTextContent('23,60')
      await add.click()
      await opened('/journeys')
      await expect
        .poll(() => storedTrips())
        .toMatchObject([
          { in: { id: '24' }, out: { id: '33' }, count: 2, price: 590 },
          { in: { id: '33' }, out: { id: '24' }, count: 2, price: 590 },
        ])
      await expect.element(main.getByRole('button', { name: /^Payer.*23,60/ })).toBeVisible()
    },
  )
})

it(
  'a prepaid trip stays visible with its sum and a way to pay when the vehicle owes nothing',
  { tags: ['PREPAY-26', 'PREPAY-28'] },
  async () => {
    const methods = { paymentMethods: [{ type: 'CREDIT_CARD', isEnabled: true }], total: 710 }
    const owes = { 'GET /services/v1/detailedJourneys': searched().journeys }
    await open({ 'POST /services/v1/payments/allJourneys': methods, ...owes })
    await choose('23', '33')
    await expect.element(estimate).toMatchTextContent('7,10')
    await add.click()
    await opened('/journeys')
    await main.getByRole('button', { name: /^Payer.*7,10/ }).click()
    await opened('/payment')
    await expect.element(main).toMatchTextContent(/1 trajet prépayé.*Digoin\s\(23\) →\sLe Montet\s\(33\)/)
  },
)

describe('the vehicle', () => {
  it(
    'of an unknown class is announced, then chosen; the price follows, and a reload keeps class and trip of the same vehicle',
    { tags: ['PREPAY-11'] },
    async () => {
      const unknown = { [vehicle]: {} }
      await open(unknown)
      await expect
        .element(dialog)
        .toMatchTextContent(
          "Nous n'avons pas pu déterminer la classe de votre véhicule. Il peut exister un délai de traitement des transactions. Veuillez sélectionner la classe de votre véhicule.",
        )
      await dialog.getByRole('button', { name: 'Continuer' }).click()
      const picker = page.getByRole('dialog', { name: 'Classe du véhicule' })
      await expect.element(picker).toBeVisible()
      await expect.poll(() => picker.getByRole('radio').elements()).toHaveLength(10)
      await expect.element(picker.getByRole('checkbox')).not.toBeInTheDocument()
      expect(await faults()).toEqual([])
      await picker.getByRole('radio', { name: 'Voiture', exact: true }).click()
      await picker.getByRole('button', { name: 'Valider' }).click()
      await choose('23', '34')
      await expect.element(estimate).toMatchTextContent('8,80')
      await page.getByRole('button', { name: 'Modifier la classe' }).click()
      await picker.getByRole('radio', { name: 'Moto', exact: true }).click()
      await picker.getByRole('button', { name: 'Valider' }).click()
      await expect.element(estimate).toMatchTextContent('5,30')
      await page.getByRole('checkbox', { name: 'Aller-retour' }).click()
      await expect.element(estimate).toMatchTextContent('10,60')

      await open(unknown)
      await expect.element(main).toMatchTextContent('Classe 5')
      await expect.element(entrance).toHaveValue('23')
      await expect.element(page.getByRole('checkbox', { name: 'Aller-retour' })).toBeChecked()
      await expect.element(estimate).toMatchTextContent('10,60')
      await expect.element(dialog).not.toBeInTheDocument()

      await open({ [vehicle]: { type: 1 } }, searched('RE200AD'))
      await expect.element(entrance, { message: 'another vehicle starts anew' }).toHaveValue('')
    },
  )

  it('is greeted by no dialog from a draft', { tags: ['PREPAY-11'] }, async () => {
    await open()
    await choose('29', '30-32')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await open()
    await expect.element(main).toMatchTextContent('ne nécessite pas de paiement')
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.selectOptions(exit, '33')
    await userEvent.selectOptions(exit, '30-32')
    await expect.element(dialog).toBeVisible()
  })

  it('of a foreign plate can be declared electric, and no longer', { tags: ['PREPAY-12', 'PREPAY-13'] }, async () => {
    await open({}, searched('BEP100', 'DE'))
    const shown = main.getByRole('region', { name: 'Votre véhicule' }).getByText('Électrique')
    for (const electric of [true, false]) {
      await page.getByRole('button', { name: 'Modifier la classe' }).click()
      await page.getByRole('checkbox', { name: /zéro émission/ }).click()
      await page.getByRole('button', { name: 'Valider' }).click()
      await expect.poll(() => shown.elements()).toHaveLength(electric ? 1 : 0)
    }
  })
})

describe('a visitor', () => {
  it(
    'without a search is asked for the vehicle, with the stored plate; a notice number typed there leads to its notice',
    { tags: ['OPEN-61', 'OPEN-69'] },
    async () => {
      const { 'form/plate': plate } = searched('BEP100', 'DE')
      const journey = { id: 'j1', nature: 'latePayment', date: '2026-01-05T08:10:00', ttcPrice: 7.1 }
      const notice = { type: 'detailed', sessionId: 's2', journeys: [journey] }
      const sent = await open({ 'GET /services/v1/detailedJourneys': notice }, { 'form/plate': plate })
      await opened('/form/prepayment')
      const number = page.getByRole('textbox', { name: /^Numéro de plaque/ })
      await expect.element(number).toHaveValue('BEP 100')
      await expect.element(page.getByRole('combobox', { name: "Pays d'immatriculation" })).toHaveValue('Allemagne')
      await userEvent.fill(number, '2603-0100-024')
      await main.getByRole('button', { name: 'Rechercher', exact: true }).click()
      await expect.element(main.getByText(/ressemble à un numéro/)).toBeVisible()
      await main.getByRole('button', { name: 'Chercher ce numéro' }).click()
      await opened('/paymentNotice')
      await expect
        .poll(() => sent.find(({ name }) => name.endsWith('/detailedJourneys'))?.query)
        .toMatchObject({
          caseNumber: '26030100024',
        })
    },
  )

  it.each([
    ['page data', '/prepayment'],
    ['a journey in progress', '/inprogress'],
  ])('without %s goes home from %s', { tags: ['GUARD-16', 'GUARD-17'] }, async (_, path) => {
    await open({ [pageData]: refused(500) }, searched(), path)
    await expect.poll(() => location.pathname).toBe('/')
  })

  it('reads that the operator offers no prepayment', { tags: ['PREPAY-31'] }, async () => {
    const plate = { 'form/plate': { licensePlate: 'ST901CD', country: 'FR' } }
    await open({ [toPay]: { canAddPrepayment: false } }, plate, '/form/prepayment')
    await main.getByRole('button', { name: 'Rechercher', exact: true }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent("Le prépaiement n'est pas disponible actuellement.")
    await expect.poll(() => location.pathname).toBe('/form/prepayment')
  })

  it('reads that a rented vehicle cannot prepay', { tags: ['PREPAY-32'] }, async () => {
    const rental = { 'location/dates': { start: '2026-02-01T08:00:00', end: '2026-02-03T18:30:00' } }
    await open({}, { ...searched(), ...rental })
    await expect
      .element(main)
      .toMatchTextContent('Vous ne pouvez pas faire de prépaiement avec un véhicule de location.')
  })

  it(
    'with as many prepaid trips as a payment may have adds no more, and is told so before any call',
    { tags: ['PREPAY-08'] },
    async () => {
      const gates = { in: { id: '23', label: 'RN79' }, out: { id: '29', label: '29' } }
      const full = Array.from({ length: 20 }, () => ({
        plate: 'EP100AA',
        country: 'FR',
        class: 1,
        ...gates,
        count: 5,
        price: 300,
      }))
      const sent = await open({}, { ...searched(), 'prepaid-journeys': full })
      await choose('23', '33')
      await add.click()
      const notice = page.getByRole('alertdialog', { name: 'Trop de trajets' })
      await expect.element(notice).toMatchTextContent('Un paiement contient au plus 100 trajets prépayés.')
      expect(await faults()).toEqual([])
      await notice.getByRole('button', { name: 'OK' }).click()
      await expect.poll(() => location.pathname).toBe('/prepayment')
      await expect.poll(() => storedTrips()).toEqual(full)
      await expect.poll(() => sent.filter(({ name }) => name.includes('/payments/allJourneys'))).toEqual([])
    },
  )
})
