import { pageOf, type PageName } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import type { ComponentType } from 'react'
import type { LoaderFunction, Params } from 'react-router'
import type { Namespace } from '../i18n/resources.ts'
import { loadNamespaces } from '../i18n/setup.ts'

interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  /** Shows a failure of the loader in the page's own words. */
  ErrorBoundary?: ComponentType
  /** Loads what the first view shows and the loader does not wait for. Only the server calls it, before it draws the page. */
  preload?: (params: Params) => Promise<unknown>
}

const modules = import.meta.glob<PageModule>('../features/**/*Page.tsx')

/** Describes a page by its module in `features` and the namespaces of its texts, which load in parallel. */
function page(name: PageName, file: string, ...texts: Namespace[]) {
  const module = modules[`../features/${file}.tsx`]
  if (!module) throw new Error(`features/${file}.tsx does not exist`)
  return {
    name,
    load: async () => (await Promise.all([module(), loadNamespaces(texts)]))[0],
    /** What the page loads first, by paths in the portal's folder. */
    sources: (language: Language) => [
      `src/features/${file}.tsx`,
      ...texts.map((namespace) => `src/i18n/locales/${language}/${namespace}.json`),
    ],
  }
}

/** Every page of the site. The namespace `errors` is in no line: `main.tsx` loads it at the first touch of any page. */
export const sitePages = [
  page('home', 'home/HomePage', 'home'),
  page('formPayment', 'search/SearchPage', 'search'),
  page('journeys', 'journeys/JourneysPage', 'journeys'),
  page('travels', 'journeys/TravelsPage', 'journeys'),
  page('paymentNotice', 'journeys/TravelsPage', 'journeys'),
  page('payment', 'payment/PaymentPage', 'payment', 'journeys'),
  page('processing', 'payment/ProcessingPage', 'payment'),
  page('success', 'payment/ConfirmationPage', 'payment', 'journeys'),
  page('duplicated', 'payment/ConfirmationPage', 'payment', 'journeys'),
  page('rejected', 'payment/ResultPage', 'payment', 'journeys'),
  page('waiting', 'payment/ResultPage', 'payment', 'journeys'),
  page('cancelled', 'payment/ResultPage', 'payment', 'journeys'),
  page('receipts', 'payment/ReceiptsPage', 'receipts', 'search'),
  page('verify', 'verify/VerifyPage', 'verify'),
  page('help', 'help/HelpPage', 'help'),
  page('helpCategory', 'help/CategoryPage', 'help'),
  page('contactChatbot', 'contact/ChatbotPage', 'contact'),
  page('contactForm', 'contact/ContactFormPage', 'contact'),
  page('formClaim', 'search/ClaimSearchPage', 'claim', 'search'),
  page('claimSelect', 'claim/SelectPage', 'claim', 'journeys'),
  page('claim', 'claim/ClaimPage', 'claim', 'journeys'),
  page('alert', 'alert/AlertPage', 'alert', 'search'),
  page('alertConfirm', 'alert/ConfirmPage', 'alert'),
  page('unsubscribe', 'alert/UnsubscribePage', 'alert'),
  page('formPrepayment', 'prepayment/FormPage', 'prepayment', 'search'),
  page('prepayment', 'prepayment/PrepaymentPage', 'prepayment'),
  page('inprogress', 'prepayment/InProgressPage', 'prepayment'),
  page('accountLogin', 'account/LoginPage', 'account'),
  page('accountRegister', 'account/RegisterPage', 'account'),
  page('accountActivate', 'account/ActivatePage', 'account'),
  page('accountChangePassword', 'account/ChangePasswordPage', 'account'),
  page('accountProfile', 'account/profile/ProfilePage', 'profile', 'account', 'search', 'alert'),
  page('renterLogin', 'renters/session/LoginPage', 'renters', 'account'),
  page('renterActivate', 'renters/session/ActivatePage', 'renters', 'account'),
  page('renterChangePassword', 'renters/session/ChangePasswordPage', 'account'),
  page('renterProfile', 'renters/session/ProfilePage', 'renters', 'account', 'fleet'),
  page('renterTravels', 'renters/lists/TravelsPage', 'fleet', 'journeys'),
  page('renterPaymentNotice', 'renters/lists/NoticesPage', 'fleet', 'journeys'),
  page('renterVehicles', 'renters/vehicles/VehiclesPage', 'fleet', 'journeys', 'search'),
  page('article', 'article/ArticlePage', 'help'),
]

export function sitePageAt(path: string) {
  const found = pageOf(path)
  const name = typeof found === 'object' ? 'article' : found
  return sitePages.find((one) => one.name === name)
}
