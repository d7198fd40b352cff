-- A valuation from its first step: what was told, what was offered. The token is kept as its hash only.
create table trade_ins (
  id text primary key,
  site_id text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- the vehicle of the site the shopper would buy with it
  car_id text,
  facts jsonb not null,
  offer jsonb,
  offer_expires_at timestamptz,
  lead_id text,
  lead_reference text,
  accepted_at timestamptz,
  accepted_lead_id text,
  -- signs the links to the photos
  photo_key text not null
);
create index trade_ins_by_lead on trade_ins (site_id, lead_id);
create index trade_ins_by_time on trade_ins (updated_at);

create table trade_in_photos (
  id text primary key,
  site_id text not null,
  trade_in_id text not null references trade_ins (id) on delete cascade,
  -- chosen by the browser for each photo, so that a repeated upload is one photo
  upload_key text not null,
  file_name text not null unique,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  unique (trade_in_id, upload_key)
);

-- What plates belong to, where no vendor is asked.
create table rego_register (
  rego text not null,
  rego_state text not null,
  vehicle jsonb not null,
  primary key (rego, rego_state)
);

-- Columns a site's own systems ask for beside a lead (TRADE-012).
create table miscellaneous_values (
  id bigint generated always as identity primary key,
  site_id text not null,
  trade_in_id text not null references trade_ins (id) on delete cascade,
  lead_id text,
  column_name text not null,
  value jsonb not null,
  created_at timestamptz not null,
  unique (site_id, trade_in_id, column_name)
);
