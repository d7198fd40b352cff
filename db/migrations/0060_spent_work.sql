-- Work a browser did where no code could be texted, by the challenge's own random number: each counts once.
create table spent_work (
  nonce text primary key,
  site_id text not null,
  spent_at timestamptz not null
);
create index spent_work_by_time on spent_work (spent_at);
