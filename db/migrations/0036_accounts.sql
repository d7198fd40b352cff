-- Customers of a site. The phone is what a person proves; one phone is another customer on another site (SITE-001).
create table customers (
  id text primary key,
  site_id text not null,
  -- null once the person took it away: such a customer keeps no watchlist (AUTH-005)
  phone text,
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (site_id, phone)
);

-- One-time codes. Neither the code nor the browser's challenge nor the network address stands here, only keyed hashes.
create table customer_codes (
  id text primary key,
  site_id text not null,
  -- the customer of this phone, or the id that one gets when the code is verified
  customer_id text not null,
  phone text not null,
  challenge_hash text not null unique,
  code_hash text not null,
  address_hash text not null,
  details jsonb not null,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_codes_by_phone on customer_codes (phone, sent_at);
create index customer_codes_by_address on customer_codes (address_hash, sent_at);
create index customer_codes_by_site on customer_codes (site_id, sent_at);

-- Sessions by the hash of their token: a copy of the table opens none.
create table customer_sessions (
  token_hash text primary key,
  site_id text not null,
  customer_id text not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_sessions_by_customer on customer_sessions (customer_id);
create index customer_sessions_by_end on customer_sessions (expires_at);

-- Each code sent and each try to verify one (AUTH-017).
create table verifications (
  id bigint generated always as identity primary key,
  site_id text not null,
  website_slug text not null,
  dealership_slug text not null,
  verification_type text not null check (verification_type in ('sms', 'verify')),
  user_id text not null,
  succeeded boolean not null,
  created_at timestamptz not null
);
create index verifications_by_user on verifications (user_id);
create index verifications_by_time on verifications (created_at);

-- The development outbox shows text messages beside mails, with what was told to their carrier (AUTH-015).
alter table sent_messages add column kind text not null default 'mail';
alter table sent_messages add column metadata jsonb;
