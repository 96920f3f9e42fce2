-- compatible
-- concurrently
create index concurrently listing_colleague_kept on listing_colleague (kept_for) where kept_for is not null;
