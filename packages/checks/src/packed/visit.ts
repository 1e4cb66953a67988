import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freePort } from '@voie-libre/tools/postgres'
import type { Browser, Page } from 'playwright'

/**
 * Serves a built product, opens it and runs `act`; throws if the page logs an error or a warning. `modules` is a folder of
 * packages whose style sheets are served too; without `isStrict` the page has no content security policy.
 */
export async function visit(
  browser: Browser,
  dist: string,
  act: (page: Page) => Promise<void>,
  { modules, isStrict = true }: { modules?: string; isStrict?: boolean } = {},
): Promise<void> {
  const app = new Hono()
  app.post('/posted', async (c) => {
    const form = await c.req.formData()
    return c.json(
      Object.fromEntries(Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : value.name])),
    )
  })
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.use(async (c, next) => {
    await next()
    if (isStrict) c.header('content-security-policy', policy)
  })
  if (modules !== undefined) app.use('/node_modules/*', serveStatic({ root: dirname(modules) }))
  app.use(serveStatic({ root: dist }))
  const port = await freePort()
  const server = serve({ fetch: app.fetch, port })
  await once(server, 'listening')
  try {
    await visitAt(browser, `http://localhost:${port}`, act)
  } finally {
    server.close()
  }
}

/** The policy that the docs promise to work; a violation is an error on the console. */
const policy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'"

/** Opens a page and runs `act`; throws if the page logs an error or a warning. */
export async function visitAt(browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => {
    // A page that is left aborts what it loads in advance.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.url()} answered ${answer.status()}`)
  })
  try {
    page.setDefaultTimeout(60_000) // Next compiles a page when it is first asked for
    await page.goto(address, { waitUntil: 'networkidle', timeout: 300_000 })
    const fault = await act(page).catch((error: unknown) => String(error))
    assert.deepEqual(fault === undefined ? complaints : [fault, ...complaints], [])
  } finally {
    await page.close()
  }
}

/** Fills in a form of the gallery, posts it without a script, and returns what the server received. */
export async function postGallery(page: Page): Promise<unknown> {
  const form = page.getByRole('form', { name: 'Gallery' })
  await form.getByRole('textbox', { name: 'Town' }).fill('Lyon')
  await form.getByRole('radio', { name: 'Badge' }).check()
  await form.getByLabel('Proof').setInputFiles({
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await form.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/posted')
  return JSON.parse(await page.locator('body').innerText())
}

/** What `postGallery` posts: canonical values, as a server stores them. */
export const posted = {
  name: 'Martin',
  town: 'Lyon',
  message: '',
  gate: 'n',
  agree: 'on',
  alerts: 'on',
  means: 'badge',
  from: '2026-03-02T08:00:00',
  to: '2026-03-05T18:00:00',
  proof: 'proof.pdf',
}

/** Replaces the page's style sheets by those at the addresses, in their order. */
export async function wear(page: Page, sheets: readonly string[]): Promise<void> {
  await page.evaluate(async (addresses) => {
    const old = [...document.querySelectorAll('link[rel=stylesheet]')]
    const loads = addresses.map((href) => {
      const link = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
      return new Promise((load, fail) => Object.assign(link, { onload: load, onerror: fail }))
    })
    await Promise.all(loads)
    for (const link of old) link.remove()
  }, sheets)
}

/** Reads the computed look of each element of the library, by its position: tens of thousands of lines, so they are short. */
export async function looksOf(page: Page): Promise<string[]> {
  // Pointer, focus and running transitions must not differ.
  await page.mouse.move(0, 0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  return page.evaluate(
    (properties) =>
      [...document.querySelectorAll('.vl')].flatMap((element, at) => {
        const style = getComputedStyle(element)
        return properties.map((name) => {
          const value = style.getPropertyValue(name)
          const known = value.includes('url(') ? 'a picture' : value // a bundler chooses the address
          const rounded = known.replaceAll(/\d+\.\d+px/g, (size) => `${Math.round(Number.parseFloat(size))}px`)
          return `<${element.localName}> ${at}; ${name}: ${rounded}`
        })
      }),
    properties,
  )
}

const sides = ['top', 'right', 'bottom', 'left']
const properties = [
  ...sides.flatMap((side) => [`margin-${side}`, `padding-${side}`, `border-${side}-width`, `border-${side}-style`]),
  ...`display box-sizing height appearance opacity cursor list-style-type box-shadow color background-color
    background-image border-top-color border-top-left-radius outline-style font-family font-size font-style font-weight
    line-height letter-spacing word-spacing text-transform text-indent text-align text-decoration-line
    text-decoration-style float max-width min-height`.split(/\s+/),
]

/**
 * Lists the library's elements without the class that its style sheets need, or with one that a host could have too. Drawings
 * and options need none; `mine` is the host's.
 */
export async function unmarkedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOurs = (name: string) => name === 'vl' || name.startsWith('vl:') || name === 'mine'
    const elements = [
      ...document.querySelectorAll('.vl :not(.vl, svg *, option)'),
      ...[...document.querySelectorAll('.vl')].filter(({ classList }) => ![...classList].every(isOurs)),
    ]
    return elements.map((element) => element.outerHTML)
  })
}

export async function driveThrough(page: Page): Promise<void> {
  const later = page.getByRole('button', { name: 'Later' })
  assert.equal(await later.evaluate((element) => getComputedStyle(element).borderRadius), '33px', 'the host overrides')
  const logo = page.getByRole('link', { name: 'Our motorway' }).locator('span').first()
  assert.match(await logo.evaluate((element) => getComputedStyle(element).backgroundImage), /url\(/, 'the logo shows')

  await page.getByRole('textbox', { name: 'Number plate' }).fill('ab-123-cd')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('deutsch')
  await country.press('Enter')
  assert.equal(await country.inputValue(), 'Germany')
  await page.getByRole('checkbox', { name: '2 March 2026, 08:14' }).check()
  const pay = page.getByRole('button', { name: 'Pay 1 of 3' })
  const look = await pay.evaluate((element) => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = 'var(--vl-color-action-fill)'
    element.append(probe)
    const fill = getComputedStyle(probe).backgroundColor
    probe.remove()
    const { backgroundColor, cursor } = getComputedStyle(element)
    return { backgroundColor, fill, cursor }
  })
  assert.match(look.fill, /^rgb\(/, 'the brand has an action colour')
  assert.equal(look.backgroundColor, look.fill, "the brand's colour reaches the button")
  assert.equal(look.cursor, 'pointer', 'the classes of the components are there')
  await pay.click()
  const dialog = page.getByRole('dialog', { name: 'Pay now?' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  // It fades out, and is then no dialog any more for a screen reader.
  await page.locator('[data-overlay]').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Pay 1'))
}

/** Style sheets of hosts, outside of layers: resets, a framework with `!important` utilities, a theme for elements. */
const theirs = [
  '/node_modules/normalize.css/normalize.css',
  '/node_modules/reset-css/reset.css',
  '/node_modules/bootstrap/dist/css/bootstrap.css',
  '/sheets/content-box.css',
  '/sheets/root-font.css',
  '/sheets/cms.css',
]

/** Adds to the built host the style sheets to try, and the library's as a bundler joins them. Returns the folder. */
export async function withSheets(host: string): Promise<string> {
  const dist = join(host, 'dist')
  const own = '/node_modules/@voie-libre/tokens/dist/'
  const brand = await readFile(join(host, own, 'harbour.css'), 'utf8')
  const classes = await readFile(join(host, 'node_modules/@voie-libre/ui/dist/styles.unlayered.css'), 'utf8')
  await cp(join(import.meta.dirname, 'sheets'), join(dist, 'sheets'), { recursive: true })
  await cp(join(import.meta.dirname, 'own.css'), join(dist, 'own.css'))
  await writeFile(join(dist, 'ours.css'), `${brand.replaceAll("url('", `url('${own}`)}${classes}`)
  return dist
}

/** Compares the page, with an open dialog, in a bare host and beside each style sheet of a host, before and after ours. */
export async function looksTheSame(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '2 March 2026, 08:14' }).check()
  await page.getByRole('button', { name: 'Pay 1 of 3' }).click()
  await page.getByRole('dialog', { name: 'Pay now?' }).waitFor()
  await wear(page, ['/ours.css', '/own.css'])
  const bare = await looksOf(page)
  assert.ok(bare.length > 300 * properties.length, 'few elements of the library')
  const faults: string[] = []
  for (const sheet of theirs) {
    for (const order of [
      [sheet, '/ours.css'],
      ['/ours.css', sheet],
    ]) {
      await wear(page, [...order, '/own.css'])
      faults.push(...differences(await looksOf(page), bare).map((fault) => `${order.join(', ')}: ${fault}`))
    }
  }
  assert.deepEqual(faults, [], 'the host changes the library')
}

/** The properties that differ from the reference, or the numbers of elements. */
export const differences = (looks: readonly string[], reference: readonly string[]) =>
  looks.length === reference.length
    ? looks.flatMap((look, index) => (look === reference[index] ? [] : [`${look}, not ${reference[index]}`]))
    : [`${looks.length / properties.length} elements of the library, not ${reference.length / properties.length}`]
