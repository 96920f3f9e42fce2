-- When an event takes place. The listing carries the next start and the last end, for sorting.
create table occurrence (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  cancelled boolean not null default false
);
create index occurrence_listing on occurrence (listing_id, starts_at);
create index occurrence_span on occurrence (starts_at, ends_at) where not cancelled;

create trigger occurrence_inserted after insert on occurrence referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger occurrence_updated after update on occurrence referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger occurrence_deleted after delete on occurrence referencing old table as old_rows
  for each statement execute function notify_listing_part_change();
