-- Finds the events whose next time has begun, once a minute, among all listings.
create index listing_next_start on listing (next_start) where next_start is not null;
