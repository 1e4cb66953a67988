-- Takes an attempt of the kind $1 from each of the subjects $2, of which $3 are allowed until $4; $5 is now. Returns those that had one.
insert into attempts (kind, subject, remaining, ends_at)
select $1, subject, most - 1, $4 from unnest($2::text[], $3::integer[]) as given (subject, most) order by subject
on conflict (kind, subject) do update set
  remaining = case when attempts.ends_at > $5 then attempts.remaining - 1 else excluded.remaining end,
  ends_at = case when attempts.ends_at > $5 then attempts.ends_at else excluded.ends_at end
where attempts.ends_at <= $5 or attempts.remaining > 0
returning subject
