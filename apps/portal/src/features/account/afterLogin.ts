import { pages } from '@voie-libre/domain/access/pages'
import { pageAfterLogin } from '@voie-libre/domain/access/redirects'
import { isSamePlate } from '@voie-libre/domain/journey/canonical'
import { ownPlates } from '../../api/account.ts'
import { ensureLoaded } from '../../api/resource.ts'
import { peek } from '../../session/stored.ts'
import { accountType, takeReturnTo } from '../../session/visitor.ts'

/** On the profile: opens the window to add a vehicle, filled in with the searched plate. [OPEN-51] */
export const addSearchedVehicle = '?vehicle=searched'

/** Where a login leads: back to what it interrupted, to the journeys that were found, else to the profile. [OPEN-11] */
export async function pageAfter(): Promise<string> {
  const wanted = takeReturnTo()
  if (wanted !== undefined) return wanted
  const paymentNoticeIsValid = peek('paymentNoticeIsValid') === true
  const owned = paymentNoticeIsValid ? 'unknown' : await searchedPlate()
  if (owned === 'foreign') return pages.accountProfile + addSearchedVehicle
  return pageAfterLogin({ accountType: accountType(), ownsStoredJourneys: owned === 'own', paymentNoticeIsValid })
}

/** Whose vehicle the found journeys are of; `unknown` also when the plates cannot be asked: a login never fails for it. */
async function searchedPlate(): Promise<'own' | 'foreign' | 'unknown'> {
  const searched = peek('form/plate')
  if (accountType() !== 'customer' || !searched || !peek('journeys')) return 'unknown'
  try {
    return (await ensureLoaded(ownPlates())).some((plate) => isSamePlate(plate, searched)) ? 'own' : 'foreign'
  } catch {
    return 'unknown'
  }
}
