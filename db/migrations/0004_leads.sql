-- Everything a shopper sends. A row is on disk before the shopper is answered.
create table leads (
  id text primary key,
  site_id text not null,
  site_slug text not null,
  reference text not null,
  idempotency_key text not null,
  content_hash text not null,
  created_at timestamptz not null,
  category text not null,
  name text not null,
  email text not null,
  email_key text not null,
  phone text not null,
  vehicle_id text,
  location_id text,
  dealership_id text,
  spam_verdict text not null check (spam_verdict in ('clean', 'suspect', 'held')),
  duplicate_of text references leads (id),
  -- the whole lead as the domain knows it, so that it is delivered as it was sent
  lead jsonb not null,
  unique (site_id, idempotency_key),
  unique (site_id, reference)
);
create index leads_by_time on leads (site_id, created_at desc);
create index leads_by_phone on leads (site_id, phone, created_at);
create index leads_by_email on leads (site_id, email_key, created_at);

-- What the shopper was told and agreed to, in the words of that day (Spam Act, APP 5).
create table lead_consents (
  id bigint generated always as identity primary key,
  site_id text not null,
  lead_id text not null references leads (id),
  purpose text not null,
  granted boolean not null,
  text text not null,
  text_version text not null,
  channel text not null,
  consented_at timestamptz not null,
  unique (site_id, lead_id, purpose)
);

-- One row for each receiver of a lead, written in the lead's own transaction.
create table lead_deliveries (
  id text primary key,
  position bigint generated always as identity,
  site_id text not null,
  lead_id text not null references leads (id),
  receiver_id text not null,
  receiver jsonb not null,
  state text not null check (state in ('pending', 'delivering', 'retrying', 'delivered', 'dead', 'held')),
  attempts integer not null default 0,
  message_id text not null unique,
  created_at timestamptz not null,
  window_started_at timestamptz not null,
  next_attempt_at timestamptz not null,
  leased_by text,
  lease_ends_at timestamptz,
  delivered_at timestamptz,
  last_error text,
  unique (site_id, lead_id, receiver_id)
);
create index lead_deliveries_open on lead_deliveries (site_id, receiver_id, position)
  where state in ('pending', 'delivering', 'retrying');
create index lead_deliveries_by_lead on lead_deliveries (lead_id);
create index lead_deliveries_by_state on lead_deliveries (state, site_id) where state in ('dead', 'held');

-- Circuit breaker: failures in a row of a receiver, and until when it is left alone.
create table receiver_circuits (
  site_id text not null,
  receiver_id text not null,
  failures integer not null,
  open_until timestamptz not null,
  primary key (site_id, receiver_id)
);

-- The development outbox: what a mail server would have been given.
create table sent_messages (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  sent_at timestamptz not null,
  sender text not null,
  recipients jsonb not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text
);
