-- The one reference people read of a reservation, or of a valuation at any stage, finds its leads.
create index leads_by_case on leads (coalesce(lead->'tradeIn'->>'firstReference', lead->'reservation'->>'reference'))
  where coalesce(lead->'tradeIn'->>'firstReference', lead->'reservation'->>'reference') is not null;
