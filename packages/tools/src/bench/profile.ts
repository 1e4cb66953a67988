import { pages } from '@voie-libre/domain/access/pages'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { startSite } from '../siteProcess.ts'
import { median, type Row } from './table.ts'
import { traced } from './trace.ts'

const rounds = 5
const slower = 4
const count = 200
/** The budget of the longest task on the throttled processor, in milliseconds. */
const budget = 100
const viewport = { width: 412, height: 823 }
const customer = { email: 'claire.martin@example.org', password: 'Peage-2026!flux' }
const plateOf = (index: number) => `AB-${String(100 + index)}-CD`

/** Milliseconds of processor time that the page used; other processes do not count. */
interface Work {
  /** The longest task. The page does not react to input during it. */
  longest: number
  /** Script, style, layout and paint until the frame with the first rows is finished. */
  shown: number
  /** The total until the page is idle. */
  all: number
}

const starts = ['answered', 'opened'] as const
type Round = Record<(typeof starts)[number] | 'bare', Work>

/**
 * Opens the profile of a customer with 200 vehicles from home, compared with bare markup of the same rows. `answered` is
 * the first opening, measured from the API responses on; `opened` is a later opening with cached data, measured from the
 * click.
 */
export async function measureProfile(): Promise<Row[]> {
  const site = startSite()
  const address = await site.address
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await customersPage(browser, address)
    const session = await page.context().newCDPSession(page)
    await page.route(`${address}/bare`, (route) => route.fulfill({ contentType: 'text/html', body: barePage }))
    const times: Round[] = []
    // The first round is a warm-up of browser and server.
    for (let round = 0; round <= rounds; round += 1) times.push(await roundOf(page, session, address))
    return rowsOf(times.slice(1))
  } finally {
    await browser.close()
    await site.stop()
  }
}

function rowsOf(times: readonly Round[]): Row[] {
  const names = { answered: 'answered', opened: 'opened again' }
  return starts.flatMap((start) => {
    const row = (what: keyof Work, words: string) => {
      const value = (kind: keyof Round) => median(times.map((round) => round[kind][what]))
      return {
        measure: `profile of ${count} vehicles ${names[start]}, ${words}`,
        ours: `${value(start).toFixed(0)} ms`,
        reference: `bare markup ${value('bare').toFixed(0)} ms`,
        result: median(times.map((round) => round[start][what] / round.bare[what])),
      }
    }
    const longest = median(times.map((round) => round[start].longest))
    return [
      { ...row('longest', 'longest task in ms'), result: longest, budget },
      row('shown', 'first rows'),
      row('all', 'all rows'),
    ]
  })
}

/** Logs in through the form, because the server accepts only tokens that it issued. */
async function customersPage(browser: Browser, address: string): Promise<Page> {
  const post = (path: string, body: unknown) =>
    fetch(`${address}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const plates = Array.from({ length: count }, (_, index) => ({ numberPlate: plateOf(index) }))
  for (const plate of plates) await post('vehicles', plate)
  await post('accounts', { ...customer, activated: true, plates })
  const page = await browser.newPage({ viewport, locale: 'fr-FR', reducedMotion: 'reduce' })
  await page.goto(address + pages.accountLogin)
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.getByRole('switch').last().waitFor()
  return page
}

async function roundOf(page: Page, session: CDPSession, address: string): Promise<Round> {
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  const go = (path: string) =>
    page
      .locator(`header a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
  await throttle(1)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(watch, [count, markNames] as const)
  await throttle(slower)
  await go(pages.accountProfile)
  await page.waitForFunction(() => window.profile?.calls.held === 4)
  const answered = await workOf(page, 'answer')
  await go(pages.home)
  await page.waitForURL(`${address}/`)
  const opened = await workOf(page, 'open')
  await throttle(1)
  await page.goto(`${address}/bare`)
  await page.evaluate(watch, [count, markNames] as const)
  await throttle(slower)
  return { answered, opened, bare: await workOf(page, 'bare') }
}

async function workOf(page: Page, act: Act): Promise<Work> {
  const { mark, tasks } = await traced(page, markNames.start, () =>
    page.evaluate((name) => window.profile?.watched(name), act),
  )
  const shown = mark(markNames.shown)
  const sum = (some: typeof tasks) => some.reduce((total, { took }) => total + took, 0)
  return {
    longest: Math.max(...tasks.map(({ took }) => took)),
    shown: sum(tasks.filter(({ ts }) => ts < shown.ts)),
    all: sum(tasks),
  }
}

const markNames = { start: 'bench start', shown: 'bench shown' }
type Act = 'answer' | 'open' | 'bare'

declare global {
  interface Window {
    profile?: {
      /** The page's API calls without a response, and the responses held back. */
      calls: { running: number; held: number }
      watched: (act: Act) => Promise<void>
    }
  }
}

/** Runs in the page: holds back the API responses about the customer until requested, and records when rows appear. */
function watch([rows, marks]: readonly [number, typeof markNames]): void {
  const calls = { running: 0, held: 0 }
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const fetched = window.fetch
  window.fetch = async (...given) => {
    calls.running += 1
    const answer = await fetched(...given)
    if (answer.url.includes('/users/me')) {
      calls.held += 1
      await released
      calls.held -= 1
    }
    calls.running -= 1
    return answer
  }

  const begin: Record<Act, () => void> = {
    answer: () => release(),
    open: () => document.querySelector<HTMLElement>('header a[href$="/account/profile"]')?.click(),
    bare: () => {
      const row = (_: unknown, index: number) => {
        const silent = `<span class="silent">AB-${100 + index}-CD</span>`
        return `<li><p><span class="plate">F AB-${100 + index}-CD</span> Peugeot 308 · Classe 1 <button>Supprimer ${silent}</button></p>
          <label>Alerte Info Passage ${silent} <input type="checkbox" role="switch"></label></li>`
      }
      const main = document.querySelector('main')
      if (main) main.innerHTML = `<h1>Véhicules</h1><ul>${Array.from({ length: rows }, row).join('')}</ul>`
    },
  }
  const idle = () => new Promise((done) => requestIdleCallback(done))
  const quiet = async () => {
    do await idle()
    while (calls.running > calls.held)
    await idle()
  }
  /** Resolves when a frame with this many rows is finished. */
  const drawn = (wanted: number) =>
    new Promise<void>((done) => {
      const look = () => {
        if (document.querySelectorAll('main [role=switch]').length < wanted) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(done))
      }
      const observer = new MutationObserver(look)
      observer.observe(document.body, { subtree: true, childList: true })
      look()
    })
  const watched = async (act: Act) => {
    await quiet()
    performance.mark(marks.start)
    await new Promise((next) => setTimeout(next)) // starts a new task
    begin[act]()
    await drawn(1)
    performance.mark(marks.shown)
    await drawn(rows)
    await quiet()
  }
  window.profile = { calls, watched }
}

const barePage = `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>bare</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem; color: #1b1b1b }
ul { list-style: none; padding: 0; display: grid; gap: 0.75rem }
li { padding: 1rem; border: 1px solid #767676; border-radius: 0.5rem }
p { display: flex; justify-content: space-between; margin: 0 0 0.75rem }
.plate { border: 2px solid; border-radius: 0.25rem; font-weight: 600 }
.silent { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style><main></main>`
