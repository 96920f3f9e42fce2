-- compatible
-- The keys of listings that were merged into another one: by them, an import finds that from then on.
create table merged_listing_key (
  kind text not null,
  key text not null,
  listing_id bigint not null references listing (id) on delete cascade,
  primary key (kind, key)
);
create index merged_listing_key_of on merged_listing_key (listing_id);
