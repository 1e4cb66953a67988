import type { Plate } from '@voie-libre/domain/account/account'
import { canonicalPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'

/** Whether a saved plate is the searched one, country and number compared in their one form. [OPEN-25] */
export function samePlate(
  saved: Pick<Plate, 'countryCode' | 'numberPlate'>,
  { country, licensePlate }: PlateSearch,
): boolean {
  return saved.countryCode === country && canonicalPlate(saved.numberPlate) === canonicalPlate(licensePlate)
}
