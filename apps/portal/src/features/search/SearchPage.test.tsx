import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, faults, loggedIn, openPage, refused, type SentCall } from '../../testing/openPage.tsx'

const main = page.getByRole('main')
const tab = page.getByRole('tabpanel')
const submit = tab.getByRole('button', { name: 'Rechercher', exact: true })
const plate = page.getByRole('textbox', { name: /^Numéro de plaque/ })
const country = page.getByRole('combobox', { name: "Pays d'immatriculation" })
const rental = page.getByRole('checkbox', { name: /^J'étais avec un véhicule de location/ })
const number = page.getByRole('textbox', { name: /^Numéro d'avis de paiement ou de dossier/ })
const byNumber = page.getByRole('tab', { name: "Par numéro d'avis ou de dossier" })
const byPlate = page.getByRole('tab', { name: "Par plaque d'immatriculation" })
const alert = page.getByRole('alert')
const incomplete = 'Remplissez les champs obligatoires pour continuer.'
const datesMissing = 'La date de début et la date de fin doivent être remplies.'

const ofPlate = 'GET /services/v1/journeys'
const ofNumber = 'GET /services/v1/detailedJourneys'
const set = {
  type: 'resume',
  sessionId: 's',
  plate: 'AB123CD',
  countryCode: 'FR',
  journeys: [{ id: 'a', ttcPrice: 4 }],
}
const openForm = (answers: Answers = {}, stored = {}) =>
  openPage('/form/payment', { [ofPlate]: set, ...answers }, { stored })
const queries = (calls: readonly SentCall[], call: string) =>
  calls.filter(({ name }) => name === call).map(({ query }) => query)
const saved = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const arrives = (path: string) => expect.poll(() => location.pathname).toBe(path)
async function fillDates(start: string, end: string) {
  const [parts, fields] = [
    [...start.split(' '), ...end.split(' ')],
    ['Date de début', 'Heure de début', 'Date de fin', 'Heure de fin'],
  ]
  for (const [at, name] of fields.entries()) await userEvent.fill(page.getByRole('textbox', { name }), parts[at] ?? '')
}

it(
  'the page has two tabs, selects France, starts empty, and names what is missing',
  { tags: ['ROUTE-31', 'CONST-01', 'OPEN-23', 'VALID-01', 'VALID-02', 'F-INP-07'] },
  async () => {
    const calls = await openForm()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Rechercher mes trajets à payer')
    const tabs = page.getByRole('tab').elements()
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "Par plaque d'immatriculation",
      "Par numéro d'avis ou de dossier",
    ])
    await expect.element(country).toHaveValue('France')
    await expect.element(plate).toHaveValue('')
    await expect.element(submit).toBeDisabled()
    await expect.element(submit).toHaveAccessibleDescription(incomplete)
    await byNumber.click()
    await expect.element(number).toBeVisible()
    await expect.element(submit).toBeDisabled()
    expect(await faults()).toEqual([])
    await byPlate.click()

    await rental.click()
    await expect.element(page.getByRole('textbox', { name: 'Date de fin' })).toBeVisible()
    await submit.click({ force: true })
    await expect.element(plate).toHaveAccessibleDescription(/La plaque d'immatriculation est obligatoire/)
    await expect.element(plate).toHaveFocus()
    await expect.element(tab).toMatchTextContent(datesMissing)
    expect(await faults()).toEqual([])
    await expect.poll(() => queries(calls, ofPlate)).toEqual([])
    await rental.click()
    await userEvent.fill(plate, 'AB-123-CD')
    await expect.element(submit).toBeEnabled()
    await expect.element(submit).not.toHaveAccessibleDescription(incomplete)
  },
)

it(
  'rental dates are required together, the end must follow the start, and they are cleared on leaving the page',
  { tags: ['OPEN-23', 'WIDGET-26', 'VALID-02'] },
  async () => {
    const calls = await openForm()
    await userEvent.fill(plate, 'AB-123-CD')
    await rental.click()
    await expect.element(submit).toBeDisabled()
    await userEvent.fill(page.getByRole('textbox', { name: 'Date de début' }), '01/02/2026')
    await expect.element(alert).toMatchTextContent(datesMissing)
    await fillDates('03/02/2026 08:00', '01/02/2026 08:00')
    // Shown before any submit, so that the driver knows why the search is not possible yet.
    const period = page.getByRole('group', { name: /^Période de location/ })
    await expect
      .element(period.getByRole('alert'))
      .toHaveTextContent('La date de fin doit être postérieure à la date de début')
    await expect
      .element(page.getByRole('textbox', { name: 'Date de fin' }))
      .toHaveAccessibleDescription(/doit être postérieure/)
    await expect.element(submit).toBeDisabled()
    expect(await faults()).toEqual([])
    // The date selector stores complete dates; the form decides whether they can be searched.
    const dates = { start: '2026-02-03T08:00:00', end: '2026-02-01T08:00:00' }
    await expect.poll(() => saved('location/dates')).toEqual(dates)
    await submit.click({ force: true })
    await expect.element(period.getByRole('alert')).toBeVisible()
    await expect.poll(() => queries(calls, ofPlate)).toEqual([])

    await page.getByRole('link', { name: "Centre d'aide" }).first().click()
    await arrives('/help')
    await expect.poll(() => saved('location/dates')).toBeNull()
  },
)

it('rental dates are sent as typed, also where a clock jumps, and only with the box', async () => {
  const calls = await openForm()
  await userEvent.fill(plate, 'AB123CD')
  await submit.click()
  await arrives('/journeys')
  await openForm({ [ofPlate]: (call: SentCall) => (calls.push(call), set) })
  await rental.click()
  await fillDates('29/03/2026 02:30', '29/03/2026 04:00')
  await expect.poll(() => alert.elements()).toEqual([])
  await submit.click()
  await arrives('/journeys')
  const [first, second] = queries(calls, ofPlate)
  expect(first).not.toHaveProperty('startTime')
  expect(second).toMatchObject({ startTime: '2026-03-29T02:30:00', endTime: '2026-03-29T04:00:00' })
})

it.each([
  ['France', ' ab 123-cd', 'AB-123-CD', 'AB-123-CD', { country: 'FR', plate: 'AB123CD' }],
  ['France', '<b>\'"🚗', '<B>\'"🚗', 'AB-123-CD', { country: 'FR', plate: '<B>\'"🚗' }],
  ['Allemagne', 'bmw2024', 'BMW 2024', 'M-AB 1234', { country: 'DE', plate: 'BMW2024' }],
])(
  "a plate is normalised, shown in its country's format, always accepted and filled in again: %s, %s",
  { tags: ['F-INP-01', 'F-INP-02'] },
  async (of, typed, shown, example, sent) => {
    const calls = await openForm()
    await userEvent.fill(country, of)
    await userEvent.keyboard('{Enter}')
    await expect.element(plate).toHaveAccessibleDescription(new RegExp(`^Par exemple ${example}`))
    await userEvent.fill(plate, typed)
    await userEvent.tab()
    await expect.element(plate).toHaveValue(shown)
    await submit.click()
    await arrives('/journeys')
    await expect.poll(() => queries(calls, ofPlate)).toMatchObject([sent])
    await openForm()
    await expect.element(country).toHaveValue(of)
    await expect.element(plate).toHaveValue(shown)
  },
)

it('a new search removes what the last one has stored', async () => {
  const keys = ['journeys', 'travels-to-pay', 'paymentNoticeIsValid']
  const stored = { journeys: { ...set, journeys: [] }, sessionId: 's', paymentNoticeIsValid: true }
  await openForm({ [ofNumber]: refused(404, 'immatriculation_not_found') }, stored)
  await byNumber.click()
  await userEvent.fill(number, '0000')
  await submit.click()
  await expect.element(alert).toBeVisible()
  for (const key of keys) expect(saved(key), key).toBeNull()
})

describe('a number', { tags: ['ERROR-54', 'OPEN-69', 'F-PAY-15'] }, () => {
  const unknown = 'Aucun dossier ne correspond à ce numéro'
  const openNumber = async (answers: Answers) => {
    const calls = await openForm(answers)
    await byNumber.click()
    return calls
  }

  it.each([
    ['unknown', refused(404, 'immatriculation_not_found')],
    ['without journeys', { journeys: [] }],
  ])('%s shows an error at its field and stays filled in', async (_, answer) => {
    const calls = await openNumber({ [ofNumber]: answer })
    await userEvent.fill(number, '00 00')
    await submit.click()
    await expect.element(alert).toHaveTextContent(unknown)
    await expect.poll(() => location.pathname).toBe('/form/payment')
    await expect.element(number).toHaveValue('00 00')
    await expect.element(number).toHaveAttribute('aria-invalid', 'true')
    await expect.element(number).toHaveAccessibleDescription(/Aucun dossier ne correspond à ce numéro/)
    await expect.poll(() => queries(calls, ofNumber)).toMatchObject([{ caseNumber: '0000' }])
    expect(await faults()).toEqual([])
  })

  it('of a card is refused in both fields, whatever stands beside it', async () => {
    const calls = await openNumber({})
    await userEvent.fill(number, '4242 4242 4242 4242 12/28')
    await submit.click({ force: true })
    await expect.element(number).toHaveAccessibleDescription(/N'indiquez pas de numéro de carte ici/)
    await byPlate.click()
    await userEvent.fill(plate, '4242 4242 4242 4242 12 28')
    await submit.click({ force: true })
    await expect.element(plate).toHaveAccessibleDescription(/N'indiquez pas de numéro de carte ici/)
    await expect.poll(() => queries(calls, ofNumber)).toEqual([])
    await expect.poll(() => queries(calls, ofPlate)).toEqual([])
  })

  it('that is rather a plate is recognised, and searched with one press', async () => {
    const calls = await openNumber({})
    await userEvent.fill(number, 'b-mw 2024')
    await userEvent.keyboard('{Enter}')
    const read = tab.getByRole('status').filter({ hasText: 'ressemble à une plaque' })
    await expect.element(read).toMatchTextContent("BMW 2024 » ressemble à une plaque d'immatriculation (Allemagne)")
    expect(await faults()).toEqual([])
    await read.getByRole('button', { name: 'Chercher cette plaque' }).click()
    await arrives('/journeys')
    await expect.poll(() => queries(calls, ofPlate)).toMatchObject([{ country: 'DE', plate: 'BMW2024' }])
  })

  it('that is unknown and has a letter may be a plate that no country is known for', async () => {
    const calls = await openNumber({ [ofNumber]: refused(404, 'immatriculation_not_found') })
    await userEvent.fill(number, 'CB-1O0-DB')
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent(unknown)
    await tab.getByRole('button', { name: 'Chercher cette plaque' }).click()
    await arrives('/journeys')
    await expect.poll(() => queries(calls, ofPlate)).toMatchObject([{ plate: 'CB1O0DB' }])
  })
})

it(
  'the list asks for its journeys again on Back, but not right after their search',
  { tags: ['OPEN-05'] },
  async () => {
    const calls = await openForm({ [ofNumber]: { ...set, type: 'detailed' } })
    const pay = main.getByRole('button', { name: /^Payer/ })
    await byNumber.click()
    await userEvent.fill(number, '26030100024')
    await submit.click()
    await expect.element(pay).toBeVisible()
    await expect.poll(() => queries(calls, ofNumber)).toHaveLength(1)
    await page.getByRole('link', { name: "Centre d'aide" }).first().click()
    await arrives('/help')
    history.back()
    await expect.element(pay).toBeVisible()
    await expect.poll(() => queries(calls, ofNumber)).toHaveLength(2)
  },
)

it(
  'a failure appears under the form, which keeps its values; the next search works',
  { tags: ['F-NET-01', 'F-NET-02', 'F-NET-03', 'F-NET-07', 'F-NET-11', 'F-NET-12', 'HARDENING-2.4.1', 'ERROR-12'] },
  async () => {
    const fails = (error: Error) => () => {
      throw error
    }
    const late = new DOMException('', 'TimeoutError')
    const failing: { next?: () => Response | object } = { next: refused(400, 'invalid_number_plate') }
    await openForm({ [ofPlate]: () => failing.next?.() ?? set })
    await userEvent.fill(plate, 'AB-123-CD')
    await submit.click()
    await expect.element(alert).toMatchTextContent("La plaque d'immatriculation n'est pas valide")
    await expect.element(plate).toHaveFocus()
    await expect.element(plate).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s: AB-123-CD/)
    await userEvent.fill(plate, 'ab 123 cd')
    await expect.element(plate).not.toHaveAttribute('aria-invalid')
    for (const [answer, text] of [
      [refused(429), 'réessayez dans quelques minutes'],
      [() => new Response('<h1>portail</h1>'), "Nous n'avons pas pu vérifier vos trajets."],
      [refused(503), /Le service est momentanément indisponible.*les délais de paiement continuent de courir/],
      [fails(late), /Le service met trop de temps à répondre.*les délais de paiement continuent de courir/],
      [fails(new TypeError('Failed to fetch')), 'Pas de connexion'],
    ] as const) {
      failing.next = answer
      await submit.click()
      await expect.element(alert).toMatchTextContent(text)
      await expect.element(plate).toHaveValue('AB-123-CD')
    }
    failing.next = () => ({ ...set, journeys: [] })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(main).toMatchTextContent("A date, nous n'avons pas trouvé de trajet")
    await expect.poll(() => alert.elements()).toEqual([])
  },
)

it('a failure of the captcha sends no search', { tags: ['F-NET-17'] }, async () => {
  const challenge = 'GET /services/v1/captcha/challenge'
  const settings = { captcha: { provider: 'altcha' } } as const
  // Later than a proof that another test has prepared is valid.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
  const calls = await openPage('/form/payment', { [challenge]: { nothing: true }, [ofPlate]: set }, { settings })
  await userEvent.fill(plate, 'AB-123-CD')
  await submit.click()
  await expect.element(alert).toMatchTextContent('Veuillez valider le captcha')
  await expect.poll(() => queries(calls, ofPlate)).toEqual([])
})

it('a slow search shows its progress, and a second one sends nothing', { tags: ['F-NET-04', 'F-NAV-05'] }, async () => {
  let release = () => {}
  const calls = await openForm({ [ofPlate]: () => new Promise((done) => (release = () => done(set))) })
  await userEvent.fill(plate, 'AB123CD')
  await submit.dblClick()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await plate.click()
  await userEvent.keyboard('{Enter}')
  release()
  await arrives('/journeys')
  await expect.poll(() => queries(calls, ofPlate)).toHaveLength(1)
})

it('a search works by keyboard alone', async () => {
  await openForm()
  page.getByRole('tab', { selected: true }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(byNumber).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.tab()
  await expect.element(country).toHaveFocus()
  await userEvent.keyboard('belg{Enter}')
  await expect.element(country).toHaveValue('Belgique')
  while (plate.element() !== document.activeElement) await userEvent.tab()
  await userEvent.keyboard('1abc123{Enter}')
  await arrives('/journeys')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it(
  'a customer opens the list of a saved plate with one click, and is informed that another plate is not in the account and what to do',
  { tags: ['API-15', 'API-58', 'ROLE-06'] },
  async () => {
    const own = 'GET /services/v1/authenticated/detailedJourneys'
    const calls = await openForm(
      {
        'GET /services/v1/users/me': { email: 'claire@example.org' },
        'GET /services/v1/users/me/plates': [{ id: '1', numberPlate: 'EC100AA', countryCode: 'FR' }],
        [own]: { ...set, type: 'detailed', plate: 'EC100AA' },
        [ofNumber]: { ...set, type: 'detailed', plate: 'GH901QR' },
      },
      loggedIn('customer'),
    )
    await userEvent.fill(plate, 'AB123CD')
    await submit.click()
    const notice = tab.getByRole('status').filter({ hasText: 'rattaché' })
    await expect.element(notice).toMatchTextContent("Ce véhicule n'est pas rattaché à votre compte")
    await expect
      .element(notice.getByRole('link', { name: 'Ajouter un véhicule' }))
      .toHaveAttribute('href', '/account/profile')
    expect(await faults()).toEqual([])
    await expect.poll(() => queries(calls, own)).toEqual([])
    await notice.getByRole('button', { name: "Chercher par numéro d'avis" }).click()
    await userEvent.fill(number, '26030100024')
    await submit.click()
    await arrives('/travels')
    await expect.element(main).toMatchTextContent('GH-901-QR')

    await page.getByRole('banner').getByRole('link', { name: 'Payer', exact: true }).click()
    await page.getByRole('button', { name: /Voir les trajets du véhicule.*EC-100-AA/ }).click()
    await arrives('/travels')
    await expect.element(main.getByRole('button', { name: /^Payer 4,00/ })).toBeVisible()
    await expect.poll(() => queries(calls, own)).toMatchObject([{ country: 'FR', plate: 'EC100AA' }])
  },
)
