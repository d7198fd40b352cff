-- A drive moved by its shopper: how often, and the start before the last move. When its reminder was handed to delivery.
alter table test_drive_bookings add column sequence integer not null default 0;
alter table test_drive_bookings add column moved_from text;
alter table test_drive_bookings add column reminded_at timestamptz;
create index test_drives_to_remind on test_drive_bookings (starts_at) where state = 'booked' and reminded_at is null;
