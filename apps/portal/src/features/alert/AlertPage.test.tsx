import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faults, later, openPage, refused } from '../../testing/openPage.tsx'

const email = page.getByRole('textbox', { name: 'E-mail' })
const plate = page.getByRole('textbox', { name: /^Numéro de plaque/ })
const subscribe = page.getByRole('main').getByRole('button', { name: "S'inscrire" })
const country = page.getByRole('combobox', { name: "Pays d'immatriculation" })
const rental = page.getByRole('checkbox', { name: "J'étais avec un véhicule de location" })
const done = page.getByRole('region', { name: /^Nous avons bien enregistré/ })
const customers = 'POST /services/v1/customers'
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Types the rental dates, each as 'dd/MM/yyyy HH:mm'. */
async function fillDates(start: string, end: string) {
  const parts = [...start.split(' '), ...end.split(' ')]
  for (const [at, name] of ['Date de début', 'Heure de début', 'Date de fin', 'Heure de fin'].entries())
    await page.getByRole('textbox', { name }).fill(parts[at] ?? '')
}

it(
  'the form starts with the searched plate, names its required fields, and shows the operator’s text without scripts',
  {
    tags: ['ALERT-02', 'ALERT-03', 'ALERT-04', 'ALERT-05', 'ALERT-15', 'ROUTE-21'],
  },
  async () => {
    const gdprText = '<p>Vos <strong>données</strong></p><script>document.title = "no"</script>'
    await openPage(
      '/alert',
      { 'GET /services/v1/whitelabels': { name: 'Rivage', gdprText } },
      {
        stored: { 'form/plate': { licensePlate: 'GE345678', country: 'CH' } },
      },
    )
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent("S'inscrire à l'alerte Info Passage")
    await expect.poll(() => document.querySelector('main strong')?.textContent).toBe('données')
    await expect.poll(() => document.title).not.toBe('no')
    await expect.element(country).toHaveValue('Suisse')
    await expect.element(plate).toHaveValue('GE 345678')
    for (const field of [email, country, plate]) await expect.element(field).toHaveAttribute('aria-required', 'true')
    await expect.element(subscribe).toHaveAttribute('aria-disabled', 'true')
    const reason = 'Remplissez les champs obligatoires pour continuer.'
    await expect.element(subscribe).toHaveAccessibleDescription(reason)
  },
)

it(
  'a press on the disabled button marks what is missing and sends nothing',
  {
    tags: ['ALERT-06', 'ALERT-08', 'VALID-44', 'VALID-45', 'OPEN-69'],
  },
  async () => {
    const calls = await openPage('/alert')
    await subscribe.click({ force: true })
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription(/L'email est obligatoire/)
    await expect.element(plate).toHaveAccessibleDescription(/La plaque d'immatriculation est obligatoire/)
    await email.fill('jeanne@')
    await expect.element(email).toHaveAccessibleDescription(/L'email n'est pas valide/)
    await plate.fill('AB123CD')
    await expect.element(subscribe).toHaveAttribute('aria-disabled', 'true')
    await email.fill('jeanne@example.org')
    await expect.element(subscribe).not.toHaveAttribute('aria-disabled')
    await expect.poll(() => calls.map(({ name }) => name)).not.toContain(customers)
  },
)

it(
  'the number of a notice is recognised, and a likely typing error in the e-mail is corrected by one press',
  {
    tags: ['VALID-44'],
  },
  async () => {
    await openPage('/alert')
    const hint = page.getByText(/L'alerte a besoin de la plaque du véhicule\.$/)
    await plate.fill('2603-0100-031')
    await expect.element(hint).toBeVisible()
    await plate.fill('AB123CD')
    await expect.element(hint).not.toBeInTheDocument()
    await email.fill('jeanne@gmial.com')
    await userEvent.tab()
    const question = page.getByRole('button', { name: /^Vouliez-vous dire jeanne@gmail\.com/ })
    await question.click()
    await expect.element(email).toHaveValue('jeanne@gmail.com')
    await expect.element(question).not.toBeInTheDocument()
  },
)

it(
  'a rental needs dates in order, and unticking it or leaving the page clears them',
  {
    tags: ['ALERT-07', 'ALERT-09', 'VALID-46', 'OPEN-29'],
  },
  async () => {
    await openPage('/alert', {}, { stored: { 'form/plate': { licensePlate: 'AB123CD', country: 'FR' } } })
    await email.fill('jeanne@example.org')
    await expect.element(subscribe).not.toHaveAttribute('aria-disabled')
    const start = page.getByRole('textbox', { name: 'Date de début' })
    await expect.element(start).not.toBeInTheDocument()
    await rental.click()
    await expect.element(subscribe).toHaveAttribute('aria-disabled', 'true')
    await fillDates('03/02/2026 08:00', '01/02/2026 08:00')
    // Shown before any submit, so that the driver knows why the button is disabled.
    const wrong = page.getByRole('group', { name: /^Période de location/ }).getByRole('alert')
    await expect.element(wrong).toHaveTextContent('La date de fin doit être postérieure à la date de début')
    expect(await faults()).toEqual([])
    await expect.poll(() => stored('location/dates')).not.toBeNull()
    await rental.click()
    await expect.element(subscribe).not.toHaveAttribute('aria-disabled')
    await expect.poll(() => stored('location/dates')).toBeNull()
    await rental.click()
    await expect.element(start).toHaveValue('')
    await expect.element(subscribe).toHaveAttribute('aria-disabled', 'true')
    await fillDates('01/02/2026 08:00', '03/02/2026 08:00')
    await expect.poll(() => stored('location/dates')).not.toBeNull()
    await page.getByRole('link', { name: 'Annuler' }).click()
    await expect.poll(() => location.pathname).toBe('/')
    await expect.poll(() => stored('location/dates')).toBeNull()
  },
)

it(
  'a subscription is sent with its rental dates, which are forgotten, and the button is busy meanwhile',
  {
    tags: ['ALERT-10', 'ALERT-11', 'ALERT-12', 'ALERT-13'],
  },
  async () => {
    const answer = later()
    const calls = await openPage('/alert', { [customers]: () => answer.promise })
    await email.fill(' jeanne@example.org ')
    await plate.fill('ab 123 cd')
    await rental.click()
    await fillDates('01/02/2026 08:00', '03/02/2026 08:00')
    await subscribe.click()
    await expect.element(subscribe).toHaveAttribute('aria-busy', 'true')
    answer.resolve({})
    await expect.element(done).toHaveFocus()
    await expect.element(done).toMatchTextContent('Vous recevrez un e-mail à chaque passage au péage en flux libre.')
    await expect.element(done.getByRole('link', { name: "Revenir à l'accueil" })).toHaveAttribute('href', '/')
    expect(await faults()).toEqual([])
    await expect
      .poll(() => calls.filter(({ name }) => name === customers).map(({ body }) => body))
      .toEqual([
        {
          allowedContact: true,
          countryCode: 'FR',
          email: 'jeanne@example.org',
          numberPlate: 'AB123CD',
          startTime: '2026-02-01T08:00:00',
          endTime: '2026-02-03T08:00:00',
        },
      ])
    await expect.poll(() => stored('location/dates')).toBeNull()
  },
)

it('a refused plate is named at its field, and all values stay', { tags: ['ALERT-14', 'OPEN-59'] }, async () => {
  const answers = [refused(400, 'invalid_number_plate'), () => ({})]
  const calls = await openPage('/alert', { [customers]: () => answers.shift()?.() })
  await userEvent.fill(email, 'jeanne@example.org')
  await userEvent.fill(plate, 'AB123CD')
  await subscribe.click()
  await expect.element(plate).toHaveFocus()
  await expect.element(plate).toHaveAttribute('aria-invalid', 'true')
  await expect.element(plate).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s: AB-123-CD/)
  await expect.element(email).toHaveValue('jeanne@example.org')
  expect(await faults()).toEqual([])
  await userEvent.fill(plate, 'ab 123 cd')
  await expect.element(plate).not.toHaveAttribute('aria-invalid')
  await subscribe.click()
  await expect.element(done).toHaveFocus()
  const sent = { allowedContact: true, countryCode: 'FR', email: 'jeanne@example.org', numberPlate: 'AB123CD' }
  await expect.poll(() => calls.filter(({ name }) => name === customers).map(({ body }) => body)).toEqual([sent, sent])
})

it('without the feature the address leads home', { tags: ['ALERT-25'] }, async () => {
  await openPage('/alert', { 'GET /services/v1/whitelabels/homepage': { actions: ['freeflow'] } })
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByRole('link', { name: 'Alerte Info Passage' })).not.toBeInTheDocument()
})

it.each([
  ['its own plate, whatever was searched before', 'countryCode=IT&numberPlate=ab123cd', 'AB 123 CD', 'Italie'],
  ['the last plate where its country is unknown', 'countryCode=ZZ&numberPlate=AB-123-CD', 'EA-999-ZZ', 'France'],
])('the link of an alert opens the search with %s', { tags: ['OPEN-23'] }, async (_, query, typed, name) => {
  await openPage(
    `/form/payment?${query}`,
    {},
    {
      stored: { 'form/plate': { licensePlate: 'EA999ZZ', country: 'FR' } },
    },
  )
  await expect.element(plate).toHaveValue(typed)
  await expect.element(country).toHaveValue(name)
})

it(
  'a press right after typing reaches what is below a mistyped e-mail or plate, which is then asked about',
  {
    tags: ['VALID-05', 'OPEN-23'],
  },
  async () => {
    await openPage('/alert')
    await email.fill('jeanne@gmial.com')
    // The button stays down for some frames, as under a hand.
    await rental.click({ delay: 50 })
    await expect.element(rental).toBeChecked()
    await expect.element(page.getByRole('button', { name: /^Vouliez-vous dire jeanne@gmail\.com/ })).toBeVisible()
    await rental.click()
    await plate.fill('1234BCD')
    await rental.click({ delay: 50 })
    await expect.element(rental).toBeChecked()
    const spain = page.getByRole('button', { name: 'Choisir Espagne' })
    await expect.element(spain).toBeVisible()
    expect(await faults()).toEqual([])
    await spain.click()
    await expect.element(country).toHaveValue('Espagne')
    await expect.element(plate).toHaveValue('1234 BCD')
    await expect.element(spain).not.toBeInTheDocument()
  },
)

const unsubscribe = page.getByRole('button', { name: 'Confirmer' })
const gone = page.getByRole('region', { name: 'Désinscription réussie' })
const unsubscribing = 'POST /services/v1/customers/unsubscribe'

it(
  'the address of the mail fills in the e-mail, and markup in it is text that is refused as an e-mail',
  {
    tags: ['UNSUB-04', 'UNSUB-10', 'ROUTE-22'],
  },
  async () => {
    const markup = '"><img src=x onerror=alert(1)>'
    const calls = await openPage(`/unsubscribe?email=${encodeURIComponent(markup)}`)
    await expect.element(email).toHaveValue(markup)
    await unsubscribe.click()
    await expect.element(email).toHaveAccessibleDescription(/L'email n'est pas valide/)
    await expect.element(email).toHaveFocus()
    expect(await faults()).toEqual([])
    await expect.poll(() => calls.map(({ name }) => name)).not.toContain(unsubscribing)
    await email.fill('')
    await expect.element(unsubscribe).toHaveAttribute('aria-disabled', 'true')
    await expect.element(unsubscribe).toHaveAccessibleDescription('Indiquez votre e-mail pour continuer.')
  },
)

it(
  'a failed unsubscription is shown and can be tried again; then the form gives way to the result',
  {
    tags: ['UNSUB-05', 'UNSUB-06', 'UNSUB-07', 'UNSUB-08', 'UNSUB-09', 'OPEN-59'],
  },
  async () => {
    const answers: (() => unknown)[] = [refused(500), () => undefined]
    const calls = await openPage('/unsubscribe?email=jeanne%2Bpeage%40example.org', {
      [unsubscribing]: () => answers.shift()?.(),
    })
    await expect.element(page.getByText(/^La désinscription s'applique à tous vos véhicules/)).toBeVisible()
    await unsubscribe.click()
    await expect.element(page.getByText(/Une erreur est apparue/)).toBeVisible()
    await expect.element(gone).not.toBeInTheDocument()
    await unsubscribe.click()
    await expect.element(gone).toHaveFocus()
    await expect.element(gone).toMatchTextContent("Vous ne recevrez plus d'alertes.")
    await expect.element(gone.getByRole('link', { name: "Revenir à l'accueil" })).toHaveAttribute('href', '/')
    await expect.element(unsubscribe).not.toBeInTheDocument()
    expect(await faults()).toEqual([])
    const body = { email: 'jeanne+peage@example.org' }
    await expect
      .poll(() => calls.filter(({ name }) => name === unsubscribing).map((call) => call.body))
      .toEqual([body, body])
  },
)

const confirm = page.getByRole('button', { name: 'Confirmer mon inscription' })
const confirming = 'POST /services/v1/customers/confirm'

it('only a press confirms an alert, and after a failure it can be repeated', async () => {
  const answers: (() => unknown)[] = [refused(500), () => undefined]
  const calls = await openPage('/alert/confirm?code=4711', { [confirming]: () => answers.shift()?.() })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent("Confirmer l'alerte Info Passage")
  expect(await faults()).toEqual([])
  await expect.poll(() => calls.map(({ name }) => name)).not.toContain(confirming)
  await confirm.click()
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible()
  await confirm.click()
  await expect.element(page.getByRole('region', { name: 'Votre inscription est confirmée' })).toHaveFocus()
  await expect.poll(() => document.title).toMatch(/^Votre inscription est confirmée/)
  await expect.poll(() => calls.findLast(({ name }) => name === confirming)?.body).toEqual({ code: '4711' })
})

it('an incomplete link to confirm, and one that is used up, lead back to the subscription', async () => {
  const again = page.getByRole('link', { name: "S'inscrire à nouveau" })
  await openPage('/alert/confirm')
  await expect.element(page.getByText(/^Ce lien est incomplet/)).toBeVisible()
  await expect.element(again).toHaveAttribute('href', '/alert')
  expect(await faults()).toEqual([])
  await openPage('/alert/confirm?code=4711', { [confirming]: refused(400, 'invalid_activation_code') })
  await confirm.click()
  await expect.element(page.getByText(/^Ce lien ne fonctionne plus/)).toBeVisible()
  await expect.element(again).toBeVisible()
})
