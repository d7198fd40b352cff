-- Vehicles that customers keep. The name is as it was saved, for a vehicle that is no longer listed.
create table watchlist_entries (
  site_id text not null,
  customer_id text not null references customers (id) on delete cascade,
  vehicle_id text not null,
  name text not null,
  saved_at timestamptz not null,
  primary key (customer_id, vehicle_id)
);
