import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from '@voie-libre/tools/browser'
import { clientOf, type Driver, mailFaults, paymentFaults } from '../drivers.ts'
import { freePort, startPostgres } from '@voie-libre/tools/postgres'
import { type ServerProcess, startSite } from '@voie-libre/tools/siteProcess'
import { type Nginx, startNginx, startPortal, testConfig } from './nginx.ts'
import { payOnScreen } from './payOnScreen.ts'

const host = 'toll.localhost'
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-two-'))
let nginx: Nginx
/** The started programs besides the servers. */
const others: { stop: () => Promise<void> }[] = []
/** How to start each server again, and the running ones. */
const starts: Record<string, () => Promise<ServerProcess>> = {}
const running: Record<string, ServerProcess> = {}

beforeAll(async () => {
  const postgres = await startPostgres()
  if (typeof postgres === 'string') throw new Error(postgres)
  others.push(postgres)
  const [one, two] = [await freePort(), await freePort()]
  const portals: [number, number] = [await freePort(), await freePort()]
  // All drivers of the test have one address, as behind a mobile network: the published limits must let them pass.
  nginx = await startNginx({ folder, hosts: [host], portals, operators: [one, two] })
  others.push(nginx)
  for (const [name, port] of [
    ['operator one', one],
    ['operator two', two],
  ] as const) {
    starts[name] = async () => {
      const site = startSite({
        PORT: String(port),
        DATABASE_URL: postgres.url,
        SANDBOX_CAPTCHA: 'light',
        // Where the payment provider returns drivers to.
        PUBLIC_ORIGIN: `https://${host}:${nginx.https}`,
      })
      await site.address
      return site
    }
  }
  // One after the other: the first one creates the tables.
  for (const name of ['operator one', 'operator two']) running[name] = await (starts[name]?.() ?? never())
  for (const [at, name] of ['portal one', 'portal two'].entries()) {
    starts[name] = () => startPortal(portals[at] ?? 0, { PORTAL_CONFIG: testConfig, OPERATOR_API_URL: nginx.operator })
    running[name] = await (starts[name]?.() ?? never())
  }
})
afterAll(async () => {
  for (const server of [...Object.values(running), ...others.toReversed()]) await server.stop()
  rmSync(folder, { recursive: true })
})

const never = (): Promise<ServerProcess> => Promise.reject(new Error('unknown server'))

/** Each owes one journey. */
const crowd = Array.from({ length: 12 }, (_, at): Driver => ({
  plate: `SC${100 + at}OO`,
  email: `sc${at}@example.org`,
  method: at % 2 === 0 ? 'card' : 'provider',
  confirmed: false,
}))

/** Lets two drivers pay at once, each then the next one, while the servers are killed and restarted in turn. */
async function payMeanwhile(pay: (driver: Driver) => Promise<void>) {
  const waiting = [...crowd]
  const payNext = async () => {
    for (let driver = waiting.pop(); driver; driver = waiting.pop()) await pay(driver)
  }
  const names = Object.keys(starts)
  const share = Math.floor(crowd.length / (names.length + 1))
  const killInTurn = async () => {
    for (const [at, name] of names.entries()) {
      // A server dies when its share of the drivers has begun.
      await expect
        .poll(() => crowd.length - waiting.length, { timeout: 300_000 })
        .toBeGreaterThanOrEqual(share * (at + 1))
      await running[name]?.kill()
      running[name] = await (starts[name]?.() ?? never())
    }
  }
  await Promise.all([payNext(), payNext(), killInTurn()])
}

// On a busy machine a browser takes half a minute for a story.
it(
  'no driver pays twice or in vain while one server of each is killed and restarted in turn',
  { timeout: 600_000 },
  async () => {
    const client = clientOf(nginx.operator)
    for (const { plate } of crowd)
      await client.post('/sandbox/vehicles', { numberPlate: plate, journeys: [{ id: `${plate}-1`, ttcPrice: 12.3 }] })
    const browser = await chromium.launch(launchOptions())
    try {
      await payMeanwhile((driver) => payOnScreen(browser, `https://${host}:${nginx.https}`, driver))
    } finally {
      await browser.close()
    }
    const payments = await client.payments()
    expect([...paymentFaults(payments, crowd), ...mailFaults(await client.mails(), payments)]).toEqual([])
    expect(payments.filter(({ debited }) => debited)).toHaveLength(crowd.length)
    // The others found their journey paid at the next attempt.
    const confirmed = crowd.filter((driver) => driver.confirmed)
    expect(confirmed.length, 'drivers who saw their confirmation').toBeGreaterThan(crowd.length / 2)
  },
)
