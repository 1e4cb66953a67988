import { displayPlate } from '@voie-libre/domain/journey/plate'
import { firstCountry, plateCountries } from '@voie-libre/domain/reference/countries'
import { firstPlate } from '../../session/search.ts'

/** The vehicle of the last search, as first values of a form; an empty plate without a search. */
export function lastSearched(): { country: string; plate: string } {
  const { country: searched, licensePlate = '' } = firstPlate() ?? {}
  const country = firstCountry(searched, plateCountries)
  return { country, plate: displayPlate(licensePlate, country) }
}
