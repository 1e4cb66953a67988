import { pages } from '@voie-libre/domain/access/pages'
import { type Browser, chromium, type Page } from 'playwright'
import * as z from 'zod/mini'
import { launchOptions } from '../browser.ts'
import { startSite } from '../siteProcess.ts'
import { prerendered } from './prerendered.ts'
import { median, type Row } from './table.ts'

/** A slow phone in a bad place: 400 kbit/s, 400 ms there and back, a processor throttled four times. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slower = 4
const rounds = 3
const viewport = { width: 412, height: 823 }
/** Time between two keys of a quick typist on a phone, in milliseconds. */
const keyDelay = 150
const plate = 'AB-123-CD'
const budgets = { answer: 100, empty: 0 }
/** Longest time for one round of a step, in milliseconds. */
const limit = 120_000

/** Milliseconds from a press until the page answers, and until the next page can be used. */
interface Press {
  answer: number
  next: number
  /** Milliseconds during which the window showed neither page nor bar, from the first frame of a document on. */
  empty: number
}

interface Step {
  name: string
  /** Opens the page, and returns what to press and what makes the next page usable. */
  before: (page: Page, address: string) => Promise<{ button: string; path: string; ready: string }>
}

const payTile = `main a[href="${pages.formPayment}"]`
const plateField = 'main input[name=plate]'

const steps: readonly Step[] = [
  {
    name: 'home to form/payment, as soon as home is painted',
    before: async (page, address) => {
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      return { button: payTile, path: pages.formPayment, ready: plateField }
    },
  },
  {
    name: 'home to form/payment, once home has loaded',
    before: async (page, address) => {
      await openMounted(page, address)
      return { button: payTile, path: pages.formPayment, ready: plateField }
    },
  },
  {
    name: 'form/payment to journeys, after typing a plate',
    before: async (page, address) => {
      await openMounted(page, address + pages.formPayment)
      await typePlate(page)
      return { button: 'main [role=tabpanel] [type=submit]', path: pages.journeys, ready: 'main h1' }
    },
  },
]

/** Opens a page and waits until the application has replaced what the server drew, and nothing loads any more. */
async function openMounted(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('header') && !document.querySelector('.prerendered'))
  await page.waitForLoadState('networkidle')
}

async function typePlate(page: Page): Promise<void> {
  const field = page.locator(plateField)
  await field.click()
  await field.pressSequentially(plate, { delay: keyDelay })
}

/** The way from a press to the next page on a slow phone. A round that fails is reported, and the others count. */
export async function measurePresses(): Promise<Row[]> {
  const site = startSite()
  const address = await site.address
  const browser = await chromium.launch(launchOptions())
  try {
    await prerendered(address)
    await prerendered(address + pages.formPayment)
    const rows: Row[] = []
    for (const step of steps) {
      const presses: Press[] = []
      for (let run = 1; run <= rounds; run += 1) {
        const press = await within(step.name, pressed(browser, address, step)).catch((error: unknown) =>
          console.error(`${step.name}, round ${run}: ${error instanceof Error ? error.message : String(error)}`),
        )
        if (press) presses.push(press)
      }
      rows.push(...rowsOf(step, presses))
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Rejects when `work` takes longer than the limit, so that no page can hold up the whole run. */
async function within<Value>(name: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`'${name}' took longer than ${limit / 1000} s.`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function rowsOf({ name }: Step, presses: readonly Press[]): Row[] {
  const ours = `${presses.length} of ${rounds} rounds`
  const middle = (key: keyof Press) => median(presses.map((press) => press[key]))
  return [
    { measure: `${name}: answer, ms`, ours, result: middle('answer'), budget: budgets.answer },
    { measure: `${name}: next page usable, ms`, ours, result: middle('next') },
    {
      measure: `${name}: empty window, ms`,
      ours,
      result: Math.max(...presses.map(({ empty }) => empty)),
      budget: budgets.empty,
    },
  ]
}

async function pressed(browser: Browser, address: string, step: Step): Promise<Press> {
  const context = await browser.newContext({ viewport, locale: 'fr-FR', hasTouch: true, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(limit / 2)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(watch, keys)
    const { button, path, ready } = await step.before(page, address)
    const target = page.locator(button).first()
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      keys.wanted,
      `${path} | ${ready}`,
    ] as const)
    await target.dispatchEvent('pointerdown')
    await target.evaluate((element: HTMLElement) => {
      element.focus()
      element.click()
    })
    await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, keys.next)
    const times = await page.evaluate(
      ({ press, answer, next, empty }) =>
        [press, answer, next, empty].map((key) => Number(sessionStorage.getItem(key))),
      keys,
    )
    const [press, answer, next, empty] = z.tuple([z.number(), z.number(), z.number(), z.number()]).parse(times)
    return { answer: answer - press, next: next - press, empty }
  } finally {
    await context.close()
  }
}

const keys = {
  wanted: 'bench/wanted',
  press: 'bench/press',
  answer: 'bench/answer',
  next: 'bench/next',
  empty: 'bench/empty',
} as const

/** Runs in every document: notes in the tab's storage, which a reload keeps, when the frames after the press appear. */
function watch(names: typeof keys): void {
  const now = () => performance.timeOrigin + performance.now()
  const note = (key: string, value: number) => {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, String(value))
  }
  let heading: string | null | undefined
  addEventListener(
    'click',
    () => {
      if (sessionStorage.getItem(names.wanted) === null) return
      heading = document.querySelector('h1')?.textContent
      note(names.press, now())
    },
    true,
  )
  // Until the first frame of a document the browser shows the previous page.
  let before: number | undefined
  const look = () => {
    const time = now()
    const wanted = sessionStorage.getItem(names.wanted)
    if (wanted !== null && sessionStorage.getItem(names.press) !== null) {
      const [path = '', ready = ''] = wanted.split(' | ')
      const isHere = location.pathname === path
      const isBusy = document.querySelector('[aria-busy=true]') !== null
      const hasChanged = document.querySelector('h1')?.textContent !== heading || heading === undefined
      if (isBusy || hasChanged) note(names.answer, time)
      const isEmpty = document.querySelector('header, .starting, .prerendered') === null
      const empty = Number(sessionStorage.getItem(names.empty) ?? 0)
      if (sessionStorage.getItem(names.next) === null)
        sessionStorage.setItem(names.empty, String(Math.round(isEmpty ? empty + time - (before ?? time) : empty)))
      if (isHere && hasChanged && document.querySelector(ready) !== null) note(names.next, time)
    }
    before = time
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
