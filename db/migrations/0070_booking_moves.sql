-- When a booking was moved lately, so that both sides are not mailed all day; a process of the release before adds none.
alter table test_drive_bookings add column moves jsonb not null default '[]';
create index bookings_cancelled on test_drive_bookings (site_id, cancelled_at) where state = 'cancelled';
