-- Edits that wait since before 0053 say what their form could say: of each day two opening times, a web address with
-- `https://`. Their writers did not change the rest, and it is not to be lost when they are approved.
update listing_revision set input = jsonb_set(input, '{attributes,hours}', base #> '{attributes,hours}')
  where input #> '{attributes,hours}' = jsonb_set(base #> '{attributes,hours}', '{week}', (
    select jsonb_agg((
      select coalesce(jsonb_agg(span order by at), '[]')
      from jsonb_array_elements(spans) with ordinality one (span, at) where at <= 2
    ) order by day)
    from jsonb_array_elements(base #> '{attributes,hours,week}') with ordinality week (spans, day)));
update listing_revision set input = jsonb_set(input, '{contact}', base -> 'contact')
  where input -> 'contact' = base -> 'contact'
    || case when base #>> '{contact,website}' !~* '^https?://'
      then jsonb_build_object('website', 'https://' || (base #>> '{contact,website}')) else '{}' end
    || case when base #> '{contact,email}' is not null
      then jsonb_build_object('email', lower(base #>> '{contact,email}')) else '{}' end;

-- Edits by admins that were begun before 0053 do not know what their writers saw: the listing as it is now, if it is
-- still the same. If it is not, nothing: they are told of what others changed when they send it.
update draft set base = jsonb_build_object(
    'lang', lang, 'title', title, 'description', description, 'translations', translations,
    'island', island, 'village', village, 'address', address, 'lng', lng, 'lat', lat,
    'offer', offer, 'priceCents', price_cents, 'priceMaxCents', price_max_cents, 'pricePeriod', price_period,
    'attributes', attributes, 'contact', contact, 'contactPrivate', contact_private, 'part', null,
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('src', src, 'alt', alt) order by position), '[]')
      from photo where photo.listing_id = listing.id))
    || case when listing.updated_at <= draft.created_at then '{}' else '{
      "title": "", "description": "", "island": "", "village": "", "address": "", "lng": null, "lat": null, "offer": null,
      "priceCents": null, "priceMaxCents": null, "pricePeriod": null, "attributes": {}, "contact": {}, "photos": []
    }' end::jsonb
  from listing where listing.id = draft.listing_id and draft.submitted_at is null and draft.base is null;
