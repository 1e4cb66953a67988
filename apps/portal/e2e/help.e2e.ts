import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@voie-libre/domain/reference/languages'
import * as z from 'zod/mini'
import { findable, findHelp } from '../src/features/help/findHelp.ts'
import synonyms from '../src/features/help/helpSynonyms.json' with { type: 'json' }
import { expect, test, visit } from './support/test.ts'

const faqPath = '/services/v1/whitelabels/helpcenter/faq'

test(
  'the help centre leads from its categories over a question to the article and back, and paper has answers never opened',
  { tag: ['@ROUTE-24', '@ROUTE-25', '@HELP-03', '@HELP-08', '@HELP-15'] },
  async ({ page, sandbox }) => {
    const content = page.getByRole('main')
    await visit(page, '/help')
    await content.getByRole('link', { name: 'Payer un trajet' }).click()
    await expect(page).toHaveURL(/\/help\/pay$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Payer un trajet' })).toBeFocused()
    await content.getByRole('button', { name: 'Comment payer mon passage ?' }).click()
    const answer = page.getByRole('region', { name: 'Comment payer mon passage ?' })
    await expect(answer).toContainText('Votre plaque suffit')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/pour les trajets terminés seulement/)).toBeVisible()
    await page.emulateMedia({ media: null })

    await answer.getByRole('link', { name: /^Voir l'article complet/ }).click()
    await expect(page).toHaveURL(/\/how-to-pay$/)
    const useful = page.getByRole('group', { name: 'Cette réponse vous a-t-elle été utile ?' })
    await useful.getByRole('button', { name: 'Oui' }).click()
    await expect(useful.getByRole('status')).toHaveText('Merci pour votre avis.')
    const ratings = await sandbox.calls(`${faqPath}/articles/how-to-pay/feedback`)
    expect(ratings.map(({ body, status }) => [body, status])).toEqual([[{ useful: true }, 204]])
    await content.getByRole('link', { name: /Revenir au sujet/ }).click()
    await expect(page).toHaveURL(/\/help\/pay$/)
    await page.getByRole('link', { name: 'Revenir aux sujets principaux' }).click()
    await expect(page).toHaveURL(/\/help$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveURL(/\/legal-notice$/)
    await expect(page.getByRole('banner').locator('[aria-current=page]'), 'no tab has legal notices').toHaveCount(0)
  },
)

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
test('the search of the help knows the words of drivers in every language', async ({ site }) => {
  for (const language of languages) {
    const words = driversWords[language]
    const answer = await fetch(site + faqPath + '/articles', { headers: { 'accept-language': language } })
    const articles = z.parse(wholeHelp, await answer.json())
    const index = findable(articles.map((article) => ({ ...article, urlOpenNewTab: false, category: '' })))
    const found = (word: string) => findHelp(index, word, synonyms[language]).map(({ id }) => id)
    const missed = words.filter((word, at) => !found(word).includes(asked[at] ?? ''))
    expect(missed, language).toEqual([])
  }
})

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

const maybeText = z.optional(z.string())
const wholeHelp = z.array(
  z.object({ id: z.string(), title: z.string(), extract: maybeText, catchphrase: maybeText, content: maybeText }),
)
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
