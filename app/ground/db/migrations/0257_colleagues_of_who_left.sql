-- compatible
-- While a claimed listing has no owner, since they closed their account: whose colleagues these are, for the day on
-- which they come back.
alter table listing_colleague add column kept_for uuid references users (id) on delete cascade;

create or replace function end_colleagues() returns trigger language plpgsql as $$
begin
  if new.owner_id is null then
    update listing_colleague set kept_for = old.owner_id where listing_id = new.id;
  else
    -- A new owner has chosen none of them.
    delete from listing_colleague where listing_id = new.id and kept_for is distinct from new.owner_id;
    update listing_colleague set kept_for = null where listing_id = new.id;
  end if;
  return null;
end $$;
create or replace trigger listing_colleagues_end after update of owner_id on listing for each row
  when (old.owner_id is distinct from new.owner_id) execute function end_colleagues();
