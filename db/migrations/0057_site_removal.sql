-- A site taken off the net for a while: its hosts answer 503, everything of it stays.
alter table sites add column suspended_at timestamptz;

alter table dealership_api_keys add column created_by text not null default '';
alter table dealership_api_keys add column revoked_by text;

-- Who ran which command that changes or hands out something, and what came of it.
create table operator_actions (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  operator text not null,
  command text not null,
  -- what it was about, such as the slug of a site; never a person
  subject text not null,
  outcome text not null check (outcome in ('begun', 'done', 'refused'))
);
create index operator_actions_by_subject on operator_actions (subject, began_at desc);
create index operator_actions_by_time on operator_actions (began_at desc);

-- Sites that were removed: one made anew under the slug goes on counting, so that no page kept of the old one is shown.
create table removed_sites (
  slug text primary key,
  last_version integer not null,
  removed_at timestamptz not null,
  removed_by text not null
);
