-- Keys that sign, each encrypted with the installation's own key, which never stands in the database.
-- signing_keys held one in clear: the start takes it over from there and empties it.
create table wrapped_keys (
  id text primary key,
  kind text not null check (kind in ('links', 'people')),
  wrapped text not null,
  created_at timestamptz not null,
  created_by text not null,
  -- from then on nothing it signed is believed; null for the one that signs
  ends_at timestamptz
);
create unique index wrapped_keys_current on wrapped_keys (kind) where ends_at is null;

-- How often the links of a purpose (subject '') or of one thing were revoked: those signed before are no good.
create table link_revocations (
  site_id text not null,
  purpose text not null,
  subject text not null,
  times integer not null check (times > 0),
  revoked_at timestamptz not null,
  primary key (site_id, purpose, subject)
);
