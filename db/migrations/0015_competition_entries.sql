-- One spin for each person and promotion of a site (PAGE-046). A person is told by mail address or phone, kept as
-- hashes only: who they are stands in their lead.
create table competition_entries (
  id text primary key,
  site_id text not null,
  promotion_id text not null,
  email_hash text not null,
  phone_hash text not null,
  prize_id text not null,
  -- the form that asked, so that sending it twice gives the same answer
  form_key text not null,
  -- null until the lead is stored
  lead_reference text,
  drawn_at timestamptz not null,
  unique (site_id, promotion_id, email_hash),
  unique (site_id, promotion_id, phone_hash)
);
create index competition_entries_by_prize on competition_entries (site_id, promotion_id, prize_id);
