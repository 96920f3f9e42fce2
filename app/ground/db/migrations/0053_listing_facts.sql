-- The facts of a listing have one shape in drafts and in edits that wait: all of them, null or empty where nothing is known.
update listing_revision set input = '{
    "lang": "en", "translations": {}, "address": "", "lng": null, "lat": null, "offer": null, "priceCents": null,
    "priceMaxCents": null, "pricePeriod": null, "contact": {}, "contactPrivate": false, "part": null
  }'::jsonb || (input - 'ref');
update listing_revision set base = '{
    "lang": "en", "translations": {}, "address": "", "lng": null, "lat": null, "offer": null, "priceCents": null,
    "priceMaxCents": null, "pricePeriod": null, "contact": {}, "contactPrivate": false
  }'::jsonb || (base - 'ref' - 'part') || jsonb_build_object('part', (
    select jsonb_object_agg(key, case jsonb_typeof(value) when 'array' then value -> 0 else value end)
    from jsonb_each(case jsonb_typeof(base -> 'part') when 'object' then base -> 'part' end)));
update draft set base = (base - 'part') || jsonb_build_object('part', (
    select jsonb_object_agg(key, case jsonb_typeof(value) when 'array' then value -> 0 else value end)
    from jsonb_each(case jsonb_typeof(base -> 'part') when 'object' then base -> 'part' end)))
  where base is not null;
