import type { AccountType } from '@voie-libre/contract/schemas/account'
import type { HomeAction, ToPayPage } from '@voie-libre/contract/schemas/content'
import type { RentalDates } from '@voie-libre/contract/schemas/journey'

/**
 * Whether a list offers prepayment: `allowed`, `hidden`, or `rental`: disabled with the note that rental vehicles cannot
 * prepay. Renters get `rental` too. [PREPAY-30..32, LIST-17, LIST-18, OPEN-09, OPEN-35]
 */
export function prepaymentPermission(visit: {
  actions: readonly HomeAction[]
  page: Pick<ToPayPage, 'canAddPrepayment'>
  accountType: AccountType
  rentalDates: RentalDates | undefined
}): 'allowed' | 'hidden' | 'rental' {
  if (!visit.actions.includes('prepayment')) return 'hidden'
  if (visit.accountType === 'renter') return 'rental'
  if (!visit.page.canAddPrepayment) return 'hidden'
  return visit.rentalDates === undefined ? 'allowed' : 'rental'
}
