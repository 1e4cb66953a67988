import { canonicalPlate } from '../journey/canonical.ts'
import type { Plate } from './account.ts'

/** The customer's plate that a search names, compared by country and canonical number. [GUARD-18, OPEN-25] */
export function ownPlate<Item extends Pick<Plate, 'numberPlate' | 'countryCode'>>(
  plates: readonly Item[],
  searched: { licensePlate: string; country: string },
): Item | undefined {
  const number = canonicalPlate(searched.licensePlate)
  const country = searched.country.toUpperCase()
  return plates.find((plate) => plate.countryCode === country && canonicalPlate(plate.numberPlate) === number)
}
