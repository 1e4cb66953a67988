import type { Plate as SavedPlate } from '@voie-libre/contract/schemas/account'
import { canonicalPlate, displayPlate } from '@voie-libre/domain/journey/plate'
import { VehiclePlate } from './VehiclePlate.tsx'

type Numbered = Pick<SavedPlate, 'numberPlate' | 'countryCode'>

/** Formats a saved plate as its country writes it. */
export const plateText = ({ numberPlate, countryCode }: Numbered): string =>
  displayPlate(canonicalPlate(numberPlate), countryCode)

export function OwnPlate({ plate, size = 'md' }: { plate: Numbered; size?: 'sm' | 'md' }) {
  const vehicle = { licensePlate: canonicalPlate(plate.numberPlate), country: plate.countryCode }
  return <VehiclePlate vehicle={vehicle} size={size} />
}
