-- compatible
-- What lists that are filtered by dates ask of each room type, without reading its settings.
alter table bookable add column guests int, add column min_nights int,
  -- whether its settings say more of when it is taken: arrival days, closed dates, seasons with a minimum stay
  add column has_rules boolean not null default false;

create function note_stay_rules() returns trigger language plpgsql as $$
begin
  new.guests := (new.settings ->> 'guests')::int;
  new.min_nights := coalesce((new.settings ->> 'minNights')::int, 1);
  new.has_rules := jsonb_array_length(coalesce(new.settings -> 'arrivalDays', '[0, 1, 2, 3, 4, 5, 6]')) < 7
    or jsonb_array_length(coalesce(new.settings -> 'closed', '[]')) > 0
    or jsonb_path_exists(new.settings, '$.seasons[*].minNights');
  return new;
end $$;
create trigger bookable_stay_rules before insert or update of settings on bookable for each row
  when (new.kind = 'stay') execute function note_stay_rules();

-- few rows: what owners have let people book since migration 71
update bookable set settings = settings where kind = 'stay';

-- Lists that are filtered by what is free have the tag `bookings`, whichever listings they show.
create or replace function notify_bookable_change() returns trigger language plpgsql as $$
declare bookable_of bigint;
begin
  bookable_of := case tg_op when 'DELETE' then old.bookable_id else new.bookable_id end;
  perform pg_notify('page_change', 'bookings:' || listing_id) from bookable where id = bookable_of;
  perform pg_notify('page_change', 'bookings');
  return null;
end $$;

create or replace function notify_listing_bookable_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'bookings:' || case tg_op when 'DELETE' then old.listing_id else new.listing_id end);
  perform pg_notify('page_change', 'bookings');
  return null;
end $$;
