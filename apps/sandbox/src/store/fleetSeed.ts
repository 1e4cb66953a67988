import { facts } from '../content/facts.ts'
import type { Db } from './db.ts'
import { addLadders } from './ladder.ts'
import { gateOf, tripPrice } from './tolls.ts'

/** Numbers of vehicles and journeys to generate, and the time of the latest journey. */
export interface Pending {
  plates: number
  journeys: number
  at: string
}

/** Journeys per statement. */
const chunk = 20_000
const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const models = ['Renault Clio', 'Peugeot 208', 'Citroën C3', 'Dacia Sandero', 'Volkswagen Golf', 'Toyota Yaris']

/**
 * Generates the vehicles and journeys of a renter's `pending`, always the same for one e-mail and time: French plates,
 * one in twenty closed; journeys of thirteen months, one in four a notice. Uses several statements, so that other
 * callers need not wait. A repeated call completes an interrupted one, or does nothing.
 */
export async function fillFleet(db: Db, renterId: string): Promise<void> {
  const [renter] = await db.query<{ email: string; pending: Pending | null }>(
    'select email, pending from renters where id = $1',
    [renterId],
  )
  if (renter === undefined || renter.pending === null) return
  const { plates, journeys, at } = renter.pending
  if (plates > 0) await generatePlates(db, [renterId, serialOf(renter.email), plates, at])
  const ways = JSON.stringify(tolls())
  for (let first = 1; first <= journeys; first += chunk) {
    const last = Math.min(first + chunk - 1, journeys)
    await db.query(journeysSql, [renterId, serialOf(renter.email), first, last, at, ways])
  }
  await addLadders(db, renterId, new Date(at))
  await db.query('update renters set pending = null where id = $1', [renterId])
  // Lists read indexes alone only after a vacuum, and choose the right ones after an analysis, which the embedded database
  // never runs by itself. A reset's fleets are small, because its transaction allows no vacuum.
  await db.query(`${journeys > chunk ? 'vacuum (analyze)' : 'analyze'} journeys, fleet`)
}

/** Creates a `fillFleet` whose simultaneous calls for one renter wait for the same work. */
export function sharedFill(): typeof fillFleet {
  const running = new Map<string, Promise<void>>()
  return (db, renterId) => {
    const work = running.get(renterId) ?? fillFleet(db, renterId).finally(() => running.delete(renterId))
    running.set(renterId, work)
    return work
  }
}

/** Number of a renter's first plate, so that two renters rarely share plates. */
const serialOf = (email: string) =>
  Array.from(email).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 400_000, 11) * 23

async function generatePlates(db: Db, params: readonly unknown[]): Promise<void> {
  const letter = (value: string) => `substr('${letters}', (${value}) % 23 + 1, 1)`
  const pair = (value: string) => `${letter(`(${value}) / 23`)} || ${letter(value)}`
  await db.query(
    `with numbered as (select n, $2::integer + n as serial from generate_series(0, $3::integer - 1) n),
       made as (
         select n, ${pair('serial / 999 / 529')} || lpad((serial % 999 + 1)::text, 3, '0') || ${pair('serial / 999')} as plate,
           case when n % 40 = 13 then '5' when n % 25 = 11 then '2' when n % 100 = 37 then '3' else '1' end as class,
           ($4::timestamptz at time zone 'Europe/Paris')::date as today
         from numbered),
       vehicles_made as (
         insert into vehicles (country, plate, model, type)
         select 'FR', plate, ${modelSql}, class from made
         on conflict (country, plate) do update set model = excluded.model, type = excluded.type)
     insert into fleet (id, renter_id, country, plate, model, vehicle_type, validity_start, validity_end)
     select gen_random_uuid()::text, $1, 'FR', plate, ${modelSql}, class, (today - 500 - n % 200)::text || 'T00:00:00',
       case when n % 20 = 19 then (today - 1 - n % 90)::text || 'T23:59:59'
         when n % 50 = 7 then (today + 1 + n % 90)::text || 'T23:59:59' end
     from made on conflict (renter_id, plate, country) do nothing`,
    params,
  )
}

const modelSql = `case class when '5' then 'Yamaha XMAX' when '2' then 'Renault Master' when '3' then 'Iveco Eurocargo'
  else (array[${models.map((model) => `'${model}'`).join(', ')}])[n % ${models.length} + 1] end`

/** Lists all trips between two gates with their prices by vehicle class. */
function tolls() {
  const gates = [23, 24, 25, 29, 30, 33, 34]
  const pairs = gates.flatMap((entrance) => gates.map((exit) => [entrance, exit] as const))
  const paid = pairs.filter(([entrance, exit]) => (tripPrice(entrance, exit, 1) ?? 0) > 0)
  return paid.flatMap(([entrance, exit], way) =>
    [1, 2, 3, 4, 5].map((category) => ({
      way,
      class: category,
      ways: paid.length,
      entrance: gateOf(entrance),
      exit: gateOf(exit),
      price: tripPrice(entrance, exit, category) ?? 0,
    })),
  )
}

// Multiplying by a prime spreads the numbers and keeps those of a renter's journeys different.
const journeysSql = `
with owned as (
    select country, plate, row_number() over (order by plate collate "C", country) - 1 as at,
      case when vehicle_type in ('1', '2', '3', '4', '5') then vehicle_type::integer else 1 end as class,
      least($5::timestamptz, validity_end::timestamp at time zone 'Europe/Paris') as latest
    from fleet where renter_id = $1),
  ways as (
    select * from jsonb_to_recordset($6::jsonb)
      as w(way integer, class integer, ways integer, entrance jsonb, exit jsonb, price integer)),
  many as (select (select max(ways) from ways) as ways, (select count(*) from owned) as plates),
  numbered as (
    select n, o.*, o.country || '-' || o.plate || '-F' || n as id, 1000000 + (n::bigint * 7919 + $2::integer) % 9000000 as number,
      (n - 1 + (n - 1) / m.plates) % 4 = 3 as notice, n % 1000 = 500 as running,
      date_trunc('second', o.latest) - make_interval(secs => 7200 + n::bigint * 2451413 % 33600000) as date,
      (n * 31 + n / 7) % m.ways as way
    from many m cross join generate_series($3::integer, $4::integer) n
    join owned o on o.at = (n - 1) % m.plates where m.plates > 0),
  priced as (
    select b.*, w.entrance, case when not b.running then w.exit end as exit,
      case when b.running then 0 else w.price end as toll,
      case when b.notice and not b.running then 1000 else 0 end as fee,
      case when b.running then 'IRIS' when b.notice and b.date < $5::timestamptz - interval '75 days' then 'OMP'
        when b.notice then 'BEFORE_OMP' else 'IRIS' end as payment_limit
    from numbered b join ways w on w.way = b.way and w.class = b.class),
  worded as (
    select p.*, case when notice and not running then 'latePayment' else 'freeFlow' end as nature,
      case when running then 'EN_COURS' else 'TERMINE' end as status,
      round(toll / 1.2)::integer as net,
      date at time zone 'Europe/Paris' as local,
      case when notice and not running then 'AP' || number end as pv
    from priced p)
insert into journeys (country, plate, id, date, entity)
select country, plate, id, date,
  jsonb_strip_nulls(jsonb_build_object(
    'id', id, 'date', to_char(local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'nature', nature, 'status', status,
    'paymentLimit', payment_limit,
    'deadline', (local::date + case when notice then ${facts.freeDays * 4} else ${facts.freeDays} end)::text || 'T23:59:59',
    'in', entrance, 'out', exit, 'carCategory', class, 'ticketNumber', 'T' || number, 'pvNumber', pv,
    'inProgressId', case when running then 'EC' || number end,
    'htPrice', net, 'ttcPrice', toll, 'totalPrice', toll + fee, 'tva', 20, 'tvaPrice', toll - net,
    'indemnity', fee, 'alreadyPaid', 0, 'claimDone', not running and n % 97 = 0,
    'countryPlate', country, 'numberPlate', plate))
from worded
on conflict (country, plate, id) do update set date = excluded.date, entity = excluded.entity, paid_by = null,
  claimed_by = null`
