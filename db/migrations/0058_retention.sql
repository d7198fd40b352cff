-- Which period a lead is kept for, from when, and since when it names nobody. An older version's leads are enquiries.
alter table leads add column retention_kind text not null default 'enquiries';
alter table leads add column kept_from timestamptz not null default now();
alter table leads add column redacted_at timestamptz;
update leads set kept_from = created_at;
update leads set redacted_at = now() where email_key like 'erased:%';
update leads set retention_kind = 'tradeIns' where lead ? 'tradeIn';
update leads set retention_kind = 'reservations'
where lead -> 'reservation' ->> 'outcome' in ('held', 'refunded');
update leads set retention_kind = 'competitions'
where exists (select 1 from competition_entries e where e.site_id = leads.site_id and e.lead_reference = leads.reference);
update leads set retention_kind = 'testDrives', kept_from = drives.ends_at
from test_drive_bookings drives where drives.lead_id = leads.id;
create index leads_kept on leads (site_id, retention_kind, kept_from) where redacted_at is null;
create index leads_duplicates on leads (duplicate_of) where duplicate_of is not null;

-- What was agreed to on a form outlives the form under the person's keyed hash; an erasure ends it.
alter table consent_events drop constraint consent_events_channel_check;
alter table consent_events add constraint consent_events_channel_check
  check (channel in ('consent_page', 'one_click', 'form', 'erasure'));
create index consent_events_by_time on consent_events (site_id, answered_at);

-- How much the end of its period took, by site, kind and month: nothing of whom.
create table retention_counts (
  site_id text not null,
  kind text not null,
  month date not null,
  removed integer not null,
  primary key (site_id, kind, month)
);
