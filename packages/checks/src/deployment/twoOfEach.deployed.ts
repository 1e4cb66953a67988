import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from '@voie-libre/tools/browser'
import { clientOf, type Driver, mailFaults, paymentFaults } from '../testing/drivers.ts'
import { freePort, startPostgres } from '@voie-libre/tools/postgres'
import { type ServerProcess, startSite } from '@voie-libre/tools/siteProcess'
import { type Nginx, startNginx, startPortal, testConfig } from '../testing/nginx.ts'
import { payOnScreen } from '../testing/payOnScreen.ts'

const host = 'toll.localhost'
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-two-'))
let nginx: Nginx
/** The started programs besides the servers. */
const others: { stop: () => Promise<void> }[] = []
const servers: { start: () => Promise<ServerProcess>; running: ServerProcess }[] = []
const add = async (start: () => Promise<ServerProcess>) => servers.push({ start, running: await start() })

beforeAll(async () => {
  const postgres = await startPostgres()
  if (typeof postgres === 'string') throw new Error(postgres)
  others.push(postgres)
  const [one, two] = [await freePort(), await freePort()]
  const portals: [number, number] = [await freePort(), await freePort()]
  // All drivers of the test have one address, as behind a mobile network: the published limits must let them pass.
  nginx = await startNginx({ folder, hosts: [host], portals, operators: [one, two] })
  others.push(nginx)
  // One after the other: the first one creates the tables.
  for (const port of [one, two]) {
    await add(async () => {
      const site = startSite({
        PORT: String(port),
        DATABASE_URL: postgres.url,
        SANDBOX_CAPTCHA: 'light',
        // Where the payment provider returns drivers to.
        PUBLIC_ORIGIN: `https://${host}:${nginx.https}`,
      })
      await site.address
      return site
    })
  }
  const env = { PORTAL_CONFIG: testConfig, OPERATOR_API_URL: nginx.operator }
  for (const port of portals) await add(() => startPortal(port, env))
})
afterAll(async () => {
  for (const server of [...servers.map(({ running }) => running), ...others.toReversed()]) await server.stop()
  rmSync(folder, { recursive: true })
})

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
  const share = Math.floor(crowd.length / (servers.length + 1))
  const killInTurn = async () => {
    for (const [at, server] of servers.entries()) {
      // A server dies when its share of the drivers has begun.
      await expect
        .poll(() => crowd.length - waiting.length, { timeout: 300_000 })
        .toBeGreaterThanOrEqual(share * (at + 1))
      await server.running.kill()
      server.running = await server.start()
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
