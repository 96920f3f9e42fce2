-- compatible
-- The keys that a listing had before, or a listing that was merged into it: by them, an import finds it from then on.
create table earlier_listing_key (
  kind text not null,
  key text not null,
  listing_id bigint not null references listing (id) on delete cascade,
  primary key (kind, key)
);
create index earlier_listing_key_of on earlier_listing_key (listing_id);
