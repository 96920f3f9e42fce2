-- compatible
-- In which language a guest without account is written to, and how often they had another link.
alter table booking add column guest_language text not null default 'en';
alter table booking add column token_version int not null default 0;

-- Who shows that an address is theirs, by an account too, has what was booked with it.
create function take_over_bookings() returns trigger language plpgsql as $$
begin
  if new.email_verified and new.email is not null then
    update booking set guest_id = new.id, guest_email = null, token_hash = null, token_until = null
      where guest_email = new.email and guest_id is null;
  end if;
  return null;
end $$;
create trigger users_take_over_bookings after insert or update of email, email_verified on users
  for each row execute function take_over_bookings();

-- A mailed link may hold what somebody without account wants to book.
alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token add constraint mailed_token_purpose_check
  check (purpose in ('reset-password', 'verify-email', 'first-admin', 'booking')) not valid;
