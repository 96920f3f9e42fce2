-- compatible
-- Which reminders a booking has had, each once for its times.
create table booking_reminder (
  booking_id bigint not null references booking (id) on delete cascade,
  what text not null check (what in ('answer', 'day', 'hour')),
  due_for timestamptz not null,
  primary key (booking_id, what, due_for)
);
