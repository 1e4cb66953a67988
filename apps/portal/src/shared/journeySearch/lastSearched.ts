import { displayPlate } from '@voie-libre/domain/journey/plate'
import { defaultCountry } from '@voie-libre/domain/reference/countries'
import { peek } from '../../session/stored.ts'

/** The vehicle of the last search as it is typed into a form; an empty plate where there was none. */
export function lastSearched(): { country: string; plate: string } {
  const { country = defaultCountry, licensePlate = '' } = peek('form/plate') ?? {}
  return { country, plate: displayPlate(licensePlate, country) }
}
