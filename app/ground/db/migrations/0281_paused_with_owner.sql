-- compatible
-- A campaign can't run while its advertiser is suspended: it is paused, and runs again when they are back. What an admin
-- has paused stays so.
alter table campaign add column paused_with_owner boolean not null default false;

-- few rows: advertisements of those who are suspended. Days that passed before this are not lost either.
update campaign set paused_with_owner = true,
    paused_on = (greatest(suspended_at, paid_at) at time zone 'Pacific/Guam')::date
  from users where users.id = owner_id and suspended_at is not null and paid_at is not null and ended_at is null
    and paused_on is null and ends_on >= (greatest(suspended_at, paid_at) at time zone 'Pacific/Guam')::date;

-- Also what is paid, or resumed by an admin, while its advertiser is suspended.
create function pause_with_owner() returns trigger language plpgsql as $$
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
    new.ends_on := new.ends_on + greatest(0, today - greatest(new.paused_on, new.starts_on));
    new.paused_on := null;
    new.paused_with_owner := false;
  end if;
  return new;
end $$;
create trigger campaign_paused_with_owner before update on campaign
  for each row execute function pause_with_owner();

-- All that may still run, as one of them may be paid at this moment. An update of no rows would outdate pages, too.
create function change_campaigns_with_owner() returns trigger language plpgsql as $$
begin
  if exists (select from campaign where owner_id = new.id and ended_at is null) then
    update campaign set owner_id = new.id where owner_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
create trigger campaigns_paused_with_owner after update of suspended_at on users for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function change_campaigns_with_owner();
