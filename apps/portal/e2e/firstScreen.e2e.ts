import type { APIRequestContext } from '@playwright/test'
import { asCustomer } from './support/people.ts'
import { expect, type Page, test } from './support/test.ts'

/** The first answer may come before the screen is drawn, on a slow machine. */
async function drawn(request: APIRequestContext, path: string, sign = 'class="served"') {
  await expect.poll(async () => (await request.get(path)).text()).toContain(sign)
}

/** Holds the code back; answers how to let it go. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** What is to be read, where all links lead, and where what is in sight stands. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    title: document.title,
    links: [...document.querySelectorAll('a')].map((link) => `${link.textContent} > ${link.getAttribute('href')}`),
    places: [...document.querySelectorAll('a, button, h1, p')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top }) => top < innerHeight)
      .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' ')),
  }))

/** The code has drawn the page. */
const takenOver = (page: Page) => expect(page.locator('.served')).toHaveCount(0)

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, pay, help] of [
    ['/', /^Payer\s*Un trajet/, "Centre d'aide"],
    ['/en', /^Pay\s*A free-flow/, 'Help centre'],
  ] as const) {
    test(`${path} shows the operator’s words, tiles and footer [HOME-01] [HOME-02] [FOOTER-01] [I18N-01]`, async ({
      page,
      request,
      sandbox,
    }) => {
      const title = 'Roulez <i>libre</i> & "bien" $&'
      await sandbox.whitelabel({ title, seo: { title: 'A79 <b>&', description: '' } })
      await drawn(request, path)
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
    })
  }
})

test('what an operator that fails would show is left to the code [HOME-14]', async ({ page, request, sandbox }) => {
  await drawn(request, '/')
  await sandbox.fault({ path: '/services/v1/whitelabels*', times: 50, status: 500 })
  const html = await (await request.get('/')).text()
  expect(html).toContain('class="starting"')
  expect(html).not.toContain('class="served"')
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Payer', exact: true })).toBeVisible()
})

for (const [width, path] of [
  [375, '/'],
  [1440, '/de'],
] as const) {
  test(`at ${width} px the code draws ${path} as it was served, and nothing moves`, async ({ page, request }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await drawn(request, path)
    await page.setViewportSize({ width, height: 900 })
    const release = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Style holds the first paint up; a face that comes after it moves words, before there is code.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await shown(page)
    release()
    await takenOver(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await shown(page)).toEqual(before)
    expect(complaints).toEqual([])
  })
}

test('somebody who is logged in never sees what was drawn for others [HEADER-06]', async ({
  page,
  request,
  sandbox,
  site,
}) => {
  await drawn(request, '/')
  await asCustomer(page, site, sandbox)
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.innerText.includes('Se connecter')) Object.assign(window, { mistaken: true })
      requestAnimationFrame(look)
    }
    look()
  })
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.starting')).toBeVisible()
  await expect(page.locator('.served')).toBeHidden()
  release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Espace client' })).toBeVisible()
  expect(await page.evaluate(() => 'mistaken' in window)).toBe(false)
})

test('what was pressed before the code came is done when it has come', async ({ page, request }) => {
  await drawn(request, '/')
  await page.setViewportSize({ width: 375, height: 800 })
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('focus and scroll stay where they were', async ({ page, request }) => {
  await drawn(request, '/')
  const release = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  const link = page.getByRole('region', { name: 'Vos démarches' }).getByRole('link', { name: /^Contester/ })
  await link.focus()
  await page.evaluate(() => window.scrollTo(0, 200))
  const position = () => page.evaluate(() => window.scrollY)
  await expect.poll(position).toBe(200)
  release()
  await takenOver(page)
  await expect(link).toBeFocused()
  expect(await position()).toBe(200)
})

test('a link is followed even if the code never comes', async ({ page, request }) => {
  await drawn(request, '/')
  await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Payer\s*Un trajet/ })
    .click()
  await expect(page).toHaveURL('/form/payment')
})
