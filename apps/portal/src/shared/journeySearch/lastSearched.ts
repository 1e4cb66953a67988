import { displayPlate } from '@voie-libre/domain/journey/plate'
import { defaultCountry } from '@voie-libre/domain/reference/countries'
import { peek } from '../../session/stored.ts'

/** Vehicle of the last search, as default form values; an empty plate without a search. */
export function lastSearched(): { country: string; plate: string } {
  const { country = defaultCountry, licensePlate = '' } = peek('form/plate') ?? {}
  return { country, plate: displayPlate(licensePlate, country) }
}
