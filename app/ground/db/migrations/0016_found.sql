-- What a sitemap tells of a listing, by its parts of 10,000 ids (app/site/sitemap/find-listings.server.ts): which parts
-- there are, when each was last changed and what it has are read from here alone.
create index listing_sitemap on listing (kind, ((id - 1) / 10000), updated_at desc) include (id, ref, expires_at, sample)
  where live;
