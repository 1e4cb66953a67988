import { blank } from './support/people.ts'
import { test as base, expect, type Page, reload, visit } from './support/test.ts'

/** A stand-in for a real tag manager: it reports every message it receives and loads another script. */
const box = `
  const report = (message) =>
    fetch('https://tags.example/hit', { method: 'POST', mode: 'no-cors', body: JSON.stringify(message) })
  const { push } = dataLayer
  dataLayer.forEach(report)
  dataLayer.push = (...messages) => { messages.forEach(report); return push.apply(dataLayer, messages) }
  const more = document.createElement('script')
  more.src = 'https://tags.example/more.js'
  document.head.append(more)`

interface Fixtures {
  tracked: string
  heard: { asked: string[]; told: string[] }
}
const test = base.extend<Fixtures>({
  /** The test server configures a tag manager for this host only (support/test.ts), whose storage the test leaves empty. */
  tracked: async ({ page, site }, use) => {
    const origin = site.replace('localhost', 'tags.localhost')
    await use(origin)
    await page.goto(origin + blank)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
  /**
   * The requests to the tag manager's host and the messages sent to it, in order. `page.route` would switch off the cache of the page,
   * so that each document loads and compiles all code again.
   */
  heard: async ({ page }, use) => {
    const heard: Fixtures['heard'] = { asked: [], told: [] }
    const protocol = await page.context().newCDPSession(page)
    protocol.on('Fetch.requestPaused', ({ requestId, request }) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/hit') heard.told.push(request.postData ?? '')
      else heard.asked.push(pathname)
      void protocol.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [
          { name: 'content-type', value: 'text/javascript' },
          { name: 'cache-control', value: 'no-store' },
        ],
        body: Buffer.from(pathname === '/box.js' ? box : '').toString('base64'),
      })
    })
    await protocol.send('Fetch.enable', { patterns: [{ urlPattern: 'https://tags.example/*' }] })
    await use(heard)
    await protocol.detach()
  },
})

const question = (page: Page) => page.getByRole('region', { name: "Mesure d'audience" })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Paramètres des cookies' })
const openSettings = (page: Page) => page.getByRole('button', { name: 'Paramètres des cookies' })

const told = (heard: Fixtures['heard']) =>
  heard.told.map((text) => {
    const { event, page_title, audience }: Record<string, unknown> = JSON.parse(text)
    return event === 'consent' ? `consent ${String(audience)}` : `page ${String(page_title)}`
  })

/** Navigates by link, so that the document stays the same. */
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click()

test(
  'nothing is loaded before the visitor answers; after consent the tag manager receives page names without personal data; after withdrawal it is notified once and no longer loaded',
  { tag: ['@FOOTER-06', '@F-PAY-15'] },
  async ({ page, tracked, heard }) => {
    await visit(page, `${tracked}/form/payment`)
    await page.getByLabel('Numéro de plaque').fill('AB-123-CD')
    await expect(question(page)).toBeVisible()
    expect(heard.asked).toEqual([])
    await question(page).getByRole('button', { name: 'Tout accepter' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(() => told(heard)).toEqual(['consent true', 'page formPayment'])
    await expect.poll(() => heard.asked).toEqual(['/box.js', '/more.js'])

    await page.getByRole('tabpanel').getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL(/\/journeys$/)
    await expect.poll(() => told(heard).at(-1)).toBe('page journeys')

    // The address contains an e-mail, which the script could read, so the script waits for the next page.
    await visit(page, `${tracked}/unsubscribe?email=jeanne%40example.org`)
    await expect(page.getByLabel('E-mail')).toHaveValue('jeanne@example.org')
    // The next page must not come before the code that reports this one.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
      .toContain('unsubscribe')
    expect(heard.asked, 'not loaded again').toHaveLength(2)
    await follow(page, "Centre d'aide")
    await expect.poll(() => told(heard).slice(3)).toEqual(['consent true', 'page unsubscribe', 'page help'])
    const everything = heard.told.join('\n')
    for (const secret of ['jeanne', 'AB-123', 'AB123', 'sessionId', '?']) expect(everything).not.toContain(secret)

    await openSettings(page).click()
    await settings(page)
      .getByRole('checkbox', { name: /Mesure d'audience/ })
      .uncheck()
    await settings(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect.poll(() => told(heard).at(-1)).toBe('consent false')
    const asked = heard.asked.length
    await follow(page, 'Payer')
    await expect(page.getByLabel('Numéro de plaque')).toBeVisible()
    await reload(page)
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByLabel('Numéro de plaque')).toBeVisible()
    await follow(page, "Centre d'aide")
    await expect(page).toHaveURL(/\/help$/)
    expect(told(heard).at(-1)).toBe('consent false')
    expect(heard.asked).toHaveLength(asked)
  },
)
