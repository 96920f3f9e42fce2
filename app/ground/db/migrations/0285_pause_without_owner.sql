-- compatible
-- With its advertiser's account gone, a campaign that was paused with them stays paused, as one that an admin has paused.
create or replace function pause_with_owner() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Pacific/Guam')::date;
  suspended boolean := exists (select from users where id = new.owner_id and suspended_at is not null);
begin
  new.paused_with_owner := new.paused_with_owner and new.paused_on is not null;
  if new.paid_at is null or new.ended_at is not null then
    return new;
  end if;
  if suspended and new.paused_on is null and new.ends_on >= today then
    new.paused_on := today;
    new.paused_with_owner := true;
  elsif new.paused_with_owner and not suspended then
    if new.owner_id is not null then
      new.ends_on := new.ends_on + greatest(0, today - greatest(new.paused_on, new.starts_on));
      new.paused_on := null;
    end if;
    new.paused_with_owner := false;
  end if;
  return new;
end $$;
