-- Every import of stock, what it did and what it refused.
create table stock_feed_runs (
  id text primary key,
  source text not null,
  mode text not null check (mode in ('full', 'delta')),
  status text not null check (status in ('running', 'done', 'awaiting_approval', 'incomplete', 'failed', 'interrupted')),
  -- The dealership of the key or of --dealership; null when each row named its own.
  dealership_id text,
  file_name text not null,
  rows integer not null default 0,
  inserted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  removed integer not null default 0,
  quarantined integer not null default 0,
  warnings integer not null default 0,
  awaiting_approval integer not null default 0,
  notes jsonb not null default '[]',
  started_at timestamptz not null,
  finished_at timestamptz
);
create index stock_feed_runs_by_time on stock_feed_runs (started_at desc);

-- Lines that were refused, or read with a warning. The row itself is not kept: it may hold dealer-only values.
create table stock_feed_quarantine (
  id bigint generated always as identity primary key,
  run_id text not null references stock_feed_runs (id) on delete cascade,
  line integer not null,
  dealership_id text,
  stock_number text,
  severity text not null check (severity in ('refused', 'warning')),
  field text,
  reason text not null
);
create index stock_feed_quarantine_by_run on stock_feed_quarantine (run_id, line);

-- Removals that wait for approval. A later import that names the vehicle takes it off this list.
create table stock_feed_removals (
  run_id text not null references stock_feed_runs (id) on delete cascade,
  dealership_id text not null,
  vehicle_id text not null,
  primary key (run_id, vehicle_id)
);
create index stock_feed_removals_by_vehicle on stock_feed_removals (vehicle_id);

-- Pushes by idempotency key: the same key and body get the same answer, another body is refused.
create table stock_feed_idempotency (
  dealership_id text not null,
  idempotency_key text not null,
  content_hash text not null,
  answer_status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (dealership_id, idempotency_key)
);
