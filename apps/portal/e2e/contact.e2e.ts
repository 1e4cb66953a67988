import { hold } from './support/hold.ts'
import { asCustomer } from './support/people.ts'
import { axe, expect, type Page, reload, test, visit } from './support/test.ts'

const base = '/services/v1/whitelabels'
const content = (page: Page) => page.getByRole('main')
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const choices = (page: Page) => page.getByRole('group', { name: 'Vos réponses possibles' })
const choice = (page: Page, name: string) => choices(page).getByRole('button', { name, exact: true })
const way = (page: Page, name: string) => choices(page).getByRole('link', { name, exact: true })
const back = (page: Page) => content(page).getByRole('button', { name: 'Retour', exact: true })

/** Chooses an answer of the conversation and waits for the address that it leads to. */
async function answer(page: Page, name: string, address: RegExp): Promise<void> {
  await choice(page, name).click()
  await expect(page).toHaveURL(address)
}

test(
  'the help conversation works by keyboard, keeps earlier answers and announces new messages; a step back, a restart, a reload and a shared link work',
  {
    tag: ['@ROUTE-30', '@ROUTE-33', '@CONTACT-01', '@CONTACT-02', '@ROLE-04', '@F-NAV-02', '@F-NAV-05', '@I18N-03'],
  },
  async ({ page }) => {
    await visit(page, '/help')
    await content(page).getByRole('link', { name: 'Nous contacter' }).click()
    await expect(page).toHaveURL(/\/contact\/chatbot$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeFocused()
    await expect(log(page)).toHaveAttribute('aria-live', 'polite')
    await expect(log(page)).toContainText('Quel est le sujet de votre demande ?')
    await expect(choices(page).getByRole('button')).toHaveCount(6)
    await expect(content(page).getByRole('button', { name: 'Recommencer' })).toHaveCount(0)

    await choice(page, 'Payer un trajet').focus()
    await page.keyboard.press('Enter')
    await expect(choices(page)).toBeFocused()
    await expect(log(page)).toContainText('Vous : Payer un trajet')
    await expect(log(page)).toContainText('Assistant : Que pouvons-nous faire pour votre paiement')
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
    await expect(choice(page, 'Mon paiement a été refusé')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(log(page)).toContainText('Quel moyen de paiement')
    await expect(choices(page)).toBeFocused()
    await expect(log(page)).toContainText('Que pouvons-nous faire')
    await axe(page)

    await choice(page, 'Une carte bancaire').dblclick()
    await expect(page, 'one answer for a double click').toHaveURL(/answer=pay-refused&answer=pay-refused-card$/)
    await reload(page)
    await expect(log(page)).toContainText('Vous : Une carte bancaire')
    await expect(log(page)).toContainText('Aucune somme n’est débitée')

    await page.goBack()
    await expect(page).toHaveURL(/answer=pay-refused$/)
    await expect(log(page)).not.toContainText('Une carte bancaire')
    await expect(choice(page, 'Une carte bancaire')).toBeVisible()
    await back(page).click()
    await expect(page).toHaveURL(/category=pay$/)
    await page.goForward()
    await expect(page, 'the button went the way of the browser').toHaveURL(/answer=pay-refused$/)
    await content(page).getByRole('button', { name: 'Recommencer' }).click()
    await expect(page).toHaveURL(/\/contact\/chatbot$/)
    await expect(choice(page, 'Payer un trajet')).toBeVisible()
    await expect(choices(page)).toBeFocused()

    // A shared link names an answer that no longer exists: the valid part is shown, and Back stays inside the site.
    await visit(page, '/de/contact/chatbot?category=pay&answer=pay-missing&answer=gone')
    await expect(page.getByRole('log')).toContainText('Wann')
    await content(page).getByRole('button', { name: 'Zurück' }).click()
    await expect(page).toHaveURL(/\/de\/contact\/chatbot\?category=pay&answer=pay-missing$/)
    await content(page).getByRole('button', { name: 'Zurück' }).click()
    await expect(page).toHaveURL(/\/de\/contact\/chatbot\?category=pay$/)
  },
)

test(
  'questions, texts, articles and actions each render their content; missing children are loaded',
  { tag: ['@CONTACT-02', '@API-46', '@API-49', '@API-50', '@DATA-33'] },
  async ({ page, sandbox }) => {
    await visit(page, '/contact/chatbot?category=pay')
    await answer(page, 'Mon paiement a été refusé', /answer=pay-refused$/)
    await answer(page, 'Je n’ai pas pu aller jusque-là', /answer=pay-refused-again$/)
    await expect(log(page)).toContainText('Quel message avez-vous vu')
    const asked = (await sandbox.calls()).filter(({ path }) => path.includes('smartform')).map(({ path }) => path)
    expect(asked, 'only what was missing').toEqual([
      `${base}/helpcenter/faq/categories/pay/smartform`,
      `${base}/helpcenter/smartform/pay-refused-again`,
    ])
    await answer(page, '« Votre session a expiré »', /answer=pay-refused-expired$/)
    await expect(log(page)).toContainText('une recherche n’est valable que peu de temps')
    await expect(way(page, 'Payer un trajet')).toHaveAttribute('href', '/form/payment')
    await expect(log(page)).toContainText("Vous n'avez pas trouvé la réponse ? Écrivez-nous.")
    await expect(way(page, 'Écrire un message')).toHaveAttribute(
      'href',
      '/contact/form?category=pay&answer=pay-refused&answer=pay-refused-again&answer=pay-refused-expired',
    )
    await axe(page)

    await visit(page, '/contact/chatbot?category=vehicles')
    await answer(page, 'J’ai vendu mon véhicule', /answer=article\.sold-vehicle$/)
    const whole = log(page).getByRole('link', { name: /^Voir l'article complet/ })
    await expect(whole).toHaveAttribute('href', '/sold-vehicle')
    await expect(way(page, 'Écrire un message')).toBeVisible()
    await whole.click()
    await expect(page).toHaveURL(/\/sold-vehicle$/)
  },
)

test(
  'a conversation with every node type: markup is sanitised, a text continues by itself, an extract is fetched, each action opens its page',
  { tag: ['@DATA-33', '@DATA-37', '@F-XSS-01'] },
  async ({ page }) => {
    const pageKinds = [
      ['PREPAYMENT', 'Prépayer un trajet', '/form/prepayment'],
      ['PROTEST', 'Contester un avis', '/form/claim'],
      ['LOGIN', 'Se connecter', '/account/login'],
      ['ALERT', "S'inscrire à l'alerte", '/alert'],
      ['SIGN_UP', 'Créer un compte', '/account/register'],
      ['PAYMENT', 'Payer un trajet', '/form/payment'],
      ['CONTACT_FORM', 'Écrire un message', '/contact/form?category=pay'],
    ] as const
    const root = {
      id: 'root',
      type: 'TEXT',
      text: 'Un <b>instant</b><form action="https://evil.example/"><input name="card"></form>',
      children: [
        {
          id: 'next',
          type: 'QUESTION',
          text: 'Et maintenant ?',
          children: [
            { id: 'read', type: 'ARTICLE', label: 'Lire', articleId: 'how-to-pay' },
            { id: 'silent', type: 'QUESTION' },
            ...pageKinds.map(([action]) => ({ id: action, type: 'ACTION', action })),
          ],
        },
      ],
    }
    await page.route(`**${base}/helpcenter/faq/categories/pay/smartform`, (route) => route.fulfill({ json: root }))
    await visit(page, '/contact/chatbot?category=pay')
    await expect(log(page)).toContainText('Et maintenant ?')
    await expect(log(page).locator('b')).toHaveText('instant')
    await expect(log(page).locator('form, input')).toHaveCount(0)
    await expect(choices(page).getByRole('button')).toHaveText(['Lire'])
    for (const [, name, href] of pageKinds) await expect(way(page, name)).toHaveAttribute('href', href)
    await answer(page, 'Lire', /answer=read$/)
    await expect(log(page)).toContainText('Votre plaque suffit')
  },
)

test(
  'the conversation shows loading, and a failed step can be retried without losing earlier answers',
  { tag: ['@F-NET-01', '@F-NET-04'] },
  async ({ page, sandbox }) => {
    const root = `${base}/helpcenter/faq/categories/pay/smartform`
    await sandbox.fault({ method: 'GET', path: root, times: 1, status: 503 })
    await visit(page, '/contact/chatbot')
    const release = await hold(page, `**${root}*`)
    await choice(page, 'Payer un trajet').click()
    await expect(choices(page).getByRole('status')).toHaveText('Réponse en cours')
    await release()
    await expect(choices(page).getByRole('alert')).toContainText("La suite de la conversation n'a pas pu être chargée.")
    await expect(log(page)).toContainText('Vous : Payer un trajet')
    await axe(page)
    await choices(page).getByRole('button', { name: 'Réessayer' }).click()
    await answer(page, 'Mon paiement a été refusé', /answer=pay-refused$/)

    await sandbox.fault({ path: `${base}/helpcenter/smartform/*`, times: 1, status: 500 })
    await answer(page, 'Je n’ai pas pu aller jusque-là', /answer=pay-refused-again$/)
    await expect(choices(page).getByRole('alert')).toBeVisible()
    await expect(log(page)).toContainText('Quel moyen de paiement')
    await expect(log(page)).toContainText('Vous : Je n’ai pas pu aller jusque-là')
    await choices(page).getByRole('button', { name: 'Réessayer' }).click()
    await expect(log(page)).toContainText('Quel message avez-vous vu')
  },
)

test(
  'when the operator offers no contact form, the contact screens redirect to help, which has no link to contact',
  { tag: ['@CONTACT-01', '@API-51', '@DATA-34', '@HELP-04', '@HELP-12'] },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({ contactFormEntries: [] })
    for (const path of ['/contact/chatbot?category=pay', '/contact/form']) {
      await visit(page, path)
      await expect(page).toHaveURL(/\/help$/)
    }
    const subject = content(page).getByRole('link', { name: 'Payer un trajet' })
    await expect(subject).toBeVisible()
    await expect(content(page).locator('a[href^="/contact/"]')).toHaveCount(0)
    await subject.click()
    await expect(content(page).getByRole('button', { name: 'Comment payer mon passage ?' })).toBeVisible()
    await expect(content(page).locator('a[href^="/contact/"]')).toHaveCount(0)
  },
)

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2000)])
const files = (page: Page) => page.getByLabel('Pièces jointes', { exact: true })
const challenge = '/services/v1/captcha/challenge'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const send = (page: Page) => content(page).getByRole('button', { name: 'Envoyer', exact: true })
const isSent = (page: Page) => page.getByRole('heading', { name: 'Votre message a bien été envoyé.' })

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Sujet', { exact: true }).selectOption('Un paiement ou un reçu')
  await field(page, 'Nom').fill('Moreau')
  await field(page, 'Prénom').fill('Jeanne')
  await field(page, 'E-mail').fill('jeanne@example.org')
  await field(page, 'Message').fill("Mon <b>reçu</b> n'arrive pas.")
}

test(
  "a message arrives with its files and the conversation's answers",
  { tag: ['@CONTACT-01', '@ROUTE-30', '@API-52', '@F-FIL-01'] },
  async ({ page, sandbox }) => {
    await visit(page, '/contact/chatbot?category=pay&answer=pay-refused&answer=pay-refused-card')
    await way(page, 'Écrire un message').click()
    await expect(page).toHaveURL(/\/contact\/form\?category=pay/)
    await expect(page.getByRole('heading', { level: 1, name: 'Écrire un message' })).toBeFocused()
    await expect(content(page).getByText('Ces réponses sont jointes à votre message.')).toBeVisible()
    await fill(page)
    await page.getByLabel('Numéro de plaque').fill('ab 123-cd')
    await files(page).setInputFiles([
      { name: 'photo.PNG', mimeType: 'image/png', buffer: png },
      { name: 'reçu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ])
    await axe(page)
    const release = await hold(page, `**${base}/contact?*`)
    await send(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await send(page).press('Enter')
    await release()
    await expect(isSent(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Votre message a bien été envoyé.' })).toBeFocused()
    await axe(page)

    const sent = (await sandbox.calls(`${base}/contact`)).filter(({ method }) => method === 'POST')
    expect(sent).toMatchObject([{ status: 204, query: { captchaToken: expect.stringMatching(/.+/) } }])
    expect(sent[0]?.body).toEqual(
      expect.arrayContaining([
        { name: 'entryId', value: 'payment' },
        { name: 'lastName', value: 'Moreau' },
        { name: 'firstName', value: 'Jeanne' },
        { name: 'email', value: 'jeanne@example.org' },
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

test(
  'missing or invalid fields show their errors before anything is sent; those of the server appear at their field, other failures above the button; typed text survives failures, a reload and a language switch',
  {
    tag: [
      '@ERROR-05',
      '@ERROR-06',
      '@ERROR-12',
      '@ERROR-16',
      '@ERROR-19',
      '@ERROR-53',
      '@F-FIL-02',
      '@F-FIL-03',
      '@F-FIL-05',
      '@F-NET-17',
      '@F-NET-07',
      '@F-NAV-09',
      '@F-PAY-15',
    ],
  },
  async ({ page, sandbox }) => {
    await visit(page, '/contact/form')
    await send(page).click()
    const missing = page.getByRole('alert', { name: 'Il manque des informations' })
    await expect(missing.getByRole('link')).toHaveText([
      'Choisissez un sujet',
      'Indiquez votre prénom',
      'Indiquez votre nom',
      "L'email est obligatoire",
      'Écrivez votre message',
    ])
    await expect(missing).toBeFocused()
    await expect(field(page, 'Message')).toHaveAccessibleDescription(/Écrivez votre message/)
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/L'email est obligatoire$/)
    await axe(page)

    await fill(page)
    await field(page, 'E-mail').fill('jeanne@')
    await field(page, 'Message').fill('Ma carte 4242 4242 4242 4242 12/28 123')
    await expect(field(page, 'Message')).toHaveAccessibleDescription(/N'indiquez pas de numéro de carte ici/)
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toMatch(/Ma carte(?!.*4242)/)
    await field(page, 'Message').fill('x'.repeat(2001))
    await expect(content(page).getByText('2001 / 2000')).toBeVisible()
    await send(page).click()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
      /L'email n'est pas valide\. Exemple\s: nom@exemple\.fr$/,
    )

    await files(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('MZ a program') })
    await expect(files(page)).toHaveAccessibleDescription(/Seuls les fichiers PNG, JPG, GIF et PDF sont acceptés/)
    await expect(content(page).getByRole('button', { name: /^Retirer/ })).toHaveCount(0)
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)])
    await files(page).setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: large })
    await expect(files(page)).toHaveAccessibleDescription(/La taille totale des fichiers ne doit pas dépasser 5 Mo/)
    await expect(content(page).getByRole('button', { name: /^Retirer/ })).toHaveCount(0)
    expect((await sandbox.calls(`${base}/contact`)).filter(({ method }) => method === 'POST')).toEqual([])

    const refuse = (fault: { status: number; body?: unknown }) =>
      sandbox.fault({ method: 'POST', path: `${base}/contact`, times: 1, ...fault })
    await fill(page)
    await files(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png })
    await expect(content(page).getByRole('button', { name: 'Retirer photo.png' })).toBeVisible()

    // The token of the first sending is prepared; the focus on the refused field prepares the next one, which fails too.
    await expect.poll(() => sandbox.calls(challenge)).not.toHaveLength(0)
    await page.route(/captcha\/challenge/, (route) => route.fulfill({ status: 400 }))
    await refuse({ status: 400, body: { code: 'email_invalid' } })
    await send(page).click()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
      /L'email n'est pas valide\. Exemple\s: nom@exemple\.fr$/,
    )
    await expect(field(page, 'E-mail')).toBeFocused()
    await field(page, 'E-mail').fill('jeanne.moreau@example.org')
    await send(page).click()
    await expect(content(page).getByRole('alert')).toContainText('Veuillez valider le captcha')
    await page.unroute(/captcha\/challenge/)

    await refuse({ status: 413 })
    await send(page).click()
    await expect(files(page)).toHaveAccessibleDescription(/La taille totale des fichiers ne doit pas dépasser 5 Mo/)

    await page.route(/whitelabels\/contact\?/, (route) => route.abort(), { times: 1 })
    await send(page).click()
    await expect(content(page).getByRole('alert')).toContainText('Pas de connexion')
    await expect(field(page, 'Message')).toHaveValue("Mon <b>reçu</b> n'arrive pas.")
    await expect(content(page).getByText('photo', { exact: true })).toBeVisible()

    await refuse({ status: 200, body: '<!doctype html><title>Wi-Fi</title>' })
    await send(page).click()
    await expect(content(page).getByRole('alert')).toContainText('veuillez réessayer plus tard')

    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/contact\/form$/)
    await expect(content(page).getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Français', exact: true }).click()
    // The English page, which the address already left, has a field of the same name and value.
    await expect(send(page)).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue("Mon <b>reçu</b> n'arrive pas.")
    await expect(content(page).getByText('photo', { exact: true })).toBeVisible()

    await reload(page)
    await expect(field(page, 'E-mail')).toHaveValue('jeanne.moreau@example.org')
    await expect(field(page, 'Message')).toHaveValue("Mon <b>reçu</b> n'arrive pas.")
    await expect(page.getByLabel('Sujet', { exact: true })).toHaveValue('payment')
    await send(page).click()
    await expect(isSent(page)).toBeVisible()
    await reload(page)
    await expect(field(page, 'Message')).toHaveValue('')
  },
)

test(
  "a customer's name is filled in; a single subject is preselected",
  { tag: ['@ROLE-07', '@DATA-34'] },
  async ({ page, site, sandbox }) => {
    await asCustomer(page, site, sandbox, [], { firstName: 'Claire', lastName: 'Martin' })
    await sandbox.whitelabel({ contactFormEntries: [{ id: 'contact', label: 'Contact' }] })
    await visit(page, '/contact/form')
    await expect(field(page, 'Prénom')).toHaveValue('Claire')
    await expect(field(page, 'Nom')).toHaveValue('Martin')
    await expect(field(page, 'E-mail')).toHaveValue('claire.martin@example.org')
    await expect(page.getByLabel('Sujet', { exact: true })).toHaveCount(0)
    await field(page, 'Message').fill('Bonjour')
    await send(page).click()
    await expect(isSent(page)).toBeVisible()
  },
)
