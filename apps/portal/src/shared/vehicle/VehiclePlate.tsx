import type { Plate as SavedPlate } from '@voie-libre/contract/schemas/account'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { plateLetters } from '@voie-libre/domain/reference/countries'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { Plate } from '@voie-libre/ui/plate'

/** A vehicle's plate, formatted as its country writes it. */
export function VehiclePlate({ vehicle, size = 'md' }: { vehicle: PlateSearch; size?: 'sm' | 'md' | 'lg' }) {
  const { licensePlate, country } = vehicle
  return (
    <Plate number={displayPlate(licensePlate, country)} country={country} band={plateLetters(country)} size={size} />
  )
}

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
