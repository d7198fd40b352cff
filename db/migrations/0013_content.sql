-- A site's own content files as published, named by the hash of what they hold; equal sets are stored once.
create table content_sets (
  id text primary key,
  files jsonb not null,
  created_at timestamptz not null
);

-- The set a version of a site was published with; null for platform defaults alone.
alter table site_versions add column content_set text references content_sets (id);

-- Links that show a set before it is published; the token itself is never stored.
create table content_previews (
  token_hash text primary key,
  site_id text not null references sites (id),
  content_set text references content_sets (id),
  expires_at timestamptz not null
);
