import type { AccountType } from '@voie-libre/contract/schemas/account'
import type { HomeAction } from '@voie-libre/contract/schemas/content'
import { isPageOffered, type OperatorProfiles, type PageName, pageOf, pageOfArea, pages, renterPages } from './pages.ts'

/** The facts about a visitor that the redirect rules read. `path` has no language prefix. */
export interface Visit {
  path: string
  accountType: AccountType
  /** The home action; false when home could not be loaded. [OPEN-03] */
  freeflow: boolean
  /** A search by notice or case number found something. [STORE-05] */
  paymentNoticeIsValid: boolean
  /** What the operator has, by its configuration; everything without. */
  profiles?: OperatorProfiles
}

/** What this browser stores, as the last guards read it. */
export interface StoredFacts {
  accountType: AccountType
  paymentNoticeIsValid: boolean
  /** A journeys set, even an empty one. */
  hasJourneys: boolean
  hasTravelsToPay: boolean
  hasInProgress: boolean
  hasSession: boolean
  hasClaimed: boolean
  /** A plate was searched. */
  hasPlate: boolean
  /** The searched plate is one of the customer's. [GUARD-18, OPEN-25] */
  ownsPlate: boolean
}

/**
 * Where a visitor goes instead of `path`, by the free-flow check and the role rules; undefined to stay. These rules do
 * not redirect the target again. [§2.2, OPEN-01]
 */
export function redirect(visit: Visit): string | undefined {
  const next = step(visit)
  return next === undefined ? undefined : (redirect({ ...visit, path: next }) ?? next)
}

/**
 * Where a visitor goes instead of `path` by all rules in their fixed order: `redirect`, then the home actions, then the
 * stored data. Undefined to stay. [OPEN-01]
 */
export function entry(visit: Visit & { actions: readonly HomeAction[] }, stored: StoredFacts): string | undefined {
  const path = redirect(visit) ?? visit.path
  const next = actionGuard(path, visit.actions) ?? storedGuard(path, stored)
  if (next !== undefined) return entry({ ...visit, path: next }, stored) ?? next
  return path === visit.path ? undefined : path
}

function step(visit: Visit): string | undefined {
  const area = pageOfArea(visit.path)
  if (area !== undefined) return area
  const page = nameOf(visit.path)
  if (page === undefined) return pages.home // any other path [ROUTE-35]
  if (!isPageOffered(page, visit.profiles)) return pages.home
  return freeflowRule(page, visit) ?? roleRules[roleOf(visit)](page, visit)
}

type Rule = (page: PageName, visit: Visit) => string | undefined

/** [GUARD-13, ROUTE-06, ROUTE-28, OPEN-03, OPEN-04] */
const freeflowRule: Rule = (page, { freeflow }) => {
  if (freeflow) return undefined
  if (page === 'journeys') return pages.travels
  return /^(account|renter)/.test(page) ? pages.home : undefined
}

/** With free-flow off a renter's own pages are closed, so a stored renter token must not send anyone there. [OPEN-03] */
function roleOf({ accountType, freeflow }: Visit): AccountType {
  return accountType === 'renter' && !freeflow ? 'disconnected' : accountType
}

const roleRules: Readonly<Record<AccountType, Rule>> = {
  disconnected: (page, visit) => visitorRules[page]?.(visit),
  customer: (page) => {
    if (page === 'renterLogin') return undefined
    if (page.startsWith('renter')) return pages.home
    if (page === 'journeys' || page === 'paymentNotice') return pages.travels
    return page.startsWith('account') && page !== 'accountProfile' ? pages.accountProfile : undefined
  },
  renter: (page) => (openToRenters.includes(page) ? undefined : pages.renterProfile),
}

const visitorRules: Readonly<Partial<Record<PageName, (visit: Visit) => string | undefined>>> = {
  journeys: ({ paymentNoticeIsValid }) => (paymentNoticeIsValid ? pages.paymentNotice : undefined),
  travels: ({ paymentNoticeIsValid, freeflow }) => {
    if (paymentNoticeIsValid) return pages.paymentNotice
    return freeflow ? pages.journeys : undefined
  },
  accountProfile: () => pages.accountLogin,
  renterProfile: () => pages.renterLogin,
  renterTravels: () => pages.renterLogin,
  renterPaymentNotice: () => pages.home,
  renterVehicles: () => pages.home,
}

/** A logged-in renter's pages, the claim form, help, and the articles linked by help and footer. [OPEN-08] */
const openToRenters: readonly PageName[] = [...renterPages, 'claim', 'help', 'helpCategory', 'article']

const neededActions: Readonly<Partial<Record<PageName, HomeAction>>> = {
  formClaim: 'payment-notice',
  claimSelect: 'payment-notice',
  claim: 'payment-notice',
  formPrepayment: 'prepayment',
  prepayment: 'prepayment',
  alert: 'subscription',
  alertConfirm: 'subscription',
}

/** Redirects screens of a feature that the operator has not enabled to home. [OPEN-03] */
export function actionGuard(path: string, actions: readonly HomeAction[]): string | undefined {
  const page = nameOf(path)
  const action = page && neededActions[page]
  return action === undefined || actions.includes(action) ? undefined : pages.home
}

/** Sends a visitor away from a screen that needs data which an earlier screen stores. [GUARD-15..19, OPEN-05, OPEN-45, OPEN-47, OPEN-61] */
export function storedGuard(path: string, stored: StoredFacts): string | undefined {
  const page = nameOf(path)
  return page && storedGuards[page]?.(stored)
}

const homeUnless = (isOpen: (stored: StoredFacts) => boolean) => (stored: StoredFacts) =>
  isOpen(stored) ? undefined : pages.home
const needsSession = homeUnless(({ hasSession }) => hasSession)

const storedGuards: Readonly<Partial<Record<PageName, (stored: StoredFacts) => string | undefined>>> = {
  journeys: homeUnless(({ hasJourneys }) => hasJourneys),
  travels: homeUnless(mayOpenList),
  paymentNotice: homeUnless(({ paymentNoticeIsValid }) => paymentNoticeIsValid),
  payment: homeUnless(({ hasTravelsToPay }) => hasTravelsToPay),
  // A payment needs the session that a search opens. [OPEN-61]
  prepayment: ({ hasJourneys, hasPlate }) => (hasJourneys && hasPlate ? undefined : pages.formPrepayment),
  inprogress: homeUnless(({ hasInProgress }) => hasInProgress),
  success: needsSession,
  duplicated: needsSession,
  rejected: needsSession,
  waiting: needsSession,
  cancelled: needsSession,
  claimSelect: ({ hasJourneys }) => (hasJourneys ? undefined : pages.formClaim),
  claim: ({ hasClaimed, accountType }) => (hasClaimed || accountType === 'renter' ? undefined : pages.formClaim),
}

/** A disconnected visitor reaches this list only while free-flow is off, and then needs a search. [GUARD-18, OPEN-04] */
function mayOpenList({ accountType, ownsPlate, paymentNoticeIsValid, hasJourneys }: StoredFacts): boolean {
  return paymentNoticeIsValid || (accountType === 'customer' ? ownsPlate : hasJourneys)
}

/** Whether opening a page signs the visitor out: an activation link must not open another user's account. [GUARD-14] */
export const forgetsToken = (path: string): boolean => /^(account|renter)Activate$/.test(nameOf(path) ?? '')

type Login = Pick<StoredFacts, 'accountType' | 'paymentNoticeIsValid'> & { ownsStoredJourneys: boolean }

/** The path to open after a login, by whether a journeys set of one of the account's plates is stored. [OPEN-11] */
export function pageAfterLogin(login: Login): string {
  if (login.accountType === 'renter') return pages.renterProfile
  return login.ownsStoredJourneys || login.paymentNoticeIsValid ? pages.travels : pages.accountProfile
}

function nameOf(path: string): PageName | undefined {
  const page = pageOf(path)
  return typeof page === 'object' ? 'article' : page
}
