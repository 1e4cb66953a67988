-- $3 vehicles of the renter $1 at the instant $4; $2 starts their plates.
with numbered as (
    select n, $2::integer + n as serial, 'ABCDEFGHJKLMNPQRSTVWXYZ' as letters from generate_series(0, $3::integer - 1) n),
  made as (
    select n, substr(letters, serial / 999 / 529 / 23 % 23 + 1, 1) || substr(letters, serial / 999 / 529 % 23 + 1, 1)
        || lpad((serial % 999 + 1)::text, 3, '0')
        || substr(letters, serial / 999 / 23 % 23 + 1, 1) || substr(letters, serial / 999 % 23 + 1, 1) as plate,
      case when n % 40 = 13 then '5' when n % 25 = 11 then '2' when n % 100 = 37 then '3' else '1' end as class,
      ($4::timestamptz at time zone 'Europe/Paris')::date as today
    from numbered),
  modelled as (
    select *, case class when '5' then 'Yamaha XMAX' when '2' then 'Renault Master' when '3' then 'Iveco Eurocargo'
      else (array['Renault Clio', 'Peugeot 208', 'Citroën C3', 'Dacia Sandero', 'Volkswagen Golf', 'Toyota Yaris'])[n % 6 + 1]
      end as model
    from made),
  vehicles_made as (
    insert into vehicles (country, plate, model, type)
    select 'FR', plate, model, class from modelled
    on conflict (country, plate) do update set model = excluded.model, type = excluded.type)
insert into fleet (id, renter_id, country, plate, model, vehicle_type, validity_start, validity_end)
select gen_random_uuid()::text, $1, 'FR', plate, model, class, (today - 500 - n % 200)::text || 'T00:00:00',
  case when n % 20 = 19 then (today - 1 - n % 90)::text || 'T23:59:59'
    when n % 50 = 7 then (today + 1 + n % 90)::text || 'T23:59:59' end
from modelled on conflict (renter_id, plate, country) do nothing
