import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { defaultLanguage, type Language, languages } from '@voie-libre/domain/reference/languages'
import { Button } from '@voie-libre/ui/button'
import { UiProvider } from '@voie-libre/ui/provider'
import { Skeleton } from '@voie-libre/ui/skeleton'
import { Spinner } from '@voie-libre/ui/spinner'
import { LiveRegion } from '@voie-libre/ui/status'
import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type MiddlewareFunction, replace, type RouteObject, useLocation, useRouteError } from 'react-router'
import { ApiError } from '../api/errors.ts'
import { isReachable } from '../api/loadCode.ts'
import { useResource } from '../api/resource.ts'
import { providerData } from '../api/whitelabel.ts'
import { currentWords, localized } from '../i18n/setup.ts'
import { store } from '../session/store.ts'
import { accountType } from '../session/visitor.ts'
import { FailureNotice } from '../shared/feedback/FailureNotice.tsx'
import type { Part } from '../shared/feedback/LoadingPlace.tsx'
import { Page } from '../shared/page/Page.tsx'
import { type PageHead, usePageHead } from '../shared/page/pageHead.ts'
import { AppLink } from './AppLink.tsx'
import { lazily, OutdatedError } from './chunks.ts'
import { Layout } from './Layout.tsx'
import type { RouteGuard } from './routeGuard.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { sitePages } from './sitePages.ts'
import { visitOfPage } from './useSessionChange.ts'

// One list for the five languages: the routes share their components, so that a page keeps typed values when the
// language changes. [F-NAV-09]
const site = (): RouteObject[] => [
  ...sitePages.map(({ name, load }): RouteObject => ({
    path: pages[name].slice(1),
    lazy: async () => {
      const { Component, ErrorBoundary, loader } = await lazily(load)
      return { Component, ...(ErrorBoundary && { ErrorBoundary }), ...(loader && { loader }) }
    },
  })),
  { path: '*', loader: () => replace(localized('/')) },
]

/** The whole site. The server, which runs the guard itself, draws pages of the same routes. */
export function createRoutes(routeGuard: RouteGuard = () => Promise.resolve(undefined)): RouteObject[] {
  const guard: MiddlewareFunction = async ({ request }, next) => {
    const url = new URL(request.url)
    const to = await routeGuard(url)
    if (to !== undefined) throw replace(localized(to))
    store.set(openPathAtom, splitLanguage(url.pathname).path)
    await next()
  }
  return [
    // French has no prefix. `splitLanguage` ensures that `/fr//host` does not redirect to another site. [OPEN-17,
    // F-NAV-08]
    {
      path: `/${defaultLanguage}/*`,
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url)
        return replace(splitLanguage(pathname).path + search)
      },
      HydrateFallback: AppFallback,
    },
    ...languages.map((language) => pagesIn(language, guard)),
  ]
}

const pagesIn = (language: Language, guard: MiddlewareFunction): RouteObject => ({
  path: language === defaultLanguage ? '/' : `/${language}`,
  middleware: [guard],
  loader: visitOfPage,
  shouldRevalidate: () => true,
  Component: Layout,
  HydrateFallback: AppFallback,
  ErrorBoundary: ErrorPage,
  children: [{ ErrorBoundary: ErrorPage, children: site() }],
})

/** Error boundary of the routes. Header and footer stay if possible, and stored data stays. */
function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    // React does not raise what it has caught; the reports of errors listen here, if the operator has them.
    if (error instanceof ApiError || error instanceof OutdatedError) return
    dispatchEvent(new ErrorEvent('error', { error }))
  }, [error])

  const offline = error instanceof ApiError && error.kind === 'offline'
  useEffect(() => (offline ? reloadWhenOnline() : undefined), [offline])

  const outdated = error instanceof OutdatedError
  const title = t(offline ? 'failure.offlineTitle' : outdated ? 'error.updateTitle' : 'error.title')
  return (
    <div className="mx-auto w-full max-w-prose px-4 py-12">
      <h1 tabIndex={-1} className="mb-6 font-heading text-2xl">
        {title}
      </h1>
      {error instanceof ApiError && !offline ? (
        <FailureNotice error={error} />
      ) : (
        <LiveRegion live="assertive">
          {t(offline ? 'failure.offline' : outdated ? 'error.updateText' : 'error.text')}
        </LiveRegion>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
        <Button variant="secondary" href="/">
          {t('action.home')}
        </Button>
      </div>
    </div>
  )
}

/** Interval of connection checks in milliseconds, for browsers that do not report the return of the connection. */
const interval = 5000

/** Reloads fully once the site is reachable, because some browsers cache a failed import. [F-NET-14] */
function reloadWhenOnline(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const look = async () => {
    if ((await isReachable()) && !signal.aborted) location.reload()
  }
  const timer = setInterval(() => void look(), interval)
  window.addEventListener('online', () => void look(), { signal })
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => stopped.abort()
}

/** The last path that the guard let a visitor open. */
const openPathAtom = atom<string>()

/**
 * Shown until the first page is ready: the same bar and band as in index.html, which prevents a layout shift, and a
 * spinner. Home has a heading meanwhile. A page behind a session shows its skeleton once the guard lets the visitor stay.
 * [HOME-13]
 */
function AppFallback() {
  const { t } = useTranslation()
  const { path } = splitLanguage(useLocation().pathname)
  const page = useAtomValue(openPathAtom) === path ? pageOf(path) : undefined
  const head = usePageHead(page)
  const { data: provider } = useResource(head && providerData())
  const known = head?.title && provider ? head : undefined
  return (
    <div className="starting">
      {known ? (
        <PageSkeleton head={known} parts={partsOf(page, known)} />
      ) : (
        <>
          <div className="starting-bar">
            <span />
          </div>
          <div className="starting-band" />
        </>
      )}
      <main className={known ? 'sr-only' : 'grid place-items-center py-16'}>
        {path === pages.home && accountType() === 'disconnected' && <h1 className="sr-only">{t('loading')}</h1>}
        <Spinner size="lg" label={t('loading')} />
      </main>
    </div>
  )
}

const card = (lines: number): Part => ({ shape: 'card', lines })
/** What stands below the head of a page behind a session: two cards, or a list below its filters. */
const partsOf = (page: unknown, { working }: PageHead): readonly Part[] =>
  page === 'renterProfile'
    ? [card(16), card(7)]
    : working
      ? [{ lines: 5 }, { shape: 'rows', lines: 8 }]
      : [card(20), card(12)]

/** Shows the places of a page's parts. Inert and without a name: assistive technology announces that the page is loading. */
function PageSkeleton({ head, parts }: { head: PageHead; parts: readonly Part[] }) {
  const words = currentWords()
  return (
    <UiProvider {...(words && { words })} link={AppLink}>
      <div inert aria-hidden className="font-body text-base text-text">
        <SiteHeader />
        <Page {...head}>
          <div
            className={`grid items-start gap-6 ${head.working ? '' : 'lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8'}`}
          >
            {parts.map((part, at) => (
              <Skeleton key={at} {...part} />
            ))}
          </div>
        </Page>
      </div>
    </UiProvider>
  )
}
