-- One row for each receiver with deliveries to come: from when it is worth a look, never too late. Whoever was looked at
-- longest ago comes first, so a receiver with thousands waiting does not hold up one with a single lead.
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

-- A function, because its plans are kept: planning these queries takes ten times as long as running them. Each statement
-- in it sees what was stored until then, so no delivery that came after its receiver was locked is missed.
create function claim_deliveries(
  worker text, now_at timestamptz, lease_end timestamptz, lease_max timestamptz, ahead timestamptz,
  later timestamptz, circuit_failures integer, slots integer
) returns table (delivery_id text) language plpgsql as $$
declare
  lane record;
  held timestamptz;
  failed integer;
  pick text;
  since timestamptz;
begin
  for lane in
    with dealers as (
      select l.site_id, l.receiver_id from delivery_lanes l
      where not l.is_shopper and l.due_at <= now_at
      order by l.due_at limit greatest(1, slots - 1) for update skip locked
    ), shoppers as (
      select l.site_id, l.receiver_id from delivery_lanes l
      where l.is_shopper and l.due_at <= now_at
      order by l.due_at limit slots for update skip locked
    )
    select * from dealers union all select * from shoppers limit slots
  loop
    delivery_id := null;
    failed := 0;
    since := null;
    select c.failures, case when c.open_until > now_at and c.open_until <= ahead then c.open_until end
      into failed, held from receiver_circuits c
      where c.site_id = lane.site_id and c.receiver_id = lane.receiver_id;
    held := greatest(held, (
      select max(d.lease_ends_at) from lead_deliveries d
      where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id and d.state = 'delivering'
        and d.lease_ends_at > now_at and d.lease_ends_at <= lease_max));
    if held is null then
      pick := null;
      select x.id into pick from (
        (select d.id, d.position from lead_deliveries d
          where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id and d.state = 'delivering'
          order by d.position limit 1)
        union all
        (select y.id, y.position from (
          select d.id, d.position, d.next_attempt_at from lead_deliveries d
          where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id
            and d.state in ('pending', 'retrying') and d.attempts < 3 and not d.is_refused
          order by d.position limit 1
        ) y where y.next_attempt_at <= now_at or y.next_attempt_at > ahead)
        union all
        (select y.id, y.position from (
          select d.id, d.position, d.next_attempt_at from lead_deliveries d
          where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id
            and d.state in ('pending', 'retrying') and (d.attempts >= 3 or d.is_refused) and not d.is_refused
            and failed >= circuit_failures
          order by d.position limit 1
        ) y where y.next_attempt_at <= now_at or y.next_attempt_at > ahead)
        union all
        (select d.id, d.position from lead_deliveries d
          where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id
            and d.state in ('pending', 'retrying') and (d.attempts >= 3 or d.is_refused)
            and d.next_attempt_at <= now_at
            and (d.is_refused or coalesce(failed, 0) < circuit_failures)
          order by d.next_attempt_at, d.position limit 1)
        union all
        (select d.id, d.position from lead_deliveries d
          where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id
            and d.state in ('pending', 'retrying') and (d.attempts >= 3 or d.is_refused)
            and d.next_attempt_at > ahead
          order by d.next_attempt_at desc limit 1)
      ) x order by x.position limit 1;
      if pick is not null then
        update lead_deliveries d set state = 'delivering', attempts = d.attempts + 1, leased_by = worker,
          lease_ends_at = lease_end
        where d.id = (
          select e.id from lead_deliveries e
          where e.id = pick and e.state in ('pending', 'retrying', 'delivering') for update skip locked)
        returning d.id into delivery_id;
        held := case when delivery_id is null then later else lease_end end;
      else
        since := least(
          (select d.next_attempt_at from lead_deliveries d
            where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id
              and d.state in ('pending', 'retrying') and d.attempts < 3 and not d.is_refused
            order by d.position limit 1),
          (select d.next_attempt_at from lead_deliveries d
            where d.site_id = lane.site_id and d.receiver_id = lane.receiver_id
              and d.state in ('pending', 'retrying') and (d.attempts >= 3 or d.is_refused)
              and d.next_attempt_at > now_at
            order by d.next_attempt_at limit 1));
      end if;
    end if;
    if coalesce(held, since) is null then
      delete from delivery_lanes l where l.site_id = lane.site_id and l.receiver_id = lane.receiver_id;
    else
      update delivery_lanes l set due_at = coalesce(held, since)
      where l.site_id = lane.site_id and l.receiver_id = lane.receiver_id;
    end if;
    return next;
  end loop;
end $$;
