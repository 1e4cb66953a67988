-- Adds or updates vehicles of the renter $1 from the lines $3. Ids that begin with the import $2 and ascend with the line keep
-- the index of ids compact.
insert into fleet as old (id, renter_id, country, plate, validity_start, validity_end)
select $2 || '-' || lpad(line::text, 6, '0'), $1, country, plate, coalesce(start, ''), "end"
from jsonb_to_recordset($3::jsonb) as f(line integer, country text, plate text, start text, "end" text)
on conflict (renter_id, plate, country) do update
  set validity_start = coalesce(nullif(excluded.validity_start, ''), old.validity_start),
    validity_end = excluded.validity_end
