-- A question of somebody who is not trusted yet is hidden until somebody of the staff has approved it.
alter table moderation_case drop constraint moderation_case_type_check;
alter table moderation_case add check (type in ('listing', 'question', 'edit', 'report', 'appeal'));

-- Whoever decides has seen what the listing says: when it is written anew, what waits about it has a new version. Where
-- the listing itself waits for review, queue_listing sees to it.
create function renew_cases() returns trigger language plpgsql as $$
begin
  update moderation_case set version = version + 1
    where listing_id = new.id and state = 'open' and type <> 'listing';
  return null;
end $$;
create trigger listing_cases_renewed after update of title on listing for each row execute function renew_cases();

-- Who has a business in the directory is one by role: when it changes hands or goes, both sides are looked at.
create or replace function keep_business_role() returns trigger language plpgsql as $$
begin
  update users set role = due.role
    from (
      select id, case when exists (
        select from listing where owner_id = person.id and kind = 'business' and live
      ) then 'business' else 'user' end as role
      from users person where id in (old.owner_id, new.owner_id)
    ) due
    where users.id = due.id and not sample and users.role in ('user', 'business') and users.role <> due.role;
  return null;
end $$;
drop trigger listing_makes_business on listing;
create trigger listing_makes_business after insert on listing for each row
  when (new.kind = 'business') execute function keep_business_role();
create trigger listing_keeps_business
  after update of kind, status, review, hidden_at, deleted_at, owner_id on listing for each row
  when (new.kind = 'business' or old.kind = 'business') execute function keep_business_role();
update users set role = 'user' where role = 'business' and not sample
  and not exists (select from listing where owner_id = users.id and kind = 'business' and live);

-- One's own listings are read a page at a time: the newest first, or in another order that the second index alone tells.
drop index listing_owner;
create index listing_owner on listing (owner_id, created_at desc, id desc);
create index listing_owner_kind on listing (owner_id, kind, created_at desc, id desc) include (ref)
  where deleted_at is null;

-- What is asked of everybody who writes something, and of everybody who leaves.
create index moderation_case_against on moderation_case (owner_id) where state in ('refused', 'hidden');
create index moderation_case_decided_by on moderation_case (decided_by) where decided_by is not null;
