-- Workshops take bookings too. A seat and a day's place are each taken once, whoever asks; drives have no places of a day.
alter table test_drive_bookings add column kind text not null default 'test_drive'
  check (kind in ('test_drive', 'service'));
alter table test_drive_bookings add column day_place integer;
drop index test_drive_seats;
create unique index booking_seats on test_drive_bookings (kind, dealership_id, location_id, starts_local, seat)
  where state = 'booked';
create unique index booking_day_places
  on test_drive_bookings (kind, dealership_id, location_id, (left(starts_local, 10)), day_place)
  where state = 'booked' and day_place is not null;
