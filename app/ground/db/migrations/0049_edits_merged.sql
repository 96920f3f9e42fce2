-- What the writer of an edit saw when they began: what others change of the listing meanwhile stays as they made it. Null
-- of a new listing, and of an edit that was begun before this.
alter table draft add base jsonb;

-- Of edits that were kept before this, what there is now: all that they say otherwise is their writer's.
alter table listing_revision add base jsonb;
update listing_revision set base = jsonb_build_object(
    'lang', lang, 'title', title, 'description', description, 'translations', translations,
    'island', island, 'village', village, 'address', address, 'lng', lng, 'lat', lat,
    'offer', offer, 'priceCents', price_cents, 'priceMaxCents', price_max_cents, 'pricePeriod', price_period,
    'attributes', attributes, 'contact', contact, 'contactPrivate', contact_private,
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('src', src, 'alt', alt) order by position), '[]')
      from photo where photo.listing_id = listing.id)
  )
  from moderation_case join listing on listing.id = listing_id where moderation_case.id = case_id;
-- What is gone for good is never saved again.
update listing_revision set base = input where base is null;
alter table listing_revision alter base set not null;

-- An edit that waits is no more in the way of an import: whoever asks for one of these is shown a new trial.
update listing_import
  set faults = others, counts = counts || jsonb_build_object(
    'faulty', (counts ->> 'faulty')::int - held, 'faults', (counts ->> 'faults')::int - held)
  from (
    select id as of, count(*) filter (where fault ->> 'problem' = 'held') as held,
      coalesce(jsonb_agg(fault) filter (where fault ->> 'problem' <> 'held'), '[]') as others
    from listing_import, jsonb_array_elements(faults) fault group by id
  ) counted
  where id = counted.of and held > 0;
