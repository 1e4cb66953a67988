-- Gives unpaid journeys their price of the day $1; $2 is the day of the present prices. Locks in the same order as payments.
with due as (
  select country, plate, id, ladder from journeys
  where ladder->1->>'from' <= greatest($1, $2) and paid_by is null and (entity->>'claimDone')::boolean is not true
  order by country, plate, id for update)
update journeys j set
  entity = jsonb_strip_nulls(entity || jsonb_build_object(
    'indemnity', rung->'fee', 'paymentLimit', rung->'limit',
    'totalPrice', (entity->>'totalPrice')::integer + (rung->>'fee')::integer - (entity->>'indemnity')::integer))
from (
  select distinct on (country, plate, id) country, plate, id, rung
  from due cross join jsonb_array_elements(ladder) as rung where rung->>'from' <= $1
  order by country, plate, id, rung->>'from' desc) as now
where j.country = now.country and j.plate = now.plate and j.id = now.id
  and (entity->'indemnity', entity->'paymentLimit') is distinct from (rung->'fee', rung->'limit')
