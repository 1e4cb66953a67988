-- Settles the lines of the payment $1 and the journeys of the plate $2, $3 with the shares $4 of what was paid.
with shares as (
  select l.journey_id, l.position, share,
    case when j.due > share and not (l.kind = 'inProgress' and j.status = 'EN_COURS') then j.due - share else 0 end as rest
  from payment_lines l
  join unnest($4::integer[]) with ordinality as s(share, place) on place = l.position + 1
  left join journeys j on j.country = $2 and j.plate = $3 and j.id = l.journey_id
  where payment = $1),
lines as (
  update payment_lines l set amount = share, rest = shares.rest from shares
  where l.payment = $1 and l.position = shares.position)
update journeys set
  paid_by = case when rest = 0 then $1 end,
  entity = case when rest = 0 then entity else entity || jsonb_build_object(
    'alreadyPaid', (entity->>'alreadyPaid')::integer + share, 'totalPrice', rest) end
from shares where country = $2 and plate = $3 and id = journey_id
