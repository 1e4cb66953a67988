-- Deletes the rows that are outdated at the instant $1. Other tables keep their rows, payments for accounting.
with ended_tokens as (delete from tokens where expires_at < $1::timestamptz),
  ended_attempts as (delete from attempts where ends_at < $1),
  -- Until then an old link is refused as expired, not as unknown.
  old_codes as (delete from codes where expires_at < $1::timestamptz - interval '30 days'),
  old_requests as (delete from alert_requests where created_at < $1::timestamptz - interval '30 days'),
  -- The support finds searches by their reference.
  old_sessions as (delete from sessions where expires_at < $1::timestamptz - interval '1 year'),
  old_mails as (delete from mails where at < $1::timestamptz - interval '1 year'),
  old_ratings as (delete from article_ratings where at < $1::timestamptz - interval '2 years'),
  old_messages as (delete from contact_messages where at < $1::timestamptz - interval '3 years'),
  old_claims as (delete from claims where at < $1::timestamptz - interval '5 years'),
  -- Alerts stay for two years after the last passage, or after the subscription. [ALERT-26]
  old_alerts as (
    delete from alerts a where greatest(a.created_at,
      (select max(date) from journeys j where j.country = a.country and j.plate = a.plate)) < $1::timestamptz - interval '2 years')
-- Captchas expire by the real clock.
delete from captcha_used where expires_at < now()
