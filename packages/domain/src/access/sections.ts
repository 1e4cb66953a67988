import { type PageName, pageOf } from './pages.ts'

/** A tab of the header: the subject that a page belongs to. [§2.14] */
export type Section = 'pay' | 'prepay' | 'contest' | 'alert' | 'help' | 'account' | RenterSection
type RenterSection = 'fleetVehicles' | 'fleetJourneys' | 'fleetNotices' | 'fleetProfile'

const sections: Readonly<Partial<Record<PageName, Section>>> = {
  formPayment: 'pay',
  journeys: 'pay',
  travels: 'pay',
  paymentNotice: 'pay',
  // Completes a journey of the list, which is then paid; the tab about prepayment starts a new one.
  inprogress: 'pay',
  payment: 'pay',
  processing: 'pay',
  success: 'pay',
  duplicated: 'pay',
  rejected: 'pay',
  waiting: 'pay',
  cancelled: 'pay',
  receipts: 'pay',
  verify: 'pay',
  formPrepayment: 'prepay',
  prepayment: 'prepay',
  formClaim: 'contest',
  claimSelect: 'contest',
  claim: 'contest',
  alert: 'alert',
  unsubscribe: 'alert',
  alertConfirm: 'alert',
  help: 'help',
  helpCategory: 'help',
  contactChatbot: 'help',
  contactForm: 'help',
  accountLogin: 'account',
  accountRegister: 'account',
  accountActivate: 'account',
  accountChangePassword: 'account',
  accountProfile: 'account',
  renterVehicles: 'fleetVehicles',
  renterTravels: 'fleetJourneys',
  renterPaymentNotice: 'fleetNotices',
  renterProfile: 'fleetProfile',
}

/**
 * The tab that is current on a path without language prefix; undefined on home, on the renters' login and on articles,
 * where only the loaded article tells. A renter contests notices of the own list.
 */
export function sectionOf(path: string, renter: boolean): Section | undefined {
  const page = pageOf(path)
  const section = typeof page === 'string' ? sections[page] : undefined
  return renter && section === 'contest' ? 'fleetNotices' : section
}
