import type { SmartFormNode } from '@voie-libre/contract/schemas/content'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, faults, later, openPage, refused } from '../../testing/openPage.tsx'

const base = '/services/v1/whitelabels'
const root = `GET ${base}/helpcenter/faq/categories/pay/smartform`
const log = page.getByRole('log', { name: 'Conversation' })
const choices = page.getByRole('group', { name: 'Vos réponses possibles' })
const retry = choices.getByRole('button', { name: 'Réessayer' })
const address = () => location.pathname + location.search

const card: SmartFormNode = {
  id: 'card',
  type: 'TEXT',
  label: 'Une carte bancaire',
  text: "Rien n'est débité.",
  children: [],
}
const pay: SmartFormNode = {
  id: 'pay',
  type: 'QUESTION',
  text: 'Que pouvons-nous faire ?',
  children: [
    {
      id: 'refused',
      type: 'QUESTION',
      label: 'Mon paiement a été refusé',
      text: 'Quel moyen de paiement ?',
      children: [card, { id: 'again', type: 'QUESTION', label: 'Un autre' }],
    },
  ],
}
/** The conversation about payments; the answer 'Un autre' has to be loaded. */
const operator: Answers = {
  [`GET ${base}/contact`]: { contactFormEntries: [{ id: 'contact' }] },
  [`GET ${base}/helpcenter/faq`]: {
    categories: [
      { id: 'pay', title: 'Payer' },
      { id: 'claims', title: 'Contester' },
    ],
  },
  [root]: pay,
  [`GET ${base}/helpcenter/smartform/again`]: {
    id: 'again',
    type: 'QUESTION',
    text: 'Quel message avez-vous vu ?',
    children: [{ ...card, label: 'Session expirée' }],
  },
}
const openChat = (query = '', answers: Answers = {}) =>
  openPage(`/contact/chatbot${query}`, { ...operator, ...answers })

/** Chooses an answer and waits for the address that it leads to. */
async function choose(name: string, to: string) {
  await choices.getByRole('button', { name }).click()
  await expect.poll(address).toBe(`/contact/chatbot${to}`)
}

it(
  'asks for the subject first, announces messages and keeps them; the keyboard leads from step to step',
  {
    tags: ['CONTACT-02', 'ROLE-04'],
  },
  async () => {
    await openChat()
    await expect.element(log).toHaveAttribute('aria-live', 'polite')
    await expect.element(log).toMatchTextContent('Quel est le sujet de votre demande ?')
    await expect.element(choices.getByRole('button')).toHaveLength(2)
    await expect.element(page.getByRole('button', { name: 'Recommencer' })).not.toBeInTheDocument()
    choices.getByRole('button', { name: 'Payer' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(choices).toHaveFocus()
    await expect.element(log).toMatchTextContent('Vous : Payer')
    await expect.element(log).toMatchTextContent('Assistant : Que pouvons-nous faire ?')
    await userEvent.tab()
    await expect.element(choices.getByRole('button', { name: 'Mon paiement a été refusé' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(log).toMatchTextContent('Quel moyen de paiement ?')
    await expect.element(log).toMatchTextContent('Que pouvons-nous faire ?')
    await expect.element(choices).toHaveFocus()
    expect(await faults()).toEqual([])
  },
)

it(
  'a step back, the history and a restart work, and a double click gives one answer',
  {
    tags: ['F-NAV-02', 'F-NAV-05'],
  },
  async () => {
    await openChat('?category=pay')
    await choices.getByRole('button', { name: 'Mon paiement a été refusé' }).dblClick()
    await expect.element(log).toMatchTextContent('Quel moyen de paiement ?')
    expect(address()).toBe('/contact/chatbot?category=pay&answer=refused')
    await choose('Une carte bancaire', '?category=pay&answer=refused&answer=card')
    await expect.element(log).toMatchTextContent("Rien n'est débité.")

    history.back()
    await expect.element(choices.getByRole('button', { name: 'Une carte bancaire' })).toBeVisible()
    await expect.element(log).not.toMatchTextContent('Une carte bancaire')
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect.poll(address).toBe('/contact/chatbot?category=pay')
    history.forward()
    await expect.poll(address, { message: 'the button went the way of the browser' }).toMatch(/answer=refused$/)
    await page.getByRole('button', { name: 'Recommencer' }).click()
    await expect.poll(address).toBe('/contact/chatbot')
    await expect.element(choices.getByRole('button', { name: 'Payer' })).toBeVisible()
    await expect.element(choices).toHaveFocus()
  },
)

it(
  'an address with an answer that is gone shows the valid part, and the way back stays inside the site',
  {
    tags: ['ROUTE-30', 'I18N-03'],
  },
  async () => {
    await openPage('/de/contact/chatbot?category=pay&answer=refused&answer=gone', operator, { language: 'de' })
    await expect.element(page.getByRole('log')).toMatchTextContent('Quel moyen de paiement ?')
    const back = page.getByRole('button', { name: 'Zurück' })
    for (const to of ['?category=pay&answer=refused', '?category=pay']) {
      await back.click()
      await expect.poll(address).toBe(`/de/contact/chatbot${to}`)
    }
  },
)

it(
  'only what is missing is loaded, and the end of a branch offers to write',
  {
    tags: ['CONTACT-02', 'API-46', 'API-49', 'API-50', 'DATA-33'],
  },
  async () => {
    const calls = await openChat('?category=pay')
    await choose('Mon paiement a été refusé', '?category=pay&answer=refused')
    await choose('Un autre', '?category=pay&answer=refused&answer=again')
    await expect.element(log).toMatchTextContent('Quel message avez-vous vu ?')
    const asked = calls.map(({ name }) => name).filter((name) => name.includes('smartform'))
    expect(asked).toEqual([root, `GET ${base}/helpcenter/smartform/again`])
    await choose('Session expirée', '?category=pay&answer=refused&answer=again&answer=card')
    await expect.element(log).toMatchTextContent("Vous n'avez pas trouvé la réponse ? Écrivez-nous.")
    await expect
      .element(choices.getByRole('link', { name: 'Écrire un message' }))
      .toHaveAttribute('href', '/contact/form?category=pay&answer=refused&answer=again&answer=card')
    expect(await faults()).toEqual([])
  },
)

it(
  'markup is sanitised, a text continues by itself, an extract is fetched, and each action opens its page',
  {
    tags: ['DATA-33', 'DATA-37', 'F-XSS-01'],
  },
  async () => {
    const actions = [
      ['PREPAYMENT', 'Prépayer un trajet', '/form/prepayment'],
      ['PROTEST', 'Contester un avis', '/form/claim'],
      ['LOGIN', 'Se connecter', '/account/login'],
      ['ALERT', "S'inscrire à l'alerte", '/alert'],
      ['SIGN_UP', 'Créer un compte', '/account/register'],
      ['PAYMENT', 'Payer un trajet', '/form/payment'],
      ['CONTACT_FORM', 'Écrire un message', '/contact/form?category=pay'],
    ] as const
    const text = 'Un <b>instant</b><form action="https://evil.example/"><input name="card"></form>'
    const children = [
      { id: 'read', type: 'ARTICLE', label: 'Lire', articleId: 'how-to-pay' },
      { id: 'silent', type: 'QUESTION' },
      ...actions.map(([action]) => ({ id: action, type: 'ACTION', action })),
    ]
    const next = { id: 'next', type: 'QUESTION', text: 'Et maintenant ?', children }
    await openChat('?category=pay', {
      [root]: { id: 'root', type: 'TEXT', text, children: [next] },
      [`GET ${base}/helpcenter/faq/articles/how-to-pay`]: { title: 'Payer', extract: 'Votre plaque suffit.' },
    })
    await expect.element(log).toMatchTextContent('Et maintenant ?')
    await expect.poll(() => log.element().querySelector('b')?.textContent).toBe('instant')
    expect(log.element().querySelector('form, input')).toBeNull()
    await expect.element(choices.getByRole('button')).toHaveTextContent('Lire')
    for (const [, name, href] of actions)
      await expect.element(choices.getByRole('link', { name })).toHaveAttribute('href', href)
    await choose('Lire', '?category=pay&answer=read')
    await expect.element(log).toMatchTextContent('Votre plaque suffit.')
    const whole = log.getByRole('link', { name: "Voir l'article complet (Lire)" })
    await expect.element(whole).toHaveAttribute('href', '/how-to-pay')
    await expect.element(choices.getByRole('link', { name: 'Écrire un message' })).toBeVisible()
  },
)

it(
  'a failed step can be tried again, and keeps the answers before',
  {
    tags: ['F-NET-01', 'F-NET-04'],
  },
  async () => {
    const first = later()
    const roots = [first.promise, pay]
    const others: (() => unknown)[] = [refused(500), () => operator[`GET ${base}/helpcenter/smartform/again`]]
    await openChat('', {
      [root]: () => roots.shift(),
      [`GET ${base}/helpcenter/smartform/again`]: () => others.shift()?.(),
    })
    await choose('Payer', '?category=pay')
    await expect.element(choices.getByRole('status')).toHaveTextContent('Réponse en cours')
    first.resolve(refused(503)())
    const failure = choices.getByRole('alert')
    await expect.element(failure).toMatchTextContent("La suite de la conversation n'a pas pu être chargée.")
    await expect.element(log).toMatchTextContent('Vous : Payer')
    expect(await faults()).toEqual([])
    await retry.click()
    await choose('Mon paiement a été refusé', '?category=pay&answer=refused')
    await choose('Un autre', '?category=pay&answer=refused&answer=again')
    await expect.element(failure).toBeVisible()
    await expect.element(log).toMatchTextContent('Quel moyen de paiement ?')
    await expect.element(log).toMatchTextContent('Vous : Un autre')
    await retry.click()
    await expect.element(log).toMatchTextContent('Quel message avez-vous vu ?')
  },
)

it.each(['/contact/chatbot?category=pay', '/contact/form'])(
  '%s leads to help where the operator takes no messages',
  {
    tags: ['CONTACT-01', 'API-51', 'DATA-34', 'HELP-12'],
  },
  async (path) => {
    await openPage(path, { ...operator, [`GET ${base}/contact`]: { contactFormEntries: [] } })
    await expect.poll(address).toBe('/help')
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Payer' })).toBeVisible()
    await expect.poll(() => document.querySelector('main a[href^="/contact/"]')).toBeNull()
  },
)
