-- compatible
-- Pages that link to a public profile are old once it is switched on or off, or hidden.
create function notify_profile_change() returns trigger language plpgsql as $$
declare kinds text;
begin
  select string_agg(distinct 'listing:' || kind, ',') into kinds from listing
    where owner_id = new.id or id in (select listing_id from review where author_id = new.id);
  if kinds is not null then
    perform pg_notify('page_change', kinds);
  end if;
  return null;
end $$;
create trigger profile_changed after update of profile_public, profile_hidden_at on users for each row
  when (old.profile_public is distinct from new.profile_public or old.profile_hidden_at is distinct from new.profile_hidden_at)
  execute function notify_profile_change();
