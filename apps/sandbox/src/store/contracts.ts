import type { ContractMatch, RentalContract } from '@voie-libre/contract/schemas/fleet'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import { checkContract, ownedOnce } from '@voie-libre/domain/fleet/contractMatch'
import type { Db } from './db.ts'

/** Finds the unpaid journeys of each rental contract, each under one contract only. Extension of §7.2. [OPEN-71] */
export async function matchedContracts(
  db: Db,
  renterId: string,
  contracts: readonly RentalContract[],
): Promise<ContractMatch[]> {
  const checked = contracts.map(checkContract)
  const rows = await db.query<{ row: number; entity: Journey | null }>(
    `select g.row, j.entity
     from jsonb_to_recordset($2::jsonb)
       as g(row integer, plate text, country text, "from" timestamptz, until timestamptz)
     join fleet f on f.renter_id = $1 and f.plate = g.plate and (g.country is null or f.country = g.country)
     left join fleet_journeys j on j.renter_id = f.renter_id and j.country = f.country and j.plate = f.plate
       and j.paid_by is null and j.date >= g.from and j.date < g.until
     order by g.row, j.date, j.id`,
    [renterId, JSON.stringify(checked.flatMap((one, row) => ('problem' in one ? [] : { row, ...one })))],
  )
  const found = new Map<number, Journey[]>()
  for (const { row, entity } of rows) {
    const journeys = found.get(row) ?? []
    if (entity !== null) journeys.push(entity)
    found.set(row, journeys)
  }
  const matches = contracts.map((contract, row): ContractMatch => {
    const one = checked[row]
    if (one !== undefined && 'problem' in one)
      return { ...contract, outcome: 'invalid', problem: one.problem, journeys: [] }
    const journeys = found.get(row)
    if (journeys === undefined) return { ...contract, outcome: 'not_in_fleet', journeys: [] }
    return { ...contract, outcome: journeys.length > 0 ? 'matched' : 'no_journeys', journeys }
  })
  return ownedOnce(matches)
}
