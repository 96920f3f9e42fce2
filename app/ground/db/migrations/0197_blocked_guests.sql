-- compatible
-- Addresses of guests without an account from whom an owner takes no bookings.
create table booking_guest_block (
  owner_id uuid not null references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, email)
);
