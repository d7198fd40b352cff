-- How often a masked phone number was shown in full (API-007). Holds nothing of the visitor.
create table phone_reveals (
  id bigint generated always as identity primary key,
  site_id text not null,
  dealership_id text not null,
  -- null when the number was shown away from a vehicle
  vehicle_id text,
  revealed_at timestamptz not null
);
create index phone_reveals_by_time on phone_reveals (site_id, dealership_id, revealed_at desc);
