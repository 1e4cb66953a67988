import { confirmed } from './support/paying.ts'
import { store } from './support/people.ts'
import type { Sandbox } from './support/sandbox.ts'
import { axe, expect, type Page, reload, test, transcript, visit } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })
const plate = (page: Page) => page.getByLabel('Numéro de plaque')
const country = (page: Page) => page.getByRole('combobox', { name: "Pays d'immatriculation" })
const subscribe = (page: Page) => main(page).getByRole('button', { name: "S'inscrire", exact: true })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer', exact: true })
const customers = '/services/v1/customers'
const unsubscribing = `${customers}/unsubscribe`
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
  await expect(page).toHaveTitle(/^Confirmez votre adresse e-mail/)
  await axe(page)
  await passage(sandbox)
  const [mail, ...others] = await sandbox.mailbox('jeanne@example.org')
  expect(others, 'no alert before the confirmation').toEqual([])

  await visit(page, mail?.links[0] ?? '')
  const confirmIt = page.getByRole('button', { name: 'Confirmer mon inscription' })
  await confirmIt.click()
  await expect(page.getByRole('region', { name: 'Votre inscription est confirmée' })).toBeFocused()
  await passage(sandbox)
  await expect.poll(() => sandbox.mailbox('jeanne@example.org')).toHaveLength(2)
  await reload(page)
  await confirmIt.click()
  await expect(main(page)).toContainText('Ce lien ne fonctionne plus')
})

test(
  'a driver subscribes, receives an alert about a passage, opens its search, and unsubscribes through the link in that e-mail',
  {
    tag: ['@ALERT-01', '@ALERT-10', '@UNSUB-01', '@UNSUB-02', '@ROUTE-23', '@UNSUB-03', '@UNSUB-10', '@OPEN-23'],
  },
  async ({ page, sandbox }) => {
    await store(page, 'form/plate', { licensePlate: 'EA999ZZ', country: 'FR' })
    await visit(page, '/alert')
    await transcript(page, 'alert-1-form')
    await email(page).fill(' jeanne+peage@example.org ')
    await plate(page).fill('ab 123 cd')
    await subscribe(page).click()
    const done = page.getByRole('region', { name: 'Nous avons bien enregistré vos informations.' })
    await expect(done).toBeFocused()
    await transcript(page, 'alert-2-subscribed')

    await passage(sandbox)
    const [mail] = await sandbox.mailbox('jeanne+peage@example.org')
    expect(mail?.subject).toContain('AB-123-CD')

    await test.step('its link opens the search of its own plate, whatever this browser has searched before', async () => {
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
    await confirm(page).click()
    const gone = page.getByRole('region', { name: 'Désinscription réussie' })
    await expect(gone).toBeFocused()
    const [call] = await sandbox.calls(unsubscribing)
    expect(call?.body).toEqual({ email: 'jeanne+peage@example.org' })
    await passage(sandbox)
    await expect.poll(() => sandbox.mailbox('jeanne+peage@example.org')).toHaveLength(1)
    await gone.getByRole('link', { name: "Revenir à l'accueil" }).click()
    await expect(page).toHaveURL(/\/$/)
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
