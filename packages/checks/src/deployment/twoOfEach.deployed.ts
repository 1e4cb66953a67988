import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { launchOptions } from '@voie-libre/tools/browser'
import { type Client, clientOf, type Driver, mailFaults, paymentFaults } from '../drivers.ts'
import { brands, dist, root } from '@voie-libre/tools/paths'
import { freePort, startPostgres } from '@voie-libre/tools/postgres'
import { type ServerProcess, startSite } from '@voie-libre/tools/siteProcess'
import { ask, type Nginx, startNginx, startPortal, testConfig } from './nginx.ts'
import { payOnScreen } from './payOnScreen.ts'

const host = 'toll.localhost'
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-two-'))
let nginx: Nginx
/** The started programs besides the servers. */
const others: { stop: () => Promise<void> }[] = []
/** How to start each server again, and the running ones. */
const starts: Record<string, () => Promise<ServerProcess>> = {}
const running: Record<string, ServerProcess> = {}

/** A file that the pages request only when they need it, in this build and in the next one. */
const changed = { from: '', to: '' }

/** The next build: one of its files has another name, as after a change of its content. */
function nextBuild(): string {
  const next = join(folder, 'next')
  cpSync(dist, next, { recursive: true })
  const manifest = z
    .record(z.string(), z.object({ file: z.string() }))
    .parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  changed.from = manifest['src/features/search/SearchPage.tsx']?.file ?? ''
  changed.to = changed.from.replace('.js', '-next.js')
  for (const suffix of ['', '.br', '.gz'])
    renameSync(join(next, changed.from + suffix), join(next, changed.to + suffix))
  const [old, name] = [basename(changed.from), basename(changed.to)]
  for (const file of [
    'index.html',
    '.vite/manifest.json',
    ...readdirSync(join(next, 'assets')).map((one) => `assets/${one}`),
  ]) {
    const text = /\.(js|json|html)$/.test(file) ? readFileSync(join(next, file), 'utf8') : ''
    if (!text.includes(old)) continue
    writeFileSync(join(next, file), text.replaceAll(old, name))
    for (const suffix of ['.br', '.gz']) rmSync(join(next, file + suffix), { force: true })
  }
  return next
}

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
  const builds = { 'portal one': dist, 'portal two': nextBuild() }
  for (const [at, [name, build]] of Object.entries(builds).entries()) {
    starts[name] = () =>
      startPortal(portals[at] ?? 0, { PORTAL_CONFIG: testConfig, OPERATOR_API_URL: nginx.operator, PORTAL_DIST: build })
    running[name] = await (starts[name]?.() ?? never())
  }
})
afterAll(async () => {
  for (const server of [...Object.values(running), ...others.toReversed()]) await server.stop()
  rmSync(folder, { recursive: true })
})

const never = (): Promise<ServerProcess> => Promise.reject(new Error('unknown server'))

/** Twelve drivers with one unpaid journey each. */
async function crowdOf(client: Client): Promise<Driver[]> {
  const crowd = Array.from({ length: 12 }, (_, at): Driver => ({
    plate: `SC${100 + at}OO`,
    email: `sc${at}@example.org`,
    method: at % 2 === 0 ? 'card' : 'provider',
    confirmed: false,
  }))
  for (const { plate } of crowd) {
    await client.post('/sandbox/vehicles', { numberPlate: plate, journeys: [{ id: `${plate}-1`, ttcPrice: 12.3 }] })
  }
  return crowd
}

/** Lets two drivers pay at once, each then the next one, while the servers are killed and restarted in turn. */
async function payMeanwhile(crowd: readonly Driver[], pay: (driver: Driver) => Promise<void>) {
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
    const crowd = await crowdOf(client)
    const browser = await chromium.launch(launchOptions())
    try {
      await payMeanwhile(crowd, (driver) => payOnScreen(browser, `https://${host}:${nginx.https}`, driver))
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

it('open pages find their files whichever build a server has, once the files are kept', async () => {
  /** What six requests get; nginx asks both servers in turn. */
  const answersFor = async (file: string) => {
    const asked = Array.from({ length: 6 }, () => ask({ host, port: nginx.https, path: `/${file}` }))
    return (await Promise.all(asked)).map(
      ({ status, headers }) => `${status} ${headers.get('content-type')?.split(';')[0]}`,
    )
  }
  const files = [changed.from, changed.to]
  for (const file of files) expect(await answersFor(file), file).toContain('404 text/plain')
  for (const build of [dist, join(folder, 'next')]) {
    execFileSync(process.execPath, [join(root, 'deploy/keepAssets.mjs'), build, brands, join(folder, 'kept')], {
      stdio: 'pipe',
    })
  }
  for (const file of files) {
    const got = new Set((await answersFor(file)).map((text) => text.replace('application/', 'text/')))
    expect([...got], file).toEqual(['200 text/javascript'])
  }
})

it('files of the build before the last one are removed', () => {
  const kept = join(folder, 'kept')
  const keep = (build: string) =>
    execFileSync(process.execPath, [join(root, 'deploy/keepAssets.mjs'), build, brands, kept], { stdio: 'pipe' })
  const third = join(folder, 'third')
  mkdirSync(join(third, 'assets'), { recursive: true })
  writeFileSync(join(third, 'assets/third.js'), '')
  keep(third)
  keep(third)
  const names = readdirSync(join(kept, 'assets'))
  expect(names).toContain('third.js')
  expect(names).toContain(basename(changed.to))
  expect(names).not.toContain(basename(changed.from))
})
