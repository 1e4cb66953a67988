import { type DueDay, type FleetFilters, type FleetSummary, situations } from '@voie-libre/contract/schemas/fleet'
import type { Journey } from '@voie-libre/contract/schemas/journey'
import type { Db } from './db.ts'

/** Those of the vehicles are about the plate of a journey and its last day at today's price. */
export interface FleetFilter extends VehicleFilter, Pick<FleetFilters, 'status'> {
  /** Part of a notice or ticket number, in any letter case. */
  number?: string | undefined
  from?: Date | undefined
  /** The first instant after the period. */
  until?: Date | undefined
  natures?: readonly string[] | undefined
  /** Ids of the fleet. */
  vehicles?: readonly string[] | undefined
}
export interface FleetOrder {
  /** A column of `fleet_journeys`, or `rank`, that of its situation. */
  sort: string
  isDescending: boolean
}

export async function fleetCount(db: Db, renterId: string, filter: FleetFilter): Promise<number> {
  const { sql, params } = unpaid(renterId, filter)
  const [counted] = await db.query<{ total: number }>(`select count(*)::integer as total ${sql}`, params)
  return counted?.total ?? 0
}

export async function fleetPage(
  db: Db,
  renterId: string,
  filter: FleetFilter,
  order: FleetOrder,
  { skip, take }: { skip: number; take: number },
): Promise<Journey[]> {
  const { sql, params, param } = unpaid(renterId, filter)
  const sorted = `order by ${orderOf(order, () => param(filter.today))}`
  // The inner query sorts keys only, because sorting entities is slow.
  const rows = await db.query<{ entity: Journey }>(
    `select entity from journeys where (country, plate, id) in (
       select country, plate, id ${sql} ${sorted} limit ${param(take)} offset ${param(skip)})
     ${sorted}`,
    params,
  )
  return rows.map(({ entity }) => entity)
}

export async function fleetFigures(db: Db, renterId: string, filter: FleetFilter): Promise<FleetSummary> {
  const { sql, params, param } = unpaid(renterId, filter)
  const today = param(filter.today)
  // As `dueFirst` of the domain: what is late, then the nearest deadline.
  const isLate = `due > 0 and (standing = 'late' or standing = 'open' and deadline < ${today})`
  const isOpen = `due > 0 and standing = 'open' and deadline >= ${today}`
  type Counts = Record<'journeys' | 'due' | 'after', number>
  type Firsts = Record<'firstLate' | 'firstOpen', string | null>
  // One scan for all sums: the journeys of a day share their last day at today's price.
  const groups = await db.query<Record<'month' | 'last', string> & Counts & Firsts>(
    `select to_char(day, 'YYYY-MM') as month, settle_by as last, count(*)::integer as journeys, sum(due)::integer as due,
       sum(due + coalesce(dearer, 0))::integer as after, min(coalesce(deadline, '')) filter (where ${isLate}) as "firstLate",
       min(deadline) filter (where ${isOpen}) as "firstOpen"
     ${sql} group by day, settle_by order by settle_by`,
    params,
  )
  const months = new Map<string, number>()
  const dueDays = new Map<string, DueDay>()
  const total = { journeys: 0, due: 0 }
  const late = { journeys: 0, due: 0 }
  for (const { month, last, journeys, due, after } of groups) {
    months.set(month, (months.get(month) ?? 0) + journeys)
    const day = dueDays.get(last) ?? { lastDay: last, journeys: 0, due: 0, after: 0 }
    if (last >= filter.today && last < noDay) dueDays.set(last, day)
    for (const sum of [total, last < filter.today ? late : day]) {
      sum.journeys += journeys
      sum.due += due
    }
    day.after += after
  }
  const firstIs = groups.some(({ firstLate }) => firstLate !== null) ? 'firstLate' : 'firstOpen'
  const [deadline] = groups.flatMap(({ [firstIs]: first }) => first ?? []).toSorted()
  const days = groups.flatMap((group) => (group[firstIs] === deadline ? group.last : []))
  // Only the few journeys of that deadline are sorted.
  const [first] =
    deadline === undefined
      ? []
      : await db.query<{ entity: Journey }>(
          `select entity from journeys where (country, plate, id) in (
             select country, plate, id ${sql} and ${firstIs === 'firstLate' ? isLate : isOpen}
               and coalesce(deadline, '') = ${param(deadline)} and settle_by = any(${param(days)})
             order by plate, country, id limit 1)`,
          params,
        )
  return {
    ...total,
    dueFirst: first?.entity,
    dueDays: [...dueDays.values()],
    late,
    months: Array.from(months, ([month, journeys]) => ({ month, journeys })),
  }
}

export interface ExportedJourney {
  date: string
  plate: string
  country: string
  number: string | null
  claim: string | null
  entity: Journey
}

/**
 * Reads all unpaid journeys of a fleet in parts, so that no other call waits for the whole export. Their keys are read at
 * once, so that a payment in between skips none.
 */
export async function* exportedJourneys(
  db: Db,
  renterId: string,
  filter: FleetFilter,
  order: FleetOrder,
  rowsPerPart = 10_000,
): AsyncGenerator<ExportedJourney[]> {
  const { sql, params, param } = unpaid(renterId, filter)
  const by = orderOf(order, () => param(filter.today))
  const keys = await db.query(`select country, plate, id ${sql} order by ${by}`, params)
  for (let at = 0; at < keys.length; at += rowsPerPart)
    yield await db.query<ExportedJourney>(
      `select to_char(j.date at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as date, j.plate, j.country, j.number,
         j.claimed_by as claim, j.entity
       from jsonb_populate_recordset(null::journeys, $1::jsonb) with ordinality as k
       join journeys j using (country, plate, id) order by k.ordinality`,
      [JSON.stringify(keys.slice(at, at + rowsPerPart))],
    )
}

function unpaid(renterId: string, filter: FleetFilter) {
  const { plate, number, from, until, status, natures, situation, dueFrom, dueTo, vehicles, today } = filter
  const params: unknown[] = []
  const param = (value: unknown) => `$${params.push(value)}`
  const conditions = [
    `renter_id = ${param(renterId)}`,
    'paid_by is null',
    ...(plate ? [`plate like ${param(containing(plate))}`] : []),
    ...(number ? [`upper(number) like ${param(containing(number.toUpperCase()))}`] : []),
    ...(from ? [`date >= ${param(from)}`] : []),
    ...(until ? [`date < ${param(until)}`] : []),
    ...(status ? [`status = ${param(status)}`] : []),
    ...(natures ? [`nature = any(${param(natures)})`] : []),
    ...(situation ? inSituation(situation, today, param) : []),
    ...(dueFrom ? [`settle_by >= ${param(dueFrom)}`] : []),
    ...(dueTo ? [`settle_by <= ${param(dueTo)}`] : []),
    ...(vehicles ? [`vehicle = any(${param(vehicles)})`] : []),
  ]
  return { sql: `from fleet_journeys where ${conditions.join(' and ')}`, params, param }
}

/** `situationOf` of the domain, on a day. What is not late has a price until today or later, where its index begins. */
function inSituation(situation: string, today: string, param: (value: unknown) => string): string[] {
  if (situation === 'late') return [`(standing = 'late' or standing = 'open' and deadline < ${param(today)})`]
  const day = situation === 'open' ? param(today) : undefined
  const whole = day ? [`settle_by >= ${day}`, `(deadline >= ${day} or deadline is null)`] : [`settle_by = '${noDay}'`]
  return [`standing = ${param(situation)}`, ...whole]
}

/** Journeys without a number come last in both directions. */
function orderOf({ sort, isDescending }: FleetOrder, today: () => string): string {
  const last = isDescending ? `''` : `U&'\\+10FFFF'`
  const keys: Readonly<Record<string, string>> = {
    number: `coalesce(number, ${last})`,
    ...(sort === 'rank' && { rank: rankOn(today()) }),
    // Without a deadline last, too; the plain column has an index.
    ...(isDescending && { settle_by: `case settle_by when '9999' then '' else settle_by end` }),
  }
  const direction = isDescending ? 'desc' : 'asc'
  return [keys[sort] ?? sort, 'country', 'plate', 'id'].map((column) => `${column} ${direction}`).join(', ')
}

/** Of the contract, with a canonical plate; an empty text does not restrict. */
export interface VehicleFilter extends Pick<FleetFilters, 'plate' | 'situation' | 'dueFrom' | 'dueTo'> {
  /** The Paris day on which the situation is read. */
  today: string
  ids?: readonly string[]
}

/** The `settle_by` of a journey that has nothing to settle, or no deadline. */
export const noDay = '9999'

/** A LIKE pattern for texts that contain this one; unlike for strpos, the planner estimates how many match. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** What is late or to settle comes first. */
const rankOn = (today: string) =>
  `array_position(${ranked}, case when standing = 'open' and deadline < ${today} then 'late' else standing end)`
const ranked = `array[${situations.map((one) => `'${one}'`).join(', ')}]`

/**
 * Builds FROM and WHERE of the vehicles of a fleet, each with the rank of its situation, its next deadline and what it
 * owes. The database computes them only for the rows that need them: those of a page, or all to sort or filter by them.
 */
export function vehiclesFrom(renterId: string, filter: VehicleFilter, param: (value: unknown) => string): string {
  const { plate, situation, dueFrom, dueTo, today, ids } = filter
  const journeys = `from journeys j where j.country = fleet.country and j.plate = fleet.plate and paid_by is null
    and company is null and j.day >= fleet.first_day and (fleet.last_day is null or j.day <= fleet.last_day)`
  // Unlike a rank, which needs all journeys of a vehicle, `exists` ends at the first one found.
  const has = (one: string) => `exists (select ${journeys} and ${inSituation(one, today, param).join(' and ')})`
  const worse = situations.filter((_, rank) => rank < situations.findIndex((one) => one === situation))
  const conditions = [
    `fleet.renter_id = ${param(renterId)}`,
    ...(ids ? [`fleet.id = any(${param(ids)})`] : []),
    ...(plate ? [`fleet.plate like ${param(containing(plate))}`] : []),
    ...(situation ? [has(situation), ...worse.map((one) => `not ${has(one)}`)] : []),
    ...(dueFrom ? [`next >= ${param(dueFrom)}`] : []),
    ...(dueTo ? [`next <= ${param(dueTo)}`] : []),
  ]
  return `from fleet left join lateral (
      select min(nullif(settle_by, '${noDay}')) as next, min(${rankOn(param(today))}) as rank,
        coalesce(sum(due), 0)::integer as amount, count(*)::integer as count,
        (count(*) filter (where settle_by < ${param(today)}))::integer as late,
        min(settle_by) filter (where dearer > 0 and settle_by >= ${param(today)}) as rises,
        (sum(due) + sum(dearer) filter (where settle_by >= ${param(today)}))::integer as after
      ${journeys}) unpaid on true where ${conditions.join(' and ')}`
}

/** The columns of a vehicle of a fleet, as the contract names them. */
export const plateColumns = `fleet.id, plate as "numberPlate", country as "countryCode", vehicle_type as "vehicleType",
  model, validity_start as "validityStartDate", validity_end as "validityEndDate"`
/** Selects the vehicles of `vehiclesFrom`; their situation is `none` without unpaid journeys. */
export const vehicleSql = `select ${plateColumns}, jsonb_build_object('count', count, 'amount', amount, 'late', late,
    'rise', case when rises < '${noDay}' then jsonb_build_object('after', after, 'lastDay', rises) end) as due,
  next as "nextDeadline", coalesce((${ranked})[rank], 'none') as situation`
