import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type Answers, faults, loggedIn, openPage, refused, type SentCall } from '../../../testing/openPage.tsx'
import { me, person } from '../testing/customer.ts'

const owners = 'GET /services/v1/public/users/plates/owners'
const search = 'GET /services/v1/authenticated/detailedJourneys'
const { email } = person
const own = { id: 'a', numberPlate: 'AB123CD', countryCode: 'FR', emailNotifications: true }
const rented = {
  id: 'b',
  numberPlate: 'EF456GH',
  countryCode: 'FR',
  validityStartDate: '2026-01-01T08:00:00',
  validityEndDate: '2099-12-01T18:30:00',
}
const past = {
  id: 'c',
  numberPlate: '1ABC123',
  countryCode: 'BE',
  validityStartDate: '2025-01-01T08:00:00',
  validityEndDate: '2025-02-01T08:00:00',
}

const main = page.getByRole('main')
const personal = page.getByRole('region', { name: 'Informations personnelles' })
const vehicles = page.getByRole('region', { name: 'Véhicules enregistrés' })
const row = (plate: string) => vehicles.getByRole('listitem').filter({ hasText: plate })
const button = (within: Locator, name: string) => within.getByRole('button', { name })
const field = (within: Locator, name: string) => within.getByRole('textbox', { name })
const details = 'Modifier : Nom et adresse de facturation'
const alertOf = (plate: string) => row(plate).getByRole('switch', { name: `Alerte Info Passage ${plate}` })
const bodies = (calls: readonly SentCall[], name: string) =>
  calls.filter((call) => call.name.startsWith(name)).map(({ body }) => body)
/** Answers one call after the other; the last one stays. */
const inTurn =
  (...replies: (() => unknown)[]) =>
  () =>
    (replies.length > 1 ? replies.shift() : replies[0])?.()

/** Opens a page as a customer with this person and these plates, without payments. */
const openAs = (plates: readonly object[], answers: Answers = {}, path = '/account/profile', stored = {}) =>
  openPage(
    path,
    {
      [`GET ${me}`]: person,
      [`GET ${me}/plates`]: plates,
      [`GET ${me}/vehicles`]: [],
      [`GET ${me}/payments`]: [],
      [owners]: [],
      ...answers,
    },
    { stored: { ...loggedIn('customer'), ...stored } },
  )

describe('the vehicles', () => {
  it(
    'load with a spinner, come first, and each has its rental and what is due; an empty list of payments has no place',
    { tags: ['ACCOUNT-01', 'ACCOUNT-09', 'ACCOUNT-10', 'ACCOUNT-13', 'ACCOUNT-14', 'F-TIM-03', 'ROLE-05'] },
    async () => {
      let answer: (plates: unknown) => void = () => undefined
      const list = new Promise<unknown>((resolve) => {
        answer = resolve
      })
      await openAs([], {
        [`GET ${me}/plates`]: () => list,
        [`GET ${me}/vehicles`]: [{ numberPlate: 'AB123CD', countryCode: 'FR', type: 1, model: 'Peugeot 308' }],
      })
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent('Bienvenue sur votre espace client')
      await expect.element(vehicles).toMatchTextContent('Chargement de vos véhicules')
      answer([
        { ...own, due: { count: 2, amount: 17.5 } },
        { ...rented, due: { count: 0, amount: 0 } },
        { ...past, due: { count: 0, amount: 0 } },
      ])
      await expect.element(row('AB-123-CD')).toMatchTextContent('Peugeot 308 · Classe 1')
      await expect.element(row('AB-123-CD')).toMatchTextContent('2 trajets à payer')
      await expect.element(row('AB-123-CD').getByRole('button', { name: /^Payer 17,50.€ AB-123-CD$/ })).toBeVisible()
      await expect.element(row('EF-456-GH')).toMatchTextContent('Location du 01/01/2026 au 01/12/2099')
      await expect.element(button(row('EF-456-GH'), 'Supprimer EF-456-GH')).toBeVisible()
      await expect.element(row('1-ABC-123')).toMatchTextContent('Location terminée, du 01/01/2025 au 01/02/2025')
      await expect.element(row('1-ABC-123')).toMatchTextContent('Aucun trajet à payer pour le moment')
      await expect.element(row('1-ABC-123').getByRole('button', { name: /^Payer/ })).not.toBeInTheDocument()
      await expect.element(alertOf('AB-123-CD')).toBeChecked()
      await expect.element(alertOf('EF-456-GH')).not.toBeChecked()
      await expect.element(alertOf('1-ABC-123')).not.toBeInTheDocument()
      await expect.element(main.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Véhicules enregistrés')
      await expect.element(page.getByRole('region', { name: 'Trajets payés' })).not.toBeInTheDocument()
      expect(await faults()).toEqual([])
    },
  )

  it(
    'can be loaded again; the operator may tell nothing of dues, payments and alerts',
    { tags: ['ACCOUNT-15', 'ACCOUNT-22'] },
    async () => {
      await openAs([], {
        'GET /services/v1/whitelabels/homepage': { actions: ['freeflow'] },
        [`GET ${me}`]: { email },
        [`GET ${me}/plates`]: inTurn(refused(500), () => [own, rented]),
        [`GET ${me}/payments`]: refused(404),
      })
      await expect
        .element(vehicles.getByRole('alert'))
        .toMatchTextContent('Une erreur est apparue, veuillez réessayer plus tard.')
      await expect.element(personal).toMatchTextContent('Non renseigné')
      expect(await faults()).toEqual([])
      await button(vehicles, 'Réessayer').click()
      await expect.element(button(row('AB-123-CD'), 'Payer AB-123-CD')).toBeVisible()
      await expect.element(row('AB-123-CD')).not.toMatchTextContent('à payer')
      await expect.element(vehicles.getByRole('switch')).not.toBeInTheDocument()
      await expect.element(page.getByRole('region', { name: 'Trajets payés' })).not.toBeInTheDocument()
    },
  )

  it('can be paid; a failed search is told at its vehicle', { tags: ['ACCOUNT-23', 'ROLE-02'] }, async () => {
    const set = { type: 'detailed', sessionId: 's', plate: 'AB123CD', countryCode: 'FR' }
    const journeys = [{ id: '1', date: '2026-01-05T08:10:00', status: 'TERMINE', ttcPrice: 17.5 }]
    await openAs([{ ...own, due: { count: 2, amount: 17.5 } }, rented], {
      [search]: inTurn(refused(500), () => ({ ...set, journeys })),
    })
    await row('AB-123-CD')
      .getByRole('button', { name: /^Payer/ })
      .click()
    await expect.element(row('AB-123-CD').getByRole('alert')).toBeVisible()
    await button(row('AB-123-CD'), 'Réessayer').click()
    await expect.poll(() => location.pathname).toBe('/travels')
    await expect.element(main.getByRole('button', { name: /^Payer 17,50/ })).toBeVisible()
  })

  it('of a large account are searched, paged and settled with one button', { tags: ['ACCOUNT-09'] }, async () => {
    await page.viewport(375, 740)
    const plates = Array.from({ length: 300 }, (_, at) => ({
      id: at,
      numberPlate: `EA${100 + at}ZZ`,
      countryCode: 'FR',
      due: at % 290 === 5 ? { count: 1, amount: 10 } : { count: 0, amount: 0 },
    }))
    await openAs(plates)
    await expect.element(button(vehicles, 'Tout payer : 2 véhicules, 20,00 €')).toBeVisible()
    await expect.element(vehicles.getByRole('button', { name: /^Supprimer/ })).toHaveLength(10)
    expect(await faults()).toEqual([])
    await expect.element(row('EA-395-ZZ'), { message: 'what is to pay comes first' }).toBeVisible()
    await button(vehicles, 'Suivant').click()
    await expect.element(row('EA-110-ZZ')).toBeVisible()
    await expect.element(row('EA-100-ZZ')).not.toBeInTheDocument()
    await vehicles.getByRole('searchbox', { name: 'Chercher une plaque' }).fill('395 z')
    await expect.element(vehicles.getByRole('status').first()).toHaveTextContent('1 véhicule')
    await expect.element(row('EA-395-ZZ').getByRole('button', { name: /^Payer/ })).toBeVisible()
    await expect.poll(() => document.documentElement.scrollHeight).toBeLessThan(5000)
    await openAs(plates, {}, '/form/payment')
    await expect.element(main.getByRole('button', { name: /-ZZ/ })).toHaveLength(10)
    await page.getByRole('link', { name: 'Voir mes 300 véhicules' }).click()
    await expect.element(vehicles).toBeVisible()
    await page.viewport(1280, 720)
  })

  it('are removed after a question; a failure stays in it', { tags: ['ACCOUNT-11', 'ACCOUNT-16'] }, async () => {
    let plates = [own, rented]
    await openAs([], {
      [`GET ${me}/plates`]: () => plates,
      [`DELETE ${me}/plates/a`]: inTurn(refused(500), () => {
        plates = [rented]
        return plates
      }),
    })
    const question = page.getByRole('alertdialog', { name: 'Supprimer ce véhicule ?' })
    await button(row('AB-123-CD'), 'Supprimer AB-123-CD').click()
    await expect.element(question).toMatchTextContent('AB-123-CD')
    expect(await faults()).toEqual([])
    await button(question, 'Annuler').click()
    await expect.element(button(row('AB-123-CD'), 'Supprimer AB-123-CD')).toHaveFocus()
    await button(row('AB-123-CD'), 'Supprimer AB-123-CD').click()
    await button(question, 'Supprimer').click()
    await expect.element(question.getByRole('alert')).toMatchTextContent('Une erreur est apparue')
    await button(question, 'Supprimer').click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(row('AB-123-CD')).not.toBeInTheDocument()
    await expect.element(row('EF-456-GH')).toBeVisible()
    await expect.element(personal).toMatchTextContent(person.billingAddress)
  })
})

describe('an alert', () => {
  const asked = 'GET /services/v1/customers'
  /** Plates whose alert the calls switch. */
  function switchable(plate: { id: string; emailNotifications?: boolean }): Answers {
    let now: object = plate
    return {
      [`GET ${me}/plates`]: () => [now],
      [`PATCH ${me}/plates/${plate.id}`]: ({ body }: SentCall) => {
        now = Object.assign({}, now, body)
        return [now]
      },
    }
  }

  it(
    'that another address receives is turned on after a confirmation',
    { tags: ['ACCOUNT-12', 'ACCOUNT-17', 'ACCOUNT-18', 'ACCOUNT-19', 'ACCOUNT-20'] },
    async () => {
      const calls = await openAs([], {
        ...switchable(rented),
        [asked]: { alertStatus: 'ACTIVATED_ANOTHER_EMAIL', hiddenEmail: 'p***l@e***.org' },
      })
      const dialog = page.getByRole('dialog', { name: "L'alerte est déjà activée" })
      await alertOf('EF-456-GH').click()
      await expect.element(dialog).toMatchTextContent(email)
      await expect.element(dialog).toMatchTextContent('p***l@e***.org')
      await expect
        .poll(() => calls.find(({ name }) => name === asked)?.query)
        .toEqual({ countryCode: 'FR', plate: 'EF456GH', email })
      expect(await faults()).toEqual([])
      await button(dialog, 'Annuler').click()
      await expect.element(alertOf('EF-456-GH')).not.toBeChecked()
      await expect.poll(() => bodies(calls, 'PATCH')).toEqual([])
      await alertOf('EF-456-GH').click()
      await button(dialog, 'Continuer').click()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(alertOf('EF-456-GH')).toBeChecked()
      await expect.poll(() => bodies(calls, 'PATCH')).toEqual([{ emailNotifications: true }])
    },
  )

  it(
    'that fails to change says so and stays; nobody else is asked',
    { tags: ['ACCOUNT-12', 'ACCOUNT-21'] },
    async () => {
      const { [`PATCH ${me}/plates/a`]: change, ...plates } = switchable(own)
      const failing = inTurn(refused(500), () => undefined)
      const calls = await openAs([], {
        ...plates,
        [`PATCH ${me}/plates/a`]: (call: SentCall) => failing() ?? (typeof change === 'function' && change(call)),
        [asked]: { alertStatus: 'UNACTIVATED' },
      })
      await alertOf('AB-123-CD').click()
      await expect.element(row('AB-123-CD').getByRole('alert')).toMatchTextContent('Une erreur est apparue')
      await expect.element(alertOf('AB-123-CD')).toBeChecked()
      await alertOf('AB-123-CD').click()
      await expect.element(alertOf('AB-123-CD')).not.toBeChecked()
      await expect.element(row('AB-123-CD').getByRole('alert')).not.toBeInTheDocument()
      await expect.element(alertOf('AB-123-CD')).not.toHaveAttribute('aria-busy')
      await alertOf('AB-123-CD').click()
      await expect.element(alertOf('AB-123-CD')).toBeChecked()
      await expect
        .poll(() => bodies(calls, 'PATCH'))
        .toEqual([false, false, true].map((emailNotifications) => ({ emailNotifications })))
    },
  )
})

describe('a new vehicle', () => {
  const dialog = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
  const plate = dialog.getByRole('textbox', { name: /^Numéro de plaque/ })
  const add = button(dialog, 'Ajouter')
  const adding = `POST ${me}/plates`
  const fillDates = async (...values: string[]) => {
    for (const [at, name] of ['Date de début', 'Heure de début', 'Date de fin', 'Heure de fin'].entries())
      await page.getByRole('textbox', { name }).fill(values[at] ?? '')
  }

  it(
    'has rental dates in order, which are gone with the dialog',
    { tags: ['ACCOUNT-16', 'ACCOUNT-26', 'VALID-29', 'VALID-30', 'OPEN-29'] },
    async () => {
      await openAs([own])
      await button(vehicles, 'Ajouter un véhicule').click()
      await expect.element(dialog.getByRole('combobox', { name: "Pays d'immatriculation" })).toHaveValue('France')
      await expect.element(add).toBeDisabled()
      expect(await faults()).toEqual([])
      await plate.fill('AB 123 CD')
      await dialog.getByRole('checkbox', { name: "J'étais avec un véhicule de location" }).click()
      await expect.element(add).toBeDisabled()
      await fillDates('03/02/2026', '08:00', '01/02/2026', '08:00')
      await expect
        .element(dialog.getByRole('alert'))
        .toHaveTextContent('La date de fin doit être postérieure à la date de début')
      await expect.element(add).toBeDisabled()
      await fillDates('01/02/2026', '08:00', '03/02/2026', '08:00')
      await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
      await expect.element(add).toBeEnabled()
      await expect.poll(() => localStorage.getItem('location/dates')).not.toBeNull()
      window.dispatchEvent(new PageTransitionEvent('pagehide')) // as a reload does
      await expect.poll(() => localStorage.getItem('location/dates')).toBeNull()
    },
  )

  it(
    'of another account needs a certificate; errors stay in the dialog',
    { tags: ['ACCOUNT-24', 'ACCOUNT-25', 'ACCOUNT-30'] },
    async () => {
      let plates: object[] = [own]
      const calls = await openAs([], {
        [`GET ${me}/plates`]: () => plates,
        [adding]: inTurn(refused(400, 'number_plate_already_associated_to_this_user'), () => {
          plates = [own, { ...own, id: 'd', numberPlate: 'GH789JK' }]
          return plates
        }),
        [owners]: ({ query }: SentCall) => (query['numberPlate'] === 'GH789JK' ? ['p***l@e***.org'] : []),
      })
      await button(vehicles, 'Ajouter un véhicule').click()
      await plate.fill('AB 123 CD')
      await add.click()
      await expect
        .element(dialog.getByRole('alert'))
        .toHaveTextContent('Erreur : Cette plaque est déjà associée à votre compte')
      await plate.fill('gh789jk')
      await add.click()
      const warning = page.getByRole('alertdialog', { name: 'Ce véhicule est déjà rattaché à un autre compte' })
      await expect.element(warning).toMatchTextContent('GH-789-JK')
      await expect.element(warning).toMatchTextContent('p***l@e***.org')
      await expect.element(button(warning, "Confirmer l'ajout")).toBeDisabled()
      expect(await faults()).toEqual([])
      await expect.poll(() => bodies(calls, adding)).toHaveLength(1)
      await warning.getByRole('checkbox').click()
      await button(warning, "Confirmer l'ajout").click()
      await expect.element(warning).not.toBeInTheDocument()
      await expect.element(row('GH-789-JK')).toBeVisible()
      await expect.element(page.getByText('Le véhicule GH-789-JK est ajouté à votre compte.')).toBeVisible()
      await expect.element(button(vehicles, 'Ajouter un véhicule')).toHaveFocus()
      await expect.poll(() => bodies(calls, adding)[1]).toEqual({ countryCode: 'FR', numberPlate: 'GH789JK' })
    },
  )

  it('that was searched is filled in, and a refused plate is named at its field', { tags: ['OPEN-51'] }, async () => {
    const given = { licensePlate: 'GE345678', country: 'CH' }
    const calls = await openAs(
      [],
      { [adding]: inTurn(refused(400, 'invalid_number_plate'), () => []), [owners]: refused(500) },
      '/account/profile?vehicle=searched',
      { 'form/plate': given },
    )
    await expect.element(plate).toHaveValue('GE 345678')
    await expect.element(dialog.getByRole('combobox', { name: "Pays d'immatriculation" })).toHaveValue('Suisse')
    await add.click()
    await expect.element(plate).toHaveFocus()
    await expect.element(plate).toHaveAccessibleDescription(/n'est pas valide\. Exemple\s:/)
    await expect.element(add, { message: 'the form is complete' }).not.toHaveAccessibleDescription(/./)
    await plate.fill('ge345678')
    await expect.element(plate).not.toHaveAttribute('aria-invalid')
    await add.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => location.search).toBe('')
    await expect.poll(() => bodies(calls, adding)).toHaveLength(2)
  })
})

describe('the personal information', () => {
  it(
    'has no field until it is edited',
    { tags: ['ACCOUNT-02', 'ACCOUNT-03', 'ACCOUNT-04', 'ACCOUNT-08', 'ROLE-05'] },
    async () => {
      await openAs([own])
      for (const text of [...Object.values(person).slice(0, 6), 'France', 'masqué'])
        await expect.element(personal).toMatchTextContent(text)
      await expect.element(personal.getByRole('textbox')).not.toBeInTheDocument()
      for (const name of [details, 'Modifier : Mot de passe', 'Se déconnecter', 'Supprimer mon compte'])
        await expect.element(button(personal, name)).toBeVisible()
    },
  )

  it(
    'that is too long is not sent; another language keeps what is typed, and Cancel does not',
    { tags: ['ACCOUNT-05', 'ACCOUNT-06', 'VALID-21', 'VALID-22', 'F-NAV-09'] },
    async () => {
      await openAs([])
      await button(personal, details).click()
      await expect.element(field(personal, 'Prénom')).toHaveFocus()
      await expect.element(field(personal, 'E-mail')).not.toBeInTheDocument()
      await field(personal, 'Prénom').fill('Anne-Charlotte-Emmanuelle')
      await field(personal, 'Nom').fill('Durand')
      await expect.element(field(personal, 'Prénom')).toHaveValue('Anne-Charlotte-Emmanuelle')
      await expect.element(personal.getByRole('alert')).toBeVisible()
      await expect.element(button(personal, 'Enregistrer')).toBeDisabled()
      await page.getByRole('link', { name: 'English' }).click()
      await expect.element(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Durand')
      await page.getByRole('link', { name: 'Français' }).click()
      await expect.element(field(personal, 'Nom')).toHaveValue('Durand')
      await button(personal, 'Annuler').click()
      await expect.element(personal).toMatchTextContent('Claire Martin')
      await expect.element(button(personal, details)).toHaveFocus()
    },
  )

  it(
    'has a whole address or none; a refusal stands at its field, and what is saved is shown',
    { tags: ['ACCOUNT-07', 'ACCOUNT-16', 'VALID-26', 'VALID-27', 'VALID-28'] },
    async () => {
      let now: object = { email, firstName: 'Claire', lastName: 'Martin' }
      const refusal = inTurn(refused(400, 'invalid_country_code'), () => undefined)
      const calls = await openAs([], {
        [`GET ${me}`]: () => now,
        [`PATCH ${me}`]: ({ body }: SentCall) => refusal() ?? (now = Object.assign({ email }, body)),
      })
      await button(personal, details).click()
      await expect.element(field(personal, 'Nom')).toHaveValue('Martin')
      await field(personal, 'Adresse').fill('1 rue Basse')
      await expect.element(field(personal, 'Code postal')).toHaveAttribute('aria-required', 'true')
      await field(personal, 'Nom').click()
      await userEvent.keyboard('{Enter}')
      await expect.element(field(personal, 'Code postal')).toHaveAccessibleDescription(/Indiquez votre code postal/)
      await expect.element(personal.getByText("L'adresse est incomplète")).toBeVisible()
      await expect.element(button(personal, 'Enregistrer')).toBeDisabled()
      expect(await faults()).toEqual([])
      await field(personal, 'Code postal').fill('75002')
      await field(personal, 'Ville').fill('Paris')
      await field(personal, 'Nom').fill('Durand')
      await expect.element(personal.getByText("L'adresse est incomplète")).not.toBeInTheDocument()
      await button(personal, 'Enregistrer').click()
      await expect
        .element(personal.getByRole('combobox', { name: 'Pays' }))
        .toHaveAccessibleDescription(/n'est pas valide/)
      await expect.element(field(personal, 'Ville')).toHaveValue('Paris')
      await button(personal, 'Enregistrer').click()
      await expect.element(personal.getByRole('textbox')).not.toBeInTheDocument()
      await expect.element(personal).toMatchTextContent('1 rue Basse')
      await expect.element(page.getByText('Vos informations sont enregistrées.')).toBeVisible()
      await expect
        .poll(() => bodies(calls, `PATCH ${me}`).at(-1))
        .toEqual({
          firstName: 'Claire',
          lastName: 'Durand',
          billingAddress: '1 rue Basse',
          billingZipcode: '75002',
          billingCity: 'Paris',
          billingCountry: 'FR',
        })
    },
  )

  it(
    'goes with the account, after a question whose failure stays',
    { tags: ['ACCOUNT-28', 'ACCOUNT-29'] },
    async () => {
      await openAs([], { [`DELETE ${me}`]: inTurn(refused(500), () => undefined) }, '/account/profile', {
        clientEmail: email,
      })
      await button(personal, 'Supprimer mon compte').click()
      const dialog = page.getByRole('alertdialog', { name: 'Supprimer votre compte ?' })
      await expect.element(dialog).toMatchTextContent('Cette suppression est définitive')
      expect(await faults()).toEqual([])
      await button(dialog, 'Supprimer').click()
      await expect
        .element(dialog.getByRole('alert'))
        .toHaveTextContent('Erreur : Une erreur est apparue, veuillez réessayer plus tard.')
      await button(dialog, 'Supprimer').click()
      await expect.poll(() => location.pathname).toBe('/')
      const kept = JSON.stringify(Object.entries(localStorage))
      expect(kept).not.toContain('user/token')
      expect(kept).not.toContain(email)
    },
  )

  it('is gone after a logout, which asks for no data of the account', { tags: ['ACCOUNT-08', 'OPEN-12'] }, async () => {
    const calls = await openAs([rented])
    await expect.element(row('EF-456-GH')).toBeVisible()
    const before = calls.filter(({ name }) => name.startsWith(`GET ${me}`)).length
    await button(personal, 'Se déconnecter').click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Connexion')
    await expect.poll(() => location.pathname).toBe('/account/login')
    await expect.element(page.getByText('EF-456-GH')).not.toBeInTheDocument()
    await expect.poll(() => calls.filter(({ name }) => name.startsWith(`GET ${me}`))).toHaveLength(before)
  })
})

it(
  'a new password needs the current one and its repetition',
  { tags: ['ACCOUNT-16', 'ACCOUNT-27', 'VALID-18', 'VALID-19', 'VALID-20'] },
  async () => {
    const calls = await openAs([], { [`PATCH ${me}`]: inTurn(refused(400, 'invalid_password'), () => person) })
    await button(personal, 'Modifier : Mot de passe').click()
    const dialog = page.getByRole('dialog', { name: 'Modifier le mot de passe' })
    const current = field(dialog, 'Mot de passe actuel')
    const next = field(dialog, 'Nouveau mot de passe')
    const again = field(dialog, 'Confirmation du mot de passe')
    await expect.element(current).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(next).toHaveAttribute('autocomplete', 'new-password')
    await button(dialog, 'Enregistrer').click()
    await expect.element(current).toHaveAccessibleDescription(/Le mot de passe est obligatoire/)
    await expect.element(next).toHaveAccessibleDescription(/Le mot de passe est obligatoire/)
    expect(await faults()).toEqual([])
    await current.fill('wrong')
    await next.fill('Autre-2026!flux')
    await button(dialog, 'Enregistrer').click()
    await expect.element(again).toHaveAccessibleDescription(/La confirmation du mot de passe est obligatoire/)
    await again.fill('Autre-2026!flu')
    await button(dialog, 'Enregistrer').click()
    await expect.element(again).toHaveAccessibleDescription(/ne sont pas identiques/)
    await again.fill('Autre-2026!flux')
    await expect.poll(() => bodies(calls, 'PATCH')).toEqual([])
    await button(dialog, 'Enregistrer').click()
    await expect.element(current).toHaveAccessibleDescription(/Le mot de passe est incorrect/)
    await expect.element(current).toHaveFocus()
    await button(dialog, 'Enregistrer').click()
    const done = page.getByRole('dialog', { name: 'Votre mot de passe est modifié' })
    await expect.element(button(done, 'OK')).toHaveFocus()
    expect(await faults()).toEqual([])
    await button(done, 'OK').click()
    await expect.element(done).not.toBeInTheDocument()
    await expect.element(button(personal, 'Modifier : Mot de passe')).toHaveFocus()
    await expect
      .poll(() => bodies(calls, 'PATCH')[0])
      .toEqual({ currentPassword: 'wrong', newPassword: 'Autre-2026!flux' })
  },
)

it('a trip can be prepaid for a saved vehicle only', { tags: ['OPEN-25', 'ROLE-05'] }, async () => {
  await openAs(
    [own],
    {
      'GET /services/v1/whitelabels/journeys/toPay/page': { canAddPrepayment: true },
      'GET /services/v1/whitelabels/payments/prepayments/page': {},
      [search]: { type: 'detailed', sessionId: 's', plate: 'AB123CD', countryCode: 'FR', journeys: [] },
    },
    '/form/prepayment',
  )
  await expect.element(main.getByRole('button', { name: /AB-123-CD/ })).toBeVisible()
  expect(await faults()).toEqual([])
  await main.getByRole('textbox', { name: /^Numéro de plaque/ }).fill('ZZ-987-ZZ')
  await button(main, 'Rechercher').click()
  await expect.element(main.getByText("Ce véhicule n'est pas rattaché à votre compte")).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/form/prepayment')
  await main.getByRole('button', { name: /AB-123-CD/ }).click()
  await expect.poll(() => location.pathname).toBe('/prepayment')
})
