-- What happened on a site, a line a day for each event and vehicle: no visitor, no time of day. The day is the site's own.
create table analytics_counts (
  site_id text not null,
  day date not null,
  event text not null,
  -- empty where it was about no vehicle
  vehicle_id text not null default '',
  seen integer not null,
  primary key (site_id, day, event, vehicle_id)
);
create index analytics_counts_by_day on analytics_counts (day);

-- The event of each lead, once, under the lead's own reference. forwarded_at: when a vendor was told, with consent.
create table analytics_lead_events (
  site_id text not null,
  reference text not null,
  event text not null,
  vehicle_id text,
  recorded_at timestamptz not null,
  forwarded_at timestamptz,
  primary key (site_id, reference)
);
create index analytics_lead_events_by_time on analytics_lead_events (recorded_at);
