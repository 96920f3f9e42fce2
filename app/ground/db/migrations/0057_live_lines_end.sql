-- A live line ends with the session that it was opened with, and with an account's right to one. Which of a person's
-- lines that is, nobody knows: all end, and the browsers that still have a session come back.
create function end_live_lines() returns trigger language plpgsql as $$
begin
  perform pg_notify(
    'live',
    json_build_array(0, to_jsonb(old) ->> tg_argv[0], 'session ended', '')::text
  );
  return null;
end $$;

create trigger session_ended after delete on session
  for each row execute function end_live_lines('user_id');
create trigger account_suspended after update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function end_live_lines('id');
