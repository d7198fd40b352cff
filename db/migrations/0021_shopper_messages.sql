-- Where a drive starts, as its calendar entry says it.
alter table test_drive_bookings add column place text not null default '';

-- A mail's calendar entry and the address that unsubscribes with one press.
alter table sent_messages add column calendar_body text;
alter table sent_messages add column unsubscribe_url text;

-- Keys that sign links in mails, made once and kept with the data they open.
create table signing_keys (
  purpose text primary key,
  key_hex text not null,
  created_at timestamptz not null default now()
);

-- Answers about marketing given after a form: withdrawn or given on the consent page or by one press in a mail.
-- A person is kept as a keyed hash, so that the log holds nobody's address and outlives an erasure.
create table consent_events (
  id bigint generated always as identity primary key,
  site_id text not null,
  person_key text not null,
  purpose text not null check (purpose = 'marketing'),
  granted boolean not null,
  text text not null,
  text_version text not null,
  channel text not null check (channel in ('consent_page', 'one_click')),
  answered_at timestamptz not null
);
create index consent_events_by_person on consent_events (site_id, person_key, id);

-- That a person was erased, when, and how much of them: nothing of the person.
create table person_erasures (
  id bigint generated always as identity primary key,
  person_key text not null,
  leads integer not null,
  messages integer not null,
  bookings integer not null,
  erased_at timestamptz not null
);
