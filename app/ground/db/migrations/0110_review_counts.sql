-- What a review consists of beside its stars and text.
alter table review add column title text not null default '';
alter table review add column photos text[] not null default '{}';
alter table review add column helpful int not null default 0;

-- How many visible reviews of a listing have these stars, in this language, with or without photos. Written by triggers
-- of `review` alone: every number on a page is a sum of up to forty of these rows, however many reviews there are.
create table review_count (
  listing_id bigint not null references listing (id) on delete cascade,
  lang text not null,
  with_photos boolean not null,
  rating int not null check (rating between 1 and 5),
  count int not null check (count >= 0),
  primary key (listing_id, lang, with_photos, rating)
);

-- @param changes how many there are more, or fewer, of each
create function change_review_counts(changes review_count[]) returns void language plpgsql as $$
begin
  if changes is null then
    return;
  end if;
  -- Two who review one listing at the same time take turns. A listing that is being deleted takes its counts along.
  perform from listing where id in (select listing_id from unnest(changes)) order by id for no key update;
  insert into review_count
    select change.listing_id, change.lang, change.with_photos, change.rating, 0 from unnest(changes) change
      join listing on listing.id = change.listing_id
    on conflict do nothing;
  update review_count known set count = known.count + change.count from unnest(changes) change
    where known.listing_id = change.listing_id and known.lang = change.lang
      and known.with_photos = change.with_photos and known.rating = change.rating;
  update listing set rating = now.rating, review_count = now.count
    from (
      select listing_id, sum(count)::int as count,
        round(sum(rating * count)::numeric / nullif(sum(count), 0), 1) as rating
      from review_count where listing_id in (select listing_id from unnest(changes)) group by listing_id
    ) now
    where listing.id = now.listing_id;
end $$;

create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform change_review_counts(array_agg(change)) from (
      select row(listing_id, lang, photos <> '{}', rating, count(*))::review_count as change
      from new_rows where hidden_at is null group by listing_id, lang, photos <> '{}', rating
    ) changes;
  elsif tg_op = 'DELETE' then
    perform change_review_counts(array_agg(change)) from (
      select row(listing_id, lang, photos <> '{}', rating, -count(*))::review_count as change
      from old_rows where hidden_at is null group by listing_id, lang, photos <> '{}', rating
    ) changes;
  else
    perform change_review_counts(array_agg(change)) from (
      select row(listing_id, lang, with_photos, rating, sum(step))::review_count as change
      from (
        select listing_id, lang, photos <> '{}' as with_photos, rating, 1 as step
          from new_rows where hidden_at is null
        union all
        select listing_id, lang, photos <> '{}', rating, -1 from old_rows where hidden_at is null
      ) step group by listing_id, lang, with_photos, rating having sum(step) <> 0
    ) changes;
  end if;
  return null;
end $$;
create trigger review_count_inserted after insert on review referencing new table as new_rows
  for each statement execute function count_reviews();
create trigger review_count_updated after update on review referencing old table as old_rows new table as new_rows
  for each statement execute function count_reviews();
create trigger review_count_deleted after delete on review referencing old table as old_rows
  for each statement execute function count_reviews();

insert into review_count
  select listing_id, lang, false, rating, count(*) from review where hidden_at is null group by listing_id, lang, rating;

-- What the filters of ratings find a listing by, whoever writes its other tokens: the options of `ratingFacet`.
create function rating_tokens(kind text, rating numeric) returns text[] immutable parallel safe
return array(select kind || '.rating=' || stars from unnest('{4,3}'::int[]) stars where rating >= stars);

create function keep_rating_tokens() returns trigger language plpgsql as $$
begin
  new.facets := array(
    select token from unnest(new.facets) token where not starts_with(token, new.kind || '.rating=')
  ) || rating_tokens(new.kind, new.rating);
  return new;
end $$;
create trigger listing_rated before insert on listing for each row execute function keep_rating_tokens();
create trigger listing_rated_anew before update on listing for each row
  when (new.facets is distinct from old.facets or new.rating is distinct from old.rating)
  execute function keep_rating_tokens();

-- By what "highest rated" sorts: as if five more people had given 3.5 stars, so that one who gives five stars does not
-- outdo forty who give 4.8 on average. Null below one review.
create function rating_score(rating numeric, count int) returns numeric immutable parallel safe
return (rating * count + 17.5) / (count + 5);
