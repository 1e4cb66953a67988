import { pages, splitLanguage, withLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createBrands } from './brands.ts'
import { inlineScriptHashes, pageHtml, readPage, type Screen } from './document.ts'
import { compressed, fileServer } from './files.ts'
import { contentPolicy, pageHeaders } from './headers.ts'
import { createPreloads } from './preloads.ts'

export interface PortalServerOptions {
  /** Folder of the built portal. */
  dist: string
  /** Folder with one folder per brand: brand.css, images, fonts. Read per request: a new brand needs no restart. */
  brandsDir: string
  /** Host name to brand, `*` for every other host. As a function it is asked at each request, so that the map may change while serving. */
  hosts: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>)
  /** Where the map names none, or one whose folder is not there. */
  defaultBrand: string
  /** Lets `?brand=` choose; never where drivers pay for real. */
  sandbox: boolean
  /** Origin of the API where it is not the page's own. */
  apiOrigin?: string
  /** Origins of the payment providers that a hand-over may be posted to. */
  providerOrigins?: readonly string[]
  /** Origins, besides the page's own, that the operator's pictures come from. */
  imageOrigins?: readonly string[]
  /** Host name to the address of the tag manager's script, `*` for every other host; none unless told. [OPEN-57] */
  tagManagers?: Readonly<Record<string, string>>
  /**
   * The host whose home is drawn for every host that the map does not name. Without it theirs is not drawn: the operator
   * answers by host, and anybody may send any host name, each of which would cost the operator calls.
   */
  defaultHost?: string | undefined
  /** Home as somebody sees it who is not logged in, where it is known at once; without it, a bar and a band show first. */
  firstScreen?: (visit: { host: string; language: Language }) => Promise<Screen | undefined>
  /**
   * Development only: gives the page instead of `dist/index.html`, and sends no content policy, since hot reload lives
   * on inline scripts.
   */
  template?: (url: string) => Promise<string>
}

const brandCookie = 'sandbox-brand'
/** A host that the map leaves to `*`. */
const anyOtherHost = 'other.localhost'
/** What only a file can end in; asked for and not there, it is 404 and never the page. */
const fileLike =
  /(^|\/)\.(?!\.)|^\/(assets|flags|brands)\/|\.(css|gif|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webp|woff2?|xml)$/i

/**
 * Serves the built portal under any number of host names, each in its brand and language, with the headers a payment
 * page needs. Knows nothing of the operator's API.
 */
export function createPortalServer(options: PortalServerOptions): Hono {
  const { dist, defaultBrand, sandbox, hosts } = options
  const template = options.template ? undefined : readPage(dist)
  const tagManagers = new Map(Object.entries(options.tagManagers ?? {}))
  const policies = template === undefined ? undefined : policiesFor(template, options)
  const brandOfHost = typeof hosts === 'function' ? hosts : () => hosts
  const brands = createBrands(options.brandsDir)
  const preloads = createPreloads(dist)
  const built = fileServer(dist)
  const branded = fileServer(options.brandsDir)
  const app = new Hono()

  app.use('*', async (c, next) => {
    await next()
    // No answer is taken for something else than it says, a refusal neither. [HARDENING §2, ASVS 3.4.4]
    c.res.headers.set('x-content-type-options', 'nosniff')
  })
  app.get('/brands/*', async (c) => {
    const versioned = c.req.query('v') !== undefined
    return (await branded(c.req.raw, c.req.path.slice('/brands'.length), versioned ? 'forever' : 'day')) ?? missing(c)
  })
  app.get('/assets/*', async (c) => (await built(c.req.raw, c.req.path, 'forever')) ?? missing(c))
  // Some providers bring the driver back by POST: the page is the same, and what they say in the body is not believed.
  app.on('POST', [pages.processing, `/:language${pages.processing}`], (c) => {
    const { language } = splitLanguage(c.req.path)
    return c.redirect(withLanguage(language, pages.processing) + new URL(c.req.url).search, 303)
  })
  app.get('*', async (c) => {
    const { path } = c.req
    const file = path === '/index.html' ? undefined : await built(c.req.raw, path, 'day')
    if (file) return file
    if (fileLike.test(path)) return missing(c)
    return page(c)
  })
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app

  async function page(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const { language, path } = splitLanguage(url.pathname)
    const { brand, operatorHost } = brandOf(c, url)
    const tagManager = tagManagers.get(url.hostname) ?? tagManagers.get('*')
    const isHome = path === pages.home
    const drawnHost = operatorHost ?? (Object.hasOwn(brandOfHost(), url.hostname) ? url.hostname : options.defaultHost)
    const html = pageHtml(template ?? (await options.template?.(url.pathname + url.search)) ?? '', {
      language,
      brand,
      operatorHost,
      title: await brands.label(brand),
      head: [
        ...(tagManager === undefined ? [] : [`<meta name="tag-manager" content="${attribute(tagManager)}" />`]),
        // Home's picture, else only known once the style sheet has come.
        ...(isHome ? [`<link rel="preload" href="/brands/${brand}/hero.svg" as="image" fetchpriority="high" />`] : []),
        ...(await brands.head(brand)),
        ...preloads(language, path),
      ],
      screen:
        isHome && drawnHost !== undefined ? await options.firstScreen?.({ host: drawnHost, language }) : undefined,
    })
    const headers = new Headers(pageHeaders)
    const policy = policies?.get(tagManager)
    if (policy) headers.set('content-security-policy', policy)
    if (sandbox && url.searchParams.has('brand')) {
      // Kept for the browser's session, so that it survives links and the return from the provider's page.
      headers.set('set-cookie', `${brandCookie}=${brand}; Path=/; SameSite=Lax; HttpOnly`)
    }
    return compressed(c.req.raw, html, headers)
  }

  /**
   * The brand of this page, and the operator's host where the address chose another operator's brand: contents, mails
   * and receipts then name the operator whose logo is shown. A brand that no host wears changes the looks alone.
   */
  function brandOf(c: Context, url: URL): { brand: string; operatorHost: string | undefined } {
    const asked = sandbox ? (url.searchParams.get('brand') ?? getCookie(c, brandCookie)) : undefined
    const map = brandOfHost()
    const known = (names: readonly (string | undefined)[]) =>
      names.find((name) => name !== undefined && brands.has(name))
    const own = known([map[url.hostname], map['*']]) ?? defaultBrand
    const brand = known([asked]) ?? own
    const usual = known([map['*']]) ?? defaultBrand
    const [host] = brand === usual ? [anyOtherHost] : (Object.entries(map).find(([, name]) => name === brand) ?? [])
    return { brand, operatorHost: brand === own ? undefined : host }
  }
}

/** One content policy without a tag manager, and one for each that is configured. Throws when one is no address. */
function policiesFor(template: string, options: PortalServerOptions) {
  const scripts = inlineScriptHashes(template)
  return new Map(
    [undefined, ...Object.values(options.tagManagers ?? {})].map((tagManager) => [
      tagManager,
      contentPolicy({ ...options, scripts, tagManager }),
    ]),
  )
}

const attribute = (address: string) => new URL(address).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function missing(c: Context): Response {
  return c.text('Not found', 404, { 'cache-control': 'no-store' })
}
