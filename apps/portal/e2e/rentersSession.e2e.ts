import { logInByForm, mailedLink, password } from './support/account.ts'
import { field } from './support/paying.ts'
import { asCustomer, asRenter } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const email = 'flotte@example.org'
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const banner = (page: Page) => page.getByRole('banner')
const rule = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })
const expectRenter = (page: Page) =>
  expect(banner(page).getByRole('button', { name: 'Déconnexion', exact: true })).toBeVisible()

/** Moves the expiry of the stored token into the past. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const record: unknown = JSON.parse(localStorage.getItem('user/token') ?? '')
    localStorage.setItem('user/token', JSON.stringify(Object.assign({}, record, { expirationDate: '2020-01-01' })))
  })

test(
  'an invited renter replaces a link that does not work, sets a first password of twelve characters, which activates the account, and logs in',
  {
    tag: [
      '@F-SES-12',
      '@OPEN-52',
      '@ROUTE-29',
      '@API-22',
      '@API-26',
      '@API-27',
      '@VALID-11',
      '@ERROR-29',
      '@ERROR-30',
      '@HARDENING-14.2.1',
    ],
  },
  async ({ page, sandbox }) => {
    const invited = 'invited@voie-libre.example'
    await visit(page, '/renters/activate')
    await expect(alert(page)).toContainText('Le lien est incomplet')
    await visit(page, '/renters/activate?id=nobody&code=wrong')
    await field(page, 'Nouveau mot de passe').fill(password)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await button(page, 'Enregistrer').click()
    await expect(alert(page)).toHaveText("Le lien d'activation n'est pas valide")
    await expect(field(page, 'Nouveau mot de passe')).toHaveValue(password)
    await button(page, 'Recevoir un nouveau lien').click()
    await expect(alert(page)).toContainText('Ce lien ne fonctionne plus')
    await field(page, 'E-mail').fill(invited)
    await button(page, "Renvoyer l'e-mail").click()
    await expect(page.getByRole('main')).toContainText("Si un compte en attente d'activation")
    const link = await mailedLink(sandbox, invited)
    await visit(page, link)
    await expect(page.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
    await expect(page, 'neither e-mail nor code stays in the address').toHaveURL(/\/renters\/activate$/)
    await axe(page)

    await field(page, 'Nouveau mot de passe').fill('Peage-2026!')
    await expect(rule(page, '12 caractères au minimum')).toBeVisible()
    await field(page, 'Confirmation du mot de passe').fill('Peage-2026!')
    await button(page, 'Enregistrer').click()
    await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(/Le mot de passe est mal formaté/)
    const called = `/services/v1/public/renters/${encodeURIComponent(new URL(link, 'http://x').searchParams.get('id') ?? '')}/activate`
    expect(await sandbox.calls(called), 'eleven characters are not sent').toHaveLength(0)
    await field(page, 'Nouveau mot de passe').fill(password)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await button(page, 'Enregistrer').click()
    await expect(page.getByRole('region', { name: 'Votre compte est activé' })).toBeFocused()
    await axe(page)

    await visit(page, link)
    await field(page, 'Nouveau mot de passe').fill(password)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await button(page, 'Enregistrer').click()
    await expect(page.getByRole('region', { name: 'Ce compte est déjà activé' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/renters\/login$/)
    await logInByForm(page, invited)
    await expect(page).toHaveURL(/\/renters\/profile$/)
    await expectRenter(page)
    expect(await storedValue(page, 'user/token')).toMatchObject({ accountType: 'renter' })
    await page.goBack()
    await expect(page, 'Back does not return to the login').not.toHaveURL(/login/)
  },
)

test(
  'a renter logs in; refusals of the login stand under the form and keep the e-mail, and offer the activation mail again',
  {
    tag: [
      '@OPEN-11',
      '@OPEN-52',
      '@API-22',
      '@API-27',
      '@ERROR-31',
      '@ERROR-33',
      '@ERROR-34',
      '@HEADER-09',
      '@I18N-02',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.renter({ email, password, renterName: 'Location du Val', plates: 1, journeys: 0 })
    await visit(page, '/')
    await banner(page).getByRole('link', { name: 'Espace loueurs' }).click()
    await expect(page).toHaveURL(/\/renters\/login$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Connexion à l'espace loueurs")
    await expect(page.getByRole('main').getByRole('link', { name: 'Créer un compte' })).toHaveCount(0)
    await axe(page)
    await button(page, 'Se connecter').click()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/L'email est obligatoire/)
    await expect(field(page, 'E-mail')).toBeFocused()
    await logInByForm(page, email, 'Faux-2026!mot')
    await expect(alert(page)).toHaveText("Le mot de passe ou l'email est incorrect")
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await sandbox.fault({
      method: 'POST',
      path: '/services/v1/public/renters/token',
      status: 429,
      body: { code: 'user_temporary_blocked' },
    })
    await button(page, 'Se connecter').click()
    await expect(alert(page)).toHaveText('Trop de tentatives infructueuses, veuillez réessayer dans quelques minutes')
    const invited = 'invited@voie-libre.example'
    await sandbox.fault({
      method: 'POST',
      path: '/services/v1/public/renters/token',
      status: 403,
      body: { code: 'user_not_activated' },
    })
    await logInByForm(page, invited)
    await expect(alert(page)).toHaveText("Ce compte n'est pas encore activé")
    await button(page, "Renvoyer l'e-mail d'activation").click()
    await expect(page.getByRole('main').getByRole('status')).toContainText("un lien d'activation")
    expect(await mailedLink(sandbox, invited)).toMatch(/^\/renters\/activate\?/)
    await field(page, 'E-mail').fill(email)
    // A customer's account does not open the renters' area.
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to the rental company area')
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
    await page.getByRole('banner').getByRole('link', { name: 'Français', exact: true }).click()
    await logInByForm(page, email)
    await expect(page).toHaveURL(/\d\/renters\/profile$/)
    for (const { path, query } of await sandbox.calls()) expect(path + JSON.stringify(query)).not.toContain(password)
  },
)

test(
  'a renter resets a forgotten password through an e-mailed link that works once',
  { tag: ['@OPEN-52', '@API-24', '@API-25', '@ERROR-32', '@VALID-11'] },
  async ({ page, sandbox }) => {
    await sandbox.renter({ email, password, renterName: 'Location du Val', plates: 1, journeys: 0 })
    await visit(page, '/renters/login')
    await page.getByRole('main').getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL(/\/renters\/changePassword$/)
    // The page before has a field of the same name and stays until this one is ready.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mot de passe oublié')
    await field(page, 'E-mail').fill(email)
    await button(page, 'Envoyer').click()
    await expect(page.getByRole('main')).toContainText(`Si un compte existe pour ${email}`)
    const link = await mailedLink(sandbox, email)
    await visit(page, link)
    await expect(page).toHaveURL(/\/renters\/changePassword$/)
    await field(page, 'Nouveau mot de passe').fill('Voie-2027!')
    await field(page, 'Confirmation du mot de passe').fill('Voie-2027!')
    await button(page, 'Enregistrer').click()
    await expect(field(page, 'Nouveau mot de passe')).toHaveAccessibleDescription(/mal formaté/)
    await field(page, 'Nouveau mot de passe').fill('Voie-Libre-2027')
    await field(page, 'Confirmation du mot de passe').fill('Voie-Libre-2027')
    await axe(page)
    await button(page, 'Enregistrer').click()
    await expect(page.getByRole('region', { name: 'Votre mot de passe est modifié' })).toBeFocused()
    await page.getByRole('region').getByRole('link', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/renters\/login$/)
    await logInByForm(page, email, 'Voie-Libre-2027')
    await expect(page).toHaveURL(/\/renters\/profile$/)

    await page.evaluate(() => localStorage.clear())
    await visit(page, link)
    await field(page, 'Nouveau mot de passe').fill(password)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await button(page, 'Enregistrer').click()
    await expect(alert(page)).toHaveText('Le lien a expiré')
    await expect(button(page, 'Recevoir un nouveau lien')).toBeVisible()
  },
)

test(
  'the profile shows name and e-mail, and lets the renter change the phone number only; nothing deletes the account',
  { tag: ['@OPEN-54', '@RENTER-09', '@API-28', '@API-29', '@ROLE-12', '@F-NET-01', '@F-NAV-09'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await sandbox.fault({ method: 'GET', path: '/services/v1/renters/me', status: 500 })
    await visit(page, '/renters/profile')
    await expect(alert(page)).toContainText('Une erreur est apparue')
    await expect(button(page, 'Se déconnecter'), 'logout does not need the profile').toBeVisible()
    await button(page, 'Réessayer').click()
    const card = page.getByRole('region', { name: 'Votre compte' })
    await expect(card.getByRole('definition')).toHaveText(['Location du Val', email, /opérateur/, 'Non renseigné'])
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Supprimer/ })).toHaveCount(0)
    await axe(page)

    await button(page, 'Modifier le téléphone').click()
    const phone = field(page, 'Téléphone')
    await expect(phone).toBeFocused()
    await phone.fill('demain')
    await button(page, 'Enregistrer').click()
    await expect(phone).toHaveAccessibleDescription(/Le numéro de téléphone n'est pas valide/)
    expect((await sandbox.calls('/services/v1/renters/me')).filter(({ method }) => method === 'PATCH')).toHaveLength(0)
    await phone.fill('+33 4 70 00 00 00')
    await banner(page).getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByLabel('Telefon')).toHaveValue('+33 4 70 00 00 00')
    await banner(page).getByRole('link', { name: 'Français', exact: true }).click()
    await sandbox.fault({ method: 'PATCH', path: '/services/v1/renters/me', status: 503 })
    await button(page, 'Enregistrer').click()
    await expect(alert(page)).toContainText('Une erreur est apparue')
    await expect(phone).toHaveValue('+33 4 70 00 00 00')
    await axe(page)
    await phone.press('Enter')
    await expect(button(page, 'Modifier le téléphone')).toBeFocused()
    await expect(card.getByRole('definition').last()).toHaveText('+33 4 70 00 00 00')
    await expect(page.getByText('Le numéro de téléphone est enregistré.')).toBeVisible()
    await reload(page)
    await expect(card.getByRole('definition').last()).toHaveText('+33 4 70 00 00 00')
  },
)

test(
  'a renter changes the password with the current one; the new one needs twelve characters',
  { tag: ['@OPEN-54', '@VALID-11', '@VALID-18', '@VALID-20', '@API-29', '@ERROR-09'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await visit(page, '/renters/profile')
    await button(page, 'Modifier le mot de passe').click()
    const dialog = page.getByRole('dialog', { name: 'Modifier le mot de passe' })
    const fieldOf = (name: string) => dialog.getByLabel(name, { exact: true })
    const save = dialog.getByRole('button', { name: 'Enregistrer' })
    await fieldOf('Mot de passe actuel').fill('Faux-2026!mot')
    await fieldOf('Nouveau mot de passe').fill('Onze-2026!a')
    await fieldOf('Confirmation du mot de passe').fill('Onze-2026!a')
    await save.click()
    await expect(fieldOf('Nouveau mot de passe')).toHaveAccessibleDescription(/mal formaté/)
    await fieldOf('Nouveau mot de passe').fill('Douze-2026!a')
    await fieldOf('Confirmation du mot de passe').fill('Douze-2026!a')
    await save.click()
    await expect(fieldOf('Mot de passe actuel')).toHaveAccessibleDescription(/Le mot de passe est incorrect/)
    await axe(page)
    await fieldOf('Mot de passe actuel').fill(password)
    await save.click()
    await expect(page.getByRole('dialog', { name: 'Votre mot de passe est modifié' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await button(page, 'Se déconnecter').click()
    await expect(page).toHaveURL(`${site}/`)
    await visit(page, '/renters/login')
    await logInByForm(page, email, 'Douze-2026!a')
    await expect(page).toHaveURL(/\/renters\/profile$/)
  },
)

test(
  'a logout returns to home although its call fails, and leaves nothing of the renter',
  { tag: ['@AUTH-09', '@AUTH-10', '@AUTH-11', '@AUTH-12', '@API-31', '@OPEN-12', '@OPEN-54', '@F-SES-08'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await visit(page, '/renters/profile')
    await expect(page.getByRole('main')).toContainText('Location du Val')
    await sandbox.fault({ method: 'DELETE', path: '/services/v1/renters/me/token', status: 500 })
    await button(page, 'Se déconnecter').click()
    await expect(page).toHaveURL(`${site}/`)
    await expect(banner(page).getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
    expect(await storedValue(page, 'user/token')).toBeUndefined()
    await expect.poll(() => sandbox.calls('/services/v1/renters/me/token')).toHaveLength(1)
    await visit(page, '/renters/profile')
    await expect(page).toHaveURL(/\/renters\/login$/)
    await expect(page.getByRole('main')).not.toContainText('Location du Val')
  },
)

test(
  'an expired token is refreshed silently at the renters’ endpoint; one that cannot be refreshed leads to the login without a message',
  { tag: ['@AUTH-02', '@AUTH-06', '@AUTH-07', '@API-23', '@GUARD-03', '@F-SES-02', '@F-SES-03'] },
  async ({ page, site, sandbox }) => {
    const refresh = '/services/v1/public/renters/token/refresh'
    await asRenter(page, site, sandbox)
    await visit(page, '/renters/profile')
    await expect(page.getByRole('main')).toContainText('Location du Val')
    await expire(page)
    await reload(page)
    await expect(page.getByRole('main')).toContainText('Location du Val')
    expect(await sandbox.calls(refresh)).toHaveLength(1)
    await sandbox.fault({ method: 'POST', path: refresh, status: 500, times: 5 })
    await expire(page)
    await reload(page)
    await expect(page).toHaveURL(/\/renters\/login$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Connexion à l'espace loueurs")
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    await expect(alert(page)).toHaveCount(0)
    expect(await storedValue(page, 'user/token')).toBeUndefined()
  },
)

test(
  'a 401 ends the renter’s session with a notice, and the renters’ login returns to the page',
  { tag: ['@AUTH-08', '@F-SES-01', '@OPEN-11'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    // The query, which changes nothing on this page, tells a return from the usual page after a login.
    await visit(page, '/renters/profile?from=mail')
    await button(page, 'Modifier le téléphone').click()
    await field(page, 'Téléphone').fill('01 02 03 04 05')
    await sandbox.fault({ path: '/services/v1/renters/me', status: 401, body: { code: 'unauthorized' } })
    await button(page, 'Enregistrer').click()
    await expect(page).toHaveURL(/\/renters\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
    await logInByForm(page, email)
    await expect(page).toHaveURL(/\/renters\/profile\?from=mail$/)
    await expectRenter(page)
  },
)

test(
  'a customer who logs in on the renters’ page becomes the renter, and nothing of the customer stays',
  { tag: ['@GUARD-05', '@OPEN-11', '@F-SES-06'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [{ numberPlate: 'CL-111-AA', countryCode: 'FR' }])
    await sandbox.renter({ email, password, renterName: 'Location du Val', plates: 1, journeys: 0 })
    await visit(page, '/account/profile')
    await expect(page.getByRole('main')).toContainText('CL-111-AA')
    await banner(page).getByRole('link', { name: 'Espace loueurs' }).click()
    await logInByForm(page, email)
    await expect(page).toHaveURL(/\/renters\/profile$/)
    await expect(page.getByRole('main')).toContainText('Location du Val')
    await expect(banner(page).getByRole('link', { name: 'Espace client' })).toHaveCount(0)
    expect(await storedValue(page, 'user/token')).toMatchObject({ accountType: 'renter' })
  },
)

test(
  'a fresh activation link signs a renter out; the same address inside the portal leads back to the profile',
  { tag: ['@GUARD-11', '@GUARD-14', '@OPEN-10', '@F-SES-11'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await visit(page, '/renters/profile')
    await expectRenter(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/renters/activate?id=1&code=2')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page).toHaveURL(/\/renters\/profile$/)
    await expectRenter(page)
    await visit(page, '/renters/activate?id=1&code=2')
    await expect(page.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
    expect(await storedValue(page, 'user/token')).toBeUndefined()
  },
)

test(
  'on a phone the renter reaches every list by keyboard from the menu, and the profile does not scroll sideways',
  { tag: ['@RENTER-04', '@RENTER-05', '@HEADER-08', '@F-NAV-13'] },
  async ({ page, site, sandbox }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await asRenter(page, site, sandbox)
    await visit(page, '/renters/profile')
    await expect(page.getByRole('main')).toContainText('Location du Val')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await axe(page)
    await banner(page).getByRole('button', { name: 'Menu' }).press('Enter')
    const drawer = page.getByRole('dialog')
    for (const name of [
      'Liste des véhicules',
      'Liste des trajets',
      'Liste des avis de paiement',
      'Informations loueur',
      "Centre d'aide",
    ])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    await drawer.getByRole('link', { name: 'Liste des trajets' }).press('Enter')
    await expect(page).toHaveURL(/\/renters\/travels$/)
  },
)
