import { asRenter } from './support/people.ts'
import { storedValue } from './support/searching.ts'
import { axe, expect, reload, test, visit } from './support/test.ts'

const everyAction = ['freeflow', 'payment-notice', 'prepayment', 'subscription']

test(
  'the header tabs open their pages, and on each page exactly the tab of its subject is current',
  { tag: ['@HEADER-01', '@HEADER-02', '@HEADER-03', '@HEADER-04', '@HEADER-05', '@HEADER-06', '@OPEN-56'] },
  async ({ page, openDrawn }) => {
    const current = page.getByRole('banner').locator('[aria-current=page]')
    const tabs = page.getByRole('banner').getByRole('navigation')
    for (const [path, tab] of [
      ['/form/payment', 'Payer'],
      ['/receipts', 'Payer'],
      ['/form/claim', 'Contester'],
      ['/unsubscribe', 'Alerte Info Passage'],
      ['/help/pay', "Centre d'aide"],
      ['/contact/form', "Centre d'aide"],
      ['/account/register', 'Se connecter'],
    ] as const) {
      await openDrawn(path)
      await expect(current, path).toHaveText([tab])
    }
    await openDrawn('/')
    for (const [name, href] of [
      ['Payer', '/form/payment'],
      ['Prépayer', '/form/prepayment'],
      ['Contester', '/form/claim'],
      ['Alerte Info Passage', '/alert'],
      ["Centre d'aide", '/help'],
      ['Se connecter', '/account/login'],
    ] as const)
      await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(current).toHaveCount(0)
  },
)

test(
  'the header has no link to a feature that the operator lacks',
  { tag: ['@HEADER-02', '@HEADER-03', '@HEADER-04', '@HEADER-07', '@HEADER-09'] },
  async ({ page, sandbox, openDrawn }) => {
    const tabs = ['Payer', 'Prépayer', 'Contester', 'Alerte Info Passage', 'Se connecter', 'Espace loueurs']
    for (const [off, ...names] of [
      ['prepayment', 'Prépayer'],
      ['payment-notice', 'Contester'],
      ['subscription', 'Alerte Info Passage'],
      ['freeflow', 'Se connecter', 'Espace loueurs'],
    ] as const) {
      await sandbox.whitelabel({ actions: everyAction.filter((action) => action !== off) })
      const links = page.getByRole('banner').getByRole('link')
      // The server draws pages from recent answers of the operator.
      await expect(async () => {
        await openDrawn('/')
        const shown = await links.allInnerTexts()
        expect(tabs.filter((tab) => !shown.includes(tab))).toEqual(names)
      }, off).toPass()
    }
  },
)

test(
  'a renter sees the renters’ header without the renters link; logging out returns to home',
  { tag: ['@HEADER-09', '@RENTER-04', '@RENTER-05', '@AUTH-12', '@OPEN-15'] },
  async ({ page, site, sandbox }) => {
    await asRenter(page, site, sandbox)
    await visit(page, '/help')
    const banner = page.getByRole('banner')
    for (const [name, href] of [
      ['Liste des véhicules', '/renters/vehicles'],
      ['Liste des trajets', '/renters/travels'],
      ['Liste des avis de paiement', '/renters/paymentNotice'],
      ['Informations loueur', '/renters/profile'],
    ] as const)
      await expect(banner.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(banner.getByRole('link', { name: 'Espace loueurs' })).toHaveCount(0)
    await expect(banner.getByRole('link', { name: "Centre d'aide" })).toHaveAttribute('href', '/help/renters')

    await sandbox.whitelabel({ renterFaqId: null })
    await page.evaluate(() => sessionStorage.clear())
    await reload(page)
    await expect(banner.getByRole('link', { name: "Centre d'aide" }), 'without a category').toHaveAttribute(
      'href',
      '/help',
    )

    await banner.getByRole('button', { name: 'Déconnexion' }).click()
    await expect(page).toHaveURL(`${site}/`)
    await expect(banner.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect.poll(() => storedValue(page, 'user/token')).toBeUndefined()
    await expect.poll(() => sandbox.calls('/services/v1/renters/me/token')).toHaveLength(1)
  },
)

test(
  'on a phone the menu is a drawer that traps focus and closes by Escape or by navigation',
  { tag: ['@HEADER-08'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await visit(page, '/')
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await menu.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Prépayer' })).toBeVisible()
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.press('Enter')
    await drawer.getByRole('link', { name: 'Payer', exact: true }).click()
    await expect(page).toHaveURL(/\/form\/payment$/)
    await expect(drawer).toBeHidden()

    await test.step('a page without a scroll bar keeps its width when a dialog or the menu opens', async () => {
      const width = () => page.locator('main').evaluate((main) => main.clientWidth)
      await page.setViewportSize({ width: 600, height: 2000 })
      const before = await width()
      await menu.click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      expect(await width()).toBe(before)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Paramètres des cookies' }).click()
      await expect(page.getByRole('dialog', { name: 'Paramètres des cookies' })).toBeVisible()
      expect(await width()).toBe(before)
    })
  },
)

test(
  'five language links, each named in its own language, keep the page and the typed values; every call sends host and language',
  { tag: ['@HEADER-10', '@I18N-02', '@I18N-03', '@I18N-05', '@F-NAV-09', '@API-01', '@API-02'] },
  async ({ page, sandbox, site }) => {
    await visit(page, '/form/payment?from=home')
    await page.getByRole('combobox', { name: "Pays d'immatriculation" }).fill('Ital')
    await page.keyboard.press('Enter')
    await page.getByLabel('Numéro de plaque').fill('FE123GH')
    const flags = page.getByRole('banner').getByRole('link', { name: /^(Français|English|Deutsch|Italiano|Español)$/ })
    await expect(flags).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/form\/payment\?from=home$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bezahlen', exact: true })).toHaveAttribute(
      'href',
      '/de/form/payment',
    )
    await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toHaveValue('FE 123 GH')
    await expect(page.getByRole('tabpanel').getByRole('combobox')).toHaveValue('Italien')
    const languagesOf = async () => (await sandbox.calls()).map(({ headers }) => headers['accept-language'])
    await expect.poll(languagesOf).toContain('de')
    expect(new Set(await languagesOf())).toEqual(new Set(['fr', 'de']))
    for (const { headers } of await sandbox.calls()) {
      expect(headers['x-whitelabel-host']).toBe(new URL(site).host)
      expect(headers['user-token']).toBeUndefined()
    }
    const asked = await sandbox.calls('/services/v1/whitelabels/homepage')
    expect(asked.at(-1)?.headers['accept-language']).toBe('de')
  },
)

test(
  'the page uses the operator’s logo, title and description',
  { tag: ['@HEADER-11', '@DATA-36'] },
  async ({ page, sandbox }) => {
    await sandbox.whitelabel({
      logoUrl: '/media/gantry.svg',
      name: 'Péage du Val',
      seo: { title: 'Péage du Val', description: 'Payer sans barrière' },
    })
    await visit(page, '/')
    await expect(page).toHaveTitle('Péage du Val')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Payer sans barrière')
    await expect(page.getByRole('banner').getByRole('img', { name: /Péage du Val/ })).toHaveAttribute(
      'src',
      '/media/gantry.svg',
    )
    await visit(page, '/help')
    await expect(page).toHaveTitle("Centre d'aide - Péage du Val")
  },
)

test(
  'the footer shows the server’s links under fixed labels, and accessibility when its article exists',
  { tag: ['@FOOTER-01', '@FOOTER-02', '@FOOTER-03', '@FOOTER-04', '@FOOTER-05'] },
  async ({ page, sandbox }) => {
    await sandbox.fault({
      method: 'GET',
      path: '/services/v1/whitelabels/footer',
      times: 20,
      status: 200,
      body: [
        { footerEntrySection: 'LEGAL_NOTICES', link: { url: '/mentions', urlOpenNewTab: false } },
        { footerEntrySection: 'PERSONAL_DATA', link: { url: 'https://example.org/donnees', urlOpenNewTab: true } },
        { footerEntrySection: 'SITE_MAP', link: { url: 'javascript:alert(1)', urlOpenNewTab: false } },
        { footerEntrySection: 'CGU', link: { url: '/cgu', urlOpenNewTab: false } },
        {
          footerEntrySection: 'ACCESSIBILITY',
          article: { title: 'Accessibilité : partiellement conforme', url: '/a11y', urlOpenNewTab: false },
        },
        { footerEntrySection: 'OTHER', link: { url: '/other', urlOpenNewTab: false } },
      ],
    })
    await visit(page, '/')
    const links = page.getByRole('contentinfo').getByRole('link')
    await expect(links).toHaveText([
      'Mentions légales',
      /Protection des données personnelles/,
      'CGU',
      'Accessibilité : partiellement conforme',
      "Centre d'aide",
    ])
    await expect(links.nth(0)).toHaveAttribute('href', '/mentions')
    await expect(links.nth(1)).toHaveAttribute('target', '_blank')
    await expect(links.nth(1)).toHaveAttribute('rel', /noopener/)
  },
)

test(
  'the footer keeps help and cookies when its API call fails',
  { tag: ['@FOOTER-05', '@FOOTER-06'] },
  async ({ page, sandbox }) => {
    await sandbox.fault({ method: 'GET', path: '/services/v1/whitelabels/footer', times: 20, status: 500 })
    await visit(page, '/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link')).toHaveText(["Centre d'aide"])
    await expect(footer.getByRole('button', { name: 'Paramètres des cookies' })).toBeVisible()
  },
)

test(
  'cookie dialog: refusing takes as little effort as accepting, the choice is stored; the dialog is 40rem wide. An article of the footer opens at its own address',
  { tag: ['@FOOTER-06', '@WIDGET-37', '@ROUTE-34'] },
  async ({ page }) => {
    await visit(page, '/')
    const open = page.getByRole('button', { name: 'Paramètres des cookies' })
    const consent = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'))
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Paramètres des cookies' })
    expect((await dialog.boundingBox())?.width).toBe(640)
    await axe(page)
    await expect(dialog.getByRole('checkbox', { name: /Mesure d'audience/ })).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(consent).toMatchObject({ audience: true })
    await open.click()
    await expect(dialog.getByRole('checkbox', { name: /Mesure d'audience/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Tout refuser' }).click()
    await expect.poll(consent).toMatchObject({ audience: false })
    await expect(open).toBeFocused()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveURL(/\/legal-notice$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await axe(page)
  },
)

test('only iOS gets the zoom limit in the viewport', { tag: ['@CONST-17'] }, async ({ page, context }) => {
  const viewport = page.locator('meta[name=viewport]')
  await visit(page, '/help')
  await expect(viewport).toHaveAttribute('content', 'width=device-width, initial-scale=1')
  const protocol = await context.newCDPSession(page)
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605'
  await protocol.send('Emulation.setUserAgentOverride', { userAgent })
  await page.goto('/help')
  await expect(viewport).toHaveAttribute('content', /maximum-scale=1\.0/)
  await protocol.send('Emulation.setUserAgentOverride', { userAgent: '' })
  await protocol.detach()
})

test('a page replaces the one before as soon as its address shows, also on a slow phone', async ({ page, context }) => {
  await visit(page, '/')
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // Counts the tasks that find the new address above the page before.
  const late = page.evaluate(async () => {
    const tasks = () => new Promise((done) => setTimeout(done))
    const before = document.querySelector('main h1')
    while (location.pathname === '/') await tasks()
    let count = 0
    while (document.querySelector('main h1') === before) {
      count += 1
      await tasks()
    }
    return count
  })
  await page.getByRole('banner').getByRole('link', { name: 'Payer', exact: true }).click()
  expect(await late).toBeLessThanOrEqual(1)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
})

test(
  'a browser of another language is offered its own, which can be declined for good',
  { tag: ['@OPEN-17'] },
  async ({ page, runFirst }) => {
    await runFirst("Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] })")
    await visit(page, '/help?x=1')
    await page.setViewportSize({ width: 375, height: 667 })
    const offer = page.getByRole('link', { name: 'Diese Website gibt es auch auf Deutsch' })
    await expect(offer).toBeInViewport()
    await expect(offer).toHaveAttribute('href', '/de/help?x=1')
    await expect(page, 'no redirect').toHaveURL(/\/help\?x=1$/)
    await axe(page)
    await offer.click()
    await expect(page).toHaveURL(/\/de\/help\?x=1$/)
    await expect(offer).toHaveCount(0)
    await visit(page, '/form/payment')
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect(offer).toHaveCount(0)
    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer).toHaveCount(0)
  },
)
