import { expectLoggedIn, logInByForm, mailedLink, password } from './support/account.ts'
import { field } from './support/paying.ts'
import { store, storedJourney } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, reload, test, transcript, visit } from './support/test.ts'

const email = 'paul.durand@example.org'
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test(
  'a visitor creates an account after a search, activates it from the e-mail, adds the vehicle, and resets a forgotten password',
  {
    tag: [
      '@OPEN-11',
      '@OPEN-51',
      '@OPEN-52',
      '@API-06',
      '@API-07',
      '@API-09',
      '@API-20',
      '@API-21',
      '@F-SES-12',
      '@ROLE-02',
      '@HARDENING-14.2.1',
    ],
  },
  async ({ page, sandbox }) => {
    const journeys = { type: 'resume', journeys: [storedJourney], sessionId: 's', plate: 'GE345678', countryCode: 'CH' }
    await store(page, 'journeys', journeys)
    await store(page, 'form/plate', { licensePlate: 'GE345678', country: 'CH' })
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
    await expect(done).toBeFocused()
    const first = await mailedLink(sandbox, email)
    await button(page, "Renvoyer l'e-mail").click()
    await expect(done.getByRole('status')).toContainText("Un nouvel e-mail d'activation a été envoyé")
    const second = await mailedLink(sandbox, email)
    expect(second).not.toBe(first)

    await visit(page, second)
    await expect(page.getByRole('region', { name: 'Votre compte est activé' })).toBeVisible()
    // The activation code and the e-mail address must not stay in the address bar.
    await expect(page).toHaveURL(/\/account\/activate$/)
    await axe(page)
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await logInByForm(page, email)
    await expect(page).toHaveURL(/\/account\/profile\?vehicle=searched$/)
    await expect.poll(() => storedValue(page, 'user/token')).toMatchObject({ accountType: 'customer' })

    await test.step('the searched vehicle is added with one click, and its journeys open with another', async () => {
      const dialog = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
      await expect(dialog.getByLabel('Numéro de plaque')).toHaveValue('GE 345678')
      await transcript(page, 'account-2-vehicle', dialog)
      await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
      const vehicles = page.getByRole('region', { name: 'Véhicules enregistrés' })
      await expect(vehicles.getByRole('listitem').filter({ hasText: 'GE 345678' })).toBeVisible()
      await expect(page).toHaveURL(/\/account\/profile$/)
      await expectLoggedIn(page)
      await transcript(page, 'account-3-added', vehicles)
      await vehicles.getByRole('link', { name: 'Voir les trajets' }).click()
      await expect(page).toHaveURL(/\/travels$/)
    })

    await test.step('a forgotten password is replaced through a link, which a language switch and a reload keep', async () => {
      await page.evaluate(() => localStorage.clear())
      await visit(page, '/account/login')
      await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
      await expect(page).toHaveURL(/\/account\/changePassword$/)
      // The page before has a field of the same name and stays until this one is ready.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mot de passe oublié')
      await field(page, 'E-mail').fill(email)
      await button(page, 'Envoyer').click()
      await expect(page.getByRole('main')).toContainText(`Si un compte existe pour ${email}`)
      await visit(page, await mailedLink(sandbox, email))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Choix d'un nouveau mot de passe")
      await expect(page).toHaveURL(/\/account\/changePassword$/)
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
      await button(page, 'Enregistrer').click()
      await expect(page.getByRole('region', { name: 'Votre mot de passe est modifié' })).toBeFocused()
      await page.getByRole('region').getByRole('link', { name: 'Se connecter' }).click()
      await logInByForm(page, email, 'Voie-Libre-2027')
      await expect(page).toHaveURL(/\/account\/profile$/)
    })
    for (const { path, query } of await sandbox.calls()) {
      expect(path + JSON.stringify(query)).not.toContain(password)
      if (/\/public\/users(\/token|\/[^/]+\/passwords\/codes)?$/.test(path)) expect(query['captchaToken']).toBeTruthy()
    }
  },
)
