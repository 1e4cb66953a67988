import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, faults, loggedIn, openPage, refused, type SentCall } from '../../../testing/openPage.tsx'

const open = '/services/v1/public/renters'
const me = '/services/v1/renters/me'
const email = 'flotte@example.org'
const password = 'Peage-2026!flux'
const renter = { renterName: 'Location du Val', email, firstName: 'Nadia', lastName: 'Fournier' }

const main = page.getByRole('main')
const banner = page.getByRole('banner')
const heading = page.getByRole('heading', { level: 1 })
const alert = main.getByRole('alert')
const button = (name: string) => main.getByRole('button', { name })
const field = (name: string) => main.getByRole('textbox', { name })
const sent = (calls: readonly SentCall[], name: string) => calls.filter((call) => call.name === name)
/** Answers one call after the other; the last one stays. */
const inTurn =
  (...replies: (() => unknown)[]) =>
  () =>
    (replies.length > 1 ? replies.shift() : replies[0])?.()

/** Opens a page of the renters, whose fleet has no journeys. */
const openAs = (
  who: 'renter' | 'customer' | undefined,
  path: string,
  answers: Answers = {},
  stored = {},
  settings = {},
) =>
  openPage(
    path,
    {
      'GET /services/v1/whitelabels/authentication-page': {},
      'GET /services/v1/renters/journeys': { data: [], page: 1, pageSize: 10, pageTotal: 1, total: 0 },
      [`GET ${me}`]: renter,
      ...answers,
    },
    { stored: { ...(who && loggedIn(who)), ...stored }, settings },
  )
const ofRenter = loggedIn('renter')['user/token']

async function logIn(secret = password) {
  await field('E-mail').fill(email)
  await field('Mot de passe').fill(secret)
  await button('Se connecter').click()
}
async function choosePassword(secret: string) {
  await field('Nouveau mot de passe').fill(secret)
  await field('Confirmation du mot de passe').fill(secret)
  await button('Enregistrer').click()
}

describe('a first password', { tags: ['OPEN-52', 'F-SES-12'] }, () => {
  const activate = `POST ${open}/1/activate`

  it(
    'needs a whole link that works; a new one can be requested',
    { tags: ['ERROR-29', 'ROUTE-29', 'API-27'] },
    async () => {
      const again = `POST ${open}/${encodeURIComponent(email)}/activationCodes`
      await openAs(undefined, '/renters/activate')
      await expect.element(alert).toMatchTextContent('Le lien est incomplet')
      const calls = await openAs(undefined, '/renters/activate?id=1&code=2', {
        [activate]: refused(400, 'invalid_activation_code'),
        [again]: undefined,
      })
      await expect.poll(() => location.search, { message: 'neither id nor code stays in the address' }).toBe('')
      await choosePassword(password)
      await expect.element(alert).toHaveTextContent("Le lien d'activation n'est pas valide")
      await expect.element(field('Nouveau mot de passe')).toHaveValue(password)
      await button('Recevoir un nouveau lien').click()
      await expect.element(alert).toMatchTextContent('Ce lien ne fonctionne plus')
      await field('E-mail').fill(email)
      await button("Renvoyer l'e-mail").click()
      await expect.element(main).toMatchTextContent("Si un compte en attente d'activation")
      await expect.poll(() => sent(calls, again)).toHaveLength(1)
    },
  )

  it(
    'has twelve characters and activates the account, once',
    { tags: ['VALID-11', 'ERROR-30', 'API-26'] },
    async () => {
      const calls = await openAs(undefined, '/renters/activate?id=1&code=2', {
        [activate]: inTurn(refused(400, 'user_already_activated'), () => undefined),
      })
      await expect.element(main.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
      await expect.element(main.getByText(/^12 caractères au minimum/)).toBeVisible()
      await choosePassword('Peage-2026!')
      await expect.element(field('Nouveau mot de passe')).toHaveAccessibleDescription(/Le mot de passe est mal formaté/)
      await expect.poll(() => sent(calls, activate), { message: 'eleven characters are not sent' }).toEqual([])
      expect(await faults()).toEqual([])
      await choosePassword(password)
      const before = main.getByRole('region', { name: 'Ce compte est déjà activé' })
      await expect.element(before.getByRole('link', { name: 'Se connecter' })).toBeVisible()
      await expect.poll(() => sent(calls, activate)[0]?.body).toEqual({ code: '2', password })
    },
  )
})

describe('the login', { tags: ['OPEN-11', 'OPEN-52'] }, () => {
  const token = `POST ${open}/token`

  it(
    'has its refusals under the form, keeps the e-mail, and offers the activation mail again',
    { tags: ['ERROR-31', 'ERROR-33', 'ERROR-34', 'API-22', 'API-27', 'I18N-02'] },
    async () => {
      const again = `POST ${open}/${encodeURIComponent(email)}/activationCodes`
      const calls = await openAs(undefined, '/renters/login', {
        [token]: inTurn(
          refused(400, 'user_not_found'),
          refused(429, 'user_temporary_blocked'),
          refused(403, 'user_not_activated'),
          () => ofRenter,
        ),
        [again]: undefined,
      })
      await expect.element(heading).toHaveTextContent("Connexion à l'espace loueurs")
      await expect.element(main.getByRole('link', { name: 'Créer un compte' })).not.toBeInTheDocument()
      expect(await faults()).toEqual([])
      await button('Se connecter').click()
      await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email est obligatoire/)
      await expect.element(field('E-mail')).toHaveFocus()
      await logIn()
      await expect.element(alert).toHaveTextContent("Le mot de passe ou l'email est incorrect")
      await expect.element(field('E-mail')).toHaveValue(email)
      await button('Se connecter').click()
      await expect
        .element(alert)
        .toHaveTextContent('Trop de tentatives infructueuses, veuillez réessayer dans quelques minutes')
      await button('Se connecter').click()
      await expect.element(alert).toHaveTextContent("Ce compte n'est pas encore activé")
      await button("Renvoyer l'e-mail d'activation").click()
      await expect.element(main.getByRole('status')).toMatchTextContent("un lien d'activation")
      await expect.poll(() => sent(calls, again)).toHaveLength(1)
      await banner.getByRole('link', { name: 'English' }).click()
      await expect.element(heading).toHaveTextContent('Log in to the rental company area')
      await expect.element(field('E-mail')).toHaveValue(email)
      await banner.getByRole('link', { name: 'Français' }).click()
      await expect.element(heading).toHaveTextContent("Connexion à l'espace loueurs")
      await logIn()
      await expect.poll(() => location.pathname).toBe('/renters/profile')
    },
  )

  it('of a renter replaces the session of a customer', { tags: ['GUARD-05', 'F-SES-06'] }, async () => {
    await openAs(
      'customer',
      '/renters/login',
      { [token]: { ...ofRenter } },
      {
        clientEmail: 'claire.martin@example.org',
      },
    )
    await expect.element(banner.getByRole('link', { name: 'Espace client' })).toBeVisible()
    await logIn()
    await expect.element(main).toMatchTextContent('Location du Val')
    await expect.element(banner.getByRole('link', { name: 'Espace client' })).not.toBeInTheDocument()
    await expect.poll(() => localStorage.getItem('user/token')).toContain('"renter"')
    await expect.poll(() => JSON.stringify(Object.entries(localStorage))).not.toContain('claire')
  })
})

it(
  'a forgotten password is requested from the login; a link that has expired is replaced, one that works sets twelve characters',
  { tags: ['OPEN-52', 'ERROR-32', 'VALID-11', 'API-24', 'API-25'] },
  async () => {
    const mail = `POST ${open}/${encodeURIComponent(email)}/passwords/codes`
    const save = `PUT ${open}/1/passwords`
    const asked = await openAs(undefined, '/renters/login', { [mail]: undefined })
    await main.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect.poll(() => location.pathname).toBe('/renters/changePassword')
    await expect.element(heading).toMatchTextContent('Mot de passe oublié')
    await field('E-mail').fill(email)
    await button('Envoyer').click()
    await expect.element(main).toMatchTextContent(`Si un compte existe pour ${email}`)
    await expect.poll(() => sent(asked, mail)).toHaveLength(1)

    const calls = await openAs(undefined, '/renters/changePassword?id=1&code=2', {
      [save]: inTurn(refused(400, 'expired_password_reset_code'), () => undefined),
    })
    await choosePassword('Voie-2027!')
    await expect.element(field('Nouveau mot de passe')).toHaveAccessibleDescription(/mal formaté/)
    await choosePassword(password)
    await expect.element(alert).toHaveTextContent('Le lien a expiré')
    expect(await faults()).toEqual([])
    await expect.element(button('Recevoir un nouveau lien')).toBeVisible()
    await button('Enregistrer').click()
    const done = main.getByRole('region', { name: 'Votre mot de passe est modifié' })
    await expect.element(done).toHaveFocus()
    expect(location.search, 'neither id nor code stays in the address').toBe('')
    expect(sent(calls, save).at(-1)?.body).toEqual({ code: '2', password })
    await done.getByRole('link', { name: 'Se connecter' }).click()
    await expect.poll(() => location.pathname).toBe('/renters/login')
  },
)

describe('the profile', { tags: ['OPEN-54'] }, () => {
  const card = page.getByRole('region', { name: 'Votre compte' })
  const values = () => card.getByRole('definition').elements()
  const change = `PATCH ${me}`

  it(
    'shows name and e-mail, and lets the phone number be changed only',
    { tags: ['RENTER-09', 'ROLE-12', 'API-28', 'API-29', 'F-NET-01', 'F-NAV-09'] },
    async () => {
      const saved = { ...renter, phoneNumber: '+33 4 70 00 00 00' }
      const calls = await openAs('renter', '/renters/profile', {
        [`GET ${me}`]: inTurn(refused(500), () => renter),
        [change]: inTurn(refused(503), () => saved),
      })
      await expect.element(alert).toMatchTextContent('Une erreur est apparue')
      await expect.element(button('Se déconnecter'), { message: 'logout does not need the profile' }).toBeVisible()
      await button('Réessayer').click()
      await expect
        .element(card)
        .toMatchTextContent(/Non renseigné.*Les autres informations sont gérées par l'opérateur/s)
      expect(
        values()
          .map(({ textContent }) => textContent)
          .slice(0, 3),
      ).toEqual(['Location du Val', 'Nadia Fournier', email])
      await expect.element(main.getByRole('textbox')).not.toBeInTheDocument()
      await expect.element(main.getByRole('button', { name: /Supprimer/ })).not.toBeInTheDocument()
      expect(await faults()).toEqual([])
      await button('Modifier le téléphone').click()
      const phone = field('Téléphone')
      await expect.element(phone).toHaveFocus()
      await phone.fill('demain')
      await button('Enregistrer').click()
      await expect.element(phone).toHaveAccessibleDescription(/Le numéro de téléphone n'est pas valide/)
      await expect.poll(() => sent(calls, change)).toEqual([])
      await phone.fill(saved.phoneNumber)
      await banner.getByRole('link', { name: 'Deutsch' }).click()
      await expect.element(field('Telefon')).toHaveValue(saved.phoneNumber)
      await banner.getByRole('link', { name: 'Français' }).click()
      await button('Enregistrer').click()
      await expect.element(alert).toMatchTextContent('Une erreur est apparue')
      await expect.element(phone).toHaveValue(saved.phoneNumber)
      expect(await faults()).toEqual([])
      await phone.click()
      await userEvent.keyboard('{Enter}')
      await expect.element(button('Modifier le téléphone')).toHaveFocus()
      await expect.element(card).toMatchTextContent(saved.phoneNumber)
      await expect.element(page.getByText('Le numéro de téléphone est enregistré.')).toBeVisible()
      await expect.poll(() => sent(calls, change).at(-1)?.body).toEqual({ phoneNumber: saved.phoneNumber })
    },
  )

  it(
    'changes the password with the current one; the new one needs twelve characters',
    { tags: ['VALID-11', 'VALID-18', 'VALID-20', 'API-29', 'ERROR-09'] },
    async () => {
      const calls = await openAs('renter', '/renters/profile', {
        [change]: inTurn(refused(400, 'invalid_password'), () => renter),
      })
      await button('Modifier le mot de passe').click()
      const dialog = page.getByRole('dialog', { name: 'Modifier le mot de passe' })
      const fieldOf = (name: string) => dialog.getByRole('textbox', { name })
      const save = dialog.getByRole('button', { name: 'Enregistrer' })
      await fieldOf('Mot de passe actuel').fill('Faux-2026!mot')
      for (const [next, described, text] of [
        ['Onze-2026!a', 'Nouveau mot de passe', /mal formaté/],
        ['Douze-2026!a', 'Mot de passe actuel', /Le mot de passe est incorrect/],
      ] as const) {
        await fieldOf('Nouveau mot de passe').fill(next)
        await fieldOf('Confirmation du mot de passe').fill(next)
        await save.click()
        await expect.element(fieldOf(described)).toHaveAccessibleDescription(text)
      }
      expect(await faults()).toEqual([])
      await fieldOf('Mot de passe actuel').fill(password)
      await save.click()
      const done = page.getByRole('dialog', { name: 'Votre mot de passe est modifié' })
      await done.getByRole('button', { name: 'OK' }).click()
      await expect.element(done).not.toBeInTheDocument()
      await expect
        .poll(() => sent(calls, change).map(({ body }) => body))
        .toEqual(
          ['Faux-2026!mot', password].map((currentPassword) => ({ currentPassword, newPassword: 'Douze-2026!a' })),
        )
    },
  )

  it(
    'on a phone does not scroll sideways, and the menu reaches every list by keyboard',
    { tags: ['RENTER-04', 'RENTER-05', 'HEADER-08', 'F-NAV-13'] },
    async () => {
      await page.viewport(375, 740)
      await openAs('renter', '/renters/profile', {}, {}, { support: { renters: 'flottes@example.org' } })
      await expect.element(main).toMatchTextContent(/Location du Val.*écrivez à flottes@example.org/s)
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
      expect(await faults()).toEqual([])
      const press = (element: Element) => {
        if (element instanceof HTMLElement) element.focus()
        return userEvent.keyboard('{Enter}')
      }
      await press(banner.getByRole('button', { name: 'Menu' }).element())
      const drawer = page.getByRole('dialog')
      const names = ['Liste des véhicules', 'Liste des avis de paiement', 'Informations loueur', "Centre d'aide"]
      for (const name of [...names, 'Liste des trajets'])
        await expect.element(drawer.getByRole('link', { name })).toBeVisible()
      await press(drawer.getByRole('link', { name: 'Liste des trajets' }).element())
      await expect.poll(() => location.pathname).toBe('/renters/travels')
      await page.viewport(1280, 720)
    },
  )
})

describe('the session', () => {
  it(
    'ends by a logout although its call fails, and leaves nothing of the renter',
    { tags: ['AUTH-09', 'AUTH-10', 'AUTH-11', 'AUTH-12', 'API-31', 'OPEN-12', 'OPEN-54', 'F-SES-08'] },
    async () => {
      const logout = `DELETE ${me}/token`
      const calls = await openAs('renter', '/renters/profile', { [logout]: refused(500) })
      await expect.element(main).toMatchTextContent('Location du Val')
      await button('Se déconnecter').click()
      await expect.poll(() => location.pathname).toBe('/')
      await expect.element(banner.getByRole('link', { name: 'Se connecter' })).toBeVisible()
      await expect.element(alert).not.toBeInTheDocument()
      await expect.poll(() => localStorage.getItem('user/token')).toBeNull()
      await expect.poll(() => sent(calls, logout)).toHaveLength(1)
      await openAs(undefined, '/renters/profile')
      await expect.poll(() => location.pathname).toBe('/renters/login')
      await expect.element(main).not.toMatchTextContent('Location du Val')
    },
  )

  it(
    'that has expired is refreshed silently; one that cannot be leads to the login without a message',
    { tags: ['AUTH-02', 'AUTH-06', 'AUTH-07', 'API-23', 'GUARD-03', 'F-SES-02', 'F-SES-03'] },
    async () => {
      const refresh = `POST ${open}/token/refresh`
      const expired = { 'user/token': { ...ofRenter, expirationDate: '2020-01-01T00:00:00Z' } }
      const calls = await openAs('renter', '/renters/profile', { [refresh]: ofRenter }, expired)
      await expect.element(main).toMatchTextContent('Location du Val')
      await expect.poll(() => sent(calls, refresh)).toHaveLength(1)
      await openAs('renter', '/renters/profile', { [refresh]: refused(500) }, expired)
      await expect.element(heading).toHaveTextContent("Connexion à l'espace loueurs")
      await expect.poll(() => location.pathname).toBe('/renters/login')
      await expect.element(main.getByRole('status')).not.toBeInTheDocument()
      await expect.element(alert).not.toBeInTheDocument()
      await expect.poll(() => localStorage.getItem('user/token')).toBeNull()
    },
  )

  it(
    'that a 401 ends says so, and the login returns to the page',
    { tags: ['AUTH-08', 'F-SES-01', 'OPEN-11'] },
    async () => {
      // The query, which changes nothing on this page, tells a return from the usual page after a login.
      await openAs('renter', '/renters/profile?from=mail', {
        [`PATCH ${me}`]: refused(401, 'unauthorized'),
        [`POST ${open}/token`]: ofRenter,
      })
      await button('Modifier le téléphone').click()
      await field('Téléphone').fill('01 02 03 04 05')
      await button('Enregistrer').click()
      await expect.element(page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })).toBeVisible()
      await expect.poll(() => location.pathname).toBe('/renters/login')
      await expect.element(main.getByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument()
      await logIn()
      await expect.element(banner.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
      await expect.poll(() => location.pathname + location.search).toBe('/renters/profile?from=mail')
    },
  )

  it(
    'ends with a fresh activation link; the same address inside the portal leads back to the profile',
    { tags: ['GUARD-11', 'GUARD-14', 'OPEN-10', 'F-SES-11'] },
    async () => {
      await openAs('renter', '/renters/profile')
      await expect.element(main).toMatchTextContent('Location du Val')
      history.pushState(null, '', '/renters/activate?id=1&code=2')
      window.dispatchEvent(new PopStateEvent('popstate'))
      await expect.poll(() => location.pathname).toBe('/renters/profile')
      await expect.element(banner.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
      await openAs('renter', '/renters/activate?id=1&code=2')
      await expect.element(main.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
      await expect.poll(() => localStorage.getItem('user/token')).toBeNull()
    },
  )
})
