import { displayPlate } from '@voie-libre/domain/journey/plate'
import { distinguishingSign } from '@voie-libre/domain/reference/countries'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import { Plate } from '@voie-libre/ui/plate'

interface VehiclePlateProps {
  vehicle: PlateSearch
  size?: 'sm' | 'md' | 'lg'
}

/** A vehicle's plate, formatted as its country writes it. */
export function VehiclePlate({ vehicle: { licensePlate, country }, size = 'md' }: VehiclePlateProps) {
  return (
    <Plate
      number={displayPlate(licensePlate, country)}
      country={country}
      band={distinguishingSign(country)}
      size={size}
    />
  )
}
