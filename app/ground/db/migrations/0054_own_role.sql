-- Whoever has a business in the directory is one by role. The trigger of 0031 and staff who change roles ask the same.
create function own_role(person uuid) returns text language sql stable as $$
  select case when exists (select from listing where owner_id = person and kind = 'business' and live)
    then 'business' else 'user' end
$$;
