import type { APIRequestContext } from '@playwright/test'
import { hold, pendingRequests } from './support/hold.ts'
import { asCustomer, store, storedJourney } from './support/people.ts'
import { shiftOf } from './support/shift.ts'
import { expect, type Page, test, visit } from './support/test.ts'

/** Retries, because the server may answer the first request before it has rendered the screen. */
async function waitForPrerender(request: APIRequestContext, path: string, sign = ' data-drawn ') {
  await expect.poll(async () => (await request.get(path)).text()).toContain(sign)
}

/** The visible text, all link targets but those that only a customer sees, and the positions of visible elements. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    title: document.title,
    links: [...document.querySelectorAll('#root a:not(.for-customer)')].map(
      (link) => `${link.textContent} > ${link.getAttribute('href')}`,
    ),
    places: [...document.querySelectorAll(':is(a, button, h1, p):where(#root *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top }) => top < innerHeight)
      .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ')),
  }))

/** Waits until the application has replaced the prerendered page. */
const waitForMount = (page: Page) => expect(page.locator('html[data-drawn]')).toHaveCount(0)

const noCode = {
  fr: [
    'Cette page a besoin de JavaScript',
    'Votre paiement a peut-être été effectué',
    'Ne payez pas à nouveau',
    'Pour vérifier un reçu',
  ],
  en: ['This page needs JavaScript', 'Your payment may have been made', 'Do not pay again', 'To check a receipt'],
  de: [
    'Diese Seite braucht JavaScript',
    'Ihre Zahlung ist möglicherweise erfolgt',
    'Zahlen Sie nicht noch einmal',
    'Um einen Beleg zu prüfen',
  ],
  it: [
    'Questa pagina richiede JavaScript',
    'Il suo pagamento potrebbe essere stato effettuato',
    'Non paghi di nuovo',
    'Per verificare una ricevuta',
  ],
  es: [
    'Esta página necesita JavaScript',
    'Es posible que su pago se haya realizado',
    'No vuelva a pagar',
    'Para verificar un recibo',
  ],
} as const

test.describe('without JavaScript', () => {
  test(
    'home shows the operator’s texts, tiles and footer',
    { tag: ['@HOME-01', '@HOME-02', '@FOOTER-01', '@I18N-01'] },
    async ({ page, request, sandbox, withoutScripts }) => {
      await withoutScripts()
      const title = 'Roulez <i>libre</i> & "bien" $&'
      await sandbox.whitelabel({ title, seo: { title: 'A79 <b>&', description: '' } })
      for (const [path, pay, help] of [
        ['/', /^Payer\s*Un trajet/, "Centre d'aide"],
        ['/en', /^Pay\s*A free-flow/, 'Help centre'],
      ] as const) {
        await waitForPrerender(request, path)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page).toHaveTitle('A79 <b>&')
        const prefix = path === '/' ? '' : path
        const main = page.getByRole('main')
        await expect(main.getByRole('link', { name: pay })).toHaveAttribute('href', `${prefix}/form/payment`)
        const footer = page.getByRole('contentinfo')
        await expect(footer.getByRole('link', { name: help })).toHaveAttribute('href', `${prefix}/help`)
        expect(await footer.getByRole('link').count()).toBeGreaterThan(4)
        await main.getByRole('link', { name: pay }).click()
        await expect(page).toHaveURL(`${prefix}/form/payment`)
      }
      await test.step('a question of the help leads to its article, which reads whole', async () => {
        for (const path of ['/help/pay', '/how-to-pay']) await waitForPrerender(request, path)
        await page.goto('/help/pay')
        await page.getByRole('link', { name: 'Comment payer mon passage ?' }).click()
        await expect(page.getByRole('article')).toContainText('Les portiques lisent votre plaque.')
      })
    },
  )

  test(
    'the return from the provider says that the payment may have been made, the check of a receipt that it checked nothing, other pages that they need scripts',
    { tag: ['@RESULT-04', '@F-PAY-03', '@I18N-01'] },
    async ({ page: tab, request, withoutScripts }) => {
      await withoutScripts()
      const results = ['processing?sessionId=4711', 'success', 'duplicated', 'rejected', 'waiting', 'cancelled']
      const others = ['', '/journeys', '/travels', '/payment', '/account/profile', '/renters/vehicles', '/help']
      const sent = async (path: string) => {
        const html = await (await request.get(path || '/')).text()
        return /<div class="without-code" role="status">.*?<\/div>/s.exec(html)?.[0]
      }
      for (const [language, [page, payment, warning, unchecked]] of Object.entries(noCode)) {
        const prefix = language === 'fr' ? '' : `/${language}`
        // Every page has its text in the first language, every language its texts on one page of each kind.
        const some = <Path>(paths: readonly Path[]) => (language === 'fr' ? paths : paths.slice(-1))
        for (const result of some(results)) {
          const notice = await sent(`${prefix}/payment/${result}`)
          for (const part of [payment, warning, '@rivage.example']) expect(notice, result).toContain(part)
        }
        for (const path of some(others)) {
          const notice = await sent(prefix + path)
          for (const part of [page, '@rivage.example']) expect(notice, path).toContain(part)
          expect(notice, path).not.toContain(payment)
        }
        const notice = await sent(`${prefix}/verify`)
        expect(notice).toContain(unchecked)
        expect(notice).not.toContain(page)
      }
      const notice = tab.getByRole('status').filter({ hasText: 'JavaScript' })
      for (const [path, text] of [
        ['/payment/processing?sessionId=4711', noCode.fr[1]],
        ['/help', noCode.fr[0]],
        ['/verify', noCode.fr[3]],
      ] as const) {
        await tab.goto(path)
        await expect(notice).toContainText(text)
        await expect(notice.getByRole('link', { name: '@rivage.example' })).toBeVisible()
      }
    },
  )
})

test(
  'the return from the provider says the same when its scripts do not arrive',
  { tag: ['@RESULT-04', '@F-PAY-03', '@F-NET-14'] },
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/payment/processing?sessionId=4711', { waitUntil: 'commit' })
    // Until the style sheet shows it, 10 s later, it has no role for others.
    const status = page.getByRole('status', { includeHidden: true })
    const notice = status.filter({ hasText: 'Votre paiement a peut-être été effectué' })
    await expect(notice).toBeAttached()
    const at = (time: 'start' | 'end') =>
      page.evaluate((name) => {
        for (const animation of document.getAnimations()) {
          animation.pause()
          if (name === 'start') animation.currentTime = 0
          else animation.finish()
        }
      }, time)
    await at('start')
    await expect(notice).toBeHidden()
    // The style sheet shows it once the scripts are late.
    await at('end')
    await expect(notice).toBeVisible()
  },
)

test(
  "the prerendered page is left out when the operator's call fails, and the application shows the error",
  { tag: ['@HOME-14'] },
  async ({ page, request, sandbox }) => {
    await waitForPrerender(request, '/')
    await sandbox.fault({ path: '/services/v1/whitelabels*', times: 50, status: 500 })
    const html = await (await request.get('/')).text()
    expect(html).toContain('class="starting"')
    expect(html).not.toContain(' data-drawn ')
    await visit(page, '/')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Payer', exact: true })).toBeVisible()
  },
)

const publicPages = [
  '/',
  '/form/payment',
  '/form/prepayment',
  '/form/claim',
  '/alert',
  '/unsubscribe',
  '/help',
  '/help/pay',
  '/contact/chatbot',
  '/contact/form',
  '/receipts',
  '/verify',
  '/account/login',
  '/account/register',
  '/account/changePassword',
  '/renters/login',
  '/site-map',
]
test('the application renders every open page exactly as the server did, without layout shift', async ({
  page,
  request,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  // The server does not know that the browser prefers French, so it never offers that.
  await store(page, 'language/declined', true)
  for (const [position, path] of publicPages.entries()) {
    // Each page at one width; the other width and language alternate, because all pages share layout and mechanism.
    const width = position % 2 === 0 ? 375 : 1440
    const address = position % 3 === 0 ? (path === '/' ? '/de' : `/de${path}`) : path
    await test.step(`${address} at ${width} px`, async () => {
      await waitForPrerender(request, address)
      await page.setViewportSize({ width, height: 900 })
      const release = await hold(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The style sheet blocks the first paint; a font that loads later moves text even before the application runs.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await shown(page)
      const header = await page.locator('header').elementHandle()
      await release()
      await waitForMount(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await shown(page), address).toEqual(before)
      const kept = await header?.evaluate((drawn) => drawn.isConnected)
      expect.soft(kept, `the application has kept the drawn elements of ${address}`).toBe(true)
      expect.soft(complaints.splice(0), address).toEqual([])
    })
  }
})

test('style sheet, fonts and picture come before the code and the data of the page', async ({ page, request }) => {
  await waitForPrerender(request, '/help/pay')
  const asked: string[] = []
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname))
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  // A route switches off the memory of the tab, which has the style sheet of the tests before.
  await page.route('**/brand.*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/help/pay', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeAttached()
  await expect.poll(() => asked.some((path) => /\/brand\.\w+\.css$/.test(path))).toBe(true)
  const late = () => asked.filter((path) => /^\/services\/|\.js$/.test(path))
  expect(late()).toEqual([])
  release()
  await waitForMount(page)
  await expect.poll(late).toContainEqual(expect.stringMatching(/^\/services\//))
})

test('the application also starts in a background tab, in a visible window that draws no frame, and in a browser that reports no paint', async ({
  page,
  request,
  runFirst,
}) => {
  await runFirst(() => {
    const lacks = new URLSearchParams(location.search).get('utm_source')
    if (lacks === 'reports') window.PerformanceObserver.prototype.observe = () => undefined
    else window.requestAnimationFrame = () => 0
    if (lacks === 'visibility') Object.defineProperty(document, 'hidden', { get: () => true })
  })
  for (const lacks of ['visibility', 'frames', 'reports']) {
    await test.step(`without ${lacks}`, async () => {
      await waitForPrerender(request, `/help?utm_source=${lacks}`)
      await visit(page, `/help?utm_source=${lacks}`)
      await waitForMount(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test(
  'what a driver types and presses before the application has loaded is kept and sent',
  { tag: ['@ROUTE-22'] },
  async ({ page, request }) => {
    await waitForPrerender(request, '/form/payment')
    const release = await hold(page)
    await page.goto('/form/payment', { waitUntil: 'commit' })
    const plate = page.getByLabel('Numéro de plaque')
    await plate.fill('AB-123-CD')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page.getByRole('button', { name: 'Rechercher' })).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/form/payment')
    await release()
    await expect(page).toHaveURL('/journeys')
    await expect(page.getByText('AB-123-CD').first()).toBeVisible()
  },
)

test('what a driver types and presses on home before the application has loaded is kept and sent', async ({
  page,
  request,
  sandbox,
}) => {
  await waitForPrerender(request, '/')
  const release = await hold(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel("Pays d'immatriculation").selectOption('DE')
  await page.getByLabel("Plaque d'immatriculation").fill('B-MW 2024')
  const button = page.getByRole('main').getByRole('button', { name: 'Rechercher' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(page).toHaveURL('/journeys')
  const [call] = await sandbox.calls('/services/v1/journeys')
  expect(call?.query).toMatchObject({ plate: 'BMW2024', country: 'DE' })
})

test('a mistyped e-mail that was left is asked about when the application takes over, and a chosen file stays', async ({
  page,
  request,
}) => {
  await waitForPrerender(request, '/contact/form')
  const release = await hold(page)
  await page.goto('/contact/form', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'E-mail' }).fill('anne@gmial.com')
  const file = {
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  }
  await page.getByLabel('Pièces jointes').setInputFiles(file)
  await page.getByRole('textbox', { name: 'Prénom' }).focus()
  await release()
  await waitForMount(page)
  await expect(page.getByRole('button', { name: /anne@gmail\.com/ })).toBeVisible()
  await expect(page.getByText('receipt.png')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeFocused()
})

test('an e-mail that is being typed keeps its text, focus and caret when the application takes over', async ({
  page,
  request,
}) => {
  await waitForPrerender(request, '/alert')
  const release = await hold(page)
  await page.goto('/alert', { waitUntil: 'commit' })
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.pressSequentially('anne@toll.exampl')
  await release()
  await waitForMount(page)
  await expect(email).toBeFocused()
  await page.keyboard.type('e')
  await expect(email).toHaveValue('anne@toll.example')
})

/**
 * Answers, for the page that is open, whether the application has kept the drawn elements and what the console complained of. An error
 * of React fails the test as an error of the page.
 */
async function watchAdoption(page: Page, runFirst: Page['addInitScript']) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await runFirst(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { drawnHeader: document.querySelector('header') })
    })
  })
  return async () => ({
    isKept: await page.evaluate(() => Reflect.get(window, 'drawnHeader') === document.querySelector('header')),
    complaints: complaints.splice(0),
  })
}

test(
  'the application adopts the drawn page of a new and of a returning visitor without a mismatch',
  { tag: ['@STORE-03', '@HEADER-06'] },
  async ({ page, request, runFirst }) => {
    const adopted = await watchAdoption(page, runFirst)
    const opens = async (path: string) => {
      await waitForPrerender(request, path)
      await visit(page, path)
      await expect(page.locator('html[data-drawn]')).toHaveCount(0)
      expect(await adopted(), path).toEqual({ isKept: true, complaints: [] })
    }
    // The test above opens all pages as a new visitor, without a query. A returning one has stored what these pages show.
    for (const path of ['/unsubscribe?email=anne%40toll.example', '/?utm_source=mail']) await opens(path)
    await store(page, 'form/plate', { licensePlate: 'AB123CD', country: 'DE' })
    await store(page, 'journeys', { type: 'resume', journeys: [storedJourney], sessionId: 'gone' })
    for (const path of ['/', '/form/payment', '/form/prepayment', '/alert', '/receipts']) await opens(path)
  },
)

test(
  'a page that a logged-in user leaves at once does not flash, and the header of all others changes in its place',
  { tag: ['@HEADER-06', '@GUARD-10'] },
  async ({ page, request, sandbox, site }) => {
    await asCustomer(page, site, sandbox)
    for (const path of ['/help', '/account/login']) await waitForPrerender(request, path)
    const release = await hold(page)
    await page.goto('/account/login', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('h1')).toBeHidden()
    await page.goto('/help', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const height = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().height)
    const before = await height()
    await release()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Espace client' })).toBeVisible()
    expect(await height()).toBe(before)
    for (const path of ['/account/login', '/account/register']) {
      await waitForPrerender(request, path)
      const openProfile = await hold(page, '*/assets/ProfilePage-*.js')
      const asked = page.waitForRequest(/ProfilePage-/)
      await page.goto(path, { waitUntil: 'commit' })
      // The application has taken over and sends the customer on, to a page whose code is not there yet.
      await asked
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await expect(page.locator('h1')).toBeHidden()
      await openProfile()
      await expect(page).toHaveURL('/account/profile')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

/** Each page at one width, because all share header and layout; the first one once more, when the number of vehicles is known. */
const ofCustomers = [
  ['/form/payment', 375],
  ['/form/payment', 375],
  ['/', 1440],
  ['/form/claim', 375],
  ['/form/prepayment', 1440],
  ['/alert', 375],
  ['/contact/form', 1440],
  ['/receipts', 375],
  ['/help', 1440],
] as const
test(
  'the application adopts the drawn pages of a customer without a mismatch, and nothing moves, also when the number of vehicles is known',
  { tag: ['@HEADER-06', '@OPEN-25', '@STORE-03'] },
  async ({ page, request, sandbox, site, runFirst }) => {
    await asCustomer(page, site, sandbox, [
      { numberPlate: 'AB123CD', countryCode: 'FR' },
      { numberPlate: 'BC456EF', countryCode: 'FR' },
      { numberPlate: 'CV777NR', countryCode: 'FR' },
    ])
    const adopted = await watchAdoption(page, runFirst)
    const pending = pendingRequests(page)
    // An answer may lead to another request, which the page sends before it idles.
    const rest = async () => {
      await page.evaluate(
        () => new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done()))),
      )
      return pending.size
    }
    for (const [path, width] of ofCustomers) {
      await waitForPrerender(request, path)
      await page.setViewportSize({ width, height: 800 })
      const release = await hold(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await release()
      await waitForMount(page)
      await expect.poll(rest).toBe(0)
      if (path.startsWith('/form')) await expect(page.getByRole('button', { name: /CV-777-NR/ })).toBeVisible()
      expect.soft(await shiftOf(page), `${width} px ${path}`).toBeLessThanOrEqual(0.02)
      expect.soft(await adopted(), path).toEqual({ isKept: true, complaints: [] })
    }
  },
)

test('a click before the application has loaded is replayed afterwards', async ({ page, request }) => {
  await waitForPrerender(request, '/')
  await page.setViewportSize({ width: 375, height: 800 })
  const release = await hold(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('focus and scroll position are kept when the application takes over', async ({ page, request }) => {
  await waitForPrerender(request, '/')
  const release = await hold(page)
  await page.goto('/', { waitUntil: 'commit' })
  const link = page.getByRole('region', { name: 'Vos démarches' }).getByRole('link', { name: /^Contester/ })
  // A font that arrives later moves the page, and the scrolling of a plain focus may end after the one below.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await page.evaluate(() => window.scrollTo(0, 200))
  const position = () => page.evaluate(() => window.scrollY)
  await expect.poll(position).toBe(200)
  await release()
  await waitForMount(page)
  await expect(link).toBeFocused()
  expect(await position()).toBe(200)
})

test('a link works even if the application never loads', async ({ page, request }) => {
  await waitForPrerender(request, '/')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Payer\s*Un trajet/ })
    .click()
  await expect(page).toHaveURL('/form/payment')
})

test('a page whose scripts have arrived has no notice that it needs them, and a pointer over a link, or its focus, loads the code of its page', async ({
  page,
}) => {
  await visit(page, '/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Cette page a besoin de JavaScript')).toHaveCount(0)
  const byPointer = page.waitForRequest(/assets\/LoginPage-/)
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).hover()
  await byPointer
  const byFocus = page.waitForRequest(/assets\/ChatbotPage-/)
  await page.getByRole('main').locator('a[href="/contact/chatbot"]').focus()
  await byFocus
})
