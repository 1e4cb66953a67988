import { AsyncLocalStorage } from 'node:async_hooks'
import { articlePath, pageOf, pages, withLanguage } from '@voie-libre/domain/access/pages'
import { redirect } from '@voie-libre/domain/access/redirects'
import { defaultLanguage, type Language } from '@voie-libre/domain/reference/languages'
import i18next from 'i18next'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { type Middleware, SWRConfig, unstable_serialize } from 'swr'
import { helpTitles } from '../api/help.ts'
import { renderScope, type RenderScope } from '../api/renderScope.ts'
import { ensureLoaded } from '../api/resource.ts'
import { faqData, footerEntries, homeData, providerData } from '../api/whitelabel.ts'
import { createRouteGuard } from '../app/routeGuard.ts'
import { createRoutes } from '../app/routes.tsx'
import { sitePageAt } from '../app/sitePages.ts'
import { currentLanguage, loadNamespaces, startI18n } from '../i18n/setup.ts'
import { articleLink, siteLink } from '../shared/page/siteUrl.ts'
import { sanitiseOnServer } from '../shared/richText/sanitiseOnServer.ts'
import type { DrawnPage } from './drawnPage.ts'

/** `path` is without language prefix. */
type Visit = Pick<RenderScope, 'language' | 'settings'> & { path: string }

/**
 * Renders a page from the operator's current data, or returns `undefined` if this visitor may not open it: the same
 * guard and loaders decide as in the browser. Throws if data fails to load that every page or the page's loader needs.
 */
export async function firstScreen({ language, path, settings }: Visit, ask: RenderScope['ask']) {
  await started
  await loadNamespaces(['common'], language)
  let head: Parameters<RenderScope['describe']>[0] | undefined
  const scope: RenderScope = {
    language,
    ask,
    settings,
    values: new Map(),
    sanitise: sanitiseOnServer,
    describe: (given) => (head = given),
  }
  const page = await scopes.run(scope, () => renderPage(path, scope))
  const { title = '', description } = head ?? {}
  return page && { title, description, ...page }
}

/** The notice of a page whose code does not arrive. It needs nothing of the operator's server. */
export async function withoutCode(visit: Visit): Promise<string> {
  await started
  await loadNamespaces(['withoutCode'], visit.language)
  return renderToStaticMarkup(<WithoutCode {...visit} />)
}

const started = startI18n(defaultLanguage)

/** The source files that a page's code and texts come from, by their paths in the portal's folder. */
export const sourcesOf = (language: Language, path: string): readonly string[] => [
  `src/i18n/locales/${language}/language.ts`,
  ...(sitePageAt(path)?.sources(language) ?? []),
]

const scopes = new AsyncLocalStorage<RenderScope>()
renderScope.current = () => scopes.getStore()

/** The page's HTML and data. `undefined` if the guard or the page's loader sends the visitor elsewhere. */
async function renderPage(path: string, scope: RenderScope) {
  await Promise.all([ensureLoaded(homeData()), ensureLoaded(providerData()), ensureLoaded(footerEntries())])
  // Keeps these data out of the page: only the server needs them.
  const aside = { ...scope, values: new Map(scope.values) }
  if (!(await scopes.run(aside, () => isLinked(path)))) return undefined
  const url = new URL(withLanguage(scope.language, path), 'https://site.invalid')
  if ((await createRouteGuard()(url)) !== undefined) return undefined
  const handler = createStaticHandler(createRoutes())
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return undefined
  for (const error of Object.values(context.errors ?? {})) throw error
  const { preload } = (await sitePageAt(path)?.load()) ?? {}
  // The page itself shows a failure.
  await preload?.(context.matches.at(-1)?.params ?? {}).catch(() => undefined)
  const markup = await renderLoaded(handler.dataRoutes, context, scope.values)
  const freeflow = (await ensureLoaded(homeData())).actions.includes('freeflow')
  const visit = { path, freeflow, paymentNoticeIsValid: false, profiles: scope.settings.profiles }
  const leaves = (['customer', 'renter'] as const).filter((accountType) => redirect({ ...visit, accountType }))
  // In an order of their own: answers arrive in any order, and all servers of a site must draw the same page for its ETag.
  const values = [...scope.values].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const data: DrawnPage = { loaderData: context.loaderData, values: Object.fromEntries(values) }
  return { markup, leaves, data }
}

/** Whether the operator links to an article or category: unknown paths must not cost the operator calls. */
async function isLinked(path: string): Promise<boolean> {
  const page = pageOf(path)
  if (page === 'helpCategory') {
    const { categories } = await ensureLoaded(faqData())
    return categories.some(({ id }) => path === `/help/${encodeURIComponent(id)}`)
  }
  if (page === undefined || typeof page === 'string') return page !== undefined
  const [home, footer] = await Promise.all([ensureLoaded(homeData()), ensureLoaded(footerEntries())])
  const linked = [
    ...footer.flatMap(({ article, link }) => [article, link].map((target) => target && siteLink(target)?.href)),
    ...home.listBlockArticles.map((article) => articleLink(article)?.href),
    ...home.sliderBlockArticlesIds.map(articlePath),
  ]
  if (linked.includes(path)) return true
  return (await ensureLoaded(helpTitles())).some(({ article }) => articlePath(article.id) === path)
}

/** Renders until no component requests a resource that could still be loaded. */
async function renderLoaded(
  routes: RouteObject[],
  context: StaticHandlerContext,
  values: ReadonlyMap<string, unknown>,
): Promise<string> {
  const router = createStaticRouter(routes, context)
  // Of its own, because pages in other languages are drawn at the same time. It loads nothing: the page's texts are there.
  const i18n = i18next.cloneInstance({ lng: currentLanguage(), ns: [] })
  const tried = new Set<string>()
  for (;;) {
    const requested = new Map<string, () => unknown>()
    const note: Middleware = (useNext) => (key, fetcher, config) => {
      const name = unstable_serialize(key)
      if (name !== '' && fetcher) requested.set(name, () => fetcher(key))
      return useNext(key, fetcher, config)
    }
    const markup = renderToString(
      <I18nextProvider i18n={i18n}>
        <SWRConfig value={{ provider: () => new Map(), fallback: Object.fromEntries(values), use: [note] }}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </SWRConfig>
      </I18nextProvider>,
    )
    const open = [...requested].filter(([name]) => !values.has(name) && !tried.has(name))
    if (open.length === 0) return markup
    // A failed part stays in its loading state, which the browser then replaces by its error.
    await Promise.allSettled(open.map(async ([, load]) => load()))
    for (const [name] of open) tried.add(name)
  }
}

/** The pages to which a payment provider returns, and those that follow. */
const afterPayment: readonly unknown[] = ['processing', 'success', 'duplicated', 'rejected', 'waiting', 'cancelled']

/** Tells the visitor where to find the operator. Nobody must pay twice because a result could not show. [F-PAY-03] */
function WithoutCode({ language, path, settings: { support = {} } }: Visit) {
  const t = i18next.getFixedT(language, ['withoutCode', 'common'])
  const { email, phone } = support
  const page = pageOf(path)
  return (
    <>
      <p>{afterPayment.includes(page) ? t('payment') : page === 'verify' ? t('verify') : t('page')}</p>
      <p>
        {email === undefined && phone === undefined ? t('details') : t('contact')}{' '}
        {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}{' '}
        {phone !== undefined && (
          <a className="whitespace-nowrap" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        )}{' '}
        <a href={withLanguage(language, pages.home)}>{t('common:breadcrumb.home')}</a>
      </p>
    </>
  )
}
