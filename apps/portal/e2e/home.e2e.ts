import { hold, pendingRequests } from './support/hold.ts'
import { store, storedJourney } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, type Page, test, visit } from './support/test.ts'

const loadError =
  'Une erreur est survenue lors du chargement des données, veuillez actualiser la page ou réessayer plus tard.'
const services = (page: Page) => page.getByRole('region', { name: 'Vos démarches' })
const news = (page: Page) => page.getByRole('region', { name: 'Actualités' })

test(
  'home shows banner, tiles of the services, articles, slider, help centre and footer article',
  {
    tag: [
      '@ROUTE-01',
      '@HOME-01',
      '@HOME-02',
      '@HOME-03',
      '@HOME-04',
      '@HOME-05',
      '@HOME-06',
      '@HOME-07',
      '@HOME-08',
      '@HOME-09',
      '@HOME-10',
      '@HOME-11',
      '@HOME-12',
    ],
  },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({
      title: 'Roulez libre',
      subtitle: 'Payez en <b>deux</b> minutes',
      url: '/help',
      buttonText: 'Comment ça marche',
      listBlockTitle: 'Le saviez-vous',
      listBlockArticles: [
        { id: 'a1', title: 'Premier article', buttonText: 'Lire le premier', urlOpenNewTab: false, darkMode: false },
      ],
      footerArticle: {
        urlOpenNewTab: false,
        darkMode: false,
        title: 'Une dernière chose',
        icon: 'phone',
        catchphrase: 'Restons en contact',
        picture: '/media/gantry.svg',
        url: '/help',
        buttonText: 'Nous écrire',
      },
    })
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: 'Roulez libre' })).toBeVisible()
    await expect(page.getByText('Payez en deux minutes')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Comment ça marche', exact: true })).toHaveAttribute('href', '/help')
    const tiles = [
      [/^Payer\s*Un trajet en flux libre ou un avis de paiement/, '/form/payment'],
      [/^Contester/, '/form/claim'],
      [/^Prépayer/, '/form/prepayment'],
      [/^S'inscrire à l'alerte/, '/alert'],
    ] as const
    for (const [name, href] of tiles)
      await expect(services(page).getByRole('link', { name })).toHaveAttribute('href', href)
    const cards = page.getByRole('region', { name: 'Le saviez-vous' })
    await expect(cards.getByRole('heading', { name: 'Premier article' })).toBeVisible()
    await expect(cards.getByRole('link', { name: 'Lire le premier' })).toHaveAttribute('href', '/a1')
    await expect(news(page).getByRole('heading').first()).toBeVisible()
    const categories = page.getByRole('main').locator('a[href^="/help/"]')
    expect(await categories.count()).toBeGreaterThan(3)
    await expect(page.getByRole('link', { name: "Voir tout le centre d'aide" })).toHaveAttribute('href', '/help')
    await expect(page.getByRole('heading', { name: 'Une dernière chose' })).toBeVisible()
    await expect(page.getByText('Restons en contact')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/help')
    await axe(page)
  },
)

test(
  'without features home has neither their tiles nor the search by plate; a slider article that fails to load is left out',
  { tag: ['@HOME-04', '@HOME-05', '@HOME-06', '@HOME-07'] },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({ actions: [], sliderBlockArticlesIds: ['no-such-article'] })
    const article = page.waitForResponse('**/articles/no-such-article*')
    await visit(page, '/')
    const pay = services(page).getByRole('link', { name: /^Payer/ })
    await expect(pay).toContainText('Un avis de paiement')
    await expect(pay).not.toContainText('flux libre')
    for (const name of [/^Contester/, /^Prépayer/, /^S'inscrire/])
      await expect(services(page).getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('form', { name: 'Payer mes trajets' })).toHaveCount(0)
    await (await article).finished()
    await expect(news(page)).toHaveCount(0)
  },
)

test(
  'home shows a spinner while it loads and, after a failure, an error that can be retried, while the rest of the page works',
  { tag: ['@HOME-13', '@HOME-14', '@ROUTE-02', '@F-NET-01', '@F-NET-04', '@F-NET-07'] },
  async ({ page, sandbox }) => {
    const path = '/services/v1/whitelabels/homepage'
    await sandbox.fault({ method: 'GET', path, times: 20, status: 500 })
    const release = await hold(page, `**${path}`)
    await page.goto('/', { waitUntil: 'commit' })
    const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Chargement en cours' })
    await expect(loading).toBeVisible()
    await release()
    await expect(page.getByRole('alert')).toHaveText(loadError)
    await expect(loading).toHaveCount(0)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Payer', exact: true })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
    await expect(
      page.getByRole('textbox', { name: "Plaque d'immatriculation" }),
      'the search works without it',
    ).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: "Centre d'aide" })).toBeVisible()
    await axe(page)

    const retry = page.getByRole('button', { name: 'Réessayer' })
    await sandbox.reset()
    await sandbox.fault({ method: 'GET', path, status: 200, body: '<html></html>', contentType: 'text/html' })
    const answered = page.waitForResponse(`**${path}`)
    await retry.click()
    await (await answered).finished()
    await expect(page.getByRole('alert')).toHaveText(loadError)
    await retry.click()
    await expect(services(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  },
)

test(
  'when the operator does not answer, home offers the search, shows an error after the timeout, and other pages still open',
  { tag: ['@HOME-14', '@F-NET-03'] },
  async ({ page, sandbox, runFirst }) => {
    // The 30 s of the calls on their way are over when the test says so.
    await runFirst(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (milliseconds) => {
        if (milliseconds !== 30_000) return timeout(milliseconds)
        const call = new AbortController()
        addEventListener('timeout', () => call.abort(new DOMException('', 'TimeoutError')))
        return call.signal
      }
    })
    const path = '/services/v1/whitelabels/homepage'
    const pending = pendingRequests(page)
    const timeout = async () => {
      await expect.poll(() => [...pending].map((request) => new URL(request.url()).pathname)).toEqual([path])
      await page.evaluate(() => dispatchEvent(new Event('timeout')))
    }
    await sandbox.fault({ method: 'GET', path, times: 20, delayMs: 40_000 })
    const asked: string[] = []
    page.on('request', (request) => void (request.url().endsWith(path) && asked.push(request.url())))
    await visit(page, '/')
    const plate = page.getByRole('textbox', { name: "Plaque d'immatriculation" })
    await expect(plate).toBeVisible()
    expect(asked, 'the search waits for no timeout').toHaveLength(1)
    await expect(page.getByRole('main').getByText('Chargement en cours'), 'which still loads').toBeVisible()
    await expect(page.getByRole('main').getByText(loadError)).toHaveCount(0)
    await plate.fill('ab 123')
    await timeout()
    await expect(page.getByRole('main').getByText(loadError)).toBeVisible()
    await expect(plate).toHaveValue('ab 123')
    const opened = visit(page, '/form/payment')
    await timeout()
    await opened
    await expect(page.getByRole('heading', { level: 1, name: 'Rechercher mes trajets à payer' })).toBeVisible()
  },
)

test(
  'opening home clears the payment in progress and keeps lasting data, with the help categories as the operator returns them',
  { tag: ['@HOME-15', '@F-NAV-14', '@OPEN-15'] },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({ protestFaqId: 'claims', renterFaqId: null })
    await store(page, 'renter/faq', '4')
    await store(page, 'travels-to-pay', [storedJourney])
    await store(page, 'sessionId', 's')
    await store(page, 'form/plate', { licensePlate: 'AB123CD', country: 'FR' })
    await store(page, 'protest/faq', '3')
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await storedValue(page, 'travels-to-pay'), 'forgotten before home shows').toBeUndefined()
    const stored = () => page.evaluate(() => Object.keys(localStorage).toSorted())
    await expect.poll(stored).toEqual(['form/plate', 'protest/faq'])
    await expect.poll(() => storedValue(page, 'protest/faq')).toBe('claims')
  },
)

test(
  'provider data is cached for 15 minutes, then requested again',
  { tag: ['@STORE-06', '@CONST-01', '@F-NET-19'] },
  async ({ page, sandbox, runFirst }) => {
    await runFirst(() => {
      const now = Date.parse(new URLSearchParams(location.search).get('utm_source') ?? '')
      Date.now = () => now
    })
    const asked = async () => (await sandbox.calls('/services/v1/whitelabels')).length
    await visit(page, '/?utm_source=2026-11-21T10:00:00Z')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('whitelabel/fr'))).not.toBeNull()
    const before = await asked()
    await visit(page, '/help?utm_source=2026-11-21T10:14:59Z')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(asked).toBe(before)
    await visit(page, '/help?utm_source=2026-11-21T10:16:00Z')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(asked).toBe(before + 1)
  },
)
