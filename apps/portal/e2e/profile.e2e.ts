import { readFile } from 'node:fs/promises'
import { expectLoggedIn } from './support/account.ts'
import { decide, payButton, field as payField, method, plate as paidPlate, twoJourneys } from './support/paying.ts'
import { asCustomer, store, tokenRecord } from './support/people.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

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

const personal = (page: Page) => page.getByRole('region', { name: 'Informations personnelles' })
const vehicles = (page: Page) => page.getByRole('region', { name: 'Véhicules enregistrés' })
const button = (within: { getByRole: Page['getByRole'] }, name: string) =>
  within.getByRole('button', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // axe must measure final colours, not a transition
  await visit(page, '/account/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur votre espace client')
}

test(
  'a customer adds a vehicle and settles all, from the nearest deadline on; the payments appear with their receipts and in the data export; a new password logs out elsewhere; a deleted account leaves no data on the device',
  {
    tag: ['@ACCOUNT-09', '@ACCOUNT-25', '@ACCOUNT-27', '@ACCOUNT-28', '@AUTH-08', '@API-13', '@ROLE-01', '@ROLE-05'],
  },
  async ({ page, site, sandbox }) => {
    const plates = ['AA-111-AA', paidPlate].map((numberPlate) => ({ numberPlate, countryCode: 'FR' }))
    const owners = ['paul@example.org']
    await sandbox.vehicle({ numberPlate: 'DE-456-FG', owners, journeys: [{ id: 'later', ttcPrice: 12.4 }] })
    await sandbox.vehicle({ numberPlate: paidPlate, journeys: twoJourneys })
    await asCustomer(page, site, sandbox, plates, person)
    await store(page, 'clientEmail', email)
    await open(page)
    await test.step('a vehicle of another account is added with a certificate', async () => {
      await button(vehicles(page), 'Ajouter un véhicule').click()
      const dialog = page.getByRole('dialog', { name: 'Ajouter un véhicule' })
      await dialog.getByLabel('Numéro de plaque').fill('de456fg')
      await button(dialog, 'Ajouter').click()
      const warning = page.getByRole('alertdialog', { name: 'Ce véhicule est déjà rattaché à un autre compte' })
      await expect(warning).toContainText(/p\*+/)
      await expect(warning).not.toContainText('paul@')
      await warning.getByRole('checkbox').check()
      await button(warning, "Confirmer l'ajout").click()
      await expect(warning).toHaveCount(0)
    })
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

    await test.step('a new password logs out other browsers at their next request; this one stays logged in', async () => {
      // What a browser does with such an answer, session.e2e.ts tests.
      const elsewhere = await tokenRecord(site, 'users', email)
      const headers = { 'user-token': `Bearer ${elsewhere.accessToken}` }
      const asked = async () => (await fetch(`${site}${me}`, { headers })).status
      expect(await asked()).toBe(200)
      await button(personal(page), 'Modifier : Mot de passe').click()
      const dialog = page.getByRole('dialog', { name: 'Modifier le mot de passe' })
      await dialog.getByLabel('Mot de passe actuel', { exact: true }).fill(password)
      for (const name of ['Nouveau mot de passe', 'Confirmation du mot de passe'])
        await dialog.getByLabel(name, { exact: true }).fill('Autre-2026!flux')
      await button(dialog, 'Enregistrer').click()
      const done = page.getByRole('dialog', { name: 'Votre mot de passe est modifié' })
      await button(done, 'OK').click()
      await expect(done).toHaveCount(0)
      expect(await asked()).toBe(401)
      await reload(page)
      await expectLoggedIn(page)
      await expect(personal(page)).toContainText('Martin')
    })
    await test.step('the account is deleted', async () => {
      await button(personal(page), 'Supprimer mon compte').click()
      await button(page.getByRole('alertdialog', { name: 'Supprimer votre compte ?' }), 'Supprimer').click()
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
