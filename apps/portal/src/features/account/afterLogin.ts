import { pages } from '@voie-libre/domain/access/pages'
import { pageAfterLogin } from '@voie-libre/domain/access/redirects'
import { isSamePlate } from '@voie-libre/domain/journey/canonical'
import { ownPlates } from '../../api/account.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { lastSearchAtom } from '../../session/search.ts'
import { store } from '../../session/store.ts'
import { accountType, takeReturnTo } from '../../session/visitor.ts'

/** Query of the profile that opens the dialog to add a vehicle, with the searched plate filled in. [OPEN-51] */
export const addSearchedVehicle = '?vehicle=searched'

/** The page after a login: the page that required it, else the found journeys, else the profile. [OPEN-11] */
export async function pageAfter(): Promise<string> {
  const returnTo = takeReturnTo('customer')
  if (returnTo !== undefined) return returnTo
  const { isNoticeValid: paymentNoticeIsValid } = store.get(lastSearchAtom)
  const owned = paymentNoticeIsValid ? 'unknown' : await searchedPlate()
  if (owned === 'foreign') return pages.accountProfile + addSearchedVehicle
  return pageAfterLogin({ accountType: accountType(), ownsStoredJourneys: owned === 'own', paymentNoticeIsValid })
}

/** Says who owns the searched plate; `unknown` after a failure, which must not prevent the login. */
async function searchedPlate(): Promise<'own' | 'foreign' | 'unknown'> {
  const { plate: searched, found } = store.get(lastSearchAtom)
  if (accountType() !== 'customer' || !searched || !found) return 'unknown'
  try {
    return (await ensureLoaded(ownPlates())).some((plate) => isSamePlate(plate, searched)) ? 'own' : 'foreign'
  } catch {
    return 'unknown'
  }
}
