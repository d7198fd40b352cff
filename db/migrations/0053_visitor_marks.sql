-- Who a hold or a test drive was asked for by: keyed hashes of phone, mail address, device and network, to be counted.
alter table reservations add column marks jsonb not null default '[]';
create index reservations_unpaid on reservations (site_id, created_at) where state in ('pending', 'expired', 'cancelled');
alter table test_drive_bookings add column marks jsonb not null default '[]';
create index test_drives_to_come on test_drive_bookings (site_id, starts_at) where state = 'booked';
