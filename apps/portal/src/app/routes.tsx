import { pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { defaultLanguage, type Language, languages } from '@voie-libre/domain/reference/languages'
import type { ComponentType } from 'react'
import { type LoaderFunction, type MiddlewareFunction, type Params, replace, type RouteObject } from 'react-router'
import { localized, loadNamespaces } from '../i18n/setup.ts'
import type { Namespace } from '../i18n/resources.ts'
import { lazily } from './chunks.ts'
import type { RouteGuard } from './routeGuard.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { Layout } from './Layout.tsx'
import { AppFallback } from './AppFallback.tsx'
import { registerPageCode } from '../shared/page/pageCode.ts'
import { visitOfPage } from './useSessionChange.ts'

interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  preload?: Preload
}

/**
 * Loads the data that the page's first view shows, beyond what its loader waits for. The server renders the page with
 * these data, and the browser replaces that rendering once it has them too. Failures are the page's own affair.
 */
export type Preload = (params: Params) => Promise<unknown>

interface PageHandle {
  preload: Preload
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'preload' in handle

/** Runs the `preload` of the matched pages. */
export function preloadMatched(matches: readonly { route: RouteObject; params: Params }[]): Promise<unknown> {
  return Promise.allSettled(
    matches.map(async ({ route: { handle }, params }) => (isPageHandle(handle) ? handle.preload(params) : undefined)),
  )
}

/**
 * Creates a route that loads its module and its locale namespaces in parallel. The texts of `errors` load when the page is
 * touched. Pages do not check the visitor's access: the route guard does.
 */
function page(path: string, load: () => Promise<PageModule>, namespaces: readonly Namespace[]): RouteObject {
  const loadTexts = () => loadNamespaces(namespaces)
  registerPageCode(path, () => Promise.all([load(), loadTexts()]))
  return {
    path: path.slice(1),
    lazy: async () => {
      const [{ Component, loader, preload }] = await Promise.all([lazily(load), lazily(loadTexts)])
      return { Component, ...(loader && { loader }), ...(preload && { handle: { preload } }) }
    },
  }
}

const result = () => import('../features/payment/ResultPage.tsx')
const confirmation = () => import('../features/payment/ConfirmationPage.tsx')
const list = () => import('../features/journeys/TravelsPage.tsx')

// One list for the five languages: the routes share their components, so that a page keeps typed values when the
// language changes. [F-NAV-09]
const site = (): RouteObject[] => [
  page(pages.home, () => import('../features/home/HomePage.tsx'), ['home']),
  page(pages.formPayment, () => import('../features/search/SearchPage.tsx'), ['search']),
  page(pages.journeys, () => import('../features/journeys/JourneysPage.tsx'), ['journeys']),
  page(pages.travels, list, ['journeys']),
  page(pages.paymentNotice, list, ['journeys']),
  page(pages.payment, () => import('../features/payment/PaymentPage.tsx'), ['payment', 'journeys']),
  page(pages.processing, () => import('../features/payment/ProcessingPage.tsx'), ['payment']),
  page(pages.success, confirmation, ['payment']),
  page(pages.duplicated, confirmation, ['payment']),
  page(pages.rejected, result, ['payment']),
  page(pages.waiting, result, ['payment']),
  page(pages.cancelled, result, ['payment']),
  page(pages.receipts, () => import('../features/payment/ReceiptsPage.tsx'), ['receipts', 'search']),
  page(pages.help, () => import('../features/help/HelpPage.tsx'), ['help']),
  page(pages.helpCategory, () => import('../features/help/CategoryPage.tsx'), ['help']),
  page(pages.contactChatbot, () => import('../features/contact/ChatbotPage.tsx'), ['contact']),
  page(pages.contactForm, () => import('../features/contact/ContactFormPage.tsx'), ['contact']),
  page(pages.formClaim, () => import('../features/search/ClaimSearchPage.tsx'), ['claim', 'search']),
  page(pages.claimSelect, () => import('../features/claim/SelectPage.tsx'), ['claim', 'journeys']),
  page(pages.claim, () => import('../features/claim/ClaimPage.tsx'), ['claim', 'journeys']),
  page(pages.alert, () => import('../features/alert/AlertPage.tsx'), ['alert', 'search']),
  page(pages.alertConfirm, () => import('../features/alert/ConfirmPage.tsx'), ['alert']),
  page(pages.unsubscribe, () => import('../features/alert/UnsubscribePage.tsx'), ['alert']),
  page(pages.formPrepayment, () => import('../features/prepayment/FormPage.tsx'), ['prepayment', 'search']),
  page(pages.prepayment, () => import('../features/prepayment/PrepaymentPage.tsx'), ['prepayment']),
  page(pages.inprogress, () => import('../features/prepayment/InProgressPage.tsx'), ['prepayment']),
  page(pages.accountLogin, () => import('../features/account/LoginPage.tsx'), ['account']),
  page(pages.accountRegister, () => import('../features/account/RegisterPage.tsx'), ['account']),
  page(pages.accountActivate, () => import('../features/account/ActivatePage.tsx'), ['account']),
  page(pages.accountChangePassword, () => import('../features/account/ChangePasswordPage.tsx'), ['account']),
  page(pages.accountProfile, () => import('../features/account/profile/ProfilePage.tsx'), [
    'profile',
    'account',
    'search',
  ]),
  page(pages.renterLogin, () => import('../features/renters/session/LoginPage.tsx'), ['renters', 'account']),
  page(pages.renterActivate, () => import('../features/renters/session/ActivatePage.tsx'), ['renters', 'account']),
  page(pages.renterChangePassword, () => import('../features/renters/session/ChangePasswordPage.tsx'), ['account']),
  page(pages.renterProfile, () => import('../features/renters/session/ProfilePage.tsx'), ['renters', 'account']),
  page(pages.renterTravels, () => import('../features/renters/lists/TravelsPage.tsx'), ['fleet', 'journeys']),
  page(pages.renterPaymentNotice, () => import('../features/renters/lists/NoticesPage.tsx'), ['fleet', 'journeys']),
  page(pages.renterVehicles, () => import('../features/renters/vehicles/VehiclesPage.tsx'), [
    'fleet',
    'journeys',
    'search',
  ]),
  page(pages.article, () => import('../features/article/ArticlePage.tsx'), ['help']),
  { path: '*', loader: () => replace(localized('/')) },
]

/** The whole site. The server, which runs the guard itself, draws pages of the same routes. */
export function createRoutes(routeGuard: RouteGuard = () => Promise.resolve(undefined)): RouteObject[] {
  const guard: MiddlewareFunction = async ({ request }, next) => {
    const to = await routeGuard(new URL(request.url))
    if (to !== undefined) throw replace(localized(to))
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
