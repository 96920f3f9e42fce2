-- Accounts that were erased left their row without a name and were not noted: a restored site would keep who had left.
insert into erased_user (id, erased_at)
select id, updated_at from users
where email is null and full_name = '' and not sample and updated_at > now() - interval '35 days'
on conflict do nothing;
