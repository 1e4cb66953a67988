import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, faults, later, loggedIn, openPage, refused } from '../../testing/openPage.tsx'

const base = '/services/v1/whitelabels'
const faq = `GET ${base}/helpcenter/faq`
const article = `${faq}/articles/how-to-pay`
const main = page.getByRole('main')
const contact = main.getByRole('link', { name: /[Cc]ontacte[rz]/ })
const field = page.getByRole('searchbox', { name: "Rechercher dans l'aide" })
const count = main.getByRole('status').first()
const found = page.getByRole('region', { name: 'Résultats' }).getByRole('listitem')
const question = main.getByRole('button', { name: 'Comment payer mon passage ?' })
const failure = page.getByText(/^Une erreur est survenue lors du chargement des données/)
const retry = page.getByRole('button', { name: 'Réessayer' })

const pay = { id: 'pay', title: 'Payer un trajet' }
const howToPay = {
  id: 'how-to-pay',
  title: 'Comment payer mon passage ?',
  extract: 'Votre <b>plaque</b> suffit.',
  content: '<p>Aucun badge.</p>',
  faqCategory: pay,
}
const deadline = { id: 'deadline', title: 'Combien de temps ?', catchphrase: 'Rien ne presse, ou presque.' }
const operator: Answers = {
  [faq]: {
    title: "Besoin d'aide",
    categories: [
      { ...pay, icon: 'wallet' },
      { id: 'claims', title: 'Contester' },
    ],
  },
  [`${faq}/categories/pay`]: { title: pay.title, articles: [howToPay, deadline] },
  [`${faq}/articles`]: [howToPay, { ...deadline, faqCategory: pay }],
  [article]: howToPay,
  [`${faq}/articles/deadline`]: deadline,
  [`GET ${base}/contact`]: { contactFormEntries: [{ id: 'contact' }] },
}
const openHelp = (path: string, answers: Answers = {}) => openPage(path, { ...operator, ...answers })

it(
  'the help centre shows the title, the picture and the categories of the operator, and the way to contact',
  {
    tags: ['ROUTE-24', 'HELP-01', 'HELP-02', 'HELP-03', 'HELP-04'],
  },
  async () => {
    await openHelp('/help', {
      [faq]: {
        title: "Besoin d'aide",
        subtitle: 'Nous <b>répondons</b>',
        picture: '/media/gantry.svg',
        categories: [
          { ...pay, icon: 'wallet' },
          { id: 'claims', title: 'Contester', icon: 'no-such-icon' },
        ],
      },
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent("Besoin d'aide")
    await expect.poll(() => document.title).toMatch(/^Besoin d'aide/)
    await expect.element(page.getByText('Nous répondons')).toBeVisible()
    await expect.poll(() => document.querySelector('main img[src$="/media/gantry.svg"]')).not.toBeNull()
    for (const [name, href] of [
      ['Payer un trajet', '/help/pay'],
      ['Contester', '/help/claims'],
      ['Nous contacter', '/contact/chatbot'],
    ] as const) {
      const tile = main.getByRole('link', { name })
      await expect.element(tile).toHaveAttribute('href', href)
      expect(tile.element().querySelectorAll('svg')).toHaveLength(2)
    }
    expect(await faults()).toEqual([])
  },
)

it(
  'a question unfolds its extract, which is asked for once, on the first opening',
  {
    tags: ['ROUTE-25', 'HELP-05', 'HELP-06', 'HELP-07', 'HELP-08', 'HELP-09', 'HELP-12', 'HELP-15'],
  },
  async () => {
    const answer = later()
    const calls = await openHelp('/help/pay', { [article]: () => answer.promise })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Payer un trajet')
    await expect.element(page.getByText('Vous ne trouver pas réponse à votre question ? Contactez-nous')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute('href', '/contact/chatbot')
    await expect
      .element(page.getByRole('link', { name: /Revenir aux sujets principaux$/ }))
      .toHaveAttribute('href', '/help')
    await expect.element(question).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => calls.map(({ name }) => name)).not.toContain(article)
    question.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).toHaveAttribute('aria-expanded', 'true')
    const shown = page.getByRole('region', { name: 'Comment payer mon passage ?' })
    await expect.element(shown.getByRole('status')).toMatchTextContent('Chargement en cours')
    answer.resolve(howToPay)
    await expect.element(shown).toMatchTextContent('Votre plaque suffit.')
    await expect
      .element(shown.getByRole('link', { name: /^Voir l'article complet/ }))
      .toHaveAttribute('href', '/how-to-pay')
    expect(await faults()).toEqual([])
    await userEvent.keyboard(' ')
    await expect.element(question).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(shown).toMatchTextContent('Votre plaque suffit.')
    await expect.poll(() => calls.filter(({ name }) => name === article)).toHaveLength(1)
    await main.getByRole('button', { name: 'Combien de temps ?' }).click()
    await expect.element(page.getByText('Rien ne presse, ou presque.')).toBeVisible()
  },
)

it('paper has answers that were never opened', async () => {
  await openHelp('/help/pay')
  await expect.element(question).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  await expect.element(page.getByText('Aucun badge.')).toBeInTheDocument()
})

it(
  'an article asks whether it was useful, if the operator wants to know, and leads back to its subject',
  {
    tags: ['HELP-14'],
  },
  async () => {
    const rating = `POST ${base}/helpcenter/faq/articles/how-to-pay/feedback`
    const useful = page.getByRole('group', { name: 'Cette réponse vous a-t-elle été utile ?' })
    const answers: (() => unknown)[] = [refused(500), () => undefined]
    const calls = await openHelp('/how-to-pay', {
      [article]: { ...howToPay, asksFeedback: true },
      [rating]: () => answers.shift()?.(),
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Comment payer mon passage ?')
    const tab = page.getByRole('banner').getByRole('link', { name: "Centre d'aide" })
    await expect.element(tab).toHaveAttribute('aria-current', 'page')
    await expect.element(main.getByRole('link', { name: 'Payer un trajet' })).toHaveAttribute('href', '/help/pay')
    await expect.element(main.getByRole('link', { name: /Revenir au sujet/ })).toHaveAttribute('href', '/help/pay')
    expect(await faults()).toEqual([])
    await useful.getByRole('button', { name: 'Non' }).click()
    await expect.element(useful.getByRole('status')).toMatchTextContent("n'a pas pu être envoyé")
    await useful.getByRole('button', { name: 'Oui' }).click()
    await expect.element(useful.getByRole('status')).toHaveTextContent('Merci pour votre avis.')
    await expect
      .poll(() => calls.filter(({ name }) => name === rating).map(({ body }) => body))
      .toEqual([{ useful: false }, { useful: true }])
    await openHelp('/how-to-pay')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Comment payer mon passage ?')
    await expect.element(useful).not.toBeInTheDocument()
  },
)

it.each([
  ['to a renter', '/help', {}, loggedIn('renter')],
  ['to a renter', '/help/pay', {}, loggedIn('renter')],
  ['where the operator takes no messages', '/help', { [`GET ${base}/contact`]: { contactFormEntries: [] } }, {}],
  ['where the operator takes no messages', '/help/pay', { [`GET ${base}/contact`]: { contactFormEntries: [] } }, {}],
])('%s, %s offers no contact', { tags: ['ROLE-10', 'HELP-04', 'HELP-12'] }, async (_, path, answers, stored) => {
  const provider = { name: 'Rivage', renterFaqId: 'renters' }
  const calls = await openPage(path, { ...operator, [`GET ${base}`]: provider, ...answers }, { stored })
  await expect.element(path === '/help' ? main.getByRole('link', { name: 'Payer un trajet' }) : question).toBeVisible()
  await expect.element(contact).not.toBeInTheDocument()
  if (!('user/token' in stored)) return
  const tab = page.getByRole('banner').getByRole('link', { name: "Centre d'aide" })
  await expect.element(tab).toHaveAttribute('href', '/help/renters')
  await expect.poll(() => calls.map(({ name }) => name)).not.toContain(`GET ${base}/contact`)
})

it(
  'an article that is only an address is a link with its target, an unsafe address is none, and one of the site stays in it',
  {
    tags: ['HELP-10', 'HELP-11'],
  },
  async () => {
    const link = (id: string, url: string, urlOpenNewTab: boolean) => ({
      id,
      title: `Vers ${id}`,
      url,
      urlOpenNewTab,
      articleType: 'URL',
    })
    const articles = [
      link('dehors', 'https://law.example/', true),
      link('ici', 'https://law.example/same', false),
      link('page', '/form/payment', true),
      link('site', `${location.origin}/form/payment`, false),
      link('piège', 'javascript:alert(1)', false),
    ]
    const answers = { ...operator, [`${faq}/categories/pay`]: { title: 'Liens', articles } }
    await openPage('/en/help/pay', answers, { language: 'en' })
    const to = (name: string) => main.getByRole('link', { name: new RegExp(`^Vers ${name}`) })
    await expect.element(to('dehors')).toHaveAttribute('target', '_blank')
    await expect.element(to('dehors')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(to('ici')).toHaveAttribute('href', 'https://law.example/same')
    for (const name of ['ici', 'page', 'site']) await expect.element(to(name)).not.toHaveAttribute('target')
    await expect.element(to('site')).toHaveAttribute('href', '/en/form/payment')
    await expect.element(to('piège')).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: 'Vers piège' })).toBeVisible()
    await to('page').click()
    await expect.poll(() => location.pathname).toBe('/en/form/payment')
  },
)

it('markup in the address is text', { tags: ['HELP-16', 'F-XSS-04'] }, async () => {
  await openHelp(`/help/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect.element(failure).toBeVisible()
  await expect.poll(() => document.querySelector('img[src="x"]')).toBeNull()
})

it(
  'the help centre shows that it loads, and after a failure one fixed message until it can be loaded',
  {
    tags: ['HELP-13', 'HELP-16', 'F-NET-01', 'F-NET-04'],
  },
  async () => {
    const first = later()
    const answers = [first.promise, operator[faq]]
    await openHelp('/help', { [faq]: () => answers.shift() })
    await expect.element(main.getByRole('status').first()).toMatchTextContent('Chargement en cours')
    first.resolve(refused(503)())
    await expect.element(failure).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent("Centre d'aide")
    expect(await faults()).toEqual([])
    await retry.click()
    await expect.element(main.getByRole('link', { name: 'Payer un trajet' })).toBeVisible()
  },
)

it('a category and an answer that fail can be tried again', { tags: ['HELP-16', 'F-NET-04'] }, async () => {
  const pages: (() => unknown)[] = [refused(500), () => operator[`${faq}/categories/pay`]]
  const answers: (() => unknown)[] = [refused(500), () => howToPay]
  await openHelp('/help/pay', {
    [`${faq}/categories/pay`]: () => pages.shift()?.(),
    [article]: () => answers.shift()?.(),
  })
  await expect.element(failure).toBeVisible()
  await retry.click()
  await question.click()
  await expect.element(failure).toBeVisible()
  await retry.click()
  await expect.element(page.getByText('Votre plaque suffit.')).toBeVisible()
})

it('the search reads whole articles in one request, announces the number of results, and lists all', async () => {
  const many = Array.from({ length: 40 }, (_, id) => ({ id: `many-${id}`, title: `Question numéro ${id}` }))
  const answers: (() => unknown)[] = [refused(500), () => [howToPay, ...many]]
  const calls = await openHelp('/help', { [`${faq}/articles`]: () => answers.shift()?.() })
  await field.fill('zzzz')
  await expect.element(failure, { message: 'a failed search is not shown as empty' }).toBeVisible()
  await retry.click()
  await expect.element(count).toHaveTextContent('Aucune réponse trouvée')
  await expect.element(page.getByRole('heading', { name: "Nous n'avons rien trouvé" })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Voir tous les sujets' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(main.getByRole('link', { name: 'Payer un trajet' })).toBeVisible()
  await field.fill('question numero')
  await expect.element(count).toHaveTextContent('40 réponses trouvées')
  await expect.poll(() => found.elements()).toHaveLength(40)
  await field.fill('BADGE aucun')
  await expect.element(count).toHaveTextContent('1 réponse trouvée')
  await expect.element(found).toMatchTextContent('Votre plaque suffit.')
  expect(await faults()).toEqual([])
  await expect
    .poll(() => calls.filter(({ name }) => name.startsWith(`${faq}/`)).map(({ name }) => name))
    .toEqual([`${faq}/articles`, `${faq}/articles`])
  const link = found.getByRole('link', { name: 'Comment payer mon passage ?' })
  await expect.element(link).toHaveAttribute('href', '/how-to-pay')
})

it('without the call for the whole help, the search reads categories and articles one by one', async () => {
  const calls = await openHelp('/help', {
    [`${faq}/articles`]: refused(404, 'no_such_call'),
    [`${faq}/categories/claims`]: { title: 'Contester', articles: [] },
  })
  await field.fill('badge aucun')
  await expect.element(found).toMatchTextContent('Votre plaque suffit.')
  await expect.poll(() => calls.filter(({ name }) => name === article)).toHaveLength(1)
})

it('a query survives a language switch', { tags: ['F-NAV-09'] }, async () => {
  await openPage('/es/help', operator, { language: 'es' })
  await page.getByRole('searchbox').fill('BADGE')
  await expect.element(main.getByRole('region').getByRole('link')).toHaveAttribute('href', '/es/how-to-pay')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect.element(field).toHaveValue('BADGE')
})
