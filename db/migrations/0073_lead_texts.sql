-- Text messages of leads, both ways: what a shopper wrote, what was sent to them, and what the dealer answers.
create table lead_texts (
  id text primary key,
  site_id text not null,
  lead_id text not null references leads (id),
  direction text not null check (direction in ('in', 'out')),
  person_key text not null,
  text_body text not null,
  -- The carrier's own id of one that came in: it may report the same one twice.
  carrier_id text,
  created_at timestamptz not null,
  -- When the carrier took one that goes out.
  sent_at timestamptz
);
create unique index lead_texts_once on lead_texts (site_id, carrier_id) where carrier_id is not null;
create index lead_texts_by_lead on lead_texts (lead_id, created_at);
create index lead_texts_by_person on lead_texts (person_key, created_at);

-- A number that asked for no more texts, or for them again: a consent of its own beside that to marketing.
alter table consent_events drop constraint consent_events_purpose_check;
alter table consent_events add constraint consent_events_purpose_check check (purpose in ('marketing', 'texts'));
alter table consent_events drop constraint consent_events_channel_check;
alter table consent_events add constraint consent_events_channel_check
  check (channel in ('consent_page', 'one_click', 'form', 'erasure', 'text_message'));
