import { defaultLanguage, type Language, languages } from '../reference/languages.ts'
import pages from './pages.json' with { type: 'json' }
import type { OperatorProfile } from '@voie-libre/contract/calls/about'
import type { HomeAction } from '@voie-libre/contract/schemas/content'

/**
 * Every path of the site, once; `:name` stands for one segment. Not in the specification: `receipts` (of this device, and sent
 * again), `verify` (the address of a receipt's QR code) and `alertConfirm` (the link of a mail). [§2.1, OPEN-06, OPEN-49]
 */
export { pages }
export type PageName = keyof typeof pages
export type NamedPage = Exclude<PageName, 'article'>

/** The pages of a customer's and of a renter's password. */
export const passwordPages = {
  customer: { login: pages.accountLogin, forgotten: pages.accountChangePassword },
  renter: { login: pages.renterLogin, forgotten: pages.renterChangePassword },
} as const

/** Areas without a page, and the page that replaces it. [OPEN-06] */
export const bareAreas: Readonly<Record<string, string>> = {
  '/account': pages.accountProfile,
  '/renters': pages.renterProfile,
  '/contact': pages.contactChatbot,
  '/form': pages.formPayment,
}

const namedByPath: ReadonlyMap<string, NamedPage> = new Map(
  Object.entries(pages)
    .filter((entry): entry is [NamedPage, string] => entry[0] !== 'article')
    .map(([name, path]) => [path.toLowerCase(), name]),
)

/**
 * The page of a path (without language prefix); one unknown segment is an article id. Ignores letter case, double and
 * trailing slashes, as the router does: otherwise `/Travels` would bypass the guards. [OPEN-06]
 */
export function pageOf(path: string): NamedPage | { article: string } | undefined {
  const segments = segmentsOf(path)
  if (segments === undefined) return undefined
  const plain = plainPath(segments)
  const named = namedByPath.get(plain)
  if (named !== undefined) return named
  if (segments.length === 2 && plain.startsWith('/help/')) return 'helpCategory'
  const [article, ...others] = segments
  return article !== undefined && others.length === 0 && bareAreas[plain] === undefined ? { article } : undefined
}

/** The page for the path of an area without a page. [OPEN-06] */
export function pageOfArea(path: string): string | undefined {
  const segments = segmentsOf(path)
  return segments && bareAreas[plainPath(segments)]
}

export const helpCategoryPath = (categoryId: string): string => `/help/${encodeURIComponent(categoryId)}`

export const articlePath = (articleId: string): string => `/${encodeURIComponent(articleId)}`

/**
 * Splits the language prefix from a path. French has none: `/fr/help` is French too, but `withLanguage` writes it without
 * prefix. The remaining path begins with one slash, because `//host` is the address of another site. [OPEN-17]
 */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const path = oneSlash(pathname)
  const [root, first, ...rest] = path.split('/')
  const language = languages.find((one) => root === '' && one === first?.toLowerCase())
  return language === undefined
    ? { language: defaultLanguage, path }
    : { language, path: oneSlash(`/${rest.join('/')}`) }
}

const oneSlash = (path: string) => path.replace(/^\/+/, '/')

export function withLanguage(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

const plainPath = (segments: readonly string[]) => `/${segments.join('/')}`.toLowerCase()

function segmentsOf(path: string): string[] | undefined {
  const segments = path.split('/').filter(Boolean).map(decoded)
  return segments.some(isUnsafe) ? undefined : segments
}

/** Decodes an invalid percent sign to a control character, which no page contains. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return '\0'
  }
}

/** Refuses control characters and dot segments, which no page or article contains. */
const isUnsafe = (segment: string): boolean => segment === '.' || segment === '..' || /\p{Cc}/u.test(segment)

/** A tab of the header: the subject that a page belongs to. [§2.14] */
export type Section = 'pay' | 'prepay' | 'contest' | 'alert' | 'help' | 'account' | RenterSection
/** Each page of a renter is a tab of its own. */
export const renterPages = ['renterVehicles', 'renterTravels', 'renterPaymentNotice', 'renterProfile'] as const
type RenterSection = (typeof renterPages)[number]

const pagesOf: readonly (readonly [Section, RegExp])[] = [
  // `inprogress` completes a journey of the list, which is then paid; the tab about prepayment starts a new one.
  ['pay', /^(formPayment|journeys|travels|paymentNotice|inprogress|payment|processing|receipts|verify)$/],
  ['pay', /^(success|duplicated|rejected|waiting|cancelled)$/],
  ['prepay', /^(formPrepayment|prepayment)$/],
  ['contest', /^(formClaim|claimSelect|claim)$/],
  ['alert', /^(alert|alertConfirm|unsubscribe)$/],
  ['help', /^(help|contact)/],
  ['account', /^account/],
]

/** The query of a renter's claim for payment notices. */
export const ofNotices = '?notices'

/**
 * The tab that is current on a path without language prefix; undefined on home, on the renters' login and on articles,
 * where only the loaded article tells. A renter's claim belongs to the list that it comes from, which its query names.
 */
export function sectionOf(path: string, renter: boolean, query = ''): Section | undefined {
  const page = pageOf(path)
  if (typeof page !== 'string') return undefined
  const section = renterPages.find((name) => name === page) ?? pagesOf.find(([, names]) => names.test(page))?.[0]
  if (!renter || section !== 'contest') return section
  return query === ofNotices ? 'renterPaymentNotice' : 'renterTravels'
}

/** What an operator has; without a list, everything. */
export type OperatorProfiles = readonly OperatorProfile[] | undefined

export const isOffered = (profile: OperatorProfile, profiles: OperatorProfiles): boolean =>
  profile === 'payment' || profiles === undefined || profiles.includes(profile)

const profileOfAction: Readonly<Record<HomeAction, OperatorProfile>> = {
  freeflow: 'payment',
  'payment-notice': 'claims',
  prepayment: 'prepayment',
  subscription: 'alerts',
}

/** The home actions that the operator's configuration leaves, whatever its server answers. */
export const offeredActions = (actions: readonly HomeAction[], profiles: OperatorProfiles): HomeAction[] =>
  actions.filter((action) => isOffered(profileOfAction[action], profiles))

const profileOfPage: readonly (readonly [OperatorProfile, RegExp])[] = [
  ['accounts', /^account/],
  ['renters', /^renter/],
  ['claims', /^(formClaim|claim|claimSelect)$/],
  ['alerts', /^(alert|alertConfirm|unsubscribe)$/],
  ['prepayment', /^(formPrepayment|prepayment|inprogress)$/],
]

/** Whether the operator has what a page is for. */
export const isPageOffered = (page: PageName, profiles: OperatorProfiles): boolean =>
  profileOfPage.every(([profile, names]) => !names.test(page) || isOffered(profile, profiles))
