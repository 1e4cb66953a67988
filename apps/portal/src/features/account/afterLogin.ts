import { pages } from '@voie-libre/domain/access/pages'
import { pageAfterLogin } from '@voie-libre/domain/access/redirects'
import { ownsPlate } from '../../api/account.ts'
import { lastSearchAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType, takeReturnTo } from '../../session/visitor.ts'

/** Query of the profile that opens the dialog to add a vehicle, with the searched plate filled in. [OPEN-51] */
export const addSearchedVehicle = '?vehicle=searched'

/** The page after a login: the page that required it, else the found journeys, else the profile. [OPEN-11] */
export async function pageAfter(): Promise<string> {
  const returnTo = takeReturnTo('customer')
  if (returnTo !== undefined) return returnTo
  const { isNoticeValid: paymentNoticeIsValid, plate, found } = store.get(lastSearchAtom)
  const isCustomer = accountType() === 'customer'
  // Unknown after a failure, which must not prevent the login.
  const owned = !paymentNoticeIsValid && isCustomer && plate && found ? await ownsPlate(plate) : undefined
  if (owned === false) return pages.accountProfile + addSearchedVehicle
  return pageAfterLogin({ accountType: accountType(), ownsStoredJourneys: owned === true, paymentNoticeIsValid })
}
