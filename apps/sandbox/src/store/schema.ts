/** Raise the version with every change of a table: folders of an older version are recreated. */
export const schemaVersion = '13'

/** The tables that a reset empties; `settings` keeps the signing secrets. */
export const dataTables = [
  'vehicles',
  'journeys',
  'notices',
  'sessions',
  'payments',
  'payment_lines',
  'payment_notifications',
  'mails',
  'operators',
  'accounts',
  'account_plates',
  'renters',
  'fleet',
  'fleet_changes',
  'tokens',
  'codes',
  'alerts',
  'alert_requests',
  'article_ratings',
  'claims',
  'claim_files',
  'contact_messages',
  'captcha_used',
  'attempts',
] as const

/**
 * All tables. Amounts are integer cents. An `entity` column holds the domain's value (the schema's output type) as JSON;
 * fields to search, sort or sum have their own column.
 */
export const schemaSql = `
create table settings (key text primary key, value text not null);

-- owners: e-mails of owners without account. behaviour: simulated behaviour of a seeded plate (scenarios.ts).
create table vehicles (
  country text not null, plate text not null, model text, type text, energy text,
  owners jsonb not null default '[]', behaviour jsonb not null default '{}',
  primary key (country, plate));

-- company: code of another company the journey belongs to, null for ours. number: notice, case or ticket number.
-- ladder: the prices that the journey was promised, by their first day (ladder.ts).
create table journeys (
  country text not null, plate text not null, id text not null,
  company text, notice text, date timestamptz, nature text, status text not null, payment_limit text, number text,
  due integer not null, ladder jsonb, entity jsonb not null, paid_by text,
  primary key (country, plate, id));
create index journeys_ladder on journeys ((ladder->1->>'from')) where ladder is not null and paid_by is null;
create index journeys_notice on journeys (notice) where notice is not null;

create table notices (number text primary key, country text not null, plate text not null);

-- The criteria of a search. reference: quoted to the support. searched_at, found: time and result of the last search.
create table sessions (
  id text primary key, reference text not null unique, searched_at timestamptz not null, found integer, operator text not null, kind text not null, country text not null, plate text not null,
  notice text, range_start timestamptz, range_end timestamptz, only_notices boolean not null,
  company text, basket jsonb, opened_at timestamptz not null, expires_at timestamptz not null);

-- One attempt to pay a basket. last_event: orders the attempts by their last change.
-- account: the customer who paid. posts: how often its form arrived at the provider. decided: false until the provider or the card answered.
create sequence payment_events;
create table payments (
  reference text primary key, session_id text not null, operator text not null, provider text not null,
  method text not null, basket text not null, status text not null, decided boolean not null default false, paid boolean not null default false,
  amount integer not null, country text not null, plate text not null, email text not null, card_end text,
  account text, billing jsonb, language text not null, origin text not null, posts integer not null default 0,
  waiting_since timestamptz, created_at timestamptz not null, paid_at timestamptz,
  last_event bigint not null default nextval('payment_events'));
create index payments_session on payments (session_id);
-- A session pays a basket once and has one open hand-over of it at each provider.
create unique index payments_paid_once on payments (session_id, basket) where paid;
create unique index payments_open_once on payments (session_id, basket, provider)
  where not decided and provider <> 'CARD';
create index payments_account on payments (account);
create table payment_lines (
  payment text not null, position integer not null, kind text not null, journey_id text, amount integer not null, rest integer not null default 0,
  entity jsonb not null, primary key (payment, position));

-- What providers and the issuers of cards said of payments, each once; the payment's status follows from it.
create table payment_notifications (
  position bigserial, id text primary key, payment text not null, status text not null, amount integer not null,
  currency text not null, at timestamptz not null);
create index payment_notifications_payment on payment_notifications (payment);

create table mails (
  id serial primary key, at timestamptz not null, recipient text not null, subject text not null, text text not null,
  links jsonb not null default '[]');

-- Changes by POST /sandbox/whitelabel, by host ('default' for any unknown host).
create table operators (host text primary key, overrides jsonb not null default '{}');

create table accounts (
  id text primary key, email text not null unique, password text not null, activated boolean not null,
  profile jsonb not null default '{}', created_at timestamptz not null);
create table account_plates (
  id text primary key, account_id text not null, country text not null, plate text not null,
  validity_start text, validity_end text, email_notifications boolean not null default false,
  unique (account_id, country, plate));
create index account_plates_plate on account_plates (country, plate);

-- password null: invited, not yet activated. pending: vehicles and journeys to generate before the first login.
create table renters (
  id text primary key, email text not null unique, password text, activated boolean not null, renter_name text not null,
  phone_number text, pending jsonb);
create table fleet (
  id text primary key, renter_id text not null, country text not null, plate text not null, model text,
  vehicle_type text, validity_start text not null, validity_end text, unique (renter_id, plate, country));

-- The vehicles whose journeys or validity a statement changed, for the lists in memory (fleetIndex.ts): all of them
-- without a plate, since a statement that changes more than 1000 rows is logged as one. renter_id null: journeys.
create table fleet_changes (
  xid xid8 not null default pg_current_xact_id(), at timestamptz not null default now(), renter_id text, country text,
  plate text);
create index fleet_changes_xid on fleet_changes (xid);
create function log_journeys() returns trigger language plpgsql as $$ begin
  if (select count(*) from changed) > 1000 then insert into fleet_changes default values;
  else insert into fleet_changes (country, plate) select distinct country, plate from changed; end if;
  return null; end $$;
create function log_fleet() returns trigger language plpgsql as $$ begin
  if (select count(*) from changed) > 1000
  then insert into fleet_changes (renter_id) select distinct renter_id from changed;
  else insert into fleet_changes (renter_id, country, plate) select renter_id, country, plate from changed; end if;
  return null; end $$;
create trigger added after insert on journeys referencing new table as changed for each statement execute function log_journeys();
create trigger changed after update on journeys referencing new table as changed for each statement execute function log_journeys();
create trigger removed after delete on journeys referencing old table as changed for each statement execute function log_journeys();
create trigger added after insert on fleet referencing new table as changed for each statement execute function log_fleet();
create trigger changed after update on fleet referencing new table as changed for each statement execute function log_fleet();
create trigger removed after delete on fleet referencing old table as changed for each statement execute function log_fleet();

-- used_at: when a refresh token was exchanged.
create table tokens (
  id text primary key, account_type text not null, account_id text not null, session text not null,
  expires_at timestamptz not null, used_at timestamptz);
-- Mailed codes. purpose: activation or password; owner: the account's id.
create table codes (
  code text primary key, purpose text not null, account_type text not null, owner text not null,
  expires_at timestamptz not null, used boolean not null default false);
-- Budgets of attempts (attempts.ts). subject: an account, a recipient or 'address ' and a client's address.
create table attempts (
  kind text not null, subject text not null, remaining integer not null, ends_at timestamptz not null,
  primary key (kind, subject));

create table alerts (
  country text not null, plate text not null, email text not null, start_time text, end_time text,
  operator text not null, language text not null, created_at timestamptz not null,
  primary key (country, plate, email));
-- Subscriptions that wait for a confirmation by e-mail.
create table alert_requests (
  code text primary key, country text not null, plate text not null, email text not null, start_time text,
  end_time text, operator text not null, language text not null, created_at timestamptz not null);
create table article_ratings (article text not null, operator text not null, useful boolean not null, at timestamptz not null);
create table claims (
  id text primary key, at timestamptz not null, type text not null, session_id text, account_id text,
  journeys jsonb not null, fields jsonb not null);
create table claim_files (
  claim_id text not null, position integer not null, name text not null, type text not null, content bytea not null,
  primary key (claim_id, position));
create table contact_messages (
  id text primary key, at timestamptz not null, operator text not null, fields jsonb not null, files jsonb not null);
create table captcha_used (id text primary key, expires_at timestamptz not null);
`
