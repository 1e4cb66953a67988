import { defaultLanguage, type Language, languages } from '../reference/languages.ts'

/** Every path of the site, once; `:name` stands for one segment. [§2.1, OPEN-06, OPEN-49] */
export const pages = {
  home: '/',
  journeys: '/journeys',
  travels: '/travels',
  paymentNotice: '/paymentNotice',
  prepayment: '/prepayment',
  inprogress: '/inprogress',
  payment: '/payment',
  processing: '/payment/processing',
  success: '/payment/success',
  duplicated: '/payment/duplicated',
  rejected: '/payment/rejected',
  waiting: '/payment/waiting',
  cancelled: '/payment/cancelled',
  /** Ours: receipts of this device, and receipts sent again. */
  receipts: '/receipts',
  alert: '/alert',
  unsubscribe: '/unsubscribe',
  help: '/help',
  helpCategory: '/help/:categoryId',
  accountLogin: '/account/login',
  accountRegister: '/account/register',
  accountActivate: '/account/activate',
  accountChangePassword: '/account/changePassword',
  accountProfile: '/account/profile',
  renterLogin: '/renters/login',
  renterProfile: '/renters/profile',
  renterTravels: '/renters/travels',
  renterPaymentNotice: '/renters/paymentNotice',
  renterVehicles: '/renters/vehicles',
  renterActivate: '/renters/activate',
  renterChangePassword: '/renters/changePassword',
  contactChatbot: '/contact/chatbot',
  contactForm: '/contact/form',
  claim: '/claim',
  claimSelect: '/claim/select',
  formPayment: '/form/payment',
  formPrepayment: '/form/prepayment',
  formClaim: '/form/claim',
  article: '/:articleId',
} as const
export type PageName = keyof typeof pages
export type NamedPage = Exclude<PageName, 'article'>

/** Areas without a page of their own, and the page that stands for them. [OPEN-06] */
export const bareAreas: Readonly<Record<string, string>> = {
  '/account': pages.accountProfile,
  '/renters': pages.renterProfile,
  '/contact': pages.contactChatbot,
  '/form': pages.formPayment,
}

const namedByPath: ReadonlyMap<string, NamedPage> = new Map(
  Object.entries(pages)
    .filter((entry): entry is [NamedPage, (typeof pages)[NamedPage]] => entry[0] !== 'article')
    .map(([name, path]) => [path.toLowerCase(), name]),
)

/**
 * The page a path (without language prefix) belongs to; one unknown segment is an article id. Letter case, doubled and
 * closing slashes do not matter, as for the router: otherwise `/Travels` would get past the guards. [OPEN-06]
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

/** The page that stands for a bare area path, if the path is one. [OPEN-06] */
export function pageOfArea(path: string): string | undefined {
  const segments = segmentsOf(path)
  return segments && bareAreas[plainPath(segments)]
}

export function helpCategoryPath(categoryId: string): string {
  return `/help/${encodeURIComponent(categoryId)}`
}

export function articlePath(articleId: string): string {
  return `/${encodeURIComponent(articleId)}`
}

/**
 * French has no prefix: `/fr/help` reads as French, and `withLanguage` writes it back without one. The path that is left
 * begins with one slash, since `//host` would name another site. [OPEN-17]
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
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded)
  return segments.some(isUnsafe) ? undefined : segments
}

/** A broken percent sign reads as a control character, which names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return '\0'
  }
}

/** Control characters and dot segments never name a page or an article. */
function isUnsafe(segment: string): boolean {
  return segment === '.' || segment === '..' || /\p{Cc}/u.test(segment)
}
