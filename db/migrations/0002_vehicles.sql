-- Stock of every dealership. Facts that are queried are columns; nested catalogue data is jsonb.
create table vehicles (
  id text primary key,
  dealership_id text not null,
  stock_number text not null,
  slug text not null unique,
  dealership_slug text not null,
  location_id text,
  item_type text not null check (item_type in ('car', 'truck', 'motorcycle', 'caravan')),
  car_type text not null check (car_type in ('new', 'demo', 'used')),
  status text not null check (status in ('in_stock', 'coming_soon', 'sold', 'others')),
  show_on_dealer_website boolean not null,
  price_cents bigint check (price_cents >= 0),
  sold_at timestamptz,
  source text,
  views bigint not null default 0,
  -- The whole record as the code knows it (vehicle.ts), less what the columns above hold better.
  record jsonb not null,
  -- Set when the feed no longer has it: the page then answers 410 with similar stock.
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (dealership_id, stock_number)
);
create index vehicles_dealership on vehicles (dealership_id, status);

-- Outbox of stock changes, written by trigger in the changing transaction. A reader orders by (xid, seq) and
-- reads only transactions that are finished, so that a slow one is never skipped (data-engine.md, section 4).
create table vehicle_changes (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  dealership_id text not null,
  vehicle_id text not null,
  changed_at timestamptz not null default now()
);
create index vehicle_changes_order on vehicle_changes (xid, seq);

create function record_vehicle_change() returns trigger language plpgsql as $$
begin
  insert into vehicle_changes (dealership_id, vehicle_id)
  values (coalesce(new.dealership_id, old.dealership_id), coalesce(new.id, old.id));
  return null;
end $$;

create trigger vehicle_added after insert or delete on vehicles
for each row execute function record_vehicle_change();

-- The view counter is no change of stock: it must not move the site's version.
create trigger vehicle_changed after update on vehicles
for each row when (old.record is distinct from new.record or old.removed_at is distinct from new.removed_at)
execute function record_vehicle_change();

create function notify_vehicle_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('vehicle_changes', '');
  return null;
end $$;

create trigger vehicle_changes_told after insert on vehicle_changes
for each statement execute function notify_vehicle_changes();
