import type { Plate as SavedPlate } from '@voie-libre/domain/account/account'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { distinguishingSign } from '@voie-libre/domain/reference/countries'
import { Plate } from '@voie-libre/ui/plate'

type Numbered = Pick<SavedPlate, 'numberPlate' | 'countryCode'>

/** A saved number as its country writes it. */
export const plateText = ({ numberPlate, countryCode }: Numbered): string =>
  displayPlate(canonicalPlate(numberPlate), countryCode)

export function OwnPlate({ plate }: { plate: Numbered }) {
  const { countryCode } = plate
  return <Plate number={plateText(plate)} country={countryCode} band={distinguishingSign(countryCode)} />
}
