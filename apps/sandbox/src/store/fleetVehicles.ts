import { situations } from '@voie-libre/contract/schemas/fleet'

export interface VehicleFilter {
  /** Part of a canonical plate. */
  plate?: string | undefined
  situation?: string | undefined
  /** First and last of the next deadlines, which are last days at today's price. */
  dueFrom?: string | undefined
  dueTo?: string | undefined
  /** The Paris day on which the situation is read. */
  today: string
}

/** The `settle_by` of a journey that has nothing to settle, or no deadline. */
export const noDay = '9999'

/** A LIKE pattern for texts that contain this one; unlike for strpos, the planner estimates how many match. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const ranked = `array[${situations.map((one) => `'${one}'`).join(', ')}]`

/**
 * Builds FROM and WHERE of the vehicles of a fleet, each with the rank of its situation, its next deadline and what it
 * owes. The database computes them only for the rows that need them: those of a page, or all to sort or filter by them.
 */
export function vehiclesFrom(renterId: string, filter: VehicleFilter, param: (value: unknown) => string): string {
  const { plate, situation, dueFrom, dueTo, today } = filter
  const conditions = [
    `fleet.renter_id = ${param(renterId)}`,
    ...(plate === undefined ? [] : [`fleet.plate like ${param(containing(plate))}`]),
    ...(situation === undefined ? [] : [`${situationSql} = ${param(situation)}`]),
    ...(dueFrom === undefined ? [] : [`next >= ${param(dueFrom)}`]),
    ...(dueTo === undefined ? [] : [`next <= ${param(dueTo)}`]),
  ]
  return `from fleet left join lateral (
      select min(nullif(settle_by, '${noDay}')) as next, min(array_position(${ranked},
        case when standing = 'open' and deadline < ${param(today)} then 'late' else standing end)) as rank,
        coalesce(sum(due), 0)::integer as amount, count(*)::integer as count
      from journeys j where j.country = fleet.country and j.plate = fleet.plate and paid_by is null and company is null
        and j.day >= fleet.first_day and (fleet.last_day is null or j.day <= fleet.last_day)
    ) unpaid on true where ${conditions.join(' and ')}`
}

/** The situation of a vehicle in these rows; null without unpaid journeys. */
export const situationSql = `(${ranked})[rank]`
