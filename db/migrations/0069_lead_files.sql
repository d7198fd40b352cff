-- The CV sent with an application: which file of the data directory it is. It goes with its lead's retention.
create table lead_files (
  id text primary key,
  site_id text not null,
  lead_id text not null unique references leads (id),
  file_name text not null,
  kind text not null check (kind in ('pdf', 'doc', 'docx')),
  bytes integer not null,
  created_at timestamptz not null
);
