import type { HomeAction } from '@voie-libre/contract/schemas/content'
import { pageOf, pages, splitLanguage } from '@voie-libre/domain/access/pages'
import { entry, forgetsToken, type StoredFacts } from '@voie-libre/domain/access/redirects'
import { defaultLanguage, type Language } from '@voie-libre/domain/reference/languages'
import { ensureLoaded } from '../api/resource.ts'
import { settings } from '../api/settings.ts'
import { bearer } from '../api/token.ts'
import { homeData } from '../api/whitelabel.ts'
import { changeLanguage } from '../i18n/setup.ts'
import { paymentOfSession } from '../session/payments.ts'
import * as search from '../session/search.ts'
import { store } from '../session/store.ts'
import { accountType, signOut } from '../session/visitor.ts'

export type RouteGuard = (url: URL) => Promise<string | undefined>

/**
 * Creates the guard that decides whether this visitor may open a URL. It returns the redirect target without language prefix,
 * or `undefined`.
 *
 * The order follows OPEN-01: language, account type, free-flow, roles, home actions, stored data. A pure function of
 * the domain decides the last four.
 */
export function createRouteGuard(): RouteGuard {
  /** Whether no page has been opened yet: the visitor comes from a mail or from another site. */
  let arriving = true
  return async (url) => {
    const { language, path } = splitLanguage(url.pathname)
    const paidIn = arriving ? languageOfReturn(url) : undefined
    await changeLanguage(paidIn ?? language)
    if (paidIn !== undefined) return path + url.search
    // Each page has one URL: '/help/' redirects to '/help'. [ROUTE-26]
    if (path.length > 1 && path.endsWith('/')) return path.replace(/(?<!\/)\/+$/, '') + url.search || '/'
    // An activation link must not open another user's account, so sign out first. [§2.2, OPEN-10]
    if (arriving && forgetsToken(path) && accountType() !== 'disconnected') signOut()
    arriving = false
    await bearer()
    // Only a renter's home depends on them, so the search of home does not wait for an operator that hangs.
    const actions = path === pages.home && accountType() !== 'renter' ? [] : await enabledActions()
    const visit = {
      path,
      actions,
      accountType: accountType(),
      freeflow: actions.includes('freeflow'),
      paymentNoticeIsValid: store.get(search.lastSearchAtom).isNoticeValid,
      profiles: settings().profiles,
    }
    return entry(visit, await storedFacts(path))
  }
}

/**
 * The language of the payment that the driver comes back from, if the provider's address has none: not every operator
 * keeps it. Undefined on other pages, and if the address has the right one.
 */
function languageOfReturn({ pathname, searchParams }: URL): Language | undefined {
  const { language, path } = splitLanguage(pathname)
  if (language !== defaultLanguage || pageOf(path) !== 'processing') return undefined
  const paidIn = paymentOfSession(searchParams.get('sessionId') ?? '')?.language
  return paidIn === language ? undefined : paidIn
}

/** The enabled features; none if the home data fails to load, which the screens report. [OPEN-03] */
async function enabledActions(): Promise<readonly HomeAction[]> {
  try {
    return (await ensureLoaded(homeData())).actions
  } catch {
    return []
  }
}

async function storedFacts(path: string): Promise<StoredFacts> {
  const { isNoticeValid, found, plate } = store.get(search.lastSearchAtom)
  return {
    accountType: accountType(),
    paymentNoticeIsValid: isNoticeValid,
    hasJourneys: found !== undefined,
    hasTravelsToPay: search.basketToPay() !== undefined,
    hasInProgress: search.journeyToComplete() !== undefined,
    hasSession: search.paymentSession() !== undefined,
    // A sent claim is no longer pending, but its confirmation must survive a reload.
    hasClaimed: search.sentClaim() !== undefined || search.journeysToClaim().length > 0,
    hasPlate: plate !== undefined,
    ownsPlate: await ownsSearchedPlate(path),
  }
}

/** Loads the customer's plates only for the list pages, so that other pages need not wait. [GUARD-18, OPEN-25] */
async function ownsSearchedPlate(path: string): Promise<boolean> {
  const page = pageOf(path)
  const { plate: searched } = store.get(search.lastSearchAtom)
  if (accountType() !== 'customer' || !searched) return false
  if (page !== 'journeys' && page !== 'travels' && page !== 'paymentNotice') return false
  // Dynamic import, because visitors without account do not need this code.
  const account = await import('../api/account.ts').catch(() => undefined)
  return (await account?.ownsPlate(searched)) ?? false
}
