import { logInByForm, mailedLink, password } from './support/account.ts'
import { field } from './support/paying.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const email = 'invited@voie-libre.example'
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test(
  'an invited renter sets a first password, which activates the account, and logs in',
  { tag: ['@F-SES-12', '@OPEN-52', '@API-22', '@API-26', '@API-27', '@HARDENING-14.2.1'] },
  async ({ page, sandbox }) => {
    await visit(page, '/renters/activate')
    await field(page, 'E-mail').fill(email)
    await button(page, "Renvoyer l'e-mail").click()
    await expect(page.getByRole('main')).toContainText("Si un compte en attente d'activation")
    await visit(page, await mailedLink(sandbox, email))
    await expect(page.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
    await expect(page, 'neither e-mail nor code stays in the address').toHaveURL(/\/renters\/activate$/)
    await field(page, 'Nouveau mot de passe').fill(password)
    await field(page, 'Confirmation du mot de passe').fill(password)
    await button(page, 'Enregistrer').click()
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
    for (const { path, query } of await sandbox.calls()) expect(path + JSON.stringify(query)).not.toContain(password)
  },
)
