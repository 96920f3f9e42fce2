-- Whether an event takes place every week: its card says "Every Thursday". Kept with its times, like their start and end.
-- compatible
alter table listing add column weekly boolean not null default false;

-- few rows: events alone
update listing set weekly = true
where kind = 'event' and (
  select count(*) > 1 and coalesce(bool_and(pause is null or pause = interval '7 days'), false)
  from (
    select starts_at - lag(starts_at) over (order by starts_at) as pause
    from occurrence where listing_id = listing.id and not cancelled
  ) as times
);
