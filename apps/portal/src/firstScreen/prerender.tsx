import { AsyncLocalStorage } from 'node:async_hooks'
import type { AccountType } from '@voie-libre/contract/schemas/account'
import { articlePath, pageOf, pages, withLanguage } from '@voie-libre/domain/access/pages'
import { redirect } from '@voie-libre/domain/access/redirects'
import { defaultLanguage, type Language } from '@voie-libre/domain/reference/languages'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import i18next from 'i18next'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
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
import { settings as settingsOfPage } from '../api/settings.ts'
import { faqData, footerEntries, homeData, providerData } from '../api/whitelabel.ts'
import { createRouteGuard } from '../app/routeGuard.ts'
import { createRoutes } from '../app/routes.tsx'
import { sitePageAt } from '../app/sitePages.ts'
import { changeLanguage, loadNamespaces, startI18n } from '../i18n/setup.ts'
import { articleLink, siteLink } from '../shared/page/siteUrl.ts'
import { sanitiseOnServer } from '../shared/richText/sanitiseOnServer.ts'
import type { DrawnPage } from './drawnPage.ts'

export interface FirstScreen {
  title: string
  description: string | undefined
  markup: string
  data: DrawnPage
  leaves: readonly AccountType[]
}

interface Visit {
  language: Language
  /** Without language prefix. */
  path: string
  settings: PageSettings
}

type Answer = { status: number; body: string } | undefined

/** Rounds of requests: the layout's data, then the page's, then what depends on these. */
const maxRounds = 8

/**
 * Renders a page from the operator's current data, or returns `undefined` if this visitor may not open it: the same
 * guard and loaders decide as in the browser. Throws if data fails to load that every page or the page's loader needs.
 *
 * Rendering is synchronous per attempt and knows only responses that have arrived. Missing ones are requested between
 * attempts, so that a slow operator does not delay other pages.
 */
export async function firstScreen(
  visit: Visit,
  ask: (path: string) => Promise<Response>,
): Promise<FirstScreen | undefined> {
  const answers = new Map<string, Answer>()
  for (let round = 0; round < maxRounds; round += 1) {
    const { missing, screen } = await attempt(visit, answers)
    if (missing.size === 0) return screen
    await Promise.all([...missing].map(async (path) => answers.set(path, await answerOf(ask, path))))
  }
  throw new Error(`${visit.path} never stops requesting data`)
}

async function answerOf(ask: (path: string) => Promise<Response>, path: string): Promise<Answer> {
  try {
    const response = await ask(path)
    return { status: response.status, body: await response.text() }
  } catch {
    return undefined
  }
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

interface Attempt {
  /** Addresses that the page requested and that have no answer yet; without them there is no screen. */
  missing: ReadonlySet<string>
  screen?: FirstScreen | undefined
}

/** One attempt at a time, because i18next has one current language. */
function attempt(visit: Visit, answers: ReadonlyMap<string, Answer>): Promise<Attempt> {
  const result = queue.last.then(() => attemptNow(visit, answers))
  queue.last = result.catch(() => undefined)
  return result
}
const queue: { last: Promise<unknown> } = { last: started }

async function attemptNow({ language, path, settings }: Visit, answers: ReadonlyMap<string, Answer>): Promise<Attempt> {
  const missing = new Set<string>()
  let head: Parameters<RenderScope['describe']>[0] | undefined
  const ask = (address: string) => {
    const answer = answers.get(address)
    if (!answers.has(address)) missing.add(address)
    if (!answer) return Promise.reject(new TypeError(`${address} has no answer`))
    return Promise.resolve(new Response(answer.body, { status: answer.status }))
  }
  const scope: RenderScope = {
    ask,
    settings,
    values: new Map(),
    sanitise: sanitiseOnServer,
    describe: (given) => (head = given),
  }
  await changeLanguage(language)
  return scopes.run(scope, async () => {
    try {
      const page = await renderPage(language, path, scope)
      const { title = '', description } = head ?? {}
      return { missing, screen: page && { title, description, ...page } }
    } catch (error) {
      if (missing.size > 0) return { missing } // The failure may only be due to the missing responses.
      throw error
    }
  })
}

/** The page's HTML and data. `undefined` if the guard or the page's loader sends the visitor elsewhere. */
async function renderPage(
  language: Language,
  path: string,
  scope: RenderScope,
): Promise<Pick<FirstScreen, 'markup' | 'data' | 'leaves'> | undefined> {
  const layout = await Promise.allSettled([
    ensureLoaded(homeData()),
    ensureLoaded(providerData()),
    ensureLoaded(footerEntries()),
  ])
  for (const part of layout) if (part.status === 'rejected') throw part.reason
  // Keeps these data out of the page: only the server needs them.
  const aside = { ...scope, values: new Map(scope.values) }
  if (!(await scopes.run(aside, () => isLinked(path)))) return undefined
  const url = new URL(withLanguage(language, path), 'https://site.invalid')
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
  const leaves = (['customer', 'renter'] as const).filter(
    (accountType) =>
      redirect({ path, accountType, freeflow, paymentNoticeIsValid: false, profiles: settingsOfPage().profiles }) !==
      undefined,
  )
  return { markup, leaves, data: { loaderData: context.loaderData, values: Object.fromEntries(scope.values) } }
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
  const tried = new Set<string>()
  for (;;) {
    const requested = new Map<string, () => unknown>()
    const note: Middleware = (useNext) => (key, fetcher, config) => {
      const name = unstable_serialize(key)
      if (name !== '' && fetcher) requested.set(name, () => fetcher(key))
      return useNext(key, fetcher, config)
    }
    const markup = renderToString(
      <SWRConfig value={{ provider: () => new Map(), fallback: Object.fromEntries(values), use: [note] }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SWRConfig>,
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
