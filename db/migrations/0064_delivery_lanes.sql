-- One row a receiver with deliveries to come: from when it is worth looking at, never too late. Who is looked at longest
-- ago is looked at first, so a receiver with thousands waiting holds up none that has one.
create table delivery_lanes (
  site_id text not null,
  receiver_id text not null,
  is_shopper boolean not null generated always as (receiver_id like 'shopper/%') stored,
  due_at timestamptz not null,
  primary key (site_id, receiver_id)
);
create index delivery_lanes_due on delivery_lanes (due_at) where not is_shopper;
create index delivery_lanes_shoppers_due on delivery_lanes (due_at) where is_shopper;

create function open_delivery_lane() returns trigger language plpgsql as $$
begin
  insert into delivery_lanes as lane (site_id, receiver_id, due_at)
  values (new.site_id, new.receiver_id, coalesce(new.lease_ends_at, new.next_attempt_at))
  on conflict (site_id, receiver_id) do update set due_at = excluded.due_at
    where lane.due_at > excluded.due_at;
  return null;
end $$;
create trigger lead_deliveries_lane_new after insert on lead_deliveries
  for each row when (new.state in ('pending', 'retrying', 'delivering')) execute function open_delivery_lane();
create trigger lead_deliveries_lane_moved after update of state, next_attempt_at, lease_ends_at on lead_deliveries
  for each row when (new.state in ('pending', 'retrying', 'delivering')) execute function open_delivery_lane();

insert into delivery_lanes (site_id, receiver_id, due_at)
  select site_id, receiver_id, min(coalesce(lease_ends_at, next_attempt_at)) from lead_deliveries
  where state in ('pending', 'retrying', 'delivering') group by site_id, receiver_id;

-- In order: those that have not failed often. Aside: those that failed three times or were refused, by when they are due.
create index lead_deliveries_in_order on lead_deliveries (site_id, receiver_id, position)
  where state in ('pending', 'retrying') and attempts < 3 and not is_refused;
create index lead_deliveries_aside on lead_deliveries (site_id, receiver_id, next_attempt_at, position)
  where state in ('pending', 'retrying') and (attempts >= 3 or is_refused);
create index lead_deliveries_claimed on lead_deliveries (site_id, receiver_id) where state = 'delivering';
