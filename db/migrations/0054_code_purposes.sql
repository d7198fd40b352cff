-- What a code was sent for: one sent for one thing proves nothing for another.
alter table customer_codes add column purpose text not null default 'sign_in';
-- The customer's whole network around an IPv6 address (a /48) as a keyed hash; address_hash is the IPv4 address or /64.
alter table customer_codes add column wide_hash text;
-- Asked for from a browser that proved this phone before: counted apart, so that strangers use up nothing of its owner's.
alter table customer_codes add column is_known boolean not null default false;
-- Codes are counted by day over all sites, by network and by phone.
create index customer_codes_by_time on customer_codes (sent_at);
