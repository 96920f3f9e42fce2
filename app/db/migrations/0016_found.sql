-- What a sitemap tells of a listing, in the order of its parts: a part, and the list of all parts, are read from here alone.
create index listing_sitemap on listing (kind, id) include (ref, updated_at, expires_at, sample) where live;
