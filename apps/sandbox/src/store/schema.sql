-- Creates all tables. Amounts are integer cents. An `entity` column holds the output of the contract's schema as JSON;
-- fields to search, sort or sum have their own column.

-- The day of a Paris time as text. A cast to date depends on settings, so a generated column cannot use it.
create function day_of(at text) returns date language sql immutable return
  make_date(substr(nullif(at, ''), 1, 4)::integer, substr(nullif(at, ''), 6, 2)::integer, substr(nullif(at, ''), 9, 2)::integer);
-- The next rise of a journey: the first announced price with a higher fee than today's.
create function next_rise(ladder jsonb, entity jsonb) returns jsonb language sql immutable return
  jsonb_path_query_first(ladder, '$[*] ? (@.fee > $fee)', jsonb_set('{"fee": 0}', '{fee}', entity->'indemnity'));
-- `situationOf` of the domain, as far as it does not depend on the day.
create function standing_of(entity jsonb) returns text language sql immutable return
  case when entity->>'claimDone' = 'true' then 'claimed' when entity->>'status' = 'PREPAYMENT' then 'prepaid'
  when entity->>'status' = 'EN_COURS' then 'inProgress' when entity->>'paymentLimit' = 'OMP' then 'prosecutor'
  when entity->>'paymentLimit' = 'AUTRE' or (entity->>'paymentLimit' = 'IRIS' and entity->>'caseOrigin' = 'IRIS') then 'late'
  else 'open' end;

create table settings (key text primary key, value text not null);

-- owners: e-mails of owners without account. behaviour: simulated behaviour of a seeded plate (scenarios.ts).
create table vehicles (
  country text not null, plate text not null, model text, type text, energy text,
  owners jsonb not null default '[]', behaviour jsonb not null default '{}',
  primary key (country, plate));

-- company: code of another company that owns the journey. number: notice, case or ticket number. deadline: null when
-- nothing is to settle. ladder: the announced prices by their first day (ladder.ts). settle_by: 'settleBy' of the domain,
-- '9999' without one; dearer: by how much the next rise is.
create table journeys (
  country text not null, plate text not null, id text not null,
  company text, notice text, date timestamptz, ladder jsonb, entity jsonb not null, paid_by text, claimed_by text,
  day date generated always as ((date at time zone 'Europe/Paris')::date) stored,
  nature text generated always as (entity->>'nature') stored,
  status text generated always as (entity->>'status') stored,
  payment_limit text generated always as (entity->>'paymentLimit') stored,
  case_origin text generated always as (entity->>'caseOrigin') stored,
  number text collate "C"
    generated always as (coalesce(entity->>'pvNumber', entity->>'cnpNumber', entity->>'ticketNumber')) stored,
  due integer not null generated always as (
    (entity->>'ttcPrice')::integer + (entity->>'indemnity')::integer - (entity->>'alreadyPaid')::integer) stored,
  deadline text collate "C" generated always as (
    case when entity->>'status' = 'TERMINE' and entity->>'claimDone' is distinct from 'true' then entity->>'deadline' end) stored,
  standing text generated always as (standing_of(entity)) stored,
  settle_by text collate "C" not null generated always as (
    case when standing_of(entity) in ('open', 'late') then coalesce(next_rise(ladder, entity)->>'until', left(entity->>'deadline', 10), '9999') else '9999' end) stored,
  dearer integer generated always as ((next_rise(ladder, entity)->>'fee')::integer - (entity->>'indemnity')::integer) stored,
  primary key (country, plate, id));
create index journeys_ladder on journeys ((ladder->1->>'from')) where ladder is not null and paid_by is null;
create index journeys_notice on journeys (notice) where notice is not null;
create index journeys_id on journeys (id);
create index journeys_number on journeys (number) where nature in ('latePayment', 'nonPaymentDeclaration');
create index journeys_claimed on journeys (claimed_by) where claimed_by is not null;
create index journeys_date on journeys (date, country, plate, id) where paid_by is null and company is null;
-- Cover what lists filter, sort and sum, so that they read only the entities that they show.
create index journeys_settle on journeys (settle_by, country, plate, id)
  include (day, date, nature, status, standing, deadline, number) where paid_by is null and company is null;
create index journeys_listed on journeys (country, plate, day)
  include (id, date, due, nature, status, number, payment_limit, case_origin, deadline, standing, settle_by, dearer)
  where paid_by is null and company is null;
-- Few days and deadlines occur together, so that the planner lets two processes sum the journeys of a large fleet.
create statistics journeys_days (ndistinct) on day, payment_limit, case_origin, settle_by, deadline from journeys;

create table notices (number text primary key, country text not null, plate text not null);

-- The criteria of a search. reference: quoted to the support. searched_at, found: time and result of the last search.
create table sessions (
  id text primary key, reference text not null unique, searched_at timestamptz not null, found integer, operator text not null, kind text not null, country text not null, plate text not null,
  notice text, range_start timestamptz, range_end timestamptz, only_notices boolean not null,
  company text, basket jsonb, opened_at timestamptz not null, expires_at timestamptz not null);

-- One attempt to pay a basket. position: the order of the starts; last_event: the order of the last changes. account:
-- the customer who paid. posts: how often the form arrived at the provider. decided: whether the provider or card answered.
create sequence payment_events;
create table payments (
  position bigserial, reference text primary key, session_id text not null, operator text not null, provider text not null,
  method text not null, basket text not null, status text not null, decided boolean not null default false, paid boolean not null default false,
  amount integer not null, country text not null, plate text not null, email text not null, card_end text,
  account text, billing jsonb, language text not null, origin text not null, posts integer not null default 0,
  waiting_since timestamptz, created_at timestamptz not null, paid_at timestamptz,
  last_event bigint not null default nextval('payment_events'));
create index payments_session on payments (session_id);
-- A session pays a basket once and has one undecided attempt at each provider.
create unique index payments_paid_once on payments (session_id, basket) where paid;
create unique index payments_open_once on payments (session_id, basket, provider)
  where not decided and provider <> 'CARD';
create index payments_account on payments (account);
create table payment_lines (
  payment text not null, position integer not null, kind text not null, journey_id text, amount integer not null, rest integer not null default 0,
  entity jsonb not null, primary key (payment, position));

-- Notifications of providers and card issuers, each once; they decide the payment's status.
create table payment_notifications (
  position bigserial, id text primary key, payment text not null, status text not null, amount integer not null,
  currency text not null, at timestamptz not null);
create index payment_notifications_payment on payment_notifications (payment);

create table mails (
  id serial primary key, at timestamptz not null, recipient text not null, subject text not null, text text not null,
  html text not null, links jsonb not null default '[]');

-- Changes by POST /sandbox/whitelabel, by host ('default' for any unknown host).
create table operators (host text primary key, overrides jsonb not null default '{}');

create table accounts (
  id text primary key, email text not null unique, password text not null, activated boolean not null,
  profile jsonb not null default '{}', created_at timestamptz not null);
create table account_plates (
  id text primary key, account_id text not null references accounts on delete cascade, country text not null, plate text not null,
  validity_start text, validity_end text, email_notifications boolean not null default false,
  unique (account_id, country, plate));
create index account_plates_plate on account_plates (country, plate);

-- password null: invited, not yet activated. pending: vehicles and journeys to generate before the first login.
create table renters (
  id text primary key, email text not null unique, password text, activated boolean not null, renter_name text not null,
  phone_number text, first_name text, last_name text, pending jsonb);
create table fleet (
  id text primary key, renter_id text not null references renters on delete cascade, country text not null, plate text not null,
  model text, vehicle_type text, validity_start text not null, validity_end text,
  first_day date generated always as (day_of(validity_start)) stored,
  last_day date generated always as (day_of(validity_end)) stored,
  unique (renter_id, plate, country)) with (parallel_workers = 2);

-- The journeys of each fleet, paid or not, from the vehicle's first to its last day. Lists, figures, exports, contracts
-- and claims of renters read it. [OPEN-68]
create view fleet_journeys as
  select f.renter_id, f.id as vehicle, f.country, f.plate, j.id, j.date, j.day, j.nature, j.status, j.payment_limit, j.case_origin, j.number,
    j.due, j.deadline, j.standing, j.settle_by, j.dearer, j.paid_by, j.entity
  from fleet f join journeys j on j.country = f.country and j.plate = f.plate
  where j.company is null and j.day >= f.first_day and (f.last_day is null or j.day <= f.last_day);

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
-- journeys.claimed_by names the claim, so that a journey belongs to one claim at most.
create table claims (
  id text primary key, at timestamptz not null, type text not null, session_id text, account_id text,
  fields jsonb not null);
create table claim_files (
  claim_id text not null references claims on delete cascade, position integer not null, name text not null, type text not null, content bytea not null,
  primary key (claim_id, position));
create table contact_messages (
  id text primary key, at timestamptz not null, operator text not null, fields jsonb not null, files jsonb not null);
create table captcha_used (id text primary key, expires_at timestamptz not null);

-- What a case number leads to: a notice first, else a journey that has become one. [§7.4]
create view case_numbers as
  select number, country, plate, 1 as place from notices
  union all
  select number, country, plate, 2 from journeys where nature in ('latePayment', 'nonPaymentDeclaration');
-- The recipients of a plate's alerts, who subscribed by the form or by a toggle in the account.
create view subscribers as
  select country, plate, email, operator, language, start_time, end_time from alerts
  union all
  select p.country, p.plate, a.email, 'default', 'fr', p.validity_start, p.validity_end
  from account_plates p join accounts a on a.id = p.account_id
  where p.email_notifications
    and not exists (select 1 from alerts s where s.country = p.country and s.plate = p.plate and s.email = a.email);
-- The searches for the support; `start` and `end` are null for all dates.
create view recorded_searches as
  select reference, country as "countryCode", plate as "numberPlate", range_start as "start", range_end as "end",
    searched_at as "askedAt", found
  from sessions where found is not null;

-- What scripts and the sandbox's page read, each row as JSON. place: the order of the starts.
create view shown_payments as
  select position as place, jsonb_build_object(
    'sessionId', session_id, 'reference', reference, 'status', status, 'amount', amount, 'debited', paid, 'provider', provider,
    'method', method, 'posts', posts, 'email', email, 'numberPlate', plate, 'countryCode', country, 'decided', decided,
    'journeys', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', journey_id, 'kind', kind, 'amount', amount,
        'in', entity->'in', 'out', entity->'out')) order by position), '[]')
      from payment_lines where payment = reference)) as shown
  from payments;
-- The fields of the form, and what was received of its files.
create view shown_claims as
  select row_number() over (order by at, id) as place, jsonb_build_object(
    'reference', id, 'type', type, 'sessionId', session_id,
    'journeys', array(select j.id from journeys j where claimed_by = claims.id order by j.id)) || fields || jsonb_build_object(
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('name', name, 'type', type, 'size', length(content),
        'sha256', encode(sha256(content), 'hex')) order by position), '[]')
      from claim_files where claim_id = claims.id)) as shown
  from claims;
