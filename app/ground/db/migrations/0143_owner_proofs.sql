-- compatible
-- How the owner of a claimed listing has shown that they run it: `code` or `document`. It goes with the owner.
alter table listing add column owner_proof text;
create function forget_owner_proof() returns trigger language plpgsql as $$
begin
  new.owner_proof = null;
  return new;
end $$;
create trigger listing_owner_changed before update of owner_id on listing for each row
  when (old.owner_id is distinct from new.owner_id and new.owner_proof is not distinct from old.owner_proof)
  execute function forget_owner_proof();
