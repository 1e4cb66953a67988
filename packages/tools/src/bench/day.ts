import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { ask } from '../deployment/client.ts'
import { nginxProgram, startNginx } from '../deployment/nginx.ts'
import { payFromHome, searchFromHome } from '../deployment/payOnScreen.ts'
import { freePort } from '../postgres.ts'
import { startSite } from '../siteProcess.ts'
import { record, type Sent } from './day/recorder.ts'
import { instantOperator, measuredPortal, type MeasuredPortal, processorTime } from './day/replay.ts'
import type { Row } from './table.ts'

const drivers = 1_000_000
/** Share of the day's drivers in its busiest hour. */
const busiest = 0.1
/** What drivers do, and how many of 20 do it: assumptions, as are the other numbers above and below. */
const stories = {
  'pays by plate': {
    of20: 12,
    act: async (page: Page, plate: string) => {
      await payFromHome(page, { plate, email: 'camille@example.org', method: 'provider', confirmed: false })
    },
  },
  'finds nothing to pay': {
    of20: 6,
    act: async (page: Page) => {
      await searchFromHome(page, 'ZZ-900-ZZ')
    },
  },
  'reads the help': {
    of20: 2,
    act: async (page: Page) => {
      await page.goto('/help')
      await page.getByRole('main').getByRole('link', { name: /Payer/ }).first().click()
      await page.waitForURL(/\/help\/\w/)
    },
  },
} as const
/** Half of the drivers come with an empty browser, half have the files of an earlier visit. */
const visits = ['first visit', 'return'] as const
const host = 'toll.localhost'

interface Visit {
  story: string
  visit: (typeof visits)[number]
  sent: readonly Sent[]
  /** How many of 40 visits are like this one. */
  weight: number
}

/**
 * `pnpm bench day`: plays the visits of drivers once in a browser, behind nginx over TLS, and counts what crosses the
 * network; multiplies this by the visits of a day; sends what a shared cache cannot answer to one portal server again, and
 * reads its processor time.
 */
export async function measureDay(): Promise<Row[]> {
  if (nginxProgram() === undefined) {
    console.log('Not measured: no nginx on this machine; Debian has it as nginx.')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-day-'))
  const stops: (() => Promise<void>)[] = []
  const started = <Thing extends { stop: () => Promise<void> }>(thing: Thing): Thing => {
    stops.unshift(thing.stop)
    return thing
  }
  try {
    const [operatorPort, portalPort] = [await freePort(), await freePort()]
    const nginx = started(
      await startNginx({
        folder,
        hosts: [host],
        portals: [portalPort, portalPort],
        operators: [operatorPort],
        callsPerSecond: 1000,
      }),
    )
    const site = `https://${host}:${nginx.https}`
    const operator = started(startSite({ PORT: String(operatorPort), SANDBOX_CAPTCHA: 'light', PUBLIC_ORIGIN: site }))
    await operator.address
    const portal = started(await measuredPortal(nginx.operator, portalPort))
    const browser = await browserThatTrusts(readFileSync(join(folder, 'site.crt')))
    stops.unshift(() => browser.close())
    const day = await played(browser, site, nginx.operator)
    const { headers } = await ask({ host, port: nginx.https, path: '/icons.svg' })
    const unchanged = await ask({
      host,
      port: nginx.https,
      path: '/icons.svg',
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    const answered = [...unchanged.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20)
    const calls = day.flatMap(({ sent }) => sent.filter(({ kind }) => kind === 'call'))
    const instant = started(await instantOperator(calls))
    const before = started(await measuredPortal(instant.address, await freePort()))
    return [...rowsOf(day, answered), ...(await processorRows(day, portal, before))]
  } finally {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true })
  }
}

/** A browser that trusts this certificate: with an error that it only ignores, it would cache nothing. */
function browserThatTrusts(certificate: Buffer): Promise<Browser> {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  const fingerprint = createHash('sha256').update(key).digest('base64')
  const { args = [], ...options } = launchOptions()
  return chromium.launch({ ...options, args: [...args, `--ignore-certificate-errors-spki-list=${fingerprint}`] })
}

/** Plays each story twice in one browser, the second time with the files of the first. */
async function played(browser: Browser, site: string, operator: string): Promise<Visit[]> {
  const day: Visit[] = []
  for (const [story, { of20, act }] of Object.entries(stories)) {
    const context = await browser.newContext({ baseURL: site, locale: 'fr-FR' })
    for (const [at, visit] of visits.entries()) {
      const plate = `DY${100 + day.length}AY`
      await fetch(`${operator}/sandbox/vehicles`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ numberPlate: plate, journeys: [{ id: `${plate}-1`, ttcPrice: 12.3 }] }),
      })
      const page = await context.newPage()
      const recording = await record(page, site)
      await act(page, plate)
      day.push({ story, visit, sent: await recording.end(), weight: of20 })
      // By the next visit, what the browser stored of this one has expired.
      if (at === 0) await page.evaluate(() => localStorage.clear())
      await page.close()
    }
    await context.close()
  }
  return day
}

/** What crosses the network; a file that is a day old by the next visit is validated, and costs `unchanged` bytes. */
function rowsOf(day: readonly Visit[], unchanged: number): Row[] {
  const costOf = ({ sent, visit }: Visit) => {
    const crossing = sent.map(({ kind, lifetime, bytes }) => {
      const isValidated = bytes === 0 && visit === 'return' && lifetime === 'day'
      return { kind, atServer: lifetime === 'none', bytes: isValidated ? unchanged : bytes }
    })
    return crossing.filter(({ bytes }) => bytes > 0)
  }
  const perVisit = day.map((one): Row => {
    const cost = costOf(one)
    const count = (kind: Sent['kind']) => cost.filter((request) => request.kind === kind).length
    return {
      measure: `${one.story}, ${one.visit}: requests`,
      ours: `${count('page')} pages, ${count('call')} calls, ${count('file')} files`,
      reference: `${kilobytes(cost)} kB, ${kilobytes(cost.filter(({ atServer }) => atServer))} of them from the servers`,
      result: cost.length,
    }
  })
  const weights = day.reduce((sum, { weight }) => sum + weight, 0)
  const perDay = (value: (cost: ReturnType<typeof costOf>) => number) =>
    (day.reduce((sum, one) => sum + one.weight * value(costOf(one)), 0) / weights) * drivers
  const atServer = (cost: ReturnType<typeof costOf>) => cost.filter((request) => request.atServer)
  const rows: [string, number, number][] = [
    ['all', perDay(({ length }) => length), perDay(bytesOf)],
    ['at the servers behind a CDN', perDay((cost) => atServer(cost).length), perDay((cost) => bytesOf(atServer(cost)))],
  ]
  return [
    ...perVisit,
    ...rows.map(([which, requests, bytes]): Row => ({
      measure: `a million drivers a day, ${which}: million requests`,
      ours: `${(bytes / 1e9).toFixed(0)} GB`,
      reference: `busiest hour ${Math.round((requests * busiest) / 3600)} a second`,
      result: requests / 1e6,
    })),
  ]
}

const bytesOf = (cost: readonly { bytes: number }[]) => cost.reduce((sum, { bytes }) => sum + bytes, 0)
const kilobytes = (cost: readonly { bytes: number }[]) => Math.round(bytesOf(cost) / 1000)

/** Processor time of one portal server for what no cache answers: pages before the real operator, calls before one that answers at once. */
async function processorRows(day: readonly Visit[], portal: MeasuredPortal, before: MeasuredPortal): Promise<Row[]> {
  const mix = day.flatMap(({ sent, weight }) => Array.from({ length: weight }, () => sent).flat())
  const visitsOfMix = day.reduce((sum, { weight }) => sum + weight, 0)
  const pages = mix.filter(({ kind, method }) => kind === 'page' && method === 'GET')
  const calls = mix.filter(({ kind }) => kind === 'call')
  const [page, call] = [await processorTime(portal, host, pages, 30), await processorTime(before, host, calls, 10)]
  const perDriver = (page + call) / visitsOfMix
  const row = (measure: string, seconds: number): Row => ({
    measure: `${measure}, processor time in ms`,
    ours: `${Math.round(1 / seconds)} a second and core`,
    result: seconds * 1000,
  })
  return [
    row('a page at the portal server', page / pages.length),
    row('a call through the portal server', call / calls.length),
    {
      measure: 'cores of portal servers in the busiest hour of a million drivers',
      ours: `${(perDriver * 1000).toFixed(1)} ms per driver`,
      result: (perDriver * drivers * busiest) / 3600,
    },
  ]
}
