-- The stops of a virtual tour, in the order they are walked.
create table tour_stop (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  position int not null,
  -- address of the picture on this site
  picture text not null,
  title text not null,
  text text not null,
  -- {"ko": {"title": "...", "text": "..."}}
  translations jsonb not null default '{}',
  lng double precision not null,
  lat double precision not null,
  unique (listing_id, position)
);

create trigger tour_stop_inserted after insert on tour_stop referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger tour_stop_updated after update on tour_stop referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger tour_stop_deleted after delete on tour_stop referencing old table as old_rows
  for each statement execute function notify_listing_part_change();

-- How many started a tour. It tells nobody when it grows: pages show it rounded, a minute late at most.
create table tour_visitors (
  listing_id bigint primary key references listing (id) on delete cascade,
  count int not null default 0
);
