-- What is earned counts once for each reason; what is spent and given back, once for each subject, as `campaign 12`.
alter table credit_entry add column subject text not null default '';
alter table credit_entry drop constraint credit_entry_user_id_reason_key;
alter table credit_entry add unique (user_id, reason, subject);
alter table credit_entry add check ((reason = 'spent') = (cents < 0));

-- An advertisement that somebody asked for.
create table campaign (
  id bigint generated always as identity primary key,
  -- Read over the phone, so digits only. The factor shares no divisor with 100,000,000: no two of so many are the same.
  reference text not null unique generated always as (
    regexp_replace(lpad((id * 47382917 % 100000000)::text, 8, '0'), '(....)(....)', '\1-\2')
  ) stored,
  -- null: a guest, who is answered by mail alone
  owner_id uuid references users (id) on delete set null,
  business_name text not null,
  email text not null,
  link text not null,
  alt text not null,
  -- in which the advertiser read the site, and is answered
  lang text not null,
  category text not null,
  -- none: the whole category
  subcategories text[] not null default '{}',
  -- days of the islands, both of them among those on which it runs
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  price_cents bigint not null check (price_cents > 0),
  -- what of it the advertiser's credit pays; the rest is invoiced
  credit_cents bigint not null default 0 check (credit_cents between 0 and price_cents),
  review text not null default 'requested' check (review in ('requested', 'approved', 'refused')),
  -- of a refusal
  reason text not null default '',
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  paid_at timestamptz,
  -- since this day; the days without it are added when it runs again
  paused_on date,
  -- before its time
  ended_at timestamptz,
  -- grows with each change: who decides has seen this version
  version int not null default 1,
  -- the same for the same form sent again, which is the same campaign
  digest bytea not null unique,
  created_at timestamptz not null default now(),
  check ((review = 'requested') = (decided_at is null)),
  check ((review = 'refused') = (reason <> '')),
  check (paid_at is null or review = 'approved'),
  check (paused_on is null or paid_at is not null),
  check (ended_at is null or review = 'approved')
);
create index campaign_waiting on campaign (id) where review = 'requested';
create index campaign_shown on campaign (ends_on)
  where paid_at is not null and ended_at is null and paused_on is null;
create index campaign_owner on campaign (owner_id, id);
create index campaign_email on campaign (lower(email));

-- Where a campaign is on a day of the islands. What can be told from the rest of its row is not stored.
create function campaign_state(campaign, today date) returns text language sql immutable as $$
  select case
    when $1.review <> 'approved' then $1.review
    when $1.ended_at is not null then 'ended'
    when $1.paid_at is null then 'awaiting-payment'
    when $1.paused_on is not null then 'paused'
    when today > $1.ends_on then 'ended'
    when today < $1.starts_on then 'scheduled'
    else 'running'
  end
$$;

-- The ways between the states that there are: nothing is decided, paid or ended twice or undone, and the price stays.
create function check_campaign_change() returns trigger language plpgsql as $$
begin
  if old.review <> 'requested' and new.review <> old.review
    or old.paid_at is not null and new.paid_at is distinct from old.paid_at
    or old.ended_at is not null and (new.ended_at, new.paused_on) is distinct from (old.ended_at, old.paused_on)
    or (new.price_cents, new.credit_cents) <> (old.price_cents, old.credit_cents)
  then
    raise exception 'campaign % can not change so', old.reference using errcode = 'restrict_violation';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger campaign_change before update on campaign for each row execute function check_campaign_change();

-- Pages show those that run. A new one runs nowhere yet.
create function notify_campaign_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'campaign');
  return null;
end $$;
create trigger campaign_changed after update or delete on campaign
  for each statement execute function notify_campaign_change();

-- The pictures of advertisements, under `public/scenes/` in the file store. Without a campaign: of a form that was not
-- taken yet.
create table campaign_picture (
  name text primary key,
  slot text not null check (slot in ('desktop', 'tablet', 'mobile')),
  -- of what was sent: what is kept has the size of its slot
  width int not null,
  height int not null,
  campaign_id bigint references campaign (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (campaign_id, slot)
);
create index campaign_picture_waiting on campaign_picture (created_at) where campaign_id is null;
