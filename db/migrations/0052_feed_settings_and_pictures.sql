-- A dealer's own column map belongs to one dealership, or with '' to every dealership of the platform.
alter table stock_feed_sources add column dealership_id text not null default '';
alter table stock_feed_sources drop constraint stock_feed_sources_pkey;
alter table stock_feed_sources add primary key (dealership_id, name);

-- What the picture's server said of its version, and when it is asked again whether it changed.
alter table feed_pictures add column etag text;
alter table feed_pictures add column last_modified text;
alter table feed_pictures add column check_at timestamptz;
-- Grows when the picture at the address changed: finished sizes of the old one are not used again.
alter table feed_pictures add column version integer not null default 0;
-- Pictures stored before are asked in the coming week, not all at once.
update feed_pictures set check_at = now() + random() * interval '7 days' where state = 'stored';
create index feed_pictures_check on feed_pictures (check_at) where state = 'stored';
-- A missing picture was final before: it is asked again.
update feed_pictures set state = 'waiting', attempts = 0, next_attempt_at = 'epoch'
where state in ('refused', 'failed') and reason in ('HTTP 404', 'HTTP 410', 'HTTP 403');
