import { hold } from './support/hold.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const contact = '/services/v1/whitelabels/contact'
const content = (page: Page) => page.getByRole('main')
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const choices = (page: Page) => page.getByRole('group', { name: 'Vos réponses possibles' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2000)])

test(
  'a driver answers the questions of the help, and writes a message that arrives with files and answers; a reload keeps both',
  { tag: ['@ROUTE-30', '@ROUTE-33', '@CONTACT-01', '@API-52', '@F-FIL-01', '@F-NAV-05'] },
  async ({ page, sandbox }) => {
    await visit(page, '/help')
    await content(page).getByRole('link', { name: 'Nous contacter' }).click()
    await expect(page).toHaveURL(/\/contact\/chatbot$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeFocused()
    for (const name of ['Payer un trajet', 'Mon paiement a été refusé', 'Une carte bancaire'])
      await choices(page).getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(/category=pay&answer=pay-refused&answer=pay-refused-card$/)
    await reload(page)
    await expect(log(page)).toContainText('Vous : Une carte bancaire')
    await expect(log(page)).toContainText('Aucune somme n’est débitée')

    await choices(page).getByRole('link', { name: 'Écrire un message', exact: true }).click()
    await expect(page).toHaveURL(/\/contact\/form\?category=pay/)
    await expect(page.getByRole('heading', { level: 1, name: 'Écrire un message' })).toBeFocused()
    await page.getByLabel('Sujet', { exact: true }).selectOption('Un paiement ou un reçu')
    await field(page, 'Nom').fill('Moreau')
    await field(page, 'Prénom').fill('Jeanne')
    await field(page, 'E-mail').fill('jeanne@example.org')
    await page.getByLabel('Numéro de plaque').fill('ab 123-cd')
    await field(page, 'Message').fill("Mon <b>reçu</b> n'arrive pas.")
    await reload(page)
    await expect(field(page, 'Message')).toHaveValue("Mon <b>reçu</b> n'arrive pas.")
    await page.getByLabel('Pièces jointes', { exact: true }).setInputFiles([
      { name: 'photo.PNG', mimeType: 'image/png', buffer: png },
      { name: 'reçu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ])
    const release = await hold(page, `**${contact}?*`)
    await content(page).getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await release()
    await expect(page.getByRole('region', { name: 'Votre message a bien été envoyé.' })).toBeFocused()
    await axe(page)

    const sent = (await sandbox.calls(contact)).filter(({ method }) => method === 'POST')
    expect(sent).toMatchObject([{ status: 204, query: { captchaToken: expect.stringMatching(/.+/) } }])
    expect(sent[0]?.body).toEqual(
      expect.arrayContaining([
        { name: 'entryId', value: 'payment' },
        { name: 'plate', value: 'AB123CD' },
        {
          name: 'message',
          value: expect.stringMatching(
            /^\[Payer un trajet > Mon paiement a été refusé > Une carte bancaire\]\r?\n\r?\nMon <b>reçu<\/b> n'arrive pas\.$/,
          ),
        },
        { name: 'files', value: { file: 'photo.PNG', type: 'image/png', size: png.length } },
        { name: 'files', value: { file: 'reçu.pdf', type: 'application/pdf', size: 8 } },
      ]),
    )
    await expect.poll(() => sandbox.mailbox('jeanne@example.org')).toHaveLength(1)
  },
)
