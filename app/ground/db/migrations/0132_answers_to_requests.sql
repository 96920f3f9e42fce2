-- compatible
-- When the owner first answered a request, for the figures of a listing.
alter table booking add column answered_at timestamptz;
