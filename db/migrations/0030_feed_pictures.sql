-- Pictures that stock names by address, to be fetched by a job and kept on disk. One row a dealership and address:
-- which hosts may be asked is a matter of its sites.
create table feed_pictures (
  dealership_id text not null,
  -- SHA-256 of the address in hex: the name of its file.
  url_hash text not null,
  url text not null,
  -- Its place in the gallery: first pictures of all vehicles are fetched first.
  position integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed', 'refused')),
  attempts integer not null default 0,
  -- Due time; a claim moves it ahead, so that a killed worker's pictures come due again by themselves.
  next_attempt_at timestamptz not null default 'epoch',
  reason text,
  -- Thumbhash in base64: what is shown while the picture loads.
  thumb_hash text,
  stored_at timestamptz,
  primary key (dealership_id, url_hash)
);
create index feed_pictures_due on feed_pictures (position, next_attempt_at) where state = 'waiting';

create function record_feed_pictures() returns trigger language plpgsql as $$
begin
  insert into feed_pictures (dealership_id, url_hash, url, position)
  select new.dealership_id, encode(sha256(convert_to(url, 'UTF8')), 'hex'), url, min(place)
  from (
    select image ->> 'url' as url, place
    from jsonb_array_elements(new.record -> 'images') with ordinality as named (image, place)
    union all
    select frame, 100 + place
    from jsonb_array_elements_text(new.record -> 'spinImages') with ordinality as spun (frame, place)
  ) pictures
  where url ~* '^https?://'
  group by url
  on conflict do nothing;
  if found then perform pg_notify('feed_pictures', ''); end if;
  return null;
end $$;

create trigger vehicle_pictures after insert or update of record on vehicles
for each row when (
  new.removed_at is null and (
    position('http' in (new.record -> 'images')::text) > 0
    or position('http' in (new.record -> 'spinImages')::text) > 0
  )
)
execute function record_feed_pictures();
