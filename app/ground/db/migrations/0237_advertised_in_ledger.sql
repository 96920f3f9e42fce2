-- compatible
-- What advertisers had transferred before it was posted: once for each campaign, at its time. A guest, or who has left,
-- is a party without a name.
select count(post('advertised', 'campaign ' || id, jsonb_build_array(
    jsonb_build_object('kind', 'buyer', 'party', coalesce(owner_id, gen_random_uuid()), 'cents', credit_cents - price_cents),
    jsonb_build_object('kind', 'site', 'cents', price_cents - credit_cents)), paid_at))
  from campaign where paid_at is not null and price_cents > credit_cents;
