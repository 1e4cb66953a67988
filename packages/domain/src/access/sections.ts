import { pageOf } from './pages.ts'

/** A tab of the header: the subject that a page belongs to. [§2.14] */
export type Section = 'pay' | 'prepay' | 'contest' | 'alert' | 'help' | 'account' | RenterSection
/** Each page of a renter is a tab of its own. */
const renterPages = ['renterVehicles', 'renterTravels', 'renterPaymentNotice', 'renterProfile'] as const
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
