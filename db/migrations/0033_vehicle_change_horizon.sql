-- How far the outbox has been pruned: a reader that stands before this has missed changes and reads all vehicles anew.
create table vehicle_change_horizon (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null,
  seq bigint not null
);
create index vehicle_changes_by_time on vehicle_changes (changed_at);
create index stock_feed_idempotency_by_time on stock_feed_idempotency (created_at);
