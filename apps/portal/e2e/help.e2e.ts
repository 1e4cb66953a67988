import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@voie-libre/domain/reference/languages'
import * as z from 'zod/mini'
import { hold } from './support/hold.ts'
import { asRenter } from './support/people.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const loadError =
  'Une erreur est survenue lors du chargement des données, veuillez actualiser la page ou réessayer plus tard.'
const faqPath = '/services/v1/whitelabels/helpcenter/faq'

const content = (page: Page) => page.getByRole('main')
const searchField = (page: Page) => page.getByRole('searchbox', { name: "Rechercher dans l'aide" })

test(
  'the help centre leads from its categories over a question to the article and back, and to contact',
  {
    tag: [
      '@ROUTE-24',
      '@ROUTE-25',
      '@HELP-01',
      '@HELP-02',
      '@HELP-03',
      '@HELP-04',
      '@HELP-05',
      '@HELP-06',
      '@HELP-07',
      '@HELP-08',
      '@HELP-09',
      '@HELP-12',
      '@HELP-14',
      '@HELP-15',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({
      faq: {
        title: "Besoin d'aide",
        subtitle: 'Nous <b>répondons</b>',
        picture: '/media/gantry.svg',
        categories: [
          { id: 'pay', title: 'Payer un trajet', icon: 'wallet' },
          { id: 'claims', title: 'Contester', icon: 'no-such-icon' },
        ],
      },
      articles: { 'payment-deadline': { extract: null, catchphrase: 'Rien ne presse, ou presque.' } },
    })
    await test.step('the help centre', async () => {
      await visit(page, '/help')
      await expect(page.getByRole('heading', { level: 1, name: "Besoin d'aide" })).toBeVisible()
      await expect(page).toHaveTitle(/^Besoin d'aide/)
      await expect(page.getByText('Nous répondons')).toBeVisible()
      await expect(content(page).locator('img[src$="/media/gantry.svg"]')).toBeVisible()
      for (const [name, href] of [
        ['Payer un trajet', '/help/pay'],
        ['Contester', '/help/claims'],
        ['Nous contacter', '/contact/chatbot'],
      ] as const) {
        const tile = content(page).getByRole('link', { name })
        await expect(tile).toHaveAttribute('href', href)
        await expect(tile.locator('svg')).toHaveCount(2)
      }
      await axe(page)
      await content(page).getByRole('link', { name: 'Payer un trajet' }).click()
      await expect(page).toHaveURL(/\/help\/pay$/)
    })

    const article = `${faqPath}/articles/how-to-pay`
    const whole =
      await test.step('a question of a category expands to its extract, loaded on first opening', async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Payer un trajet' })).toBeFocused()
        const line = content(page).getByText('Vous ne trouver pas réponse à votre question ? Contactez-nous')
        await expect(line.getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute('href', '/contact/chatbot')
        const question = content(page).getByRole('button', { name: 'Comment payer mon passage ?' })
        await expect(question).toHaveAttribute('aria-expanded', 'false')
        expect(await sandbox.calls(article)).toEqual([])

        const release = await hold(page, `**${article}`)
        await question.focus()
        await page.keyboard.press('Enter')
        await expect(question).toHaveAttribute('aria-expanded', 'true')
        const answer = page.getByRole('region', { name: 'Comment payer mon passage ?' })
        await expect(answer.getByRole('status')).toContainText('Chargement en cours')
        await release()
        await expect(answer).toContainText('Votre plaque suffit')
        await axe(page)

        await page.keyboard.press('Space')
        await expect(question).toHaveAttribute('aria-expanded', 'false')
        await page.keyboard.press('Enter')
        await expect(answer).toContainText('Votre plaque suffit')
        await expect.poll(() => sandbox.calls(article), { message: 'asked once' }).toHaveLength(1)

        await content(page).getByRole('button', { name: 'Combien de temps ai-je pour payer ?' }).click()
        await expect(page.getByText('Rien ne presse, ou presque.')).toBeVisible()

        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
        await page.emulateMedia({ media: 'print' })
        await expect(
          page.getByText(/pour les trajets terminés seulement/),
          'paper has answers never opened',
        ).toBeVisible()
        await page.emulateMedia({ media: null })
        return answer.getByRole('link', { name: /^Voir l'article complet/ })
      })

    await test.step('the article asks whether it was useful, and leads back to its subject', async () => {
      await whole.click()
      await expect(page).toHaveURL(/\/how-to-pay$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Comment payer mon passage ?' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: "Centre d'aide" })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(content(page).locator('nav').getByRole('link', { name: 'Payer un trajet' })).toHaveAttribute(
        'href',
        '/help/pay',
      )
      const useful = page.getByRole('group', { name: 'Cette réponse vous a-t-elle été utile ?' })
      await expect(useful).toBeVisible()
      await axe(page)
      await sandbox.fault({ method: 'POST', path: `${article}/feedback`, status: 500, times: 1 })
      await useful.getByRole('button', { name: 'Non' }).click()
      await expect(useful.getByRole('status')).toContainText("n'a pas pu être envoyé")
      await useful.getByRole('button', { name: 'Oui' }).click()
      await expect(useful.getByRole('status')).toHaveText('Merci pour votre avis.')
      const ratings = await sandbox.calls(`${article}/feedback`)
      expect(ratings.map(({ body }) => body)).toEqual([{ useful: false }, { useful: true }])

      await content(page)
        .getByRole('link', { name: /Revenir au sujet/ })
        .click()
      await expect(page).toHaveURL(/\/help\/pay$/)
      await page.getByRole('link', { name: 'Revenir aux sujets principaux' }).click()
      await expect(page).toHaveURL(/\/help$/)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
      await expect(page).toHaveURL(/\/legal-notice$/)
      await expect(page.getByRole('banner').locator('[aria-current=page]'), 'no tab has legal notices').toHaveCount(0)

      await sandbox.whitelabel({ articles: { 'how-to-pay': { asksFeedback: null } } })
      await visit(page, '/how-to-pay')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment payer mon passage ?')
      await expect(useful, 'the operator does not want to know').toHaveCount(0)
    })
  },
)

test(
  'a renter can read help but gets no link to contact',
  { tag: ['@ROLE-10', '@HELP-04', '@HELP-12'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await visit(page, '/help')
    await expect(content(page).getByRole('link', { name: 'Payer un trajet' })).toBeVisible()
    await expect(content(page).locator('a[href="/contact/chatbot"]')).toHaveCount(0)
    const tab = page.getByRole('banner').getByRole('link', { name: "Centre d'aide" })
    // Until the header knows the renters' category, the tab leads to the help centre.
    await expect(tab).toHaveAttribute('href', '/help/renters')
    await tab.click()
    await expect(page).toHaveURL(/\/help\/renters$/)
    await expect(content(page).getByRole('button', { expanded: false }).first()).toBeVisible()
    await expect(content(page).locator('a[href="/contact/chatbot"]')).toHaveCount(0)
    expect(await sandbox.calls('/services/v1/whitelabels/contact')).toEqual([])
  },
)

test(
  'an article that is only an external address becomes a plain link with its configured target; an unsafe address is no link, and markup in an address is text',
  { tag: ['@HELP-10', '@HELP-11', '@HELP-16', '@F-XSS-04'] },
  async ({ page, site, sandbox }) => {
    const article = (id: string, url: string, urlOpenNewTab: boolean) => ({
      id,
      title: `Vers ${id}`,
      url,
      urlOpenNewTab,
      articleType: 'URL',
    })
    await sandbox.whitelabel({
      faqCategories: {
        pay: {
          title: 'Liens',
          articles: [
            article('dehors', 'https://law.example/', true),
            article('ici', 'https://law.example/same', false),
            article('page', '/form/payment', true),
            article('site', `${site}/form/payment`, false),
            article('piège', 'javascript:alert(1)', false),
          ],
        },
      },
    })
    await visit(page, '/en/help/pay')
    const link = (name: string) => content(page).getByRole('link', { name })
    await expect(link('Vers dehors')).toHaveAttribute('target', '_blank')
    await expect(link('Vers dehors')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link('Vers ici')).toHaveAttribute('href', 'https://law.example/same')
    for (const name of ['Vers ici', 'Vers page', 'Vers site']) await expect(link(name)).not.toHaveAttribute('target')
    await expect(link('Vers site')).toHaveAttribute('href', '/en/form/payment')
    await expect(link('Vers piège')).toHaveCount(0)
    await expect(content(page).getByRole('button', { name: 'Vers piège' })).toBeVisible()

    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await link('Vers page').click()
    await expect(page).toHaveURL(/\/en\/form\/payment$/)
    await expect(page.locator('html')).toHaveAttribute('data-same-document')

    await visit(page, `/help/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    await expect(page.getByRole('alert')).toContainText(loadError)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  },
)

test(
  'help shows a loading state, and on failure one fixed message until it can be loaded',
  { tag: ['@HELP-13', '@HELP-16', '@F-NET-01', '@F-NET-04'] },
  async ({ page, sandbox }) => {
    // Both ask: the server, if it has no recent answer, and the page.
    await sandbox.fault({ method: 'GET', path: faqPath, times: 20, status: 503 })
    const release = await hold(page, `**${faqPath}`)
    await page.goto('/help', { waitUntil: 'commit' })
    await expect(content(page).getByRole('status').first()).toContainText('Chargement en cours')
    await release()
    await expect(page.getByRole('alert')).toContainText(loadError)
    await expect(page.getByRole('heading', { level: 1, name: "Centre d'aide" })).toBeVisible()
    await axe(page)
    await sandbox.reset()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(content(page).getByRole('link', { name: 'Payer un trajet' })).toBeVisible()

    await sandbox.fault({ method: 'GET', path: `${faqPath}/categories/pay`, times: 1, status: 500 })
    await content(page).getByRole('link', { name: 'Payer un trajet' }).click()
    await expect(page.getByRole('alert')).toContainText(loadError)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    const question = content(page).getByRole('button', { name: 'Comment payer mon passage ?' })

    await sandbox.fault({ method: 'GET', path: `${faqPath}/articles/how-to-pay`, times: 1, status: 500 })
    await question.click()
    await expect(page.getByRole('alert')).toContainText(loadError)
    // The answer still unfolds below a pointer.
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter')
    await expect(page.getByText('Votre plaque suffit')).toBeVisible()
  },
)

test('help search reads titles and whole articles in one request, knows other words for the same, and announces the number of results', async ({
  page,
  sandbox,
}) => {
  const read = async () => (await sandbox.calls()).filter(({ path }) => path.startsWith(`${faqPath}/`))
  const found = page.getByRole('region', { name: 'Résultats' }).getByRole('listitem')
  const count = page.getByRole('search').getByRole('status')
  await sandbox.fault({ method: 'GET', path: `${faqPath}/articles`, times: 1, status: 500 })
  await visit(page, '/help')
  await expect(searchField(page)).toBeVisible()

  await test.step('a failed search is not shown as empty', async () => {
    await searchField(page).fill('zzzz')
    await expect(page.getByRole('alert')).toContainText(loadError)
    await page.getByRole('button', { name: 'Réessayer' }).click()
  })
  await test.step('a search without results says so and leads back to the categories', async () => {
    await expect(count).toHaveText('Aucune réponse trouvée')
    await expect(content(page).getByRole('heading', { name: "Nous n'avons rien trouvé" })).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Voir tous les sujets' }).click()
    await expect(searchField(page)).toBeFocused()
    await expect(content(page).getByRole('link', { name: 'Payer un trajet' })).toBeVisible()
  })
  await searchField(page).fill('VEHICULE VENDU')
  await expect(count).toHaveText(/^\d+ réponses? trouvées?$/)
  // Only the content of one article says so.
  await searchField(page).fill('EMETTEUR')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Quels moyens de paiement acceptez-vous ?')
  await searchField(page).fill('amende en retard')
  await expect(found.filter({ hasText: 'Que se passe-t-il si je paie en retard ?' })).toHaveCount(1)
  await searchField(page).fill('badge enregistree')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Votre plaque suffit')
  await expect(count).toHaveText('1 réponse trouvée')
  await axe(page)
  expect(
    (await read()).map(({ path, status }) => [path, status]),
    'the failed one and one more',
  ).toEqual([
    [`${faqPath}/articles`, 500],
    [`${faqPath}/articles`, 200],
  ])
  await found.getByRole('link', { name: 'Comment payer mon passage ?' }).click()
  await expect(page).toHaveURL(/\/how-to-pay$/)
})

/** Words of drivers, in the order of their articles. */
const asked = [
  'fake-messages',
  'alert-emails',
  'claim-and-pay',
  'journey-price',
  'receipts',
  'receipts',
  'other-ways-to-pay',
  'prepay-journey',
  'journey-price',
  'claim-and-pay',
]
const driversWords = {
  fr: ['fraude', 'annuler', 'rembourser', 'prix', 'facture', 'reçu', 'horaires', 'annuler', 'tarifs', 'remboursment'],
  en: ['fraud', 'cancel', 'refund', 'price', 'invoice', 'receipt', 'hours', 'cancel', 'prices', 'refundd'],
  de: [
    'Betrug',
    'stornieren',
    'Erstattung',
    'Preis',
    'Rechnung',
    'Quittung',
    'Öffnungszeiten',
    'stornieren',
    'Tarife',
    'Geld zurück',
  ],
  it: ['frode', 'annullare', 'rimborso', 'prezzo', 'fattura', 'ricevuta', 'orari', 'annullare', 'tariffe', 'rimborsi'],
  es: ['fraude', 'anular', 'reembolso', 'precio', 'factura', 'recibo', 'horario', 'anular', 'precios', 'rembolso'],
} as const
test('the search of the help knows the words of drivers in every language', async ({ page }) => {
  await visit(page, '/help')
  for (const [language, words] of Object.entries(driversWords)) {
    const prefix = language === 'fr' ? '' : `/${language}`
    if (language !== 'fr') await page.getByRole('banner').locator(`a[lang=${language}]`).click()
    await expect(page.locator(`html[lang=${language}]`)).toBeAttached()
    const searches = words.map((word, at) => [word, `section a[href="${prefix}/${asked[at]}"]`] as const)
    // Types in the page itself, because each word from here costs a tenth of a second.
    const missed = await page.evaluate(async (all) => {
      const isShown = (link: string) => document.querySelector(`main ${link}`)?.checkVisibility() ?? false
      const unknown: string[] = []
      for (const [word, link] of all) {
        const field = document.querySelector('main [type=search]')
        if (field) Reflect.set(HTMLInputElement.prototype, 'value', word, field) // React sees it, unlike `field.value`
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
        const end = performance.now() + 20_000
        while (!isShown(link) && performance.now() < end) await new Promise((done) => setTimeout(done))
        if (!isShown(link)) unknown.push(word)
      }
      return unknown
    }, searches)
    expect(missed, language).toEqual([])
  }
})

test('without the call for the whole help, the search reads categories and articles one by one', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault({
    method: 'GET',
    path: `${faqPath}/articles`,
    times: 9,
    status: 404,
    body: { code: 'no_such_call' },
  })
  await visit(page, '/help')
  await searchField(page).fill('badge enregistree')
  const found = page.getByRole('region', { name: 'Résultats' }).getByRole('listitem')
  await expect(found).toContainText('Votre plaque suffit')
  expect(await sandbox.calls(`${faqPath}/articles/how-to-pay`)).toHaveLength(1)
})

test('all of many results are listed', async ({ page, sandbox }) => {
  const articles = Array.from({ length: 40 }, (_, id) => ({ id: `many-${id}`, title: `Question numéro ${id}` }))
  await sandbox.fault({ method: 'GET', path: `${faqPath}/articles`, status: 200, body: articles })
  await visit(page, '/help')
  await searchField(page).fill('question numero')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('40 réponses trouvées')
  const found = page.getByRole('region', { name: 'Résultats' }).getByRole('listitem')
  await expect(found).toHaveCount(40)
})

test(
  "help is searched in the page's language, and the query survives a language switch",
  { tag: ['@F-NAV-09'] },
  async ({ page }) => {
    await visit(page, '/es/help')
    await page.getByRole('searchbox').fill('RECIBO')
    const found = content(page).getByRole('region').getByRole('listitem').getByRole('link')
    await expect(found.first()).toHaveAttribute('href', /^\/es\//)
    await page.getByRole('link', { name: 'Français', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: "Centre d'aide" })).toBeVisible()
    await expect(searchField(page)).toHaveValue('RECIBO')
  },
)

/** Every string of a JSON value. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []
/** One spelling of spaces and apostrophes. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim()
/** How each of the operator's languages quotes. */
const quotes = new Map<Language, RegExp>([
  ['fr', /«(.*?)»/g],
  ['en', /“(.*?)”/g],
  ['de', /„(.*?)“/g],
  ['it', /«(.*?)»/g],
  ['es', /«(.*?)»/g],
])

const listed = z.array(z.object({ id: z.string() }))
const faqOf = z.object({ categories: listed })
const categoryOf = z.object({ articles: listed })
const titleOf = z.object({ title: z.string() })
const pageOf = z.object({ content: z.string() })

const mailed: Readonly<Record<Language, string>> = {
  fr: 'Payer ce trajet',
  en: 'Pay for this journey',
  de: 'Diese Fahrt bezahlen',
  it: 'Paga questo viaggio',
  es: 'Pagar este trayecto',
}

test('what the operator quotes or lists as a label is a label on screen, in every language', async ({ site }) => {
  const reads = async (language: Language, path: string): Promise<unknown> =>
    (await fetch(`${site}/services/v1/${path}`, { headers: { 'accept-language': language } })).json()
  const unknown: string[][] = []
  for (const [language, quote] of quotes) {
    const folder = join(import.meta.dirname, '../src/i18n/locales', language)
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
    const texts = files.flatMap((file) => strings(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    const reasons = await reads(language, 'protests/reasons?type=LATE_PAYMENT')
    const terms = titleOf.parse(await reads(language, 'articles/terms-of-use')).title
    // 'Avis de paiement' is printed on the letter, the words before its link in the mail of an alert.
    const elsewhere = ['Avis de paiement', mailed[language]]
    const labels = new Set([...texts, ...strings(reasons), terms, ...elsewhere].map(plain))

    const { categories } = faqOf.parse(await reads(language, 'whitelabels/helpcenter/faq'))
    const told: string[] = strings(await reads(language, 'whitelabels/helpcenter/smartform/pay-refused-again'))
    for (const { id } of categories) {
      const { articles } = categoryOf.parse(await reads(language, `whitelabels/helpcenter/faq/categories/${id}`))
      for (const article of articles) {
        const whole = await reads(language, `whitelabels/helpcenter/faq/articles/${article.id}`)
        told.push(...strings(whole))
      }
    }
    const siteMap = pageOf.parse(await reads(language, 'articles/site-map'))
    const named = [
      ...told.flatMap((text) => [...text.matchAll(quote)].map(([, label = '']) => label)),
      ...[...siteMap.content.matchAll(/>([^<>]+)<\/a>/g)].map(([, label = '']) => label),
    ].map(plain)
    expect(named.length, language).toBeGreaterThan(12)
    unknown.push(...named.filter((label) => !labels.has(label)).map((label) => [language, label]))
  }
  expect(unknown).toEqual([])
})
