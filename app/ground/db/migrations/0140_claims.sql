-- compatible
-- When the email address or the website of a listing was last changed; null: never. Of what is there already nothing is
-- known, so its days begin now.
alter table listing add column contact_changed_at timestamptz default now();
alter table listing alter column contact_changed_at drop default;
create function note_contact_change() returns trigger language plpgsql as $$
begin
  new.contact_changed_at = now();
  return new;
end $$;
create trigger listing_contact_changed before update of contact on listing for each row
  when (old.contact ->> 'email' is distinct from new.contact ->> 'email'
    or old.contact ->> 'website' is distinct from new.contact ->> 'website')
  execute function note_contact_change();

-- Who says that a listing is theirs, and how they show it.
create table listing_claim (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  claimant_id uuid not null references users (id) on delete cascade,
  way text not null check (way in ('address', 'domain', 'phone', 'letter', 'document')),
  -- where the code goes; empty of a document
  sent_to text not null default '',
  words text not null,
  -- of the document; null: there is none, or no longer
  file_key uuid unique,
  file_type text,
  state text not null
    check (state in ('waiting', 'code', 'approved', 'rejected', 'withdrawn', 'overtaken', 'reversed')),
  -- whose the listing is where that is disputed, and what they say
  owner_id uuid references users (id) on delete set null,
  owner_words text not null default '',
  -- the code is derived from it and the site's secret
  code_seed uuid not null default gen_random_uuid(),
  code_at timestamptz,
  tries int not null default 0,
  reason text not null default '',
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  objection text,
  objected_at timestamptz,
  -- when the staff decided on the objection
  objection_decided_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index listing_claim_open on listing_claim (listing_id, claimant_id) where state in ('waiting', 'code');
create index listing_claim_of_claimant on listing_claim (claimant_id, id);
create index listing_claim_of_listing on listing_claim (listing_id, id);
create index listing_claim_of_owner on listing_claim (owner_id) where owner_id is not null;
create index listing_claim_by on listing_claim (decided_by) where decided_by is not null;
create index listing_claim_to_decide on listing_claim (id)
  where state = 'waiting' or objected_at is not null and objection_decided_at is null;
create index listing_claim_decided on listing_claim (decided_at) where decided_at is not null;

-- The link by which the former contact of a listing objects.
alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token add constraint mailed_token_purpose_check
  check (purpose in ('reset-password', 'verify-email', 'first-admin', 'booking', 'claim-objection')) not valid;
