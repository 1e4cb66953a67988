import { expectLoggedIn, logInByForm, mailedLink, password } from './support/account.ts'
import { field, found } from './support/paying.ts'
import { store } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, transcript, visit } from './support/test.ts'

const email = 'paul.durand@example.org'
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const rule = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test(
  'a visitor creates an account, activates it from the e-mail and logs in; the link works only once',
  { tag: ['@OPEN-51', '@OPEN-52', '@API-06', '@API-07', '@API-09', '@F-SES-12'] },
  async ({ page, sandbox }) => {
    await visit(page, '/account/login')
    await transcript(page, 'account-1-login')
    await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
    await expect(page).toHaveURL(/\/account\/register$/)
    // The login, which the address already left, has fields of the same names.
    await expect(page.getByRole('heading', { level: 1, name: 'Création de compte' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Votre espace client')
    await field(page, 'E-mail').fill(` ${email} `)
    await field(page, 'Mot de passe').fill(password)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await page.getByRole('checkbox', { name: /conditions générales/ }).check()
    await button(page, 'Créer un compte').click()

    const done = page.getByRole('region', { name: "Plus qu'une étape" })
    await expect(done).toContainText(`Un e-mail d'activation a été envoyé à ${email}`)
    await expect(done).toBeFocused()
    await axe(page)
    const first = await mailedLink(sandbox, email)
    await button(page, "Renvoyer l'e-mail").click()
    await expect(done.getByRole('status')).toContainText("Un nouvel e-mail d'activation a été envoyé")
    const second = await mailedLink(sandbox, email)
    expect(second).not.toBe(first)

    await visit(page, first)
    await expect(alert(page)).toContainText("Le lien d'activation n'est pas valide")
    await visit(page, second)
    await expect(page.getByRole('region', { name: 'Votre compte est activé' })).toBeVisible()
    // The activation code and the e-mail address must not stay in the address bar. [HARDENING 14.2.1]
    await expect(page).toHaveURL(/\/account\/activate$/)
    await axe(page)
    await visit(page, second)
    await expect(page.getByRole('region', { name: 'Ce compte est déjà activé' })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await logInByForm(page, email)
    await expect(page).toHaveURL(/\/account\/profile$/)
    await expectLoggedIn(page)
    await expect.poll(() => storedValue(page, 'user/token')).toMatchObject({ accountType: 'customer' })
    for (const { path, query } of await sandbox.calls()) {
      expect(path + JSON.stringify(query)).not.toContain(password)
      if (/\/public\/users(\/token)?$/.test(path)) expect(query['captchaToken']).toBeTruthy()
    }
  },
)

test(
  'password rules are ticked off while typing, the form is sent only when all are met, and a refusal appears next to its field',
  {
    tag: [
      '@VALID-07',
      '@VALID-08',
      '@VALID-09',
      '@VALID-13',
      '@VALID-14',
      '@VALID-15',
      '@VALID-16',
      '@VALID-17',
      '@VALID-20',
      '@ERROR-07',
      '@ERROR-08',
      '@ERROR-12',
      '@ERROR-13',
      '@F-INP-04',
      '@F-INP-06',
    ],
  },
  async ({ page, sandbox }) => {
    await visit(page, '/account/register')
    await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(field(page, 'Mot de passe')).toHaveAttribute('autocomplete', 'new-password')
    await expect(field(page, 'Confirmation du mot de passe')).toHaveAttribute('autocomplete', 'new-password')
    await button(page, 'Créer un compte').click()
    await expect(page.getByRole('main')).toContainText("L'email est obligatoire")
    await expect(page.getByRole('main')).toContainText('Le mot de passe est obligatoire')
    await expect(page.getByRole('main')).toContainText("Veuillez accepter les conditions générales d'utilisation")
    await expect(field(page, 'E-mail')).toBeFocused()
    await axe(page)

    const secret = field(page, 'Mot de passe')
    for (const [typed, text, met] of [
      ['', 'Aucun autre caractère', false],
      ['a', 'Une lettre minuscule', true],
      ['a', 'Une lettre majuscule', false],
      ['aA', 'Une lettre majuscule', true],
      ['aA1', 'Un chiffre', true],
      ['aA1!', 'Un caractère spécial', true],
      ['aA1!aaaa', '8 caractères au minimum', true],
      ['aA1!aaaa ', 'Aucun autre caractère', false],
      ['aA1!'.padEnd(256, 'a'), '255 caractères au maximum', false],
    ] as const) {
      await secret.fill(typed)
      await expect(rule(page, text), `${typed}: ${text}`).toContainText(met ? '(respectée)' : '(')
      await expect(rule(page, text).locator('svg')).toHaveCount(met ? 1 : 0)
    }
    await field(page, 'E-mail').fill(email)
    await page.getByRole('checkbox', { name: /conditions générales/ }).check()
    await secret.fill(`${password} `)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await button(page, 'Créer un compte').click()
    await expect(page.getByRole('main')).toContainText('Le mot de passe est mal formaté')
    await expect(page.getByRole('main')).toContainText('Les deux mots de passe ne sont pas identiques')
    await expect(secret, 'never trimmed, never cut').toHaveValue(`${password} `)
    await secret.fill(password)
    await expect(page.getByRole('main'), 'as soon as they are').not.toContainText('ne sont pas identiques')
    expect(await sandbox.calls('/services/v1/public/users')).toHaveLength(0)

    for (const [code, name, text] of [
      ['email_already_used', 'E-mail', 'Cet email est déjà utilisé'],
      ['bad_email_format', 'E-mail', "L'email n'est pas valide"],
      ['bad_password_security', 'Mot de passe', 'Le mot de passe est mal formaté'],
    ] as const) {
      await sandbox.fault({ path: '/services/v1/public/users', status: 400, body: { code } })
      await button(page, 'Créer un compte').click()
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text))
      await expect(field(page, name)).toBeFocused()
    }
    await sandbox.fault({ path: '/services/v1/public/users', status: 400, body: { code: 'cgu_mandatory' } })
    await button(page, 'Créer un compte').click()
    await expect(page.getByRole('checkbox', { name: /conditions générales/ })).toBeFocused()
    await expect(secret, 'the form keeps its values').toHaveValue(password)
  },
)

test(
  'the login accepts password managers and pasting, gives one answer for an unknown e-mail and a wrong password, and keeps its values after a refusal',
  {
    tag: [
      '@ERROR-01',
      '@ERROR-33',
      '@ERROR-34',
      '@ERROR-35',
      '@F-INP-04',
      '@F-SES-13',
      '@HARDENING-6.2.6',
      '@HARDENING-6.3.8',
    ],
  },
  async ({ page, sandbox }) => {
    const path = '/services/v1/public/users/token'
    await sandbox.account({ email, password, activated: true })
    await visit(page, '/account/login')
    await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username')
    const secret = field(page, 'Mot de passe')
    await expect(secret).toHaveAttribute('autocomplete', 'current-password')
    await expect(secret).toHaveAttribute('type', 'password')
    const long = `${'x'.repeat(254)} `
    await secret.focus()
    // insertText inserts the whole text at once, as pasting does.
    await page.keyboard.insertText(long)
    await expect(secret).toHaveValue(long)

    await page.route(`**${path}?*`, (route) => route.abort('internetdisconnected'), { times: 1 })
    await logInByForm(page, email)
    await expect(alert(page)).toContainText('Pas de connexion')
    for (const [code, text] of [
      ['provide_email_and_password_or_refresh_token', 'Veuillez saisir votre email et votre mot de passe'],
      ['captcha_mandatory', 'Veuillez valider le captcha'],
      ['unheard_of', 'Une erreur est apparue, veuillez réessayer plus tard.'],
    ] as const) {
      await sandbox.fault({ path, status: 400, body: { code } })
      await logInByForm(page, email)
      await expect(alert(page)).toContainText(text)
    }
    for (const [who, word] of [
      ['nobody@example.org', password],
      [email, 'wrong'],
    ] as const) {
      await logInByForm(page, who, word)
      await expect(alert(page)).toHaveText("Le mot de passe ou l'email est incorrect")
      await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/Le mot de passe ou l'email est incorrect/)
      for (const name of ['E-mail', 'Mot de passe'])
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect.poll(() => sandbox.calls(path), 'each press is one call').toHaveLength(5)
    await sandbox.fault({ path, status: 429, body: { code: 'user_temporary_blocked' } })
    await logInByForm(page, email)
    await expect(alert(page)).toHaveText('Trop de tentatives infructueuses, veuillez réessayer dans quelques minutes')
    await expect(field(page, 'E-mail')).toHaveValue(email)
    await expect(secret).toHaveValue(password)
    await axe(page)
    expect(await sandbox.calls(path), 'no retry by itself').toHaveLength(6)
  },
)

test(
  'a login before the activation, and an activation link that is incomplete or has expired, offer to send a new one',
  { tag: ['@ERROR-28', '@ERROR-29', '@ERROR-31', '@API-08', '@F-SES-12'] },
  async ({ page, sandbox }) => {
    await sandbox.account({ email, password, activated: false })
    await visit(page, '/account/activate?id=1')
    await expect(alert(page)).toContainText('Le lien est incomplet')
    await expect(button(page, "Renvoyer l'e-mail")).toBeVisible()
    await visit(page, '/account/login')
    await logInByForm(page, email)
    await expect(alert(page)).toHaveText("Ce compte n'est pas encore activé")
    await button(page, "Renvoyer l'e-mail d'activation").click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('vous allez recevoir un e-mail')
    const link = await mailedLink(sandbox, email)
    await sandbox.clock(new Date(Date.now() + 25 * 3_600_000).toISOString())
    await visit(page, link)
    await expect(alert(page)).toContainText('Le lien a expiré')
    await axe(page)
    await field(page, 'E-mail').fill(email)
    await button(page, "Renvoyer l'e-mail").click()
    await expect(page.getByRole('main')).toContainText('Si un compte')
    await visit(page, await mailedLink(sandbox, email))
    await expect(page.getByRole('region', { name: 'Votre compte est activé' })).toBeVisible()
  },
)

test(
  'a user resets a forgotten password through an e-mailed link that works once',
  { tag: ['@OPEN-52', '@API-20', '@API-21', '@ERROR-32'] },
  async ({ page, sandbox }) => {
    await sandbox.account({ email, password, activated: true })
    await visit(page, '/account/login')
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL(/\/account\/changePassword$/)
    // The page before has a field of the same name and stays until this one is ready.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mot de passe oublié')
    await field(page, 'E-mail').fill(email)
    await button(page, 'Envoyer').click()
    await expect(page.getByRole('main')).toContainText(`Si un compte existe pour ${email}`)
    await axe(page)
    const link = await mailedLink(sandbox, email)
    const [asked] = await sandbox.calls(`/services/v1/public/users/${encodeURIComponent(email)}/passwords/codes`)
    expect(asked?.query['captchaToken']).toBeTruthy()

    await visit(page, link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Choix d'un nouveau mot de passe")
    await expect(page).toHaveURL(/\/account\/changePassword$/)
    // The page keeps its state after a language switch and after a reload.
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/account\/changePassword$/)
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"code"')
    await reload(page)
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Français', exact: true }).click()
    await expect(page).toHaveURL(/\d\/account\/changePassword$/)
    await field(page, 'Nouveau mot de passe').fill('Voie-Libre-2027')
    await field(page, 'Confirmation du mot de passe').fill('Voie-Libre-2027')
    await axe(page)
    await button(page, 'Enregistrer').click()
    await expect(page.getByRole('region', { name: 'Votre mot de passe est modifié' })).toBeFocused()
    await page.getByRole('region').getByRole('link', { name: 'Se connecter' }).click()
    await logInByForm(page, email)
    await expect(alert(page)).toHaveText("Le mot de passe ou l'email est incorrect")
    await logInByForm(page, email, 'Voie-Libre-2027')
    await expect(page).toHaveURL(/\/account\/profile$/)

    await page.evaluate(() => localStorage.clear())
    await visit(page, link)
    await field(page, 'Nouveau mot de passe').fill(password)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await button(page, 'Enregistrer').click()
    await expect(alert(page)).toHaveText('Le lien a expiré')
    await button(page, 'Recevoir un nouveau lien').click()
    await field(page, 'E-mail').fill('nobody@example.org')
    await button(page, 'Envoyer').click()
    // An unknown address gets the same answer, but no e-mail.
    await expect(page.getByRole('main')).toContainText('Si un compte existe pour nobody@example.org')
    expect(await sandbox.mailbox('nobody@example.org')).toEqual([])
  },
)

test(
  'after login the user returns to the journeys found before, or is offered to add their vehicle',
  { tag: ['@OPEN-11', '@OPEN-51'] },
  async ({ page, site, sandbox }) => {
    const set = await found({ site, sandbox })
    const search = { journeys: set, sessionId: set.sessionId, 'form/plate': { licensePlate: 'EA200AA', country: 'FR' } }
    for (const [key, value] of Object.entries(search)) await store(page, key, value)
    await sandbox.account({ email, password, activated: true })
    await visit(page, '/account/login')
    await logInByForm(page, email)
    await expect(page).toHaveURL(/\/account\/profile\?vehicle=searched$/)
    await expect.poll(() => storedValue(page, 'journeys'), { message: 'a login forgets no search' }).toBeTruthy()

    await sandbox.account({ email: 'owner@example.org', password, activated: true, plates: ['EA-200-AA'] })
    // The search of one account is not kept for another one. [OPEN-63]
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    for (const [key, value] of Object.entries(search)) await store(page, key, value)
    await visit(page, '/account/login')
    await logInByForm(page, 'owner@example.org')
    await expect(page).toHaveURL(/\/travels$/)
  },
)
