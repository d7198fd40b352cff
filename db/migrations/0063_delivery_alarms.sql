-- What a delivery failed of last (delivery-fault.ts); one that was refused holds nothing of its receiver back.
alter table lead_deliveries add column fault text;
alter table lead_deliveries add column is_refused boolean not null default false;
-- When its lead was handed to another mailbox because nobody had got it, or when a held one was told of.
alter table lead_deliveries add column passed_on_at timestamptz;
-- Dead letters of long ago were dealt with or are not wanted any more: they are not mailed to anybody now.
update lead_deliveries set fault = 'rejected' where state = 'dead';
update lead_deliveries set passed_on_at = now()
  where (state = 'dead' or state = 'held') and created_at < now() - interval '7 days';
create index lead_deliveries_troubled on lead_deliveries (window_started_at)
  where state in ('retrying', 'delivering', 'dead') and fault is not null;

-- What people were told of: each cause of a receiver once, until it is gone.
create table delivery_alarms (
  site_id text not null,
  receiver_id text not null,
  fault text not null,
  began_at timestamptz not null,
  told_at timestamptz,
  primary key (site_id, receiver_id, fault)
);
