import { logInByForm, mailedLink, password } from './support/account.ts'
import { field } from './support/paying.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const email = 'invited@voie-libre.example'
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function choosePassword(page: Page, secret: string): Promise<void> {
  await field(page, 'Nouveau mot de passe').fill(secret)
  await field(page, 'Confirmation du mot de passe').fill(secret)
  await button(page, 'Enregistrer').click()
}

test(
  'an invited renter sets a first password, which activates the account, logs in, and resets a forgotten password',
  { tag: ['@F-SES-12', '@OPEN-52', '@API-22', '@API-24', '@API-25', '@API-26', '@API-27', '@HARDENING-14.2.1'] },
  async ({ page, sandbox }) => {
    await visit(page, '/renters/activate')
    await field(page, 'E-mail').fill(email)
    await button(page, "Renvoyer l'e-mail").click()
    await expect(page.getByRole('main')).toContainText("Si un compte en attente d'activation")
    await visit(page, await mailedLink(sandbox, email))
    await expect(page.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
    await expect(page, 'neither e-mail nor code stays in the address').toHaveURL(/\/renters\/activate$/)
    await choosePassword(page, password)
    await expect(page.getByRole('region', { name: 'Votre compte est activé' })).toBeFocused()
    await axe(page)
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/renters\/login$/)
    await logInByForm(page, email)
    await expect(page).toHaveURL(/\/renters\/profile$/)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Déconnexion', exact: true })).toBeVisible()
    expect(await storedValue(page, 'user/token')).toMatchObject({ accountType: 'renter' })
    await page.goBack()
    await expect(page, 'Back does not return to the login').not.toHaveURL(/login/)

    await page.evaluate(() => localStorage.clear())
    await visit(page, '/renters/login')
    await page.getByRole('main').getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL(/\/renters\/changePassword$/)
    // The page before has a field of the same name and stays until this one is ready.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mot de passe oublié')
    await field(page, 'E-mail').fill(email)
    await button(page, 'Envoyer').click()
    await expect(page.getByRole('main')).toContainText(`Si un compte existe pour ${email}`)
    await visit(page, await mailedLink(sandbox, email))
    await choosePassword(page, 'Voie-Libre-2027')
    await expect(page.getByRole('region', { name: 'Votre mot de passe est modifié' })).toBeFocused()
    await expect(page).toHaveURL(/\/renters\/changePassword$/)
    await page.getByRole('region').getByRole('link', { name: 'Se connecter' }).click()
    await logInByForm(page, email, 'Voie-Libre-2027')
    await expect(page).toHaveURL(/\/renters\/profile$/)
    for (const { path, query } of await sandbox.calls()) expect(path + JSON.stringify(query)).not.toContain(password)
  },
)
