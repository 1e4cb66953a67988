import { displayPlate } from '@voie-libre/domain/journey/plate'
import { firstCountry, plateCountries } from '@voie-libre/domain/reference/countries'
import { lastSearch } from '../../session/search.ts'

/** Vehicle of the last search, as default form values; an empty plate without a search. */
export function lastSearched(): { country: string; plate: string } {
  const { country: searched, licensePlate = '' } = lastSearch().plate ?? {}
  const country = firstCountry(searched, plateCountries)
  return { country, plate: displayPlate(licensePlate, country) }
}
