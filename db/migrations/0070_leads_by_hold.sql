-- The reference people read of a reservation finds its leads.
create index leads_by_hold on leads ((lead->'reservation'->>'reference')) where lead->'reservation' is not null;
