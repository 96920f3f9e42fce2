-- compatible
-- Whether a listing's price is that of the cheapest of its room types or sessions, which `updatePrice` writes.
alter table listing add column price_is_from boolean not null default false;

-- few rows: what owners have let people book since migration 71
update listing set price_is_from = true
  where price_cents is not null and exists (
    select from bookable where listing_id = listing.id and kind in ('stay', 'session') and closed_at is null);
