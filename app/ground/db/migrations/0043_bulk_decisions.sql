-- What somebody of the staff has decided about several cases at once. It takes effect a little later and stands here until
-- then: to delete it is to undo it.
create table bulk_decision (
  id bigint generated always as identity primary key,
  decision text not null check (decision in ('approve', 'refuse')),
  reason text not null,
  decided_by uuid not null references users (id) on delete cascade,
  takes_effect_at timestamptz not null
);
create index bulk_decision_by on bulk_decision (decided_by);

create table held_case (
  case_id bigint primary key references moderation_case (id) on delete cascade,
  bulk_id bigint not null references bulk_decision (id) on delete cascade,
  -- that was decided on: a case that was changed since waits again
  version int not null
);
create index held_case_of on held_case (bulk_id);
