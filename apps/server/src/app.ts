import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { etag } from 'hono/etag'
import { createHash } from 'node:crypto'
import { pageOf, pages, splitLanguage, withLanguage } from '@voie-libre/domain/access/pages'
import { type Config, type HostSettings, pageSettingsOf, readBrand } from './config.ts'
import { attribute, brandHead, cutPage, inlineScriptHash, pageHtml, readPage } from './document.ts'
import { createPreloads, type Drawing } from './firstScreen.ts'

type Folders = Pick<Config, 'dist' | 'brandsDir'> & Partial<Pick<Config, 'extensionsDir'>>

/** Without a drawing the pages start with a bar and a band. */
export interface PortalServerOptions extends Folders, Partial<Omit<Drawing, 'forget'>> {
  /**
   * The settings of each host, read per request. `defaultHost` is the host whose first screens are shown for every host that
   * only `*` matches. Without it those hosts get none: the operator answers by host, and a client can send any host name,
   * each of which would cost the operator calls.
   */
  config: Pick<Config, 'host' | 'names' | 'defaultHost'>
  /** Allows `?brand=`; must be false where drivers pay real money. */
  sandbox: boolean
  /**
   * Development only: returns the page instead of `dist/index.html`. No content security policy is sent then, since hot
   * reload needs inline scripts.
   */
  template?: (url: string) => Promise<string>
}

/** The brand of a host whose own brand is not built. */
const defaultBrand = 'harbour'
const brandCookie = 'sandbox-brand'
/** A host that only `*` matches. */
const anyOtherHost = 'other.localhost'
/** Parameters that mails and advertisements append, which no page reads. */
const isTracking = /^(utm_\w+|mtm_\w+|gclid|fbclid)$/
/** Extensions of files. A missing file is answered with 404, never with the page. */
const fileLike =
  /(^|\/)\.(?!\.)|^\/(assets|flags|brands|extensions)\/|\.(css|gif|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webp|woff2?|xml)$/i

/**
 * Serves the built portal under any number of host names, each in its brand and language, with the headers that a payment
 * page needs. It knows nothing of the operator's API.
 */
export function createPortalServer(options: PortalServerOptions): Hono {
  const { dist, sandbox, config } = options
  const template = options.template ? undefined : readPage(dist)
  const script = template && inlineScriptHash(template)
  const preloads = createPreloads(dist)
  const app = new Hono()

  app.use('*', async (c, next) => {
    await next()
    // Prevents content sniffing, also for errors. [HARDENING §2, ASVS 3.4.4]
    c.res.headers.set('x-content-type-options', 'nosniff')
  })
  for (const path of ['/assets/*', '/flags/*', '/icons.svg', '/THIRD-PARTY-NOTICES.txt']) app.use(path, ...files(dist))
  if (options.extensionsDir !== undefined)
    app.use('/extensions/*', ...files(options.extensionsDir, (path) => path.slice('/extensions'.length)))
  app.use('/brands/*', ...files(options.brandsDir, (path) => path.slice('/brands'.length)))
  // Some providers return the driver by POST. The page is the same, and the body is ignored, because anyone could forge
  // it.
  app.on('POST', [pages.processing, `/:language${pages.processing}`], (c) => {
    const { language } = splitLanguage(c.req.path)
    return c.redirect(withLanguage(language, pages.processing) + new URL(c.req.url).search, 303)
  })
  app.get('*', compress(), (c) => (fileLike.test(c.req.path) ? missing(c) : page(c)))
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app

  async function page(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const { language, path } = splitLanguage(url.pathname)
    const { brand, operatorHost } = brandOf(c, url)
    const built = readBrand(options.brandsDir, brand)
    const settings = config.host(url.hostname)
    const { incident } = settings ?? {}
    const shown = pageSettingsOf(operatorHost === undefined ? settings : config.host(operatorHost))
    const isHome = path === pages.home
    // Other pages may depend on their query; that of 'unsubscribe' only fills in its field.
    const isPlain =
      isHome ||
      path === pages.unsubscribe ||
      (pageOf(path) !== undefined &&
        [...url.searchParams.keys()].every((name) => isTracking.test(name) || (sandbox && name === 'brand')))
    // The application redirects another spelling, such as '/fr/help', so that its first rendering is not this page.
    const isCanonical = withLanguage(language, path) === url.pathname
    const drawnHost = operatorHost ?? (config.names().includes(url.hostname) ? url.hostname : config.defaultHost())
    const html = pageHtml(template ?? cutPage((await options.template?.(url.pathname + url.search)) ?? ''), {
      language,
      isHome,
      brand,
      operatorHost,
      incident,
      withoutCode: await options.withoutCode?.({ language, path, settings: shown }),
      title: built?.label,
      head: [
        ...(Object.keys(shown).length === 0
          ? []
          : [`<meta name="settings" content="${attribute(JSON.stringify(shown))}" />`]),
        // Preloads home's picture, which the browser would otherwise discover only in the style sheet.
        ...(isHome && built
          ? [`<link rel="preload" href="/brands/${brand}/${built.files.hero}" as="image" fetchpriority="high" />`]
          : []),
        ...(built ? brandHead(brand, built) : []),
      ],
      preloads: preloads((await options.sourcesOf?.(language, path)) ?? []),
      screen:
        drawnHost !== undefined && isPlain && isCanonical
          ? await options.firstScreen?.({ host: drawnHost, language, path })
          : undefined,
    })
    const headers = new Headers(pageHeaders)
    if (script) headers.set('content-security-policy', contentPolicy(script, settings))
    if (sandbox && url.searchParams.has('brand')) {
      // A session cookie, so that the brand survives links and the return from the provider's page.
      headers.set('set-cookie', `${brandCookie}=${brand}; Path=/; SameSite=Lax; HttpOnly`)
    }
    // Weak, because the page may be compressed. A visit with an unchanged page gets its headers only.
    const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
    headers.set('etag', tag)
    if (c.req.header('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
    return new Response(html, { headers })
  }

  /**
   * The brand of this page, and the operator's host when the address chose another operator's brand: contents, mails and
   * receipts then name the operator whose logo is shown. A brand without a host changes the appearance only.
   */
  function brandOf(c: Context, url: URL): { brand: string; operatorHost: string | undefined } {
    const asked = sandbox ? (url.searchParams.get('brand') ?? getCookie(c, brandCookie)) : undefined
    const known = (names: readonly (string | undefined)[]) =>
      names.find((name) => name !== undefined && readBrand(options.brandsDir, name))
    const usual = known([config.host('*')?.brand]) ?? defaultBrand
    const own = known([config.host(url.hostname)?.brand]) ?? usual
    const brand = known([asked]) ?? own
    const host = brand === usual ? anyOtherHost : config.names().find((name) => config.host(name)?.brand === brand)
    return { brand, operatorHost: brand === own ? undefined : host }
  }
}

/** Names with a hash of their content, by Vite and by the build of brands. */
const namedByContent = /^\/assets\/|\.[\da-f]{12}\.\w+$/

/**
 * Serves a folder, compressed by the build. Behind nginx it answers only what nginx does not have. Neither the time nor the
 * machine of a build counts: what keeps its name has an `ETag` of its content.
 */
function files(root: string, rewriteRequestPath?: (path: string) => string): MiddlewareHandler[] {
  const tagged = etag()
  return [
    async (c, next) => {
      if (c.req.path.includes('/.')) return missing(c)
      const isNamed = namedByContent.test(c.req.path)
      await (isNamed ? next() : tagged(c, next))
      if (c.res.status >= 400) return undefined
      const { headers } = c.res
      headers.delete('last-modified')
      // Operators change these files without a release, so browsers must ask again.
      const usual = c.req.path.startsWith('/extensions/') ? 'no-cache' : 'public, max-age=86400'
      headers.set('cache-control', isNamed ? 'public, max-age=31536000, immutable' : usual)
      headers.set('vary', 'Accept-Encoding')
      headers.set('cross-origin-resource-policy', 'same-origin')
      return undefined
    },
    serveStatic({ root, precompressed: true, ...(rewriteRequestPath && { rewriteRequestPath }) }),
  ]
}

const missing = (c: Context): Response => c.text('Not found', 404, { 'cache-control': 'no-store' })

/**
 * What the pages of a host may load, run and post to. The only inline script is the one with the hash `script`: components
 * must not use `style` attributes or create style sheets. Only DOMPurify may turn text into HTML, and only the fleet import may
 * start a worker, its own. A tag manager and a captcha may load, run and call their own origin only. They share the portal's
 * Trusted Types policy, which accepts script addresses of these origins only (`session/foreignScript.ts`). [HARDENING §2]
 */
export function contentPolicy(script: string, settings: Partial<HostSettings> = {}): string {
  const { providerOrigins = [], imageOrigins = [], tagManager } = settings
  const captcha = settings.captcha?.origin
  return Object.entries({
    'default-src': "'none'",
    'script-src': `${own(tagManager, captcha)} '${script}'`,
    'style-src': own(),
    'img-src': own(...imageOrigins, tagManager),
    'font-src': own(),
    'connect-src': own(tagManager, captcha),
    ...(captcha !== undefined && { 'frame-src': own(captcha) }),
    'form-action': own(...providerOrigins),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': `dompurify fleet-import${tagManager === undefined && captcha === undefined ? '' : ' default'}`,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Names origins only, whatever the checked addresses of a configuration have behind them. */
const own = (...more: readonly (string | undefined)[]): string =>
  ["'self'", ...more.filter((address) => address !== undefined).map((address) => new URL(address).origin)].join(' ')

/** Headers of every HTML response besides its content security policy. [HARDENING §2, ASVS 3.4] */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  // The host alone: other subdomains may belong to systems without TLS. deploy/nginx says how to include them.
  'strict-transport-security': 'max-age=31536000',
  // Addresses may contain an e-mail or a plate (§7.6), so other sites must not receive a referrer.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}
