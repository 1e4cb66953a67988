import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { pages } from '@voie-libre/domain/access/pages'
import { launchOptions } from '@voie-libre/tools/browser'
import { ensureChromium } from '@voie-libre/tools/chromium'
import { freePort } from '@voie-libre/tools/postgres'
import { startSite } from '@voie-libre/tools/siteProcess'
import lighthouse from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import { median, type Row } from './table.ts'

const open = [pages.home, pages.formPayment, '/help/pay', pages.contactChatbot, pages.accountLogin]
/** Pages behind a search, in the order in which a driver reaches them; only their layout shift counts. */
const behindSearch = [pages.journeys, pages.payment]
type Speed = Awaited<ReturnType<typeof speedOf>>

/**
 * `pnpm bench pages [--runs=3] [--page=/help/pay]...`: open pages with Lighthouse's phone throttling, for new visitors, for
 * visitors who have searched and for logged-in ones, beside the same markup and style sheet without any script. One proxy
 * delivers both, so the way to the browser is equal.
 */
export async function measurePages(args: readonly string[]): Promise<Row[]> {
  const given = (name: string) =>
    args.filter((arg) => arg.startsWith(`--${name}=`)).map((arg) => arg.split('=')[1] ?? '')
  const runs = Number(given('runs')[0] ?? 3)
  const wanted = given('page')
  const site = startSite()
  const { host } = new URL(await site.address)
  const [ours, bare] = await Promise.all([proxy(host, (html) => html), proxy(host, withoutScripts)])
  const executablePath = await ensureChromium()
  const browser = await puppeteer.launch({ executablePath, args: launchOptions().args ?? [] })
  try {
    const rows: Row[] = []
    const tabs = new Map<string, Page>()
    for (const visitor of ['new', 'returning', 'logged in']) {
      const page = await (await browser.createBrowserContext()).newPage()
      page.setDefaultTimeout(120_000) // a busy machine
      if (visitor === 'returning') await search(page, ours.address)
      if (visitor === 'logged in') await logIn(page, ours.address)
      tabs.set(visitor, page)
    }
    for (const path of wanted.length > 0 ? wanted : open) {
      await drawn(ours.address + path)
      const plain: number[] = []
      // A logged-in visitor is led away from the login. [GUARD-08]
      const seen = [...tabs].filter(([visitor]) => path !== pages.accountLogin || visitor !== 'logged in')
      const speeds = new Map(seen.map(([visitor]): [string, Speed[]] => [visitor, []]))
      for (let run = 0; run < runs; run += 1) {
        plain.push((await speedOf(tabs.get('new'), bare.address + path)).lcp)
        for (const [visitor, page] of seen) speeds.get(visitor)?.push(await speedOf(page, ours.address + path))
      }
      for (const [visitor, some] of speeds) rows.push(...rowsOf(`${path}, ${visitor}`, some, median(plain)))
    }
    for (const path of wanted.length > 0 ? [] : behindSearch) {
      const { cls } = await speedOf(tabs.get('returning'), ours.address + path)
      rows.push({ measure: `${path}, reloaded: CLS`, ours: '', result: cls, budget: 0.05 })
    }
    return rows
  } finally {
    await browser.close()
    ours.server.close()
    bare.server.close()
    await site.stop()
  }
}

function rowsOf(measure: string, speeds: readonly Speed[], plain: number): Row[] {
  const lcp = median(speeds.map((speed) => speed.lcp))
  const reference = `without scripts ${Math.round(plain)} ms`
  return [
    { measure: `${measure}: LCP`, ours: `${Math.round(lcp)} ms`, reference, result: lcp / plain, budget: 1.1 },
    { measure: `${measure}: TBT, ms`, ours: '', result: median(speeds.map(({ tbt }) => tbt)), budget: 100 },
    // The worst run: a page that shifts now and then shifts for some visitors.
    { measure: `${measure}: CLS`, ours: '', result: Math.max(...speeds.map(({ cls }) => cls)), budget: 0.02 },
  ]
}

/** Largest contentful paint and total blocking time in milliseconds, and cumulative layout shift. */
async function speedOf(page: Page | undefined, url: string) {
  const result = await lighthouse(url, { logLevel: 'error', onlyCategories: ['performance'] }, undefined, page)
  const value = (audit: string) => {
    const found = result?.lhr.audits[audit]?.numericValue
    if (found === undefined) throw new Error(`Lighthouse could not measure ${url}`)
    return found
  }
  const [lcp, tbt] = [value('largest-contentful-paint'), value('total-blocking-time')]
  return { lcp, tbt, cls: value('cumulative-layout-shift') }
}

/** Searches the journeys of a plate and goes on to the payment, so that both are stored. */
async function search(page: Page, address: string): Promise<void> {
  await page.goto(address + pages.formPayment, { waitUntil: 'networkidle0' })
  await page.locator('main input[name=plate]').fill('AB-123-CD')
  await page.locator('main [role=tabpanel] [type=submit]').click()
  await page.waitForFunction((path) => location.pathname === path, {}, pages.journeys)
  // One button beside the list, one in the bar below it: each width shows only one.
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
    const pay = buttons.find((button) => button.checkVisibility() && button.textContent.trim().startsWith('Payer'))
    pay?.click()
    return pay !== undefined
  })
  await page.waitForFunction((path) => location.pathname === path, {}, pages.payment)
}

async function logIn(page: Page, address: string): Promise<void> {
  const account = { email: 'bench@example.com', password: 'Voie-Libre-2026' }
  await fetch(`${address}/sandbox/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, activated: true }),
  })
  await page.goto(address + pages.accountLogin, { waitUntil: 'networkidle0' })
  await page.locator('main [type=email]').fill(account.email)
  await page.locator('main [type=password]').fill(account.password)
  await page.locator('main form [type=submit]').click()
  await page.waitForFunction((path) => location.pathname !== path, {}, pages.accountLogin)
}

/** Waits until the server has drawn a page: its first answer may come before, and it tries a failed one again after seconds. */
async function drawn(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if ((await (await fetch(url, { headers: { accept: 'text/html' } })).text()).includes('<h1')) return
    await setTimeout(200)
  }
  throw new Error(`${url} is not drawn by the server.`)
}

const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')

/** Passes everything on to the portal and changes its documents with `edit`. */
async function proxy(host: string, edit: (html: string) => string) {
  const server = createServer((asked, answer) => {
    const { url, method, headers } = asked
    // A document comes uncompressed, so that it can be changed.
    const encoding = headers.accept?.includes('text/html') === true ? 'identity' : headers['accept-encoding']
    const sent = { ...headers, host, ...(encoding !== undefined && { 'accept-encoding': encoding }) }
    const passed = request(`http://${host}${url}`, { method, headers: sent }, (response) => {
      const { statusCode = 502, headers: received } = response
      if (received['content-type']?.startsWith('text/html') !== true)
        return void response.pipe(answer.writeHead(statusCode, received))
      return void buffer(response).then((html) => {
        const packed = brotliCompressSync(edit(html.toString()))
        const length = { 'content-encoding': 'br', 'content-length': packed.length }
        answer.writeHead(statusCode, { ...received, ...length }).end(packed)
      })
    })
    asked.pipe(passed)
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { address: `http://localhost:${port}`, server }
}
