import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, faults, later, loggedIn, openPage, refused } from '../../testing/openPage.tsx'

const base = '/services/v1/whitelabels'
const sending = `POST ${base}/contact`
const field = (name: string) => page.getByRole('textbox', { name })
const subject = page.getByRole('combobox', { name: 'Sujet' })
const files = page.getByLabelText('Pièces jointes', { exact: true })
const send = page.getByRole('button', { name: 'Envoyer' })
const failure = page.getByRole('main').getByRole('alert')
const isSent = page.getByRole('region', { name: 'Votre message a bien été envoyé.' })
const words = "Mon <b>reçu</b> n'arrive pas."
const png = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.PNG', {
  type: 'image/png',
})

const operator: Answers = {
  [`GET ${base}/contact`]: {
    contactFormEntries: [
      { id: 'contact', label: 'Autre chose' },
      { id: 'payment', label: 'Un paiement ou un reçu' },
    ],
  },
  [`GET ${base}/helpcenter/faq`]: { categories: [{ id: 'pay', title: 'Payer un trajet' }] },
  [`GET ${base}/helpcenter/faq/categories/pay/smartform`]: {
    id: 'pay',
    type: 'QUESTION',
    children: [{ id: 'card', type: 'QUESTION', label: 'Une carte bancaire', children: [] }],
  },
  [sending]: undefined,
}
const openForm = (answers: Answers = {}, query = '') => openPage(`/contact/form${query}`, { ...operator, ...answers })

/** As `userEvent.upload`, which takes seconds for a large file. */
function attach(file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  Reflect.set(files.element(), 'files', transfer.files)
  files.element().dispatchEvent(new Event('change', { bubbles: true }))
}

async function fill() {
  await subject.selectOptions('Un paiement ou un reçu')
  await field('Nom').fill('Moreau')
  await field('Prénom').fill('Jeanne')
  await field('E-mail').fill('jeanne@example.org')
  await field('Message').fill(words)
}

it(
  'a message is sent once, with its file and the answers of the conversation',
  {
    tags: ['CONTACT-01', 'ROUTE-30', 'API-52', 'F-FIL-01'],
  },
  async () => {
    const answer = later()
    const calls = await openForm({ [sending]: () => answer.promise }, '?category=pay&answer=card')
    await expect.element(page.getByText('Ces réponses sont jointes à votre message.')).toBeVisible()
    await fill()
    await field("Numéro de plaque d'immatriculation").fill('ab 123-cd')
    attach(png)
    expect(await faults()).toEqual([])
    await send.click()
    await expect.element(page.getByRole('progressbar')).toBeVisible()
    send.element().focus()
    await userEvent.keyboard('{Enter}')
    answer.resolve(undefined)
    await expect.element(isSent).toHaveFocus()
    expect(await faults()).toEqual([])
    const [sent, ...others] = calls.filter(({ name }) => name === sending)
    expect(others).toEqual([])
    await expect.poll(() => sent?.query).toEqual({ captchaToken: '' })
    await expect
      .poll(() => sent?.body)
      .toEqual({
        entryId: 'payment',
        lastName: 'Moreau',
        firstName: 'Jeanne',
        email: 'jeanne@example.org',
        plate: 'AB123CD',
        message: expect.stringMatching(
          /^\[Payer un trajet > Une carte bancaire\]\r?\n\r?\nMon <b>reçu<\/b> n'arrive pas\.$/,
        ),
        files: expect.objectContaining({ name: 'photo.PNG', type: 'image/png', size: 8 }),
      })
  },
)

it(
  'a message that is sent before the answers of the conversation arrive waits for them',
  { tags: ['CONTACT-01'] },
  async () => {
    const smartform = `GET ${base}/helpcenter/faq/categories/pay/smartform`
    const answer = later()
    const calls = await openForm({ [smartform]: () => answer.promise }, '?category=pay&answer=card')
    await fill()
    await send.click()
    await expect.element(page.getByRole('button', { name: /Envoyer/ })).toHaveAttribute('aria-busy', 'true')
    answer.resolve(operator[smartform])
    await expect.element(isSent).toBeVisible()
    expect(calls.find(({ name }) => name === sending)?.body).toMatchObject({
      message: expect.stringMatching(/^\[Payer un trajet > Une carte bancaire\]/),
    })
  },
)

it('a conversation that fails to load does not keep a message back', { tags: ['CONTACT-01'] }, async () => {
  const faq = `GET ${base}/helpcenter/faq`
  const calls = await openForm({ [faq]: refused(500) }, '?category=pay&answer=card')
  await fill()
  await send.click()
  await expect.element(isSent).toBeVisible()
  expect(calls.find(({ name }) => name === sending)?.body).toMatchObject({ message: words })
})

it(
  'missing fields are listed and marked before anything is sent',
  {
    tags: ['ERROR-05', 'ERROR-12'],
  },
  async () => {
    const calls = await openForm()
    await send.click()
    const missing = page.getByRole('alert', { name: 'Il manque des informations' })
    await expect.element(missing).toHaveFocus()
    expect(
      missing
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choisissez un sujet',
      'Indiquez votre prénom',
      'Indiquez votre nom',
      "L'email est obligatoire",
      'Écrivez votre message',
    ])
    await expect.element(field('Message')).toHaveAccessibleDescription(/Écrivez votre message/)
    await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email est obligatoire$/)
    expect(await faults()).toEqual([])
    await expect.poll(() => calls.map(({ name }) => name)).not.toContain(sending)
  },
)

it(
  'a wrong e-mail, a long message and the number of a card are refused, and the number is not stored',
  {
    tags: ['ERROR-06', 'F-PAY-15'],
  },
  async () => {
    const calls = await openForm()
    await fill()
    await field('E-mail').fill('jeanne@')
    await send.click()
    const example = /L'email n'est pas valide\. Exemple\s: nom@exemple\.fr$/
    await expect.element(field('E-mail')).toHaveAccessibleDescription(example)
    await field('Message').fill('Ma carte 4242 4242 4242 4242 12/28 123')
    await expect.element(field('Message')).toHaveAccessibleDescription(/N'indiquez pas de numéro de carte ici/)
    await expect.poll(() => JSON.stringify(sessionStorage)).toMatch(/Ma carte(?!.*4242)/)
    await field('Message').fill('x'.repeat(2001))
    await expect.element(page.getByText('2001 / 2000')).toBeVisible()
    await expect.poll(() => calls.map(({ name }) => name)).not.toContain(sending)
  },
)

it.each([
  [
    'program',
    new File(['MZ a program'], 'photo.png', { type: 'image/png' }),
    /Seuls les fichiers PNG, JPG, GIF et PDF/,
  ],
  ['large', new File(['%PDF-', new Uint8Array(5 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }), /5 Mo/],
])('a %s file is refused at its field', { tags: ['ERROR-16', 'F-FIL-02', 'F-FIL-03'] }, async (_, file, reason) => {
  await openForm()
  attach(file)
  await expect.element(files).toHaveAccessibleDescription(reason)
  await expect.element(page.getByRole('button', { name: /^Retirer/ })).not.toBeInTheDocument()
})

it(
  'what the server refuses appears at its field, other failures above the button, and all values stay',
  {
    tags: ['ERROR-19', 'F-FIL-05', 'F-NET-07'],
  },
  async () => {
    const answers: (() => unknown)[] = [
      refused(400, 'email_invalid'),
      refused(413),
      () => Promise.reject(new TypeError()),
      () => new Response('<!doctype html><title>Wi-Fi</title>'),
    ]
    await openForm({ [sending]: () => answers.shift()?.() })
    await fill()
    attach(png)
    await send.click()
    await expect.element(field('E-mail')).toHaveAccessibleDescription(/L'email n'est pas valide/)
    await expect.element(field('E-mail')).toHaveFocus()
    await field('E-mail').fill('jeanne.moreau@example.org')
    await send.click()
    await expect.element(files).toHaveAccessibleDescription(/La taille totale des fichiers ne doit pas dépasser 5 Mo/)
    await send.click()
    await expect.element(failure).toMatchTextContent('Pas de connexion')
    await send.click()
    await expect.element(failure).toMatchTextContent('veuillez réessayer plus tard')
    await expect.element(field('Message')).toHaveValue(words)
    await expect.element(page.getByRole('button', { name: 'Retirer photo.PNG' })).toBeVisible()
    await send.click()
    await expect.element(isSent).toBeVisible()
  },
)

it(
  'a captcha that cannot be solved is explained, as the form shows none',
  {
    tags: ['ERROR-53', 'F-NET-17'],
  },
  async () => {
    const challenge = { 'GET /services/v1/captcha/challenge': refused(400) }
    await openPage('/contact/form', { ...operator, ...challenge }, { settings: { captcha: { provider: 'altcha' } } })
    await fill()
    await send.click()
    await expect.element(failure).toMatchTextContent('Veuillez valider le captcha')
  },
)

it('typed text survives a language switch and a reload, until it is sent', { tags: ['F-NAV-09'] }, async () => {
  await openForm()
  await fill()
  attach(png)
  await expect.element(page.getByRole('button', { name: 'Retirer photo.PNG' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect.element(field('Message')).toHaveValue(words)
  await expect.element(page.getByRole('button', { name: 'Remove photo.PNG' })).toBeVisible()

  await openForm()
  await expect.element(subject).toHaveValue('payment')
  await expect.element(field('E-mail')).toHaveValue('jeanne@example.org')
  await expect.element(field('Message')).toHaveValue(words)
  await expect.element(failure).not.toBeInTheDocument()
  await send.click()
  await expect.element(isSent).toBeVisible()
  await openForm()
  await expect.element(field('Message')).toHaveValue('')
})

it("a customer's name is filled in; a single subject is preselected", { tags: ['ROLE-07', 'DATA-34'] }, async () => {
  const profile = { email: 'claire@example.org', firstName: 'Claire', lastName: 'Martin' }
  const one = { contactFormEntries: [{ id: 'contact', label: 'Contact' }] }
  const answers = { ...operator, [`GET ${base}/contact`]: one, 'GET /services/v1/users/me': profile }
  const calls = await openPage('/contact/form', answers, { stored: loggedIn('customer') })
  await expect.element(field('Prénom')).toHaveValue('Claire')
  await expect.element(field('Nom')).toHaveValue('Martin')
  await expect.element(field('E-mail')).toHaveValue('claire@example.org')
  await expect.element(subject).not.toBeInTheDocument()
  await field('Message').fill('Bonjour')
  await send.click()
  await expect.element(isSent).toBeVisible()
  await expect.poll(() => calls.find(({ name }) => name === sending)?.body).toMatchObject({ entryId: 'contact' })
})
