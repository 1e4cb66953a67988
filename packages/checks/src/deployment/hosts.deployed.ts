import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchOptions } from '@voie-libre/tools/browser'
import { noticesFile } from '@voie-libre/tools/build'
import { brands, dist, portal, root } from '@voie-libre/tools/paths'
import { freePort } from '@voie-libre/tools/postgres'
import { type ServerProcess, startSite } from '@voie-libre/tools/siteProcess'
import { ask, type Nginx, startNginx, startPortal, testConfig } from '../testing/nginx.ts'

const hosts = ['toll.localhost', 'a-89.localhost', 'plain.localhost']
const folder = mkdtempSync(join(tmpdir(), 'voie-libre-deployed-'))
let nginx: Nginx
let operator = ''
/** The ports of the two portal servers. */
let portals: readonly [number, number] = [0, 0]
const servers: Pick<ServerProcess, 'stop'>[] = []

beforeAll(async () => {
  const site = startSite({ SANDBOX_CAPTCHA: 'light' })
  servers.push(site)
  operator = await site.address
  const ports: [number, number] = [await freePort(), await freePort()]
  portals = ports
  const env = { PORTAL_CONFIG: testConfig, OPERATOR_API_URL: operator }
  for (const port of ports) servers.push(await startPortal(port, env))
  nginx = await startNginx({ folder, hosts, portals: ports })
  servers.push(nginx)
  execFileSync(process.execPath, [join(root, 'deploy/keepAssets.mjs'), dist, brands, join(folder, 'kept')])
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(folder, { recursive: true })
})

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  ask({ host, port: nginx.https, path, headers })

describe('three hosts on one build', () => {
  it.each([
    ['toll.localhost', 'harbour'],
    ['a-89.localhost', 'volcano'],
    ['plain.localhost', 'wireframe'],
  ])('%s shows %s', async (host, brand) => {
    const { status, text, headers } = await get(host, '/')
    expect(status).toBe(200)
    expect(text).toContain(`data-brand="${brand}"`)
    expect(text).toMatch(new RegExp(`href="/brands/${brand}/brand\\.[\\da-f]{12}\\.css"`))
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('server')).toBe('nginx')
  })

  it('and no other: a foreign name gets neither certificate nor page', async () => {
    await expect(get('foreign.localhost', '/')).rejects.toThrow(/unrecognized name|handshake/)
    const unnamed = await ask({ host: 'foreign.localhost', port: nginx.http, path: '/' }, { tls: false })
    expect(unnamed.status).toBe(421)
    // A known name in the handshake, a foreign one in the request.
    expect((await get('toll.localhost', '/', { host: 'foreign.localhost' })).status).toBe(421)
  })

  it('serve the licences of what the portal contains', async () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(portal, 'package.json'), 'utf8'),
    )
    const others = Object.keys(dependencies).filter((name) => !name.startsWith('@voie-libre/'))
    const { headers, text } = await get('toll.localhost', `/${noticesFile}`)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(others.filter((name) => !text.includes(`\n${name} ${dependencies[name]} (`))).toEqual([])
  })

  it('are reached over http by a redirect only', async () => {
    const { status, headers } = await ask(
      { host: 'a-89.localhost', port: nginx.http, path: '/help?a=1' },
      { tls: false },
    )
    expect([status, headers.get('location')]).toEqual([301, 'https://a-89.localhost/help?a=1'])
  })

  it('speak HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${nginx.https}`, {
      servername: 'toll.localhost',
      rejectUnauthorized: false,
    })
    const protocol = await new Promise((done, failed) => {
      session.on('connect', () => done(session.alpnProtocol))
      session.on('error', failed)
    })
    session.close()
    expect(protocol).toBe('h2')
  })
})

describe('files and pages', () => {
  const asset = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? ''

  it.each([
    ['nginx', () => nginx.https, 'gzip', gunzipSync],
    ['a server, which has what nginx lacks', () => portals[0], 'br', brotliDecompressSync],
  ] as const)('a built file is cached for ever and arrives as the build compressed it: from %s', async (...row) => {
    const [, port, encoding, decompress] = row
    const about: { files: { style: string } } = JSON.parse(readFileSync(join(brands, 'harbour/brand.json'), 'utf8'))
    for (const [path, file] of [
      [`/assets/${asset}`, join(dist, 'assets', asset)],
      [`/brands/harbour/${about.files.style}`, join(brands, 'harbour', about.files.style)],
    ] as const) {
      const asked = { host: 'toll.localhost', port: port(), path, headers: { 'accept-encoding': 'br, gzip' } }
      const { headers, body } = await ask(asked, { tls: encoding === 'gzip' })
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-encoding')).toBe(encoding)
      expect(headers.get('vary')).toBe('Accept-Encoding')
      // Two machines must answer the same, and each has its own time of the build.
      expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
      expect(decompress(body)).toEqual(readFileSync(file))
    }
  })

  it.each(['/assets/none.js', '/brands/none/brand.css', '/favicon.ico', '/.env'])(
    'a missing file is never a page: %s',
    async (path) => {
      const { status, text } = await get('toll.localhost', path)
      expect(status).toBe(404)
      expect(text).not.toContain('<div id="root">')
    },
  )

  it('a page is checked at each visit, and not sent again while it is unchanged', async () => {
    const first = await get('a-89.localhost', '/form/payment', { 'accept-encoding': 'gzip, br' })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('content-encoding')).toBe('gzip')
    // The first visit may get the page before its first screen is rendered.
    await expect
      .poll(async () => {
        const { headers } = await get('a-89.localhost', '/form/payment')
        const again = await get('a-89.localhost', '/form/payment', { 'if-none-match': headers.get('etag') ?? '' })
        return [again.status, again.body.length]
      })
      .toEqual([304, 0])
  })

  it('an answer of the API is compressed', async () => {
    const { headers } = await get('toll.localhost', '/services/v1/whitelabels', { 'accept-encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBe('gzip')
  })

  it('what is no call of the contract is refused in its words', async () => {
    const { status, text, headers } = await get('toll.localhost', '/services')
    expect([status, JSON.parse(text)]).toEqual([404, { code: 'not_found', message: 'not_found' }])
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['application/json', 'no-store'])
  })

  it("the servers' own checks are not public", async () => {
    expect((await get('toll.localhost', '/health/ready')).status).toBe(404)
  })
})

describe('clients', () => {
  it('are known to the operator by their own address, whatever they claim', async () => {
    await get('toll.localhost', '/services/v1/whitelabels', {
      'x-forwarded-for': '203.0.113.7',
      forwarded: 'for=1.2.3.4',
    })
    const calls: { path: string; headers: Record<string, string> }[] = JSON.parse(
      await (await fetch(`${operator}/sandbox/calls`)).text(),
    )
    const { headers } = calls.findLast(({ path }) => path === '/services/v1/whitelabels') ?? {}
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'toll.localhost',
    })
  })

  /** What many calls at once get. */
  const many = (headers: Record<string, string>, path = '/services/v1/whitelabels') =>
    Promise.all(Array.from({ length: 300 }, async () => get('plain.localhost', path, headers)))

  it('behind one address, as in a mobile network, are all served', async () => {
    expect(new Set((await many({})).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it.each([
    ['login', { 'user-token': 'Bearer x.y.z' }, '/services/v1/whitelabels'],
    ['payment session', {}, '/services/v1/whitelabels?sessionId=0123456789'],
  ])(
    'with too many calls of one %s at once are asked to wait, in the words of the contract',
    async (_, given, path) => {
      const answers = await many(given, path)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
      const refused = answers.find(({ status }) => status === 429)
      expect(JSON.parse(refused?.text ?? '')).toEqual({ code: 'too_many_requests', message: 'too_many_requests' })
      expect(refused?.headers.get('content-type')).toBe('application/json')
      expect(refused?.headers.get('retry-after')).toBe('2')
      expect(refused?.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('leave neither address nor query in any log, whatever happens to their calls', async () => {
    await get('toll.localhost', '/payment/processing?sessionId=secret-session')
    await get('toll.localhost', '/services/v1/payments/secret-session?email=ada@example.org')
    await ask({ host: 'toll.localhost', port: nginx.http, path: '/?plate=secret-plate' }, { tls: false })
    const written = readdirSync(join(folder, 'logs')).map((name) => readFileSync(join(folder, 'logs', name), 'utf8'))
    expect(written.join('').length).toBeGreaterThan(1000)
    expect(written.join('')).not.toMatch(/secret|ada@|sessionId|client: /)
  })

  it('cannot send large bodies, except the file of a fleet', async () => {
    const body = 'x'.repeat(2_000_000)
    const post = (path: string) => ask({ host: 'toll.localhost', port: nginx.https, path, method: 'POST', body })
    expect((await post('/payment/processing')).status).toBe(413)
    // The operator answers, in its own format.
    expect((await post('/services/v1/renters/me/plates/import')).headers.get('content-type')).toContain('json')
  })
})

describe('first paint', () => {
  let browser: Browser
  beforeAll(async () => {
    const { args = [], ...options } = launchOptions()
    browser = await chromium.launch({ ...options, args: [...args, `--host-resolver-rules=MAP *.localhost 127.0.0.1`] })
  })
  afterAll(() => browser.close())

  it.each(hosts)('%s is painted with its brand before any code has loaded', async (host) => {
    // Each server draws its own first screens, and nginx may send the browser to either.
    for (const port of portals) {
      const page = async () => (await ask({ host, port, path: '/' }, { tls: false })).text
      await expect.poll(page).toContain('id="drawn-page"')
    }
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => /content security policy/i.test(message.text()) && problems.push(message.text()))
    // Code that never arrives cannot paint.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`https://${host}:${nginx.https}/`)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  it("the operator's message is above the page in its language, and after a change of language too", async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.goto(`https://plain.localhost:${nginx.https}/help`)
    const message = page.getByRole('status').filter({ hasText: /interrompu|down/ })
    await expect.poll(() => message.innerText()).toBe("Le paiement par carte est interrompu jusqu'à 18 h.")
    await page.goto(`https://plain.localhost:${nginx.https}/en/help`)
    await expect.poll(() => message.innerText()).toBe('Card payments are down until 6 p.m.')
    await context.close()
  })
})
