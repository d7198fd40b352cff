-- A run that looks wrong as a whole waits with its file: nothing of it is stored until somebody approves it.
alter table stock_feed_runs add column survey jsonb;
alter table stock_feed_runs add column is_held boolean not null default false;
-- superseded: a newer complete file came while the run waited.
alter table stock_feed_runs drop constraint stock_feed_runs_status_check;
alter table stock_feed_runs add constraint stock_feed_runs_status_check check (
  status in ('running', 'done', 'awaiting_approval', 'incomplete', 'failed', 'interrupted', 'superseded')
);
create index stock_feed_runs_by_feed on stock_feed_runs (source, dealership_id, started_at desc);

-- The waiting files, gzipped. They may hold dealer-only columns, so they go with the approval or the next complete file.
create table stock_feed_held_files (
  run_id text primary key references stock_feed_runs (id) on delete cascade,
  content bytea not null
);

-- Column maps of dealers' own, by name.
create table stock_feed_sources (
  name text primary key,
  document jsonb not null,
  updated_at timestamptz not null
);

-- What was told of a feed and not yet mended: one mail a cause.
create table stock_feed_alerts (
  dealership_id text not null,
  source text not null,
  cause text not null,
  run_id text not null,
  told_at timestamptz not null,
  primary key (dealership_id, source, cause)
);
