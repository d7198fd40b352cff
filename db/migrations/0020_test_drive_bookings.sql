-- A test drive's time at a place. Two visitors never get one seat, and no vehicle is driven twice at once.
create table test_drive_bookings (
  id text primary key,
  site_id text not null,
  lead_id text not null unique references leads (id),
  dealership_id text not null,
  location_id text not null,
  vehicle_id text,
  -- the start on the place's own clock, YYYY-MM-DDTHH:MM, and the same moment in the world's
  starts_local text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  seat integer not null,
  state text not null check (state in ('booked', 'cancelled')),
  created_at timestamptz not null,
  cancelled_at timestamptz
);
create unique index test_drive_seats on test_drive_bookings (dealership_id, location_id, starts_local, seat)
  where state = 'booked';
create unique index test_drive_vehicles on test_drive_bookings (vehicle_id, starts_local)
  where state = 'booked' and vehicle_id is not null;
