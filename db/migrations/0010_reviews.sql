-- Customer reviews of a site's locations, as imported (DATA-027). An import replaces what its source gave a location.
create table location_reviews (
  id text primary key,
  site_id text not null,
  location_id text not null,
  -- who gave the review: google, or the name the importer chose
  source text not null,
  position integer not null,
  customer_name text not null,
  body text not null,
  rating smallint not null check (rating between 1 and 5),
  -- calendar dates, as reviews carry no certain time of day
  review_date text,
  reply_text text,
  reply_date text,
  image_url text,
  imported_at timestamptz not null
);
create index location_reviews_by_place on location_reviews (site_id, location_id, source);
