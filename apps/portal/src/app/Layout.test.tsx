import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, faults, loggedIn, openPage, refused } from '../testing/openPage.tsx'

const base = '/services/v1/whitelabels'
const banner = page.getByRole('banner')
const footer = page.getByRole('contentinfo')
const link = (name: string) => banner.getByRole('link', { name })
const current = () => [...document.querySelectorAll('header [aria-current=page]')].map(({ textContent }) => textContent)
const everyAction = ['freeflow', 'payment-notice', 'prepayment', 'subscription']
const consent = (): unknown => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null')
const openSettings = page.getByRole('button', { name: 'Paramètres des cookies' })
const settings = page.getByRole('dialog', { name: 'Paramètres des cookies' })
const audience = settings.getByRole('checkbox', { name: /Mesure d'audience/ })

afterEach(async () => {
  await page.viewport(1280, 720)
  Object.defineProperty(navigator, 'languages', { value: ['fr-FR'], configurable: true })
})

it(
  'the tabs of the header lead to their pages, and the tab of a page is current',
  {
    tags: ['HEADER-01', 'HEADER-02', 'HEADER-03', 'HEADER-04', 'HEADER-05', 'HEADER-06', 'OPEN-56'],
  },
  async () => {
    await openPage('/unsubscribe')
    await expect.poll(current).toEqual(['Alerte Info Passage'])
    await openPage('/account/register')
    await expect.poll(current).toEqual(['Se connecter'])
    await openPage('/')
    for (const [name, href] of [
      ['Payer', '/form/payment'],
      ['Prépayer', '/form/prepayment'],
      ['Contester', '/form/claim'],
      ['Alerte Info Passage', '/alert'],
      ["Centre d'aide", '/help'],
      ['Se connecter', '/account/login'],
    ] as const)
      await expect.element(link(name)).toHaveAttribute('href', href)
    await expect.poll(() => current()).toEqual([])
  },
)

it.each([
  ['prepayment', ['Prépayer']],
  ['payment-notice', ['Contester']],
  ['subscription', ['Alerte Info Passage']],
  ['freeflow', ['Se connecter', 'Espace loueurs']],
])(
  'without %s the header lacks %j',
  {
    tags: ['HEADER-02', 'HEADER-03', 'HEADER-04', 'HEADER-07', 'HEADER-09'],
  },
  async (off, names) => {
    await openPage('/', { [`GET ${base}/homepage`]: { actions: everyAction.filter((action) => action !== off) } })
    const tabs = ['Payer', 'Prépayer', 'Contester', 'Alerte Info Passage', 'Se connecter', 'Espace loueurs']
    const missing = () => tabs.filter((name) => link(name).elements().length === 0)
    await expect.poll(missing).toEqual(names)
  },
)

const logout = 'DELETE /services/v1/renters/me/token'
it(
  'a renter sees the renters’ header without the renters link; logging out returns to home',
  {
    tags: ['HEADER-09', 'RENTER-04', 'RENTER-05', 'AUTH-12'],
  },
  async () => {
    const provider = { [`GET ${base}`]: { name: 'Rivage', renterFaqId: 'renters' } }
    const calls = await openPage('/help', { ...provider, [logout]: undefined }, { stored: loggedIn('renter') })
    for (const [name, href] of [
      ['Liste des véhicules', '/renters/vehicles'],
      ['Liste des trajets', '/renters/travels'],
      ['Liste des avis de paiement', '/renters/paymentNotice'],
      ['Informations loueur', '/renters/profile'],
      ["Centre d'aide", '/help/renters'],
    ] as const)
      await expect.element(link(name)).toHaveAttribute('href', href)
    await expect.element(link('Espace loueurs')).not.toBeInTheDocument()
    await banner.getByRole('button', { name: 'Déconnexion' }).click()
    await expect.poll(() => location.pathname).toBe('/')
    await expect.element(link('Se connecter')).toBeVisible()
    await expect.poll(() => localStorage.getItem('user/token')).toBeNull()
    await expect.poll(() => calls.filter(({ name }) => name === logout)).toHaveLength(1)
  },
)

it(
  'where the operator has no help for renters, their tab leads to the help centre',
  { tags: ['OPEN-15'] },
  async () => {
    await openPage('/help', {}, { stored: { ...loggedIn('renter'), 'renter/faq': 'renters' } })
    await expect.element(link("Centre d'aide")).toHaveAttribute('href', '/help')
  },
)

it(
  'on a phone the menu is a drawer that closes by Escape or by navigation',
  {
    tags: ['HEADER-08'],
  },
  async () => {
    await page.viewport(375, 740)
    await openPage('/')
    const menu = banner.getByRole('button', { name: 'Menu' })
    const drawer = page.getByRole('dialog')
    await menu.click()
    await expect.element(drawer.getByRole('link', { name: 'Prépayer' })).toBeVisible()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(menu).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await drawer.getByRole('link', { name: 'Payer', exact: true }).click()
    await expect.poll(() => location.pathname).toBe('/form/payment')
    await expect.element(drawer).not.toBeInTheDocument()
  },
)

it('a page without a scroll bar keeps its width when the menu or a dialog opens', { tags: ['HEADER-08'] }, async () => {
  await page.viewport(600, 2000)
  await openPage('/help')
  const width = () => document.querySelector('main')?.clientWidth
  const before = width()
  await banner.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(width()).toBe(before)
  await userEvent.keyboard('{Escape}')
  await openSettings.click()
  await expect.element(settings).toBeVisible()
  expect(width()).toBe(before)
})

it(
  'five language links, each named in its own language, keep the page and the typed values; every call sends host and language',
  {
    tags: ['HEADER-10', 'I18N-02', 'I18N-03', 'I18N-05', 'F-NAV-09', 'API-01', 'API-02'],
  },
  async () => {
    const calls = await openPage('/form/payment?from=home')
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('combobox').fill('Ital')
    await userEvent.keyboard('{Enter}')
    await panel.getByRole('textbox').first().fill('FE123GH')
    const names = ['Français', 'English', 'Deutsch', 'Italiano', 'Español']
    for (const name of names) await expect.element(link(name)).toBeVisible()
    await expect.element(link('Deutsch')).toHaveAttribute('lang', 'de')
    await link('Deutsch').click()
    await expect.poll(() => location.pathname + location.search).toBe('/de/form/payment?from=home')
    await expect.element(link('Bezahlen')).toHaveAttribute('href', '/de/form/payment')
    await expect.poll(() => document.documentElement.lang).toBe('de')
    await expect.element(panel.getByRole('textbox').first()).toHaveValue('FE 123 GH')
    await expect.element(panel.getByRole('combobox')).toHaveValue('Italien')
    await expect
      .poll(() => new Set(calls.map(({ headers }) => headers.get('accept-language'))))
      .toEqual(new Set(['fr', 'de']))
    for (const { headers } of calls) {
      expect(headers.get('x-whitelabel-host')).toBe(location.host)
      expect(headers.get('user-token')).toBeNull()
    }
  },
)

it('the page uses the operator’s logo and title', { tags: ['HEADER-11', 'DATA-36'] }, async () => {
  const provider = { logoUrl: '/media/gantry.svg', name: 'Péage du Val', seo: { title: 'Péage du Val' } }
  const answers = { [`GET ${base}`]: provider }
  await openPage('/', answers)
  await expect.poll(() => document.title).toBe('Péage du Val')
  const logo = banner.getByRole('img', { name: /Péage du Val/ })
  await expect.element(logo).toHaveAttribute('src', '/media/gantry.svg')
  await openPage('/help', answers)
  await expect.poll(() => document.title).toBe("Centre d'aide - Péage du Val")
})

it(
  'the footer shows the server’s links under fixed labels, and accessibility when its article exists',
  {
    tags: ['FOOTER-01', 'FOOTER-02', 'FOOTER-03', 'FOOTER-04', 'FOOTER-05'],
  },
  async () => {
    await openPage('/', {
      [`GET ${base}/footer`]: [
        { footerEntrySection: 'LEGAL_NOTICES', link: { url: '/mentions' } },
        { footerEntrySection: 'PERSONAL_DATA', link: { url: 'https://example.org/donnees', urlOpenNewTab: true } },
        { footerEntrySection: 'SITE_MAP', link: { url: 'javascript:alert(1)' } },
        { footerEntrySection: 'CGU', link: { url: '/cgu' } },
        {
          footerEntrySection: 'ACCESSIBILITY',
          article: { title: 'Accessibilité : partiellement conforme', url: '/a11y' },
        },
        { footerEntrySection: 'OTHER', link: { url: '/other' } },
      ],
    })
    const links = () => footer.getByRole('link').elements()
    await expect
      .poll(() => links().map(({ textContent }) => textContent))
      .toEqual([
        'Mentions légales',
        expect.stringMatching(/^Protection des données personnelles/),
        'CGU',
        'Accessibilité : partiellement conforme',
        "Centre d'aide",
      ])
    const [legal, personal] = links()
    expect(legal?.getAttribute('href')).toBe('/mentions')
    expect(personal?.getAttribute('target')).toBe('_blank')
    expect(personal?.getAttribute('rel')).toContain('noopener')
  },
)

it('the footer keeps help and cookies when its API call fails', { tags: ['FOOTER-05', 'FOOTER-06'] }, async () => {
  await openPage('/', { [`GET ${base}/footer`]: refused(500) })
  await expect.element(footer.getByRole('link')).toHaveTextContent("Centre d'aide")
  await expect.element(openSettings).toBeVisible()
})

it(
  'an article of the footer opens at its own address, where no tab is current',
  {
    tags: ['ROUTE-34'],
  },
  async () => {
    const legal = { id: 'legal-notice', title: 'Mentions légales', content: '<p>Rivage SA</p>' }
    const answers: Answers = {
      [`GET ${base}/footer`]: [{ footerEntrySection: 'LEGAL_NOTICES', link: { url: '/legal-notice' } }],
      'GET /services/v1/articles/legal-notice': legal,
    }
    await openPage('/', answers)
    await footer.getByRole('link', { name: 'Mentions légales' }).click()
    await expect.poll(() => location.pathname).toBe('/legal-notice')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toHaveFocus()
    await expect.poll(() => current()).toEqual([])
    expect(await faults()).toEqual([])
  },
)

it(
  'cookie dialog: refusing takes as little effort as accepting, the choice is stored; the dialog is 40rem wide',
  {
    tags: ['FOOTER-06', 'WIDGET-37'],
  },
  async () => {
    await openPage('/help')
    await openSettings.click()
    await expect.element(settings).toBeVisible()
    expect(settings.element().getBoundingClientRect().width).toBe(640)
    expect(await faults()).toEqual([])
    await expect.element(audience).not.toBeChecked()
    await settings.getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(consent).toMatchObject({ audience: true })
    await openSettings.click()
    await expect.element(audience).toBeChecked()
    await settings.getByRole('button', { name: 'Tout refuser' }).click()
    await expect.poll(consent).toMatchObject({ audience: false })
    await expect.element(openSettings).toHaveFocus()
  },
)

it(
  'a browser of another language is offered its own, which can be declined for good',
  {
    tags: ['OPEN-17'],
  },
  async () => {
    Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'], configurable: true })
    await page.viewport(375, 667)
    await openPage('/help?x=1')
    const offer = page.getByRole('link', { name: 'Diese Website gibt es auch auf Deutsch' })
    await expect.element(offer).toBeInViewport()
    await expect.element(offer).toHaveAttribute('href', '/de/help?x=1')
    await expect.poll(() => location.pathname, { message: 'no redirect' }).toBe('/help')
    expect(await faults()).toEqual([])
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect.element(offer).not.toBeInTheDocument()
    await openPage('/help')
    await expect.element(offer).not.toBeInTheDocument()
  },
)
