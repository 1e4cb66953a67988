import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPortalServer, type PortalServerOptions } from './app.ts'
import type { HostSettings } from './config.ts'

const early = 'window.early = 1'
const page = `<!doctype html>
<html lang="fr" data-brand="harbour" data-mode="auto">
  <head>
    <title>Voie Libre</title>
    <script>${early}</script>
    <!--code--><script type="module" fetchpriority="low" crossorigin src="/assets/index-abc.js"></script><!--/code-->
    <!--head-->
  </head>
  <body><div id="root"><div class="starting"></div></div></body>
</html>`
/** As the build of a brand writes it. */
const brandJson = (label: string) =>
  JSON.stringify({
    label,
    theme: { light: '#ffffff', dark: '#0d2428' },
    files: {
      style: 'brand.0123456789ab.css',
      icon: 'favicon.0123456789ab.svg',
      hero: 'hero.0123456789ab.svg',
      fonts: ['fonts/body.0123456789ab.woff2'],
    },
  })
const manifest = {
  'index.html': { file: 'assets/index-abc.js', isEntry: true, imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'src/features/search/SearchPage.tsx': { file: 'assets/search.js', imports: ['index.html', '_base.js', '_forms.js'] },
  '_forms.js': { file: 'assets/forms.js' },
  'src/i18n/locales/fr/language.ts': { file: 'assets/fr.js', imports: ['_base.js'] },
  'src/i18n/locales/en/language.ts': { file: 'assets/en.js', imports: ['_base.js'] },
  'src/i18n/locales/fr/search.json': { file: 'assets/search-fr.js' },
}
const code = 'export const answer = 42'.repeat(100)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  const files: Record<string, string | Buffer> = {
    'dist/index.html': page,
    'dist/.vite/manifest.json': JSON.stringify(manifest),
    'dist/assets/index-abc.js': code,
    'dist/assets/index-abc.js.br': brotliCompressSync(code),
    'dist/assets/index-abc.js.gz': gzipSync(code),
    'dist/icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/flags/fr.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'brands/harbour/brand.json': brandJson('Rivage'),
    'brands/harbour/brand.0123456789ab.css': "[data-brand='harbour'] {}",
    'brands/harbour/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'brands/.git/config': 'secret',
    'brands/volcano/brand.json': brandJson('Basalte'),
    'brands/older/brand.json': JSON.stringify({ label: 'Old', theme: { light: '#ffffff', dark: '#0d2428' } }),
    'secret.txt': 'secret',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The settings of hosts, and of every other host under `*`. */
function configOf(
  hosts: Record<string, Partial<HostSettings>> = { '*': {}, 'toll.example': { brand: 'volcano' } },
  defaultHost?: string,
): PortalServerOptions['config'] {
  const settings = ({ ...given }: Partial<HostSettings> = {}) => ({
    brand: 'harbour',
    providerOrigins: [],
    imageOrigins: [],
    ...given,
  })
  return {
    host: (name) => {
      const key = [name, '*'].find((host) => Object.hasOwn(hosts, host))
      return key === undefined ? undefined : settings(hosts[key])
    },
    names: () => Object.keys(hosts).filter((name) => name !== '*'),
    defaultHost: () => defaultHost,
  }
}

function server(options: Partial<PortalServerOptions> = {}) {
  const app = createPortalServer({
    dist: join(folder, 'dist'),
    brandsDir: join(folder, 'brands'),
    config: configOf(),
    sandbox: false,
    sourcesOf: async (language, path) => [
      `src/i18n/locales/${language}/language.ts`,
      ...(path === '/form/payment'
        ? [`src/i18n/locales/${language}/search.json`, 'src/features/search/SearchPage.tsx']
        : []),
    ],
    ...options,
  })
  return (path: string, headers: Record<string, string> = {}, host = 'portal.example') =>
    Promise.resolve(app.request(`https://${host}${path}`, { headers }))
}

const bareServer = () =>
  createPortalServer({
    dist: join(folder, 'dist'),
    brandsDir: join(folder, 'brands'),
    config: configOf({}),
    sandbox: false,
  })

describe('the page', () => {
  it.each([
    ['/', 'fr'],
    ['/en', 'en'],
    ['/de/form/payment', 'de'],
    ['/entrance', 'fr'],
  ])('%s speaks %s', { tags: ['I18N-01'] }, async (path, language) => {
    const html = await (await server()(path)).text()
    expect(html).toContain(`<html lang="${language}" data-brand="harbour"`)
  })

  it('makes the browser revalidate it at each use', async () => {
    expect((await server()('/journeys')).headers.get('cache-control')).toBe('no-cache')
  })

  it('is not sent again while it is unchanged', async () => {
    const get = server()
    const first = await get('/help')
    const tag = first.headers.get('etag') ?? ''
    const again = await get('/help', { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect((await get('/en/help', { 'if-none-match': tag })).status).toBe(200)
  })

  it('names the brand, its icon and its first fonts by their content, after the inline script', async () => {
    const html = await (await server()('/')).text()
    const preloads = [...html.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href]) => href)
    expect(preloads).toEqual(['/brands/harbour/hero.0123456789ab.svg', '/brands/harbour/fonts/body.0123456789ab.woff2'])
    expect(html.indexOf('href="/brands/harbour/brand.0123456789ab.css"')).toBeGreaterThan(html.indexOf(early))
    expect(html).toContain('href="/brands/harbour/favicon.0123456789ab.svg"')
  })

  it('announces dark mode and the light and dark browser bar colours before any style sheet', async () => {
    const html = await (await server()('/')).text()
    expect(html).toContain('<meta name="color-scheme" content="light dark" />')
    expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />')
    expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d2428" />')
    expect(html.indexOf('theme-color')).toBeLessThan(html.indexOf('rel="stylesheet"'))
  })

  it('preloads the code and texts of its path in its language', async () => {
    const preloaded = async (path: string) =>
      [...(await (await server()(path)).text()).matchAll(/modulepreload" fetchpriority="low" href="([^"]+)"/g)].map(
        ([, href]) => href,
      )
    expect(await preloaded('/form/payment')).toEqual(
      ['fr', 'search-fr', 'search', 'forms'].map((name) => `/assets/${name}.js`),
    )
    expect(await preloaded('/en')).toEqual(['/assets/en.js'])
    expect(await preloaded('/en/help')).toEqual(['/assets/en.js'])
  })

  it('gives code a lower priority than style sheet, picture and fonts', async () => {
    const html = await (await server()('/help')).text()
    expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index-abc.js">')
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/fr.js"')
    expect(html).not.toContain('hero.svg')
  })

  it(
    'shows a prerendered page, and loads the code only when the inline script requests it',
    { tags: ['F-XSS-01'] },
    async () => {
      const asked: unknown[] = []
      const firstScreen: PortalServerOptions['firstScreen'] = async (visit) => {
        asked.push(visit)
        return {
          title: 'Tolls </title><script> $& &',
          markup: '<h1>$& drawn</h1>',
          data: { values: { home: 'A </script><b>' } },
          leaves: ['customer', 'renter'],
        }
      }
      const get = server({ firstScreen, config: configOf({ 'portal.example': {} }) })
      const html = await (await get('/en')).text()
      expect(html).toContain(
        '<div id="root"><h1>$& drawn</h1></div><script type="application/json" id="drawn-page">{"values":{"home":"A \\u003c/script>\\u003cb>"}}</script></body>',
      )
      expect(html).toContain('<title>Tolls &lt;/title>&lt;script> $&amp; &amp;</title>')
      const [, later = ''] = /<template data-code>(.*?)<\/template>/.exec(html) ?? []
      expect(later).toContain('src="/assets/index-abc.js"')
      expect(later).toContain('href="/assets/en.js"')
      expect(html.replace(later, '')).not.toMatch(/modulepreload|type="module"/)
      expect(html).toContain(' data-drawn data-leaves="customer renter">')
      expect(await (await get('/help')).text()).toContain(' data-drawn ')
      for (const path of ['/help?utm_source=mail&gclid=1', '/unsubscribe?email=anne%40toll.example']) {
        expect(await (await get(path)).text(), path).toContain(' data-drawn ')
      }
      for (const path of ['/help?article=1', '/help/a/b']) {
        expect(await (await get(path)).text(), path).not.toContain(' data-drawn ')
      }
      expect(asked).toEqual([
        { host: 'portal.example', language: 'en', path: '/' },
        { host: 'portal.example', language: 'fr', path: '/help' },
        { host: 'portal.example', language: 'fr', path: '/help' },
        { host: 'portal.example', language: 'fr', path: '/unsubscribe' },
      ])
    },
  )

  it('shows the header bar and band when home is not prerendered', async () => {
    const html = await (
      await server({ firstScreen: () => Promise.resolve(undefined), config: configOf({ '*': {} }, 'portal.example') })(
        '/',
      )
    ).text()
    expect(html).toContain('<div id="root"><div class="starting"></div></div>')
    expect(html).not.toContain('<template')
  })

  it.each(['<!--head-->', '<div id="root">', '<title>Voie Libre</title>'])(
    'of another release lacks %s, and nothing starts',
    (mark) => {
      const dist = join(folder, `other${mark.length}`)
      mkdirSync(dist)
      writeFileSync(join(dist, 'index.html'), page.replace(mark, ''))
      expect(() => createPortalServer({ dist, brandsDir: '', config: configOf({}), sandbox: false })).toThrow(
        `index.html has no ${mark} in its place: build the portal of this release with pnpm build`,
      )
    },
  )

  it("starts with the operator's message in each language, in French where one is missing", async () => {
    const incident = { fr: 'Paiement <interrompu>', en: 'Payment suspended' }
    const html = await (await server({ config: configOf({ '*': { incident } }) })('/en/help')).text()
    expect(html).toContain(
      '<body><div class="incident" role="status"><p data-for="fr" lang="fr">Paiement &lt;interrompu>',
    )
    expect(html).toContain('<p data-for="en" lang="en">Payment suspended</p>')
    expect(html).toContain('<p data-for="de" lang="fr">Paiement &lt;interrompu></p>')
    expect(await (await server()('/en/help')).text()).not.toContain('incident')
  })

  it('is compressed with an encoding that the browser accepts', async () => {
    const answer = await server()('/', { 'accept-encoding': 'gzip;q=1.0, br' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('<html lang="fr"')
    const plain = await server()('/', { 'accept-encoding': 'gzip;q=0, identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('uses the template of a development server, without a content security policy', async () => {
    const answer = await server({
      template: (url) => Promise.resolve(page.replace('class="starting"', `data-asked="${url}"`)),
    })('/help?a=1', {}, 'toll.example')
    expect(await answer.text()).toContain('data-asked="/help?a=1"')
    expect(answer.headers.get('content-security-policy')).toBeNull()
  })

  it("accepts the driver's return by POST, from its own site only", { tags: ['OPEN-43'] }, async () => {
    const app = bareServer()
    const back = async (path: string) => {
      const answer = await app.request(`https://portal.example${path}`, { method: 'POST', body: 'DATA=paid' })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await back('/payment/processing?sessionId=a%20b')).toEqual([303, '/payment/processing?sessionId=a%20b'])
    expect(await back('/de/payment/processing?sessionId=1')).toEqual([303, '/de/payment/processing?sessionId=1'])
    expect(await back('/evil.example/payment/processing')).toEqual([303, '/payment/processing'])
    expect(await back('/journeys')).toEqual([405, null])
  })

  it.each([
    ['GET', '/', 200],
    ['GET', '/assets/nothing.js', 404],
    ['POST', '/payment/processing', 303],
    ['POST', '/journeys', 405],
  ])(
    '%s %s is answered with %i, and taken for nothing else than it says',
    { tags: ['HARDENING-3.4'] },
    async (method, path, status) => {
      const answer = await bareServer().request(`https://portal.example${path}`, { method })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})

describe('the brand', () => {
  const hostOf = async (answer: Response) => /data-operator-host="([^"]+)"/.exec(await answer.text())?.[1]
  const brandOf = async (answer: Response) => /data-brand="([^"]+)"/.exec(await answer.text())?.[1]

  it('is chosen by host, regardless of letter case and port', async () => {
    expect(await brandOf(await server()('/', {}, 'TOLL.example:4300'))).toBe('volcano')
    expect(await brandOf(await server()('/', {}, 'other.example'))).toBe('harbour')
  })

  it('follows changes of the host map and new brands without a restart', async () => {
    const hosts: Record<string, Partial<HostSettings>> = {}
    const get = server({ config: configOf(hosts) })
    hosts['*'] = { brand: 'fresh' }
    expect(await brandOf(await get('/'))).toBe('harbour')
    mkdirSync(join(folder, 'brands/fresh'))
    writeFileSync(join(folder, 'brands/fresh/brand.json'), brandJson('Fresh'))
    expect(await brandOf(await get('/'))).toBe('fresh')
    expect((await get('/brands/fresh/brand.json')).status).toBe(200)
  })

  it('can be chosen by the address in the sandbox, for the rest of the visit', async () => {
    const get = server({ sandbox: true })
    const chosen = await get('/?brand=volcano')
    expect(await brandOf(chosen)).toBe('volcano')
    const [cookie = ''] = (chosen.headers.get('set-cookie') ?? '').split(';')
    expect(await brandOf(await get('/journeys', { cookie }))).toBe('volcano')
  })

  it('selects its operator when the address chose it, and only then', async () => {
    const get = server({ sandbox: true })
    expect(await hostOf(await get('/?brand=volcano', {}, 'other.example'))).toBe('toll.example')
    expect(await hostOf(await get('/?brand=harbour', {}, 'toll.example'))).toBe('other.localhost')
    expect(await hostOf(await get('/?brand=volcano', {}, 'toll.example'))).toBeUndefined()
    expect(await hostOf(await get('/', {}, 'toll.example'))).toBeUndefined()
    expect(await hostOf(await server()('/?brand=volcano', {}, 'other.example'))).toBeUndefined()
  })

  it('names the page until the application knows the operator', async () => {
    expect(await (await server()('/help')).text()).toContain('<title>Rivage</title>')
    expect(await (await server()('/help', {}, 'toll.example')).text()).toContain('<title>Basalte</title>')
  })

  it.each(['nope', 'older', '../secret', '..', '"><script>', ''])('%s is not a brand', async (name) => {
    expect(await brandOf(await server({ sandbox: true })(`/?brand=${encodeURIComponent(name)}`))).toBe('harbour')
  })

  it('cannot be chosen by the address outside the sandbox', async () => {
    const answer = await server()('/?brand=volcano', { cookie: 'sandbox-brand=volcano' })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await brandOf(answer)).toBe('harbour')
  })
})

describe('files', () => {
  it('with a hash in their name are cached for ever, and others for a day', async () => {
    const forever = 'public, max-age=31536000, immutable'
    expect((await server()('/assets/index-abc.js')).headers.get('cache-control')).toBe(forever)
    expect((await server()('/brands/harbour/brand.0123456789ab.css')).headers.get('cache-control')).toBe(forever)
    expect((await server()('/brands/harbour/logo.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('asked with Accept-Encoding %s come as %s', async (accepted, encoding) => {
    const answer = await server()('/assets/index-abc.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('compressed at build time are sent as they are', async () => {
    const answer = await server()('/assets/index-abc.js', { 'accept-encoding': 'br' })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(brotliCompressSync(code))
  })

  it('that have not changed are not sent again, whichever machine built them at whatever time', async () => {
    const first = await server()('/icons.svg')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('last-modified')).toBeNull()
    utimesSync(join(folder, 'dist/icons.svg'), 1, 1)
    const again = await server()('/icons.svg', { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.each([
    '/assets/nope.js',
    '/assets/',
    '/assets/index-abc.js.map',
    '/flags/zz.svg',
    '/brands/nope/brand.css',
    '/.vite/manifest.json',
    '/brands/.git/config',
    '/brands/harbour',
    '/.git/config',
    '/.env',
    '/favicon.ico',
    '/robots.txt',
    '/wp-login.php',
    '/assets/..%2f..%2fsecret.txt',
    '/brands/..%2f..%2fsecret.txt',
    '/brands/%2e%2e/secret.txt',
  ])('%s is not there, and never the page', { tags: ['F-XSS-06'] }, async (path) => {
    const answer = await server()(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found'])
  })
})

describe("the page's headers", () => {
  it("allow only the portal's own resources", async () => {
    const { headers } = await server()('/')
    const hash = createHash('sha256').update(early).digest('base64')
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': `'self' 'sha256-${hash}'`,
      'style-src': "'self'",
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify fleet-import',
    })
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it("include the operator's configured origins, and only the origin of an address", async () => {
    const { headers } = await server({
      config: configOf({
        '*': { providerOrigins: ['https://pay.example/path;script-src *'], imageOrigins: ['https://img.example'] },
      }),
    })('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("form-action 'self' https://pay.example;")
    expect(policy).toContain("img-src 'self' https://img.example;")
  })
})

describe('a tag manager', { tags: ['OPEN-57'] }, () => {
  const hosts = { '*': {}, 'toll.example': { tagManager: 'https://tags.example/box.js?id=A&b="1"' } }
  const pageOf = async (host: string, given: Record<string, Partial<HostSettings>> = hosts) => {
    const answer = await server({ config: configOf(given) })('/', {}, host)
    const [, meta] = /name="settings" content="([^"]*)"/.exec(await answer.text()) ?? []
    return {
      meta: meta?.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      policy: answer.headers.get('content-security-policy') ?? '',
    }
  }

  it.each([
    ['is absent unless configured', 'portal.example', { '*': {} }],
    ['is absent on a host that it is not configured for', 'portal.example', hosts],
  ])('%s', async (_, host, given) => {
    const { meta, policy } = await pageOf(host, given)
    expect(meta).toBeUndefined()
    expect(policy).not.toContain('https:')
    expect(policy).toContain('trusted-types dompurify fleet-import')
    expect(policy).not.toContain('default;')
  })

  it('is named on its host, and the policy allows exactly its origin', async () => {
    const { meta, policy } = await pageOf('TOLL.example')
    expect(JSON.parse(meta ?? '')).toEqual({ tagManager: 'https://tags.example/box.js?id=A&b="1"' })
    expect(policy).toMatch(/script-src 'self' https:\/\/tags\.example 'sha256-/)
    expect(policy).toContain("connect-src 'self' https://tags.example;")
    expect(policy).toContain("img-src 'self' https://tags.example;")
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(Array(3).fill('https://tags.example'))
    expect(policy).toContain('trusted-types dompurify fleet-import default')
  })

  it('applies to every other host under *', async () => {
    const { meta } = await pageOf('any.example', { '*': { tagManager: 'https://t.example/' } })
    expect(meta).toBe('{"tagManager":"https://t.example/"}')
  })
})

describe('the settings of a host', () => {
  const hosts = {
    'toll.example': { providerOrigins: ['https://pay.example/form'], support: { renters: 'fleets@toll.example' } },
    'other.example': { captcha: { provider: 'altcha', siteKey: '"><script>', origin: 'https://captcha.example/' } },
  }
  const pageOf = async (host: string, options: Partial<PortalServerOptions> = {}, path = '/') => {
    const answer = await server({ config: configOf(hosts), ...options })(path, {}, host)
    const html = await answer.text()
    const [, meta = '{}'] = /name="settings" content="([^"]*)"/.exec(html) ?? []
    const settings: unknown = JSON.parse(
      meta.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    )
    return { html, settings, policy: answer.headers.get('content-security-policy') ?? '' }
  }

  it('stand in its page, with the origins of the providers that its policy allows', async () => {
    const { settings, policy } = await pageOf('toll.example')
    expect(settings).toEqual({ providerOrigins: ['https://pay.example'], support: { renters: 'fleets@toll.example' } })
    expect(policy).toContain("form-action 'self' https://pay.example;")
    expect(policy).not.toContain('frame-src')
  })

  it('cannot leave their attribute, and a captcha of a third party may load its script, frame and calls', async () => {
    const { html, settings, policy } = await pageOf('other.example')
    expect(settings).toEqual(hosts['other.example'] && { captcha: hosts['other.example'].captcha })
    expect(html).not.toContain('"><script>')
    expect(policy).toMatch(/script-src 'self' https:\/\/captcha\.example 'sha256-/)
    expect(policy).toContain("connect-src 'self' https://captcha.example;")
    expect(policy).toContain("frame-src 'self' https://captcha.example;")
    expect(policy).toContain('trusted-types dompurify fleet-import default')
  })

  it('are those of the operator that the address of a sandbox chooses', async () => {
    const config = configOf({
      ...hosts,
      '*': {},
      'a-89.localhost': { brand: 'volcano', support: { renters: 'a@b.example' } },
    })
    const { settings } = await pageOf('localhost', { sandbox: true, config }, '/?brand=volcano')
    expect(settings).toEqual({ support: { renters: 'a@b.example' } })
  })
})
