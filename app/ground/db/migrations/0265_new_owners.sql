-- compatible
-- When a listing changes hands, what waits about it concerns its new owner, and who decides has to have seen that. What
-- its former owner wanted to change, and their appeals, are withdrawn: their words must not become the new owner's. An owner
-- who has closed their account may come back: all stays theirs until someone else has the listing.
create function hand_over_cases() returns trigger language plpgsql as $$
begin
  if new.owner_id is null and exists (select from users where id = old.owner_id and closes_at is not null) then
    return null;
  end if;
  update moderation_case set owner_id = new.owner_id, version = version + 1
    where listing_id = new.id and state = 'open' and type in ('listing', 'report')
      and owner_id is distinct from new.owner_id;
  update moderation_case set state = 'withdrawn'
    where listing_id = new.id and state = 'open' and type in ('edit', 'appeal')
      and owner_id is distinct from new.owner_id;
  delete from listing_revision using moderation_case one
    where one.id = case_id and one.listing_id = new.id and one.type = 'edit'
      and one.owner_id is distinct from new.owner_id;
  return null;
end $$;
create trigger listing_cases_handed_over after update of owner_id on listing for each row
  when (old.owner_id is distinct from new.owner_id) execute function hand_over_cases();

-- A listing that is hidden because its owner is suspended is visible again when it changes hands, unless its new owner is
-- suspended too. Who suspends someone locks them: one of the two sees the other's change.
create function hide_with_owner() returns trigger language plpgsql as $$
declare
  suspended timestamptz;
begin
  select suspended_at into suspended from users where id = new.owner_id for key share;
  if new.hidden_at is null or new.hidden_at = (select suspended_at from users where id = old.owner_id) then
    new.hidden_at = suspended;
  end if;
  return new;
end $$;
create trigger listing_hidden_with_owner before update of owner_id on listing for each row
  when (old.owner_id is distinct from new.owner_id) execute function hide_with_owner();
