import { hold } from './support/hold.ts'
import { readFile } from 'node:fs/promises'
import { expectLoggedIn } from './support/account.ts'
import { decide, payButton, field as payField, method, plate as paidPlate, twoJourneys } from './support/paying.ts'
import { asCustomer, store, storedJourney, tokenRecord } from './support/people.ts'
import type { Sandbox } from './support/sandbox.ts'
import { fillDates, storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, transcript, visit } from './support/test.ts'

const me = '/services/v1/users/me'
const email = 'claire.martin@example.org'
const password = 'Peage-2026!flux'
const person = {
  firstName: 'Claire',
  lastName: 'Martin',
  billingAddress: '12 rue des Lilas',
  billingZipcode: '03400',
  billingCity: 'Moulins',
  billingCountry: 'FR',
}
const saved = [
  { numberPlate: 'AB-123-CD', countryCode: 'FR', emailNotifications: true },
  {
    numberPlate: 'EF-456-GH',
    countryCode: 'FR',
    validityStartDate: '2026-01-01T08:00:00',
    validityEndDate: '2099-12-01T18:30:00',
  },
  {
    numberPlate: '1ABC123',
    countryCode: 'BE',
    validityStartDate: '2025-01-01T08:00:00',
    validityEndDate: '2025-02-01T08:00:00',
  },
]

const personal = (page: Page) => page.getByRole('region', { name: 'Informations personnelles' })
const vehicles = (page: Page) => page.getByRole('region', { name: 'Véhicules enregistrés' })
const row = (page: Page, number: string) => vehicles(page).getByRole('listitem').filter({ hasText: number })
const details = 'Nom et adresse de facturation'
const alertOf = (page: Page, number: string) =>
  row(page, number).getByRole('switch', { name: `Alerte Info Passage ${number}` })
const button = (within: { getByRole: Page['getByRole'] }, name: string) =>
  within.getByRole('button', { name, exact: true })
const field = (within: { getByRole: Page['getByRole'] }, name: string) =>
  within.getByRole('textbox', { name, exact: true })
const sent = async (sandbox: Sandbox, how: string, path: string) =>
  (await sandbox.calls(path)).filter((call) => call.method === how)

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // axe must measure final colours, not a transition
  await visit(page, '/account/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur votre espace client')
}

test(
  "the profile shows the user's data and vehicles, which load with a spinner and come first, each with the way to pay it",
  {
    tag: [
      '@ACCOUNT-01',
      '@ACCOUNT-02',
      '@ACCOUNT-03',
      '@ACCOUNT-04',
      '@ACCOUNT-08',
      '@ACCOUNT-09',
      '@ACCOUNT-10',
      '@ACCOUNT-11',
      '@ACCOUNT-12',
      '@ACCOUNT-13',
      '@ACCOUNT-14',
      '@ACCOUNT-23',
      '@F-TIM-03',
      '@ROLE-02',
      '@ROLE-05',
    ],
  },
  async ({ page, site, sandbox }) => {
    const journey = (id: string, more: object) => ({
      id,
      date: '2026-01-05T08:10:00',
      status: 'TERMINE' as const,
      ...more,
    })
    await sandbox.vehicle({
      numberPlate: 'AB-123-CD',
      model: 'Peugeot 308',
      type: 1,
      journeys: [
        journey('a', { ttcPrice: 4.5 }),
        journey('b', { ttcPrice: 3, indemnity: 10 }),
        journey('c', { ttcPrice: 99, paymentLimit: 'OMP', nature: 'latePayment' }),
      ],
    })
    // Outside of the customer's rental.
    await sandbox.vehicle({ numberPlate: '1ABC123', countryCode: 'BE', journeys: [journey('d', { ttcPrice: 7 })] })
    await asCustomer(page, site, sandbox, saved, person)
    const release = await hold(page, `**${me}/plates`)
    await open(page)
    await expect(vehicles(page).getByText('Chargement de vos véhicules')).toBeAttached()
    await release()
    for (const text of [email, ...Object.values(person).slice(0, 5), 'France'])
      await expect(personal(page)).toContainText(text)
    await expect(personal(page)).toContainText('masqué')
    await expect(personal(page).getByRole('textbox')).toHaveCount(0)
    for (const name of [`Modifier : ${details}`, 'Modifier : Mot de passe', 'Se déconnecter', 'Supprimer mon compte'])
      await expect(button(personal(page), name)).toBeVisible()

    await expect(row(page, 'AB-123-CD')).toContainText('Peugeot 308 · Classe 1')
    await expect(row(page, 'EF-456-GH')).toContainText('Location du 01/01/2026 au 01/12/2099')
    await expect(row(page, '1-ABC-123')).toContainText('Location terminée, du 01/01/2025 au 01/02/2025')
    await expect(button(row(page, 'EF-456-GH'), 'Supprimer EF-456-GH')).toBeVisible()
    await expect(alertOf(page, 'AB-123-CD')).toBeChecked()
    await expect(alertOf(page, 'EF-456-GH')).not.toBeChecked()
    await expect(alertOf(page, '1-ABC-123')).toHaveCount(0)
    await expect(button(vehicles(page), 'Ajouter un véhicule')).toBeVisible()
    await axe(page)
    await test.step('each vehicle has what is due and the way to pay it', async () => {
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
        'Véhicules enregistrés',
      )
      await expect(row(page, 'AB-123-CD')).toContainText('2 trajets à payer')
      await expect(row(page, '1-ABC-123')).toContainText('Aucun trajet à payer pour le moment')
      await expect(row(page, '1-ABC-123').getByRole('button', { name: /^Payer/ })).toHaveCount(0)

      await sandbox.fault({ path: '/services/v1/authenticated/detailedJourneys', status: 500, times: 1 })
      const pay = row(page, 'AB-123-CD').getByRole('button', { name: /^Payer 17,50.€ AB-123-CD$/ })
      await pay.click()
      await expect(row(page, 'AB-123-CD').getByRole('alert')).toBeVisible()
      await row(page, 'AB-123-CD').getByRole('button', { name: 'Réessayer' }).click()
      await expect(page).toHaveURL(/\/travels$/)
      await expect(payButton(page)).toContainText('17,50')
    })
  },
)

test(
  'a failed vehicle list can be retried; a vehicle can be paid where the operator does not tell what is due; alert switches and history are hidden without their features',
  { tag: ['@ACCOUNT-15', '@ACCOUNT-22', '@ROLE-05'] },
  async ({ page, site, sandbox }) => {
    await sandbox.whitelabel({ actions: ['freeflow', 'payment-notice', 'prepayment'] })
    await asCustomer(page, site, sandbox, saved, {})
    await sandbox.fault({ method: 'GET', path: `${me}/plates`, status: 500, times: 1 })
    await sandbox.fault({ method: 'GET', path: `${me}/payments`, status: 404, times: 1 })
    await open(page)
    await expect(vehicles(page).getByRole('alert')).toContainText(
      'Une erreur est apparue, veuillez réessayer plus tard.',
    )
    await expect(personal(page)).toContainText('Non renseigné')
    await axe(page)
    await page.route(`**${me}/plates`, async (route) => {
      const plates: Record<string, unknown>[] = await (await route.fetch({ maxRetries: 1 })).json()
      await route.fulfill({ json: plates.map((plate) => ({ ...plate, due: null })) })
    })
    await button(vehicles(page), 'Réessayer').click()
    await expect(row(page, 'AB-123-CD').getByRole('button', { name: 'Payer AB-123-CD', exact: true })).toBeVisible()
    await expect(row(page, 'AB-123-CD')).not.toContainText('à payer')
    await expect(vehicles(page).getByRole('switch')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Trajets payés' })).toHaveCount(0)
  },
)

test(
  'personal information can be edited, validated, reset and saved; deleting the account is final and leaves no account data on the device',
  {
    tag: [
      '@ACCOUNT-05',
      '@ACCOUNT-06',
      '@ACCOUNT-07',
      '@ACCOUNT-08',
      '@ACCOUNT-16',
      '@ACCOUNT-28',
      '@ACCOUNT-29',
      '@VALID-21',
      '@VALID-22',
      '@VALID-26',
      '@VALID-27',
      '@VALID-28',
      '@F-NAV-09',
    ],
  },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [], { firstName: 'Claire', lastName: 'Martin' })
    await store(page, 'clientEmail', email)
    await open(page)
    const card = personal(page)
    await button(card, `Modifier : ${details}`).click()
    await expect(field(card, 'Prénom')).toBeFocused()
    await expect(field(card, 'E-mail')).toHaveCount(0)
    await field(card, 'Prénom').fill('Anne-Charlotte-Emmanuelle')
    await field(card, 'Nom').fill('Durand')
    await expect(field(card, 'Prénom')).toHaveValue('Anne-Charlotte-Emmanuelle')
    await expect(card.getByRole('alert')).toBeVisible()
    await expect(button(card, 'Enregistrer')).toBeDisabled()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/account\/profile$/)
    await expect(page.getByLabel('Last name', { exact: true }), 'in any language').toHaveValue('Durand')
    await page.getByRole('link', { name: 'Français', exact: true }).click()
    await expect(field(card, 'Nom')).toHaveValue('Durand')
    await button(card, 'Annuler').click()
    await expect(card).toContainText('Claire')
    await expect(button(card, `Modifier : ${details}`)).toBeFocused()

    await button(card, `Modifier : ${details}`).click()
    await expect(field(card, 'Nom')).toHaveValue('Martin')
    await field(card, 'Adresse').fill('1 rue Basse')
    await expect(field(card, 'Code postal')).toHaveAttribute('aria-required', 'true')
    await field(card, 'Nom').press('Enter')
    await expect(field(card, 'Code postal')).toHaveAccessibleDescription(/Indiquez votre code postal/)
    await expect(card.getByText("L'adresse est incomplète")).toBeVisible()
    await expect(button(card, 'Enregistrer')).toBeDisabled()
    await axe(page)
    await field(card, 'Code postal').fill('75002')
    await field(card, 'Ville').fill('Paris')
    await field(card, 'Nom').fill('Durand')
    await expect(card.getByText("L'adresse est incomplète")).toHaveCount(0)
    await sandbox.fault({ method: 'PATCH', path: me, status: 400, body: { code: 'invalid_country_code' }, times: 1 })
    await button(card, 'Enregistrer').click()
    await expect(card.getByRole('combobox', { name: 'Pays' })).toHaveAccessibleDescription(/n'est pas valide/)
    await expect(field(card, 'Ville')).toHaveValue('Paris')
    await button(card, 'Enregistrer').click()
    await expect(card.getByRole('textbox')).toHaveCount(0)
    await expect(card).toContainText('1 rue Basse')
    await expect(page.getByText('Vos informations sont enregistrées.')).toBeVisible()
    // the sandbox does not log calls that a fault answers
    const [last] = await sent(sandbox, 'PATCH', me)
    expect(last?.body).toEqual({
      firstName: 'Claire',
      lastName: 'Durand',
      billingAddress: '1 rue Basse',
      billingZipcode: '75002',
      billingCity: 'Paris',
      billingCountry: 'FR',
    })

    await test.step('deleting the account', async () => {
      await button(personal(page), 'Supprimer mon compte').click()
      const dialog = page.getByRole('alertdialog', { name: 'Supprimer votre compte ?' })
      await expect(dialog).toContainText('Cette suppression est définitive')
      await axe(page)
      await sandbox.fault({ method: 'DELETE', path: me, status: 500, times: 1 })
      await button(dialog, 'Supprimer').click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'Erreur : Une erreur est apparue, veuillez réessayer plus tard.',
      )
      await button(dialog, 'Supprimer').click()
      await expect(page).toHaveURL(`${site}/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
      expect(kept).not.toContain('user/token')
      expect(kept).not.toContain('claire.martin')
      await visit(page, '/account/profile')
      await expect(page).toHaveURL(/\/account\/login$/)
    })
  },
)

test(
  'turning an alert on first checks who else receives it; a vehicle is removed after confirmation; logging out leads to login and requests no account data',
  {
    tag: [
      '@ACCOUNT-08',
      '@ACCOUNT-11',
      '@OPEN-12',
      '@ACCOUNT-16',
      '@ACCOUNT-17',
      '@ACCOUNT-18',
      '@ACCOUNT-19',
      '@ACCOUNT-20',
      '@ACCOUNT-21',
    ],
  },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, saved, person)
    const subscribed = await fetch(`${site}/services/v1/customers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        allowedContact: true,
        countryCode: 'FR',
        email: 'paul@example.org',
        numberPlate: 'EF456GH',
      }),
    })
    expect(subscribed.ok).toBe(true)
    await open(page)
    const dialog = page.getByRole('dialog', { name: "L'alerte est déjà activée" })
    const flagged = async () =>
      (await sandbox.calls()).filter((call) => call.method === 'PATCH').map((call) => call.body)

    await alertOf(page, 'EF-456-GH').click()
    await expect(dialog).toContainText(email)
    await expect(dialog).toContainText(/p\*+/)
    const [asked] = await sent(sandbox, 'GET', '/services/v1/customers')
    expect(asked?.query).toEqual({ countryCode: 'FR', plate: 'EF456GH', email })
    await axe(page)
    await button(dialog, 'Annuler').click()
    await expect(alertOf(page, 'EF-456-GH')).not.toBeChecked()
    expect(await flagged()).toEqual([])
    await alertOf(page, 'EF-456-GH').click()
    await button(dialog, 'Continuer').click()
    await expect(dialog).toHaveCount(0)
    await expect(alertOf(page, 'EF-456-GH')).toBeChecked()

    await sandbox.fault({ method: 'PATCH', path: `${me}/plates/*`, status: 500, times: 1 })
    await alertOf(page, 'AB-123-CD').click()
    await expect(row(page, 'AB-123-CD').getByRole('alert')).toContainText('Une erreur est apparue')
    await expect(alertOf(page, 'AB-123-CD')).toBeChecked()
    await alertOf(page, 'AB-123-CD').click()
    await expect(alertOf(page, 'AB-123-CD')).not.toBeChecked()
    await expect(row(page, 'AB-123-CD').getByRole('alert')).toHaveCount(0)
    await expect(alertOf(page, 'AB-123-CD')).not.toHaveAttribute('aria-busy')
    // Nobody else receives this alert, so no confirmation is needed.
    await alertOf(page, 'AB-123-CD').click()
    await expect(alertOf(page, 'AB-123-CD')).toBeChecked()
    await expect.poll(flagged).toEqual([true, false, false, true].map((emailNotifications) => ({ emailNotifications })))

    await test.step('a vehicle is removed; a failure stays in the dialog; then a logout', async () => {
      await button(row(page, 'AB-123-CD'), 'Supprimer AB-123-CD').click()
      const question = page.getByRole('alertdialog', { name: 'Supprimer ce véhicule ?' })
      await expect(question).toContainText('AB-123-CD')
      await axe(page)
      await button(question, 'Annuler').click()
      await expect(button(row(page, 'AB-123-CD'), 'Supprimer AB-123-CD')).toBeFocused()
      await button(row(page, 'AB-123-CD'), 'Supprimer AB-123-CD').click()
      await sandbox.fault({ method: 'DELETE', path: `${me}/plates/*`, status: 500, times: 1 })
      await button(question, 'Supprimer').click()
      await expect(question.getByRole('alert')).toContainText('Une erreur est apparue')
      await button(question, 'Supprimer').click()
      await expect(question).toHaveCount(0)
      await expect(row(page, 'AB-123-CD')).toHaveCount(0)
      await expect(row(page, 'EF-456-GH')).toBeVisible()
      await expect(personal(page)).toContainText(person.billingAddress)

      const requested: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'GET' && request.url().includes('/users/me')) requested.push(request.url())
      })
      await button(personal(page), 'Se déconnecter').click()
      await expect(page).toHaveURL(/\/account\/login$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
      await expect(page.getByText('EF-456-GH')).toHaveCount(0)
      expect(requested).toEqual([])
    })
  },
)

test(
  'rental dates must be in order and are gone with a vehicle that was not added; one of another account needs a certificate; errors stay in the dialog',
  {
    tag: [
      '@OPEN-29',
      '@ACCOUNT-16',
      '@ACCOUNT-24',
      '@ACCOUNT-25',
      '@ACCOUNT-26',
      '@ACCOUNT-30',
      '@VALID-29',
      '@VALID-30',
    ],
  },
  async ({ page, site, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'GH-789-JK', owners: ['paul@example.org'] })
    await asCustomer(page, site, sandbox, saved.slice(0, 1), person)
    await open(page)
    await button(vehicles(page), 'Ajouter un véhicule').click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
    await expect(dialog.getByRole('combobox', { name: "Pays d'immatriculation" })).toHaveValue('France')
    await expect(button(dialog, 'Ajouter')).toBeDisabled()
    await axe(page)
    const plate = dialog.getByLabel('Numéro de plaque')
    await plate.fill('AB 123 CD')
    await dialog.getByRole('checkbox', { name: "J'étais avec un véhicule de location" }).check()
    await expect(button(dialog, 'Ajouter')).toBeDisabled()
    await fillDates(page, '03/02/2026 08:00', '01/02/2026 08:00')
    await expect(dialog.getByRole('alert')).toHaveText('La date de fin doit être postérieure à la date de début')
    await expect(button(dialog, 'Ajouter')).toBeDisabled()
    await fillDates(page, '01/02/2026 08:00', '03/02/2026 08:00')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(button(dialog, 'Ajouter')).toBeEnabled()
    await expect.poll(() => storedValue(page, 'location/dates')).toBeDefined()
    await reload(page)
    await button(vehicles(page), 'Ajouter un véhicule').click()
    expect(await storedValue(page, 'location/dates')).toBeUndefined()
    await plate.fill('AB 123 CD')
    await button(dialog, 'Ajouter').click()
    await expect(dialog.getByRole('alert')).toHaveText('Erreur : Cette plaque est déjà associée à votre compte')

    await plate.fill('gh789jk')
    await button(dialog, 'Ajouter').click()
    const warning = page.getByRole('alertdialog', { name: 'Ce véhicule est déjà rattaché à un autre compte' })
    await expect(warning).toContainText('GH-789-JK')
    await expect(warning).toContainText(/p\*+/)
    await expect(warning).not.toContainText('paul@')
    await expect(button(warning, "Confirmer l'ajout")).toBeDisabled()
    await axe(page)
    await expect.poll(() => sent(sandbox, 'POST', `${me}/plates`)).toHaveLength(1)
    await warning.getByRole('checkbox').check()
    await button(warning, "Confirmer l'ajout").click()
    await expect(warning).toHaveCount(0)
    await expect(row(page, 'GH-789-JK')).toBeVisible()
    await expect(page.getByText('Le véhicule GH-789-JK est ajouté à votre compte.')).toBeVisible()
    await expect(button(vehicles(page), 'Ajouter un véhicule')).toBeFocused()
    const [, last] = await sent(sandbox, 'POST', `${me}/plates`)
    expect(last?.body).toEqual({ countryCode: 'FR', numberPlate: 'GH789JK' })
  },
)

test(
  'after login, the searched vehicle can be added with one click, and its journeys opened with another',
  { tag: ['@OPEN-51', '@ROLE-02'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox)
    await store(page, 'journeys', {
      type: 'resume',
      journeys: [storedJourney],
      sessionId: 's',
      plate: 'GE345678',
      countryCode: 'CH',
    })
    await store(page, 'form/plate', { licensePlate: 'GE345678', country: 'CH' })
    await visit(page, '/account/profile?vehicle=searched')
    const dialog = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
    await expect(dialog.getByLabel('Numéro de plaque')).toHaveValue('GE 345678')
    await expect(dialog.getByRole('combobox', { name: "Pays d'immatriculation" })).toHaveValue('Suisse')
    await transcript(page, 'account-2-vehicle', dialog)
    const refusal = { status: 400, body: { code: 'invalid_number_plate' }, times: 1 }
    await sandbox.fault({ method: 'POST', path: `${me}/plates`, ...refusal })
    await button(dialog, 'Ajouter').click()
    await expect(dialog.getByLabel('Numéro de plaque')).toBeFocused()
    await expect(dialog.getByLabel('Numéro de plaque')).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s:/)
    await expect(button(dialog, 'Ajouter'), 'the form is complete').not.toHaveAccessibleDescription(/./)
    await dialog.getByLabel('Numéro de plaque').fill('ge345678')
    await expect(dialog.getByLabel('Numéro de plaque')).not.toHaveAttribute('aria-invalid')
    await sandbox.fault({ path: '/services/v1/public/users/plates/owners', status: 500, times: 1 })
    await button(dialog, 'Ajouter').click()
    await expect(row(page, 'GE 345678')).toBeVisible()
    await expect(page).toHaveURL(/\/account\/profile$/)
    await expect(vehicles(page)).toContainText('1 trajet trouvé pour GE 345678')
    await transcript(page, 'account-3-added', vehicles(page))
    await vehicles(page).getByRole('link', { name: 'Voir les trajets' }).click()
    await expect(page).toHaveURL(/\/travels$/)
  },
)

test(
  'changing the password requires the current one, and logs out other browsers at their next request; this one stays logged in',
  { tag: ['@AUTH-08', '@ACCOUNT-03', '@ACCOUNT-16', '@ACCOUNT-27', '@VALID-18', '@VALID-19', '@VALID-20'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [], person)
    await open(page)
    // What a browser does with such an answer, session.e2e.ts tests.
    const elsewhere = await tokenRecord(site, 'users', email)
    const asked = async () => {
      const headers = { 'user-token': `Bearer ${elsewhere.accessToken}` }
      return (await fetch(`${site}${me}`, { headers })).status
    }
    expect(await asked()).toBe(200)
    await button(personal(page), 'Modifier : Mot de passe').click()
    const dialog = page.getByRole('dialog', { name: 'Modifier le mot de passe' })
    const current = dialog.getByLabel('Mot de passe actuel', { exact: true })
    const next = dialog.getByLabel('Nouveau mot de passe', { exact: true })
    const again = dialog.getByLabel('Confirmation du mot de passe', { exact: true })
    await expect(current).toHaveAttribute('autocomplete', 'current-password')
    await expect(next).toHaveAttribute('autocomplete', 'new-password')
    await button(dialog, 'Enregistrer').click()
    await expect(current).toHaveAccessibleDescription(/Le mot de passe est obligatoire/)
    await expect(next).toHaveAccessibleDescription(/Le mot de passe est obligatoire/)
    await axe(page)
    await current.fill('wrong')
    await next.fill('Autre-2026!flux')
    await button(dialog, 'Enregistrer').click()
    await expect(again).toHaveAccessibleDescription(/La confirmation du mot de passe est obligatoire/)
    await again.fill('Autre-2026!flu')
    await button(dialog, 'Enregistrer').click()
    await expect(again).toHaveAccessibleDescription(/ne sont pas identiques/)
    await again.fill('Autre-2026!flux')
    await button(dialog, 'Enregistrer').click()
    await expect(current).toHaveAccessibleDescription(/Le mot de passe est incorrect/)
    await expect(current).toBeFocused()
    await current.fill(password)
    await button(dialog, 'Enregistrer').click()
    const done = page.getByRole('dialog', { name: 'Votre mot de passe est modifié' })
    await expect(button(done, 'OK')).toBeFocused()
    await axe(page)
    await button(done, 'OK').click()
    await expect(done).toHaveCount(0)
    await expect(button(personal(page), 'Modifier : Mot de passe')).toBeFocused()

    expect(await asked()).toBe(401)
    await reload(page)
    await expectLoggedIn(page)
    await expect(personal(page)).toContainText('Martin')
  },
)

test(
  'a customer settles all vehicles, one after the other from the nearest deadline on; the payments appear in the account, with their receipts, and in the data export',
  { tag: ['@ACCOUNT-09', '@ROLE-01', '@ROLE-05'] },
  async ({ page, site, sandbox }) => {
    const plates = ['AA-111-AA', paidPlate, 'DE-456-FG'].map((numberPlate) => ({ numberPlate, countryCode: 'FR' }))
    await sandbox.vehicle({ numberPlate: 'DE-456-FG', journeys: [{ id: 'later', ttcPrice: 12.4 }] })
    await sandbox.vehicle({ numberPlate: paidPlate, journeys: twoJourneys })
    await asCustomer(page, site, sandbox, plates, person)
    await open(page)
    await button(vehicles(page), 'Tout payer : 2 véhicules, 52,90 €').click()
    await expect(page).toHaveURL(/\/payment$/)
    await expect(page.getByRole('main')).toContainText('EA-200-AA')
    await method(page, 'Carte bancaire').check()
    // The profile provides the address.
    await expect(payField(page, 'Adresse')).toHaveValue('12 rue des Lilas')
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await decide(page, 'Payer')
    await expect(page).toHaveURL(/\/payment\/success$/)
    await expect(page.getByText('Il reste 1 véhicule à régler, 12,40 € en tout.')).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Véhicule suivant : DE-456-FG, 12,40 €' }).click()
    await expect(page).toHaveURL(/\/payment$/)
    await method(page, 'Carte bancaire').check()
    await payButton(page).click()
    await page.waitForURL(/\/psp\//)
    await decide(page, 'Payer')
    await expect(page.getByText(/^Tout est réglé/)).toBeVisible()
    await open(page)
    await expect(vehicles(page).getByRole('button', { name: /^Tout payer/ })).toHaveCount(0)
    const history = page.getByRole('region', { name: 'Trajets payés' })
    await expect(history).toContainText('40,50')
    await expect(history).toContainText('EA-200-AA · 2 trajets')
    await history.getByText('Détail des trajets').last().click()
    await expect(history.getByRole('listitem')).toHaveCount(4)
    await expect(history).toContainText('Digoin (23) → Le Montet (33)')
    await axe(page)
    const receipt = page.waitForEvent('download')
    await history
      .getByRole('button', { name: /^Reçu du/ })
      .last()
      .click()
    expect((await receipt).suggestedFilename()).toMatch(/^VL-.*\.pdf$/)

    const data = page.waitForEvent('download')
    await button(personal(page), 'Télécharger mes données').click()
    const file = await data
    expect(file.suggestedFilename()).toBe('mes-donnees.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      profile: { email, ...person },
      vehicles: [{}, { numberPlate: 'DE456FG' }, { numberPlate: paidPlate, countryCode: 'FR' }],
      payments: [{ amount: 12.4 }, { amount: 40.5, numberPlate: paidPlate }],
    })
  },
)

test(
  'a customer with 300 vehicles searches and pages them, and settles all with one button',
  { tag: ['@ACCOUNT-09'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    const plates = Array.from({ length: 300 }, (_, at) => ({ numberPlate: `EA-${100 + at}-ZZ`, countryCode: 'FR' }))
    for (const numberPlate of ['EA-105-ZZ', 'EA-395-ZZ'])
      await sandbox.vehicle({ numberPlate, journeys: [{ id: numberPlate, ttcPrice: 10 }] })
    await asCustomer(page, site, sandbox, plates, person)
    await open(page)
    await expect(button(vehicles(page), 'Tout payer : 2 véhicules, 20,00 €')).toBeVisible()
    await expect(vehicles(page).getByRole('button', { name: /^Supprimer/ })).toHaveCount(10)
    await axe(page)
    await expect(row(page, 'EA-395-ZZ'), 'what is to pay comes first').toBeVisible()
    await vehicles(page).getByRole('button', { name: 'Suivant' }).click()
    await expect(row(page, 'EA-110-ZZ')).toBeVisible()
    await expect(row(page, 'EA-100-ZZ')).toHaveCount(0)
    await vehicles(page).getByLabel('Chercher une plaque').fill('395 z')
    await expect(vehicles(page).getByRole('status').first()).toHaveText('1 véhicule')
    await expect(row(page, 'EA-395-ZZ').getByRole('button', { name: /^Payer/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    await visit(page, '/form/payment')
    await expect(page.getByRole('main').getByRole('button', { name: /-ZZ/ })).toHaveCount(10)
    await page.getByRole('link', { name: 'Voir mes 300 véhicules' }).click()
    await expect(page).toHaveURL(/\/account\/profile$/)
  },
)

test(
  'a saved vehicle gets a prepaid trip with one click; any other vehicle must be added first',
  { tag: ['@OPEN-25', '@ROLE-05'] },
  async ({ page, site, sandbox }) => {
    await sandbox.vehicle({ numberPlate: 'AB-123-CD', journeys: [] })
    await asCustomer(page, site, sandbox, saved.slice(0, 1), person)
    await visit(page, '/form/prepayment')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /AB-123-CD/ })).toBeVisible()
    await axe(page)
    await main.getByLabel('Numéro de plaque').fill('ZZ-987-ZZ')
    await button(main, 'Rechercher').click()
    await expect(main.getByText("Ce véhicule n'est pas rattaché à votre compte")).toBeVisible()
    await expect(page).toHaveURL(/\/form\/prepayment$/)
    await main.getByRole('button', { name: /AB-123-CD/ }).click()
    await expect(page).toHaveURL(/\/prepayment$/)
  },
)
