import type { Plate as SavedPlate } from '@voie-libre/contract/schemas/account'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { VehiclePlate } from './VehiclePlate.tsx'

type Numbered = Pick<SavedPlate, 'numberPlate' | 'countryCode'>

/** Formats a saved plate as its country writes it. */
export const plateText = ({ numberPlate, countryCode }: Numbered): string =>
  displayPlate(canonicalPlate(numberPlate), countryCode)

/** A saved plate as a search names it. */
export const asPlateSearch = ({ numberPlate, countryCode }: Numbered): PlateSearch => ({
  licensePlate: canonicalPlate(numberPlate),
  country: countryCode,
})

export const OwnPlate = ({ plate, size = 'md' }: { plate: Numbered; size?: 'sm' | 'md' }) => (
  <VehiclePlate vehicle={asPlateSearch(plate)} size={size} />
)
