-- compatible
-- Double entry: an account for each kind and party. The party with zeros only is the site.
create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('buyer', 'seller', 'credit', 'fees', 'tax', 'paypal', 'site')),
  -- no reference: the account outlives its person
  party_id uuid not null,
  -- The sum of the entries of a person's account. The site's own keep none: all postings would wait for one row.
  balance_cents bigint,
  unique (kind, party_id),
  constraint ledger_account_of_site check (
    (kind in ('fees', 'tax', 'paypal', 'site')) = (party_id = '00000000-0000-0000-0000-000000000000')
    and (party_id = '00000000-0000-0000-0000-000000000000') = (balance_cents is null)),
  constraint credit_not_below_zero check (kind <> 'credit' or balance_cents >= 0)
);
insert into ledger_account (kind, party_id)
  select kind, '00000000-0000-0000-0000-000000000000' from unnest(array['fees', 'tax', 'paypal', 'site']) kind;

-- What happened, once for a subject such as `campaign 12`, with the number of its entries.
create table ledger_posting (
  id bigint generated always as identity primary key,
  reason text not null check (reason <> ''),
  subject text not null check (subject <> ''),
  entries int not null check (entries >= 2),
  at timestamptz not null default now(),
  unique (reason, subject)
);

-- Above zero: what the account receives; below: what it gives.
create table ledger_entry (
  posting_id bigint not null references ledger_posting (id),
  account_id bigint not null references ledger_account (id),
  cents bigint not null check (cents <> 0),
  primary key (posting_id, account_id)
);
create index ledger_entry_of_account on ledger_entry (account_id, posting_id) include (cents);

-- At the commit a posting has all of its entries, and never gets another one.
create function check_posting() returns trigger language plpgsql as $$
declare
  checked bigint;
  posting ledger_posting;
  found_entries int;
  total bigint;
begin
  if tg_table_name = 'ledger_posting' then
    checked := new.id;
  else
    checked := new.posting_id;
  end if;
  select * into posting from ledger_posting where id = checked;
  select count(*), sum(cents) into found_entries, total from ledger_entry where posting_id = posting.id;
  if total <> 0 or found_entries <> posting.entries then
    raise exception 'posting % (% of %) does not add up: % of % entries, % cents', posting.id, posting.reason,
      posting.subject, found_entries, posting.entries, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_posting_adds_up after insert on ledger_posting
  deferrable initially deferred for each row execute function check_posting();
create constraint trigger ledger_entry_adds_up after insert on ledger_entry
  deferrable initially deferred for each row execute function check_posting();

create function add_to_balance() returns trigger language plpgsql as $$
begin
  update ledger_account set balance_cents = balance_cents + new.cents
    where id = new.account_id and balance_cents is not null;
  return null;
end $$;
create trigger ledger_entry_balance after insert on ledger_entry
  for each row execute function add_to_balance();

create trigger ledger_posting_append_only before update or delete on ledger_posting
  for each row execute function refuse_change();
create trigger ledger_posting_keeps_all before truncate on ledger_posting
  for each statement execute function refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_keeps_all before truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger ledger_account_keeps_all before truncate on ledger_account
  for each statement execute function refuse_change();
create trigger ledger_account_stays before delete on ledger_account
  for each row execute function refuse_change();
-- A balance is written by the trigger of its entries only.
create trigger ledger_account_append_only before update on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- Writes a posting with its entries, [{"kind": "credit", "party": null, "cents": -500}], and the accounts that are not
-- there yet. Returns whether it is a new one. Accounts are locked in the order of their ids.
create function post(reason text, subject text, entries jsonb, at timestamptz default now()) returns boolean
language plpgsql as $$
declare
  posting bigint;
begin
  insert into ledger_posting (reason, subject, entries, at)
    values (post.reason, post.subject, jsonb_array_length(post.entries), post.at)
    on conflict do nothing returning id into posting;
  if posting is null then
    return false;
  end if;
  insert into ledger_account (kind, party_id, balance_cents)
    select kind, party, 0 from jsonb_to_recordset(post.entries) entry (kind text, party uuid)
    where party is not null order by kind, party
    on conflict do nothing;
  -- Not a join: planned while there are few accounts, it would read all of them each time.
  insert into ledger_entry (posting_id, account_id, cents)
    select posting, (
        select id from ledger_account account where account.kind = entry.kind
          and account.party_id = coalesce(entry.party, '00000000-0000-0000-0000-000000000000')
      ) as account_id, entry.cents
    from jsonb_to_recordset(post.entries) entry (kind text, party uuid, cents bigint)
    order by account_id;
  return true;
end $$;

-- Until the version before this one is gone, it and the ledger write the same: each credit_entry becomes a posting, and
-- each posting of credit a credit_entry. What people earned goes first, so that no balance falls below zero in between.
create function move_credit(person uuid) returns void language plpgsql as $$
declare
  earlier record;
begin
  for earlier in
    select reason, coalesce(nullif(subject, ''), 'user ' || user_id) as subject, cents, created_at
      from credit_entry where user_id = person order by cents < 0, id
  loop
    if not exists (
      select from ledger_posting where reason = earlier.reason and subject = earlier.subject)
    then
      perform post(earlier.reason, earlier.subject, jsonb_build_array(
        jsonb_build_object('kind', 'credit', 'party', person, 'cents', earlier.cents),
        jsonb_build_object('kind', 'site', 'cents', -earlier.cents)), earlier.created_at);
    end if;
  end loop;
end $$;
create function post_credit_entry() returns trigger language plpgsql as $$
begin
  perform move_credit(new.user_id);
  return null;
end $$;
create trigger credit_entry_posted after insert on credit_entry
  for each row execute function post_credit_entry();

create function copy_to_credit_entry() returns trigger language plpgsql as $$
begin
  insert into credit_entry (user_id, reason, subject, cents, created_at)
    select party_id, reason, case subject when 'user ' || party_id then '' else subject end, new.cents, at
    from ledger_posting posting, ledger_account account join users on users.id = party_id
    where posting.id = new.posting_id and account.id = new.account_id and kind = 'credit'
    on conflict do nothing;
  return null;
end $$;
create trigger ledger_entry_copied after insert on ledger_entry
  for each row execute function copy_to_credit_entry();
