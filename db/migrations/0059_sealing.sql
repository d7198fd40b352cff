-- The keys that personal values are sealed with, by name: a start without one of them is refused.
create table data_keys (
  key_id text primary key,
  first_used_at timestamptz not null default now()
);

-- By whose mail address a checkout and an account are found: a sealed value is not searched in SQL.
alter table reservations add column email_key text not null default '';
update reservations set email_key = lower(trim(fields ->> 'email')) where fields ? 'email';
create index reservations_by_email on reservations (email_key) where email_key <> '';
alter table customers add column email_key text not null default '';
update customers set email_key = lower(trim(email)) where email <> '';
create index customers_by_email on customers (email_key) where email_key <> '';
