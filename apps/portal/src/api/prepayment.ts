import { journeyPrice } from '@voie-libre/contract/calls/journeys'
import { readPrepaymentPage } from '@voie-libre/contract/calls/whitelabel'
import type { PlateSearch } from '@voie-libre/domain/journey/canonical'
import type { VehicleClass } from '@voie-libre/domain/prepayment/stretch'
import { call, resource } from './client.ts'
import { stretch } from './stretch.ts'

export const prepaymentPageData = () => resource(readPrepaymentPage, {})

export interface Trip {
  entrance: string
  exit: string
  vehicleClass: VehicleClass
}

/** Price of a single trip in cents. The API identifies gates by their group number. [API-59, API-73, OPEN-37] */
export async function tripPrice(
  { licensePlate, country }: PlateSearch,
  { entrance, exit, vehicleClass }: Trip,
  signal?: AbortSignal,
) {
  const { groupOf } = stretch()
  const query = {
    plate: licensePlate,
    plateCountry: country.toUpperCase(),
    in: String(groupOf(entrance)),
    out: String(groupOf(exit)),
    category: String(vehicleClass),
  }
  const { total } = await call(journeyPrice, { query, signal })
  return total
}
