-- A vehicle held online: set and cleared with its reservation, so that stock, pages and cards follow as for any change.
alter table vehicles add column held_until timestamptz;
drop trigger vehicle_changed on vehicles;
create trigger vehicle_changed after update on vehicles
for each row when (old.record is distinct from new.record or old.removed_at is distinct from new.removed_at
  or old.held_until is distinct from new.held_until)
execute function record_vehicle_change();

-- Holding a vehicle against a deposit, or buying it online, from the checkout to its end.
create table reservations (
  id text primary key,
  site_id text not null,
  reference text not null,
  kind text not null check (kind in ('reservation', 'purchase')),
  vehicle_id text not null,
  state text not null check (state in ('pending', 'held', 'expired', 'ended', 'cancelled', 'refused', 'completed')),
  -- end of the short hold while paying, then of the hold itself
  hold_ends_at timestamptz not null,
  -- one for each form, so that sending it twice gives one reservation
  form_key text not null,
  phone text not null,
  -- who it is for, as the lead form takes it; emptied when the lead has it
  fields jsonb not null,
  -- the vehicle, the price and the terms as they were agreed to
  terms jsonb not null,
  lead_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (site_id, reference),
  unique (site_id, form_key)
);
-- One active hold for each vehicle, whatever sites list it (RSV-005).
create unique index reservations_active on reservations (vehicle_id) where state in ('pending', 'held');
create index reservations_due on reservations (hold_ends_at) where state in ('pending', 'held');
create index reservations_by_phone on reservations (site_id, phone);
create index reservations_by_lead on reservations (lead_id);

-- Money asked for at a gateway. No card number ever comes here.
create table payments (
  id text primary key,
  site_id text not null,
  reservation_id text not null references reservations (id),
  gateway text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  state text not null check (state in ('open', 'closed', 'paid', 'refund_due', 'refunded')),
  -- the gateway's names of its page, of the charge and of the refund
  session_id text,
  url text,
  charge_id text,
  refund_id text,
  -- what the gateway took, where it is not what was asked for
  taken_cents bigint,
  refund_reason text,
  attempts integer not null default 0,
  -- when the gateway is asked next, or the refund is tried next
  next_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  unique (gateway, session_id)
);
create index payments_by_reservation on payments (reservation_id);
create index payments_due on payments (next_at) where state in ('open', 'refund_due');

-- The sandbox gateway's own books; it runs in development only and keeps no card number.
create table sandbox_sessions (
  id text primary key,
  payment_id text not null unique,
  site_id text not null,
  amount_cents bigint not null,
  currency text not null,
  description text not null,
  state text not null check (state in ('open', 'challenge', 'paid', 'expired')),
  return_url text not null,
  leave_url text not null,
  expires_at timestamptz not null,
  refunded_cents bigint not null default 0
);
