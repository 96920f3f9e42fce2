-- A draft that its owner deleted can be taken back for a while.
alter table draft add deleted_at timestamptz;
drop index draft_of_owner;
create index draft_of_owner on draft (owner_id, updated_at desc) where submitted_at is null and deleted_at is null;
drop index draft_edit;
create unique index draft_edit on draft (owner_id, listing_id) where submitted_at is null and deleted_at is null;
create index draft_deleted on draft (deleted_at) where deleted_at is not null;
