-- Published sites. The document is kept as its author wrote it; defaults are filled when it is read.
create table sites (
  id text primary key,
  slug text not null unique,
  name text not null,
  version integer not null default 0 check (version >= 0),
  published_at timestamptz
);

create table site_versions (
  site_id text not null references sites (id),
  version integer not null check (version >= 1),
  document jsonb not null,
  published_by text not null,
  note text not null,
  published_at timestamptz not null,
  primary key (site_id, version)
);

-- Allow-list of hosts: a host belongs to one site.
create table site_hosts (
  host text primary key,
  site_id text not null references sites (id)
);
create index site_hosts_site on site_hosts (site_id);

-- Licensed sellers. The site that named one first owns its record; others may list it while their copy is equal.
create table dealerships (
  id text primary key,
  slug text not null unique,
  name text not null,
  legal_name text not null,
  licence_number text not null,
  licence_state text not null,
  owner_site_id text not null references sites (id),
  record jsonb not null,
  updated_at timestamptz not null
);

create table dealership_api_keys (
  id text primary key,
  dealership_id text not null references dealerships (id),
  key_hash text not null unique,
  label text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index dealership_api_keys_dealership on dealership_api_keys (dealership_id);
