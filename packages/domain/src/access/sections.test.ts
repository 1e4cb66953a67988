import { expect, it } from 'vitest'
import { ofNotices, pages, sectionOf } from './pages.ts'

it.each([
  [pages.formPayment, 'pay'],
  [pages.journeys, 'pay'],
  [pages.paymentNotice, 'pay'],
  [pages.inprogress, 'pay'],
  [pages.rejected, 'pay'],
  [pages.receipts, 'pay'],
  [pages.verify, 'pay'],
  [pages.prepayment, 'prepay'],
  [pages.claimSelect, 'contest'],
  [pages.claim, 'contest'],
  [pages.unsubscribe, 'alert'],
  ['/help/pay', 'help'],
  [pages.contactForm, 'help'],
  [pages.accountChangePassword, 'account'],
  [pages.home, undefined],
  [pages.renterLogin, undefined],
  ['/legal-notice', undefined],
  ['/no/such/page', undefined],
])('%s belongs to the tab %s', { tags: ['OPEN-56'] }, (path, section) => {
  expect(sectionOf(path, false)).toBe(section)
})

it.each([
  [pages.renterVehicles, 'renterVehicles'],
  [pages.renterTravels, 'renterTravels'],
  [pages.renterPaymentNotice, 'renterPaymentNotice'],
  [pages.claim, 'renterTravels'],
  [pages.claim, 'renterPaymentNotice', ofNotices],
  ['/help/renters', 'help'],
])('%s belongs to the renter’s tab %s', { tags: ['OPEN-56', 'RENTER-04'] }, (path, section, query = '') => {
  expect(sectionOf(path, true, query)).toBe(section)
})
