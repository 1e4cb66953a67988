import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { defaultLanguage, type Language, languages } from '@voie-libre/domain/reference/languages'
import { type MiddlewareFunction, replace, type RouteObject } from 'react-router'
import { localized } from '../i18n/setup.ts'
import { lazily } from './chunks.ts'
import type { RouteGuard } from './routeGuard.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { Layout } from './Layout.tsx'
import { AppFallback, openPathAtom } from './AppFallback.tsx'
import { store } from '../session/store.ts'
import { sitePages } from './sitePages.ts'
import { visitOfPage } from './useSessionChange.ts'

// One list for the five languages: the routes share their components, so that a page keeps typed values when the
// language changes. [F-NAV-09]
const site = (): RouteObject[] => [
  ...sitePages.map(({ name, load }): RouteObject => ({
    path: pages[name].slice(1),
    lazy: async () => {
      const { Component, loader } = await lazily(load)
      return { Component, ...(loader && { loader }) }
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
    ...languages.flatMap((language) => pageRoutes(language, guard)),
  ]
}

/** All pages in one language, behind the guard. */
const pageRoutes = (language: Language, guard: MiddlewareFunction): RouteObject[] => [
  {
    path: language === defaultLanguage ? '/' : `/${language}`,
    middleware: [guard],
    loader: visitOfPage,
    shouldRevalidate: () => true,
    Component: Layout,
    HydrateFallback: AppFallback,
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorPage, children: site() }],
  },
]
