import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, faults, later, loggedIn, openPage, refused, type SentCall } from '../../testing/openPage.tsx'

const base = '/services/v1/whitelabels'
const home = `GET ${base}/homepage`
const searching = 'GET /services/v1/journeys'
const actions = ['freeflow', 'payment-notice', 'prepayment', 'subscription']
const main = page.getByRole('main')
const services = page.getByRole('region', { name: 'Vos démarches' })
const news = page.getByRole('heading', { name: 'Actualités' })
const form = page.getByRole('form', { name: 'Payer mes trajets' })
const plate = form.getByRole('textbox', { name: "Numéro de plaque d'immatriculation" })
const search = form.getByRole('button', { name: 'Rechercher' })
const failure = page.getByText(/^Une erreur est survenue lors du chargement des données/)
const loading = main.getByText('Chargement en cours')
const retry = main.getByRole('button', { name: 'Réessayer' })

it(
  'home shows banner, tiles of the services, articles, slider, help centre and footer article',
  {
    tags: [
      'ROUTE-01',
      'HOME-01',
      'HOME-02',
      'HOME-03',
      'HOME-04',
      'HOME-05',
      'HOME-06',
      'HOME-07',
      'HOME-08',
      'HOME-09',
      'HOME-10',
      'HOME-11',
      'HOME-12',
    ],
  },
  async () => {
    await openPage('/', {
      [home]: {
        title: 'Roulez libre',
        subtitle: 'Payez en <b>deux</b> minutes',
        url: '/help',
        buttonText: 'Comment ça marche',
        actions,
        listBlockTitle: 'Le saviez-vous',
        listBlockArticles: [{ id: 'a1', title: 'Premier article', buttonText: 'Lire le premier' }],
        sliderBlockArticlesIds: ['a2', 'no-such-article'],
        footerArticle: {
          title: 'Une dernière chose',
          icon: 'phone',
          catchphrase: 'Restons en contact',
          picture: '/media/gantry.svg',
          url: '/help',
          buttonText: 'Nous écrire',
        },
      },
      'GET /services/v1/articles/a2': { id: 'a2', title: 'Un nouveau péage', extract: 'En mai.' },
      [`GET ${base}/helpcenter/faq`]: { categories: [{ id: 'pay', title: 'Payer un trajet' }] },
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Roulez libre')
    await expect.element(page.getByText('Payez en deux minutes')).toBeVisible()
    for (const [name, href] of [
      [/^Payer\s*Un trajet en flux libre ou un avis de paiement/, '/form/payment'],
      [/^Contester/, '/form/claim'],
      [/^Prépayer/, '/form/prepayment'],
      [/^S'inscrire à l'alerte/, '/alert'],
    ] as const)
      await expect.element(services.getByRole('link', { name })).toHaveAttribute('href', href)
    for (const name of ['Premier article', 'Un nouveau péage', 'Une dernière chose'])
      await expect.element(main.getByRole('heading', { name })).toBeVisible()
    await expect.element(news).toBeVisible()
    await expect.element(page.getByText('Restons en contact')).toBeVisible()
    for (const [name, href] of [
      ['Comment ça marche', '/help'],
      [/^Lire le premier/, '/a1'],
      ['Payer un trajet', '/help/pay'],
      ["Voir tout le centre d'aide", '/help'],
      ['Nous écrire', '/help'],
    ] as const)
      await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(await faults()).toEqual([])
  },
)

it(
  'without features home has neither their tiles nor the search by plate, and without its articles no slider',
  {
    tags: ['HOME-04', 'HOME-05', 'HOME-06', 'HOME-07'],
  },
  async () => {
    const calls = await openPage('/', { [home]: { actions: [], sliderBlockArticlesIds: ['no-such-article'] } })
    const pay = services.getByRole('link', { name: /^Payer/ })
    await expect.element(pay).toMatchTextContent('Un avis de paiement')
    await expect.element(pay).not.toMatchTextContent('flux libre')
    await expect.element(services.getByRole('link')).toHaveLength(1)
    await expect.element(form).not.toBeInTheDocument()
    await expect.poll(() => calls.map(({ name }) => name)).toContain('GET /services/v1/articles/no-such-article')
    await expect.element(news).not.toBeInTheDocument()
  },
)

it(
  'home shows that it loads and, after a failure, an error that can be retried, while the rest of the page works',
  {
    tags: ['HOME-13', 'HOME-14', 'ROUTE-02', 'F-NET-01', 'F-NET-04', 'F-NET-07'],
  },
  async () => {
    const first = later()
    const answers = [first.promise, new Response('<html></html>'), { actions }]
    await openPage('/', { [home]: () => answers.shift() })
    await expect.element(loading).toBeVisible()
    first.resolve(refused(500)())
    await expect.element(failure).toBeVisible()
    await expect.element(loading).not.toBeInTheDocument()
    const banner = page.getByRole('banner')
    await expect.element(banner.getByRole('link', { name: 'Payer', exact: true })).toBeVisible()
    await expect.element(banner.getByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument()
    await expect.element(plate, { message: 'the search works without it' }).toBeVisible()
    await expect.element(page.getByRole('contentinfo').getByRole('link', { name: "Centre d'aide" })).toBeVisible()
    expect(await faults()).toEqual([])
    await retry.click()
    await expect.poll(() => answers).toHaveLength(1)
    await expect.element(failure).toBeVisible()
    await retry.click()
    await expect.element(services).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
    await expect.element(banner.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  },
)

it(
  'when the operator does not answer, home offers the search, and a timeout keeps what was typed',
  {
    tags: ['HOME-14', 'F-NET-03'],
  },
  async () => {
    const answer = later()
    const calls = await openPage('/', { [home]: () => answer.promise })
    await expect.element(plate).toBeVisible()
    expect(
      calls.filter(({ name }) => name === home),
      'the search waits for no timeout',
    ).toHaveLength(1)
    await expect.element(loading).toBeVisible()
    await plate.fill('ab 123')
    answer.reject(new DOMException('', 'TimeoutError'))
    await expect.element(failure).toBeVisible()
    await expect.element(plate).toHaveValue('ab 123')
  },
)

it('after a timeout of home, other pages still open', { tags: ['F-NET-03'] }, async () => {
  await openPage('/form/payment', { [home]: () => Promise.reject(new DOMException('', 'TimeoutError')) })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Rechercher mes trajets à payer')
})

it(
  'opening home clears the payment in progress and keeps lasting data, with the help categories as the operator returns them',
  {
    tags: ['HOME-15', 'F-NAV-14', 'OPEN-15'],
  },
  async () => {
    const searched = { licensePlate: 'AB123CD', country: 'FR' }
    const stored = { 'renter/faq': '4', 'protest/faq': '3', sessionId: 's', 'form/plate': searched }
    await openPage('/', { [`GET ${base}`]: { protestFaqId: 'claims' } }, { stored })
    await expect.poll(() => Object.keys(localStorage).toSorted()).toEqual(['form/plate', 'protest/faq'])
    await expect.poll(() => localStorage.getItem('protest/faq')).toBe('"claims"')
  },
)

it(
  'the data of the operator are requested again after 15 minutes',
  {
    tags: ['STORE-06', 'CONST-01', 'F-NET-19'],
  },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [time, asked] of [
      ['10:00:00', 1],
      ['10:14:59', 0],
      ['10:16:00', 1],
    ] as const) {
      vi.setSystemTime(`2026-11-21T${time}Z`)
      const calls = await openPage('/help')
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(
        calls.filter(({ name }) => name === `GET ${base}`),
        time,
      ).toHaveLength(asked)
    }
  },
)

/** Opens home with what the operator answers to one search after the other. */
function openSearch(...found: (() => unknown)[]) {
  const answers: Answers = { [home]: { title: 'Roulez libre', actions }, [searching]: () => found.shift()?.() }
  return openPage('/', answers)
}
const sent = (calls: readonly SentCall[]) =>
  calls.filter(({ name }) => name === searching).map(({ query }) => [query['plate'], query['country']])

it('the search names a missing plate', { tags: ['HOME-01', 'OPEN-69'] }, async () => {
  const calls = await openSearch()
  await search.click()
  await expect.element(plate).toHaveFocus()
  await expect.element(plate).toHaveAttribute('aria-invalid', 'true')
  await expect.element(plate).toHaveAccessibleDescription(/Indiquez la plaque d'immatriculation\./)
  expect(await faults()).toEqual([])
  await expect.poll(() => sent(calls)).toEqual([])
})

it.each(['4111 1111 1111 1111', '4111 1111 1111 1111 12/28', 'CB 4111 1111 1111 1111'])(
  'the number of a card, as in %s, marks the field and is neither repeated nor sent nor stored',
  { tags: ['F-PAY-15'] },
  async (typed) => {
    const calls = await openSearch()
    await plate.fill(typed)
    await search.click()
    await expect.element(plate).toHaveAccessibleDescription("N'indiquez pas de numéro de carte ici.")
    await expect.element(plate).toHaveFocus()
    await expect.element(form).not.toMatchTextContent('4111')
    await expect
      .poll(() => JSON.stringify([calls.map(({ name, query }) => [name, query]), localStorage, sessionStorage]))
      .not.toContain('4111')
  },
)

it(
  'a plate that the server refuses marks the field, and another failure can be tried again',
  {
    tags: ['OPEN-24', 'F-NET-01'],
  },
  async () => {
    const calls = await openSearch(refused(400, 'invalid_number_plate'), refused(503), refused(503))
    await form.getByRole('combobox', { name: "Pays d'immatriculation" }).selectOptions('Allemagne')
    await plate.fill('B-MW 2024')
    await search.click()
    await expect.element(plate).toHaveAccessibleDescription(/n'est pas valide/)
    await expect.element(plate).toHaveFocus()
    await search.click()
    await expect.element(form.getByRole('alert')).toMatchTextContent('les délais de paiement continuent de courir')
    await expect.element(plate).toHaveValue('B-MW 2024')
    await form.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => sent(calls)).toEqual(Array.from({ length: 3 }, () => ['BMW2024', 'DE']))
  },
)

it('the number of a notice, typed as a plate, is recognised', { tags: ['OPEN-24'] }, async () => {
  const calls = await openSearch()
  await plate.fill('n° 2603-0100-024')
  await search.click()
  await expect.element(form.getByText(/ressemble à un numéro d'avis ou de dossier/)).toBeVisible()
  expect(await faults()).toEqual([])
  await form.getByRole('button', { name: 'Chercher ce numéro' }).click()
  const number = 'GET /services/v1/detailedJourneys'
  await expect.poll(() => calls.find(({ name }) => name === number)?.query).toMatchObject({ caseNumber: '26030100024' })
  await expect.poll(() => sent(calls)).toEqual([])
})

it(
  'a customer, who searches only saved plates, gets the way to them, the customer area and the renters’ link',
  {
    tags: ['OPEN-25', 'HEADER-06', 'HEADER-09'],
  },
  async () => {
    await openPage('/', {}, { stored: loggedIn('customer') })
    await expect.element(main.getByRole('link', { name: 'Payer mes trajets' })).toHaveAttribute('href', '/form/payment')
    await expect.element(form).not.toBeInTheDocument()
    const banner = page.getByRole('banner')
    await expect
      .element(banner.getByRole('link', { name: 'Espace client' }))
      .toHaveAttribute('href', '/account/profile')
    await expect.element(banner.getByRole('link', { name: 'Espace loueurs' })).toHaveAttribute('href', '/renters/login')
  },
)
