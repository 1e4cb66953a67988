import { hold } from './support/hold.ts'
import { confirmed, openResend, paid, payButton, plate as paidPlate, twoJourneys } from './support/paying.ts'
import { store } from './support/people.ts'
import type { Sandbox } from './support/sandbox.ts'
import { fillDates, searchNumber, storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, transcript, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })
const plate = (page: Page) => page.getByLabel('Numéro de plaque')
const country = (page: Page) => page.getByRole('combobox', { name: "Pays d'immatriculation" })
const rental = (page: Page) => page.getByLabel("J'étais avec un véhicule de location")
const subscribe = (page: Page) => main(page).getByRole('button', { name: "S'inscrire", exact: true })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer', exact: true })
const customers = '/services/v1/customers'
const unsubscribing = `${customers}/unsubscribe`
const everyAction = ['freeflow', 'payment-notice', 'prepayment', 'subscription']
const passage = (sandbox: Sandbox) =>
  sandbox.vehicle({ numberPlate: 'AB123CD', journeys: [{ date: '2026-03-01T10:00:00', ttcPrice: 12.5 }] })

test('an operator that asks for a confirmation mails it, and no alert leaves before', async ({ page, sandbox }) => {
  await sandbox.whitelabel({ alertConfirmation: true })
  await visit(page, '/alert')
  await email(page).fill('jeanne@example.org')
  await plate(page).fill('ab 123 cd')
  await subscribe(page).click()
  const done = page.getByRole('region', { name: 'Nous avons bien enregistré vos informations.' })
  await expect(done).toContainText('Ouvrez le message envoyé à jeanne@example.org')
  await expect(done).toContainText('Vous recevrez un e-mail à chaque passage au péage en flux libre.')
  await expect(page).toHaveTitle(/^Confirmez votre adresse e-mail/)
  await axe(page)
  await passage(sandbox)
  const [mail, ...others] = await sandbox.mailbox('jeanne@example.org')
  expect(others, 'no alert before the confirmation').toEqual([])

  const link = mail?.links[0] ?? ''
  await visit(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Confirmer l'alerte Info Passage")
  await axe(page)
  const confirmIt = page.getByRole('button', { name: 'Confirmer mon inscription' })
  await sandbox.fault({ path: `${customers}/confirm`, status: 500, times: 1 })
  await confirmIt.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await confirmIt.click()
  await expect(page.getByRole('region', { name: 'Votre inscription est confirmée' })).toBeFocused()
  await expect(page).toHaveTitle(/^Votre inscription est confirmée/)
  await passage(sandbox)
  await expect.poll(() => sandbox.mailbox('jeanne@example.org')).toHaveLength(2)

  await visit(page, link)
  await confirmIt.click()
  await expect(main(page)).toContainText('Ce lien ne fonctionne plus')
  await visit(page, '/alert/confirm')
  await expect(main(page)).toContainText('Ce lien est incomplet')
  await axe(page)
  await page.getByRole('link', { name: "S'inscrire à nouveau" }).click()
  await expect(page).toHaveURL(/\/alert$/)
})

test(
  'a driver subscribes, receives an alert about a passage, opens its search, and unsubscribes through the link in that e-mail',
  {
    tag: [
      '@ALERT-01',
      '@ALERT-10',
      '@ALERT-11',
      '@ALERT-12',
      '@ALERT-13',
      '@ALERT-14',
      '@UNSUB-01',
      '@UNSUB-02',
      '@ROUTE-23',
      '@UNSUB-03',
      '@UNSUB-05',
      '@UNSUB-06',
      '@UNSUB-07',
      '@UNSUB-08',
      '@UNSUB-10',
      '@OPEN-23',
    ],
  },
  async ({ page, sandbox }) => {
    await store(page, 'form/plate', { licensePlate: 'EA999ZZ', country: 'FR' })
    await visit(page, '/alert')
    await transcript(page, 'alert-1-form')
    await email(page).fill(' jeanne+peage@example.org ')
    await plate(page).fill('ab 123 cd')
    const release = await hold(page, `**${customers}`)
    await subscribe(page).click()
    await expect(subscribe(page)).toHaveAttribute('aria-busy', 'true')
    await release()
    const done = page.getByRole('region', { name: 'Nous avons bien enregistré vos informations.' })
    await expect(done).toBeFocused()
    await transcript(page, 'alert-2-subscribed')
    await expect(done).toContainText('Vous recevrez un e-mail à chaque passage au péage en flux libre.')
    await axe(page)
    await done.getByRole('link', { name: "Revenir à l'accueil" }).click()
    await expect(page).toHaveURL(/\/$/)

    await passage(sandbox)
    const [mail] = await sandbox.mailbox('jeanne+peage@example.org')
    expect(mail?.subject).toContain('AB-123-CD')

    await test.step('its link opens the search of its own plate, whatever this browser has searched before', async () => {
      await visit(page, '/form/payment?countryCode=ZZ&numberPlate=AB-123-CD')
      await expect(plate(page), 'of an unknown country').toHaveValue('EA-999-ZZ')
      await visit(page, '/form/payment?countryCode=IT&numberPlate=ab123cd')
      await expect(country(page)).toHaveValue('Italie')
      await visit(page, mail?.links[0] ?? '')
      await expect(plate(page)).toHaveValue('AB-123-CD')
      await expect(country(page)).toHaveValue('France')
      await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
      await expect(page).toHaveURL(/\/journeys$/)
      await expect(main(page)).toContainText('12,50')
    })
    const link = mail?.links.find((address) => address.includes('/unsubscribe')) ?? ''
    await visit(page, link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Se désinscrire de l'alerte Info Passage")
    await expect(email(page)).toHaveValue('jeanne+peage@example.org')
    await expect(main(page)).toContainText("La désinscription s'applique à tous vos véhicules")
    await axe(page)
    await confirm(page).click()
    const gone = page.getByRole('region', { name: 'Désinscription réussie' })
    await expect(gone).toBeFocused()
    await expect(gone).toContainText("Vous ne recevrez plus d'alertes.")
    await expect(confirm(page)).toHaveCount(0)
    await axe(page)
    const [call] = await sandbox.calls(unsubscribing)
    expect(call?.body).toEqual({ email: 'jeanne+peage@example.org' })
    await passage(sandbox)
    await expect.poll(() => sandbox.mailbox('jeanne+peage@example.org')).toHaveLength(1)
    await gone.getByRole('link', { name: "Revenir à l'accueil" }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'the form requires e-mail, country, plate and rental dates in order, and keeps its values after a failure',
  {
    tag: [
      '@ALERT-02',
      '@ALERT-03',
      '@ALERT-04',
      '@ALERT-05',
      '@ALERT-06',
      '@ALERT-07',
      '@ALERT-08',
      '@ALERT-09',
      '@ALERT-14',
      '@ALERT-15',
      '@VALID-44',
      '@VALID-45',
      '@VALID-46',
      '@ROUTE-21',
      '@OPEN-29',
      '@OPEN-59',
      '@OPEN-69',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({ gdprText: '<p>Vos <strong>données</strong></p><script>document.title = "no"</script>' })
    await store(page, 'form/plate', { licensePlate: 'GE345678', country: 'CH' })
    await visit(page, '/alert')
    await test.step('it takes the searched plate, and a disabled button says why', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("S'inscrire à l'alerte Info Passage")
      await expect(main(page).locator('strong', { hasText: 'données' })).toBeVisible()
      await expect(page).not.toHaveTitle('no')
      await expect(country(page)).toHaveValue('Suisse')
      await expect(plate(page)).toHaveValue('GE 345678')
      for (const field of [email(page), country(page), plate(page)])
        await expect(field).toHaveAttribute('aria-required', 'true')
      await expect(subscribe(page)).toBeDisabled()
      await expect(subscribe(page)).toHaveAccessibleDescription('Remplissez les champs obligatoires pour continuer.')
      await plate(page).fill('')
      await subscribe(page).click({ force: true })
      await expect(email(page)).toHaveAccessibleDescription(/L'email est obligatoire/)
      await expect(email(page)).toBeFocused()
      await expect(plate(page)).toHaveAccessibleDescription(/La plaque d'immatriculation est obligatoire/)
      await country(page).fill('France')
      await page.keyboard.press('Enter')
      const hint = main(page).getByRole('status').filter({ hasText: "ressemble à un numéro d'avis" })
      await plate(page).fill('2603-0100-031')
      await expect(hint).toContainText("L'alerte a besoin de la plaque du véhicule.")
      await plate(page).fill('AB123CD')
      await expect(hint).toHaveCount(0)
      await email(page).fill('jeanne@')
      await expect(email(page)).toHaveAccessibleDescription(/L'email n'est pas valide/)
      await expect(subscribe(page)).toBeDisabled()
      expect(await sandbox.calls(customers)).toEqual([])
    })
    await test.step('a likely typing error in the e-mail is asked about, and corrected by one press', async () => {
      await email(page).fill('jeanne@gmial.com')
      await plate(page).focus()
      const question = page.getByRole('button', { name: 'Vouliez-vous dire jeanne@gmail.com ?' })
      await question.click()
      await expect(email(page)).toHaveValue('jeanne@gmail.com')
      await expect(question).toHaveCount(0)
    })
    await test.step('unticking the rental or leaving the page clears its dates', async () => {
      await email(page).fill('jeanne@example.org')
      await expect(subscribe(page)).toBeEnabled()
      await expect(page.getByRole('textbox', { name: 'Date de début' })).toHaveCount(0)
      await rental(page).check()
      await expect(subscribe(page)).toBeDisabled()
      await fillDates(page, '03/02/2026 08:00', '01/02/2026 08:00')
      // Shown before any submit, so that the driver knows why the button is disabled.
      const period = page.getByRole('group', { name: /^Période de location/ })
      await expect(period.getByRole('alert')).toHaveText('La date de fin doit être postérieure à la date de début')
      await subscribe(page).click({ force: true })
      await expect(period.getByRole('alert')).toBeVisible()
      expect(await sandbox.calls(customers)).toEqual([])
      await axe(page)

      await expect.poll(() => storedValue(page, 'location/dates')).toBeDefined()
      await rental(page).uncheck()
      await expect(subscribe(page)).toBeEnabled()
      await expect.poll(() => storedValue(page, 'location/dates')).toBeUndefined()
      await rental(page).check()
      await expect(page.getByRole('textbox', { name: 'Date de début' })).toHaveValue('')
      await expect(subscribe(page)).toBeDisabled()

      await fillDates(page, '01/02/2026 08:00', '03/02/2026 08:00')
      await expect.poll(() => storedValue(page, 'location/dates')).toBeDefined()
      await main(page).getByRole('link', { name: 'Annuler' }).click()
      await expect(page).toHaveURL(/\/$/)
      await expect.poll(() => storedValue(page, 'location/dates')).toBeUndefined()
    })
    await test.step('a failure keeps the values', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Alerte Info Passage' }).click()
      await email(page).fill('jeanne@example.org')
      await plate(page).fill('AB123CD')
      await country(page).fill('France')
      await page.keyboard.press('Enter')
      await rental(page).check()
      await fillDates(page, '01/02/2026 08:00', '03/02/2026 08:00')
      await sandbox.fault({ path: customers, status: 400, body: { code: 'invalid_number_plate' }, times: 1 })
      await subscribe(page).click()
      await expect(plate(page)).toBeFocused()
      await expect(plate(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(plate(page)).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s: AB-123-CD/)
      await expect(email(page)).toHaveValue('jeanne@example.org')
      await axe(page)
      await plate(page).fill('ab 123 cd')
      await expect(plate(page)).not.toHaveAttribute('aria-invalid')
      await subscribe(page).click()
      await expect(page.getByRole('region', { name: 'Nous avons bien enregistré' })).toBeVisible()
      const call = (await sandbox.calls(customers)).find(({ status }) => status !== 400)
      expect(call?.body).toEqual({
        allowedContact: true,
        countryCode: 'FR',
        email: 'jeanne@example.org',
        numberPlate: 'AB123CD',
        startTime: '2026-02-01T08:00:00',
        endTime: '2026-02-03T08:00:00',
      })
      await expect.poll(() => storedValue(page, 'location/dates')).toBeUndefined()
    })
  },
)

test(
  'unsubscribing rejects an invalid e-mail, escapes markup in the address and reports failures',
  { tag: ['@UNSUB-04', '@UNSUB-09', '@UNSUB-10', '@ROUTE-22', '@OPEN-59'] },
  async ({ page, sandbox }) => {
    await visit(page, `/unsubscribe?email=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
    await expect(email(page)).toHaveValue('"><img src=x onerror=alert(1)>')
    await confirm(page).click()
    await expect(email(page)).toHaveAccessibleDescription(/L'email n'est pas valide/)
    await expect(email(page)).toBeFocused()
    await axe(page)
    expect(await sandbox.calls(unsubscribing)).toEqual([])
    await email(page).fill('')
    await expect(confirm(page)).toBeDisabled()
    await expect(confirm(page)).toHaveAccessibleDescription('Indiquez votre e-mail pour continuer.')
    await email(page).fill('jeanne@example.org')
    await sandbox.fault({ path: unsubscribing, status: 500, times: 1 })
    await confirm(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Une erreur est apparue' })).toBeVisible()
    await expect(page.getByText('Désinscription réussie')).toHaveCount(0)
    await confirm(page).click()
    await expect(page.getByRole('region', { name: 'Désinscription réussie' })).toBeVisible()
  },
)

const widget = (page: Page) => page.getByRole('region', { name: 'Alerte Info Passage' })
const quit = (page: Page) => widget(page).getByRole('button', { name: 'Se désinscrire' })
const join = (page: Page) => widget(page).getByRole('button', { name: "S'inscrire" })
const asked = async (sandbox: Sandbox) =>
  (await sandbox.calls(customers)).filter(({ method }) => method === 'GET').map(({ query }) => query['email'])

test(
  'after a payment the driver can subscribe, unsubscribe, and subscribe another e-mail in the dialog',
  { tag: ['@RESULT-22', '@ALERT-16', '@ALERT-17', '@ALERT-18', '@ALERT-19', '@ALERT-20', '@OPEN-44', '@OPEN-59'] },
  async ({ page, site, sandbox }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // axe must measure final colours, not a transition
    await confirmed(page, { site, sandbox })
    await openResend(page)
    await expect(widget(page)).toContainText('Recevez un e-mail à j***e@e***.org à chaque passage.')
    await expect(widget(page)).toContainText('EA-200-AA')
    await join(page).click()
    await expect(widget(page)).toContainText("L'alerte est activée pour j***e@e***.org.")
    await axe(page)
    await quit(page).click()
    await expect(widget(page)).toContainText("L'alerte n'est plus activée pour j***e@e***.org.")
    const saved = (await sandbox.calls(customers)).filter(({ method }) => method === 'POST')
    expect(saved.map(({ body }) => body)).toEqual(
      [true, false].map((allowedContact) => ({
        allowedContact,
        countryCode: 'FR',
        email: 'jeanne@example.org',
        numberPlate: paidPlate,
      })),
    )

    await join(page).click()
    await expect(quit(page)).toBeEnabled()
    await email(page).fill('paul@example.org')
    await expect(widget(page)).toContainText("L'alerte de ce véhicule est activée pour une autre adresse e-mail.")
    await join(page).click()
    const dialog = page.getByRole('dialog', { name: "L'alerte est déjà activée" })
    await expect(dialog).toContainText('EA-200-AA')
    await expect(dialog).toContainText(/j\*+e@e\*+\.org/)
    await expect(dialog).toContainText('paul@example.org')
    await axe(page)
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(join(page)).toBeDisabled()
    await expect(widget(page).getByRole('status')).toBeEmpty()

    await email(page).fill('paul2@example.org')
    await join(page).click()
    await sandbox.fault({ path: customers, method: 'POST', status: 400, body: { code: 'bad_email_format' }, times: 1 })
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByRole('alert')).toHaveText("L'email n'est pas valide")
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(widget(page)).toContainText("L'alerte est activée pour paul2@example.org.")
    await expect(quit(page)).toBeEnabled()
  },
)

test(
  'the subscription status is requested half a second after a valid e-mail is typed, and the latest request wins',
  { tag: ['@ALERT-21', '@ALERT-22', '@ALERT-23', '@ALERT-24', '@F-INP-05', '@F-NET-05'] },
  async ({ page, site, sandbox }) => {
    await confirmed(page, { site, sandbox })
    await openResend(page)
    await expect(join(page)).toBeEnabled()
    await email(page).fill('jeanne@')
    await expect(join(page)).toBeDisabled()
    await email(page).pressSequentially('example.fr', { delay: 20 })
    await expect(join(page)).toBeDisabled()
    await expect(join(page)).toBeEnabled()
    await expect
      .poll(() => asked(sandbox), { message: 'not once per key' })
      .toEqual(['jeanne@example.org', 'jeanne@example.fr'])

    // The first answer comes after the second one.
    const release = await hold(page, '*/customers?*email=a%40*')
    const first = page.waitForRequest(/customers\?.*email=a(%40|@)/)
    await email(page).fill('a@example.org')
    await first
    await email(page).fill('ab@example.org')
    await expect(widget(page)).toContainText('Recevez un e-mail à ab@example.org')
    await expect(join(page)).toBeEnabled()
    await expect.poll(async () => (await first).failure()?.errorText, { message: 'given up' }).toContain('ABORTED')
    await release()

    await sandbox.fault({ path: customers, method: 'GET', status: 500, times: 1 })
    await email(page).fill('b@example.org')
    await expect(widget(page).getByRole('alert')).toContainText('Une erreur est apparue')
    await expect(join(page)).toBeDisabled()
    await widget(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(join(page)).toBeEnabled()
    await expect(widget(page).getByRole('alert')).toHaveCount(0)
  },
)

test(
  'without the alert feature there is no tab, no screen and no widget',
  { tag: ['@RESULT-22', '@ALERT-25'] },
  async ({ page, site, sandbox }) => {
    await sandbox.whitelabel({ actions: everyAction.filter((action) => action !== 'subscription') })
    await confirmed(page, { site, sandbox })
    await expect(page.getByRole('button', { name: 'Télécharger le reçu' })).toBeVisible()
    await expect(widget(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Alerte Info Passage' })).toHaveCount(0)
    await visit(page, '/alert')
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'the confirmation of a notice without a plate has no alert widget, not even for the plate searched before',
  { tag: ['@RESULT-22', '@OPEN-44'] },
  async ({ page, site, sandbox }) => {
    const number = '26010112345'
    await sandbox.notice({ number, numberPlate: paidPlate, journeys: twoJourneys })
    await store(page, 'form/plate', { licensePlate: 'BC456EF', country: 'FR' })
    await page.route('**/services/v1/detailedJourneys?*', async (route) => {
      const response = await route.fetch({ maxRetries: 1 })
      const set: { journeys: object[] } = await response.json()
      const journeys = set.journeys.map((journey) => ({ ...journey, numberPlate: undefined, countryPlate: undefined }))
      await route.fulfill({ response, json: { ...set, journeys, plate: undefined, countryCode: undefined } })
    })
    await searchNumber(page, number)
    await expect(page).toHaveURL(/\/paymentNotice$/)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/payment$/)
    await paid(page, { site, sandbox, sessionId: String(await storedValue(page, 'sessionId')) })
    await expect(page.getByRole('link', { name: 'Alerte Info Passage' }), 'the actions are loaded').toBeVisible()
    // A file that comes over the network leaves time for a widget to load.
    await page.getByRole('button', { name: 'Télécharger le reçu' }).click()
    await expect(page.getByText('Le reçu a été téléchargé.')).toBeVisible()
    await expect(widget(page)).toHaveCount(0)
    await expect(main(page), 'a widget that fails').not.toContainText('Une erreur est survenue')
  },
)

test(
  'a failing alert widget does not break the confirmation page',
  { tag: ['@F-NAV-11'] },
  async ({ page, site, sandbox }) => {
    await page.route(/AlertWidget/, (route) => route.abort())
    await confirmed(page, { site, sandbox })
    await expect(page.getByRole('heading', { name: 'Merci pour votre paiement.' })).toBeVisible()
    await expect(main(page)).toContainText('Une erreur est survenue lors du chargement des données')
    await expect(page.getByRole('button', { name: 'Télécharger le reçu' })).toBeVisible()
  },
)
