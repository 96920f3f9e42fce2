-- The addresses of listings that were merged into another one, to which they lead from then on.
create table listing_alias (
  kind text not null,
  ref text not null,
  listing_id bigint not null references listing (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kind, ref)
);
create index listing_alias_of on listing_alias (listing_id);

-- Staff hides several listings at once, without a report before.
alter table bulk_decision drop constraint bulk_decision_decision_check;
alter table bulk_decision add constraint bulk_decision_decision_check
  check (decision in ('approve', 'refuse', 'hide')) not valid;
alter table bulk_decision validate constraint bulk_decision_decision_check;
