-- Journeys $3 to $4 of the renter $1 until the instant $5: $2 starts their numbers, $6 are the ways, $7 the free days. Multiplying
-- by a prime spreads the numbers and keeps those of a renter's journeys different.
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
      n % 97 = 0 and n % 1000 <> 500 as claimed,
      date_trunc('second', o.latest) - make_interval(secs => 7200 + n::bigint * 2451413 % 33600000) as date,
      (n * 31 + n / 7) % m.ways as way
    from many m cross join generate_series($3::integer, $4::integer) n
    join owned o on o.at = (n - 1) % m.plates where m.plates > 0),
  priced as (
    select b.*, w.entrance, case when not b.running then w.exit end as exit,
      case when b.running then 0 else w.price end as toll,
      -- The first rise, which a notice has, too.
      case when not b.running and (b.notice
        or (b.date at time zone 'Europe/Paris')::date + $7::integer < ($5::timestamptz at time zone 'Europe/Paris')::date) then 1000 else 0 end as fee,
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
insert into journeys (country, plate, id, date, claimed_by, entity)
select country, plate, id, date, case when claimed then 'R-' || number end,
  jsonb_strip_nulls(jsonb_build_object(
    'id', id, 'date', to_char(local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'nature', nature, 'status', status,
    'paymentLimit', payment_limit,
    'deadline', (local::date + case when notice then $7::integer * 4 else $7::integer end)::text || 'T23:59:59',
    'in', entrance, 'out', exit, 'carCategory', class, 'ticketNumber', 'T' || number, 'pvNumber', pv,
    'inProgressId', case when running then 'EC' || number end,
    'htPrice', net, 'ttcPrice', toll, 'totalPrice', toll + fee, 'tva', 20, 'tvaPrice', toll - net,
    'indemnity', fee, 'alreadyPaid', 0, 'claimDone', claimed,
    'countryPlate', country, 'numberPlate', plate))
from worded
on conflict (country, plate, id) do update set date = excluded.date, entity = excluded.entity, paid_by = null,
  claimed_by = excluded.claimed_by
